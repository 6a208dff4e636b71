// A listing that is read is written so that it is read as the same program, and any bytes that are
// lines of a program are written as a listing.
#include <string>

#include "loaders/basic.hpp"
#include "tests/fuzz/target.hpp"

namespace {

std::string listed(const std::string& text) {
    const auto program = zx::loaders::read_listing(text);
    fuzz::require(program.has_value(), "what was written is read");
    const auto listing = zx::loaders::write_listing(*program);
    fuzz::require(listing.has_value(), "a program that was read is written");
    return *listing;
}

} // namespace

void fuzz::fuzz_basic(Input input) {
    const std::string text(input.begin(), input.end());
    if (const auto program = zx::loaders::read_listing(text)) {
        // Spaces between words, which an escape may have put there, are lost once.
        const std::string first = listed(listed(text));
        require(listed(first) == first, "a listing of a listing is the same");
    } else {
        require_useful(program.error(), input.size());
    }
    zx::loaders::BasicProgram program;
    program.lines.assign(input.begin(), input.end());
    if (const auto listing = zx::loaders::write_listing(program); !listing) {
        require(!listing.error().context.empty(), "an error has a message");
    }
}
