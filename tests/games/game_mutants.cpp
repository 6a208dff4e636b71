#include "tests/games/game_mutants.hpp"

#include <fstream>
#include <iterator>

#include "tests/games/tape_machine.hpp"

namespace fixture {
namespace {

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

std::vector<mutants::Mutant> read_mutants(const std::string& path) {
    return mutants::parse(contents(path)).value_or(std::vector<mutants::Mutant>{});
}

bool allowed(const mutants::Mutant& mutant, const std::string& fault) {
    return ("|" + mutant.fault + "|").find("|" + fault + "|") != std::string::npos;
}

bool load_mutant(zx::machine::Machine& machine, const std::string& path, std::string_view text) {
    const std::string bytes = contents(path);
    const std::vector<std::uint8_t> tap(bytes.begin(), bytes.end());
    return load_tape(machine, tap, text);
}

} // namespace fixture
