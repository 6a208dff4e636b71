// mutate MUTANTS NAME SOURCE OUTPUT PADDING: writes the source with the mutant's change and PADDING
// bytes added at the program's end. tape.cmake says what the padding is for.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

#include "app/files/file.hpp"
#include "tests/mutants/mutant.hpp"

namespace {

int refuse(const std::string& words) {
    std::fprintf(stderr, "mutate: %s\n", words.c_str());
    return 1;
}

zx::Result<std::string> read_text(const std::string& path) {
    const auto bytes = zx::app::read_file(path);
    if (!bytes) {
        return zx::fail(bytes.error().code, 0, zx::app::describe(bytes.error(), path));
    }
    return std::string(bytes->begin(), bytes->end());
}

/// The last line of the program is a label without code after it.
std::string padded(std::string source, int bytes) {
    const std::string label = "\nprogram_end:\n";
    const std::size_t at = source.find(label);
    return at == std::string::npos
               ? source
               : source.insert(at + 1, "        defs " + std::to_string(bytes) + "\n");
}

} // namespace

int main(int count, char** words) {
    const std::span<char*> arguments(words, static_cast<std::size_t>(count));
    if (count != 6) {
        return refuse("usage: mutate MUTANTS NAME SOURCE OUTPUT PADDING");
    }
    const std::string name = arguments[2];
    const std::string output = arguments[4];
    const auto list = read_text(arguments[1]).and_then([](const std::string& text) {
        return mutants::parse(text);
    });
    const auto source = read_text(arguments[3]);
    if (!list || !source) {
        return refuse(!list ? list.error().context : source.error().context);
    }
    const auto found = std::find_if(
        list->begin(), list->end(), [&name](const auto& mutant) { return mutant.name == name; });
    if (found == list->end()) {
        return refuse("no mutant is called " + name);
    }
    const auto mutated = mutants::apply(*found, *source);
    if (!mutated) {
        return refuse(mutated.error().context);
    }
    const std::string text = padded(*mutated, std::atoi(arguments[5]));
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    const auto written = zx::app::write_file_atomically(output, bytes);
    return written ? 0 : refuse(zx::app::describe(written.error(), output));
}
