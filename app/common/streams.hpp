// The standard output and the standard error stream of the program, as values that tests replace.
#pragma once

#include <ostream>
#include <string>

namespace zx::app {

struct Streams {
    std::ostream& out;
    std::ostream& err;
};

/// Prints one line on streams.err: "fourrivers: text", with control characters escaped.
void print_error(Streams& streams, const std::string& text);

} // namespace zx::app
