#include "app/common/failure.hpp"

#include <fmt/format.h>

#include "base/utf8.hpp"

namespace zx::app {

std::string describe(const Error& error, const std::string& path) {
    std::string line = path + ": " + error.context;
    if (error.offset != 0) {
        line += fmt::format(" (at byte {})", error.offset);
    }
    return terminal_safe(line);
}

tl::unexpected<Failure> file_failure(const Error& error, const std::string& path) {
    return tl::unexpected(Failure{exit_code(error), describe(error, path)});
}

ExitCode report(const Failure& failure, Streams& streams) {
    print_error(streams, failure.line);
    return failure.code;
}

} // namespace zx::app
