// The program's standard output and standard error streams, as values that tests can replace.
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
