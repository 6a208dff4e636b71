// mutants_table [KEYS [NAME]]: hunts every mutant, or one, and prints the table of docs/ORACLE.md:
// mutant, class, keys pressed until it was caught, number of keys of the shortest list that shows
// it, and that list.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <span>
#include <string>

#include "shisen/oracle/shorten.hpp"
#include "shisen/oracle/step.hpp"
#include "tests/mutants/hunt.hpp"
#include "tests/mutants/mutant.hpp"

namespace {

constexpr std::int64_t DefaultKeys = 20'000;

zx::Result<std::vector<mutants::Mutant>> read_mutants() {
    std::ifstream file(FR_SOURCE_DIR "/tests/mutants/mutants.txt", std::ios::binary);
    return mutants::parse(std::string{std::istreambuf_iterator<char>{file}, {}});
}

/// Complete games are too long for a table.
std::string list_text(const shisen::oracle::Shrunk& shrunk) {
    constexpr std::size_t Longest = 100;
    const std::string text = steps_text(shrunk.steps);
    return text.empty() ? "as it is dealt" : text.size() > Longest ? "a long list" : text;
}

/// Returns false if the mutant is not caught or not in its class.
bool print_row(const mutants::Mutant& mutant, std::int64_t max_keys) {
    using namespace shisen::oracle;
    const auto machine = mutants::started_file(FR_MUTANTS_DIR "/" + mutant.name + ".tap");
    const auto tape = machine.and_then([](const auto& running) { return learn_tape(running); });
    if (!tape) {
        std::printf("| %s | %s | not read: %s | | |\n",
                    mutant.name.c_str(),
                    mutant.fault.c_str(),
                    tape.error().context.c_str());
        return false;
    }
    const mutants::Hunt hunt = mutants::hunt(*tape, max_keys);
    if (!hunt.found) {
        std::printf("| %s | %s | not caught | | |\n", mutant.name.c_str(), mutant.fault.c_str());
        return false;
    }
    const Shrunk shrunk = shrink(tape->start_states, *hunt.found, JudgeOptions{});
    const std::string fault(name_of(hunt.found->difference.fault));
    const bool right = fault == mutant.fault && name_of(shrunk.difference.fault) == mutant.fault;
    const bool falling = shrunk.gravity == shisen::Gravity::On;
    std::printf("| %s | %s | %lld | %d | %s: %s |\n",
                mutant.name.c_str(),
                (right ? fault : "WRONG: " + fault + ", not " + mutant.fault).c_str(),
                static_cast<long long>(hunt.keys),
                shrunk.keys,
                falling ? "on" : "off",
                list_text(shrunk).c_str());
    std::fflush(stdout);
    return right;
}

} // namespace

int main(int count, char** words) {
    const std::span<char*> arguments(words, static_cast<std::size_t>(count));
    const auto all = read_mutants();
    if (!all) {
        std::fprintf(stderr, "mutants.txt: %s\n", all.error().context.c_str());
        return 3;
    }
    const std::int64_t keys = count > 1 ? std::atoll(arguments[1]) : DefaultKeys;
    const std::string only = count > 2 ? arguments[2] : "";
    std::printf("| mutant | class | keys | shrunk | gravity and keys of the shortest list |\n"
                "|---|---|---:|---:|---|\n");
    int wrong = 0;
    for (const mutants::Mutant& mutant : *all) {
        if (only.empty() || mutant.name == only) {
            wrong += print_row(mutant, keys) ? 0 : 1;
        }
    }
    return wrong == 0 ? 0 : 1;
}
