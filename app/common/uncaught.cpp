#include "app/common/uncaught.hpp"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>

#include "app/common/exit_code.hpp"
#include "base/utf8.hpp"

namespace zx::app {
namespace {

[[noreturn]] void end() {
    std::string line = "fourrivers: internal error";
    try {
        if (const auto exception = std::current_exception()) {
            std::rethrow_exception(exception);
        }
    } catch (const std::exception& exception) {
        line += ": " + terminal_safe(exception.what());
    } catch (...) {
        line += ": unknown exception";
    }
    (void)std::fputs((line + "\n").c_str(), stderr);
    std::_Exit(static_cast<int>(ExitCode::Surroundings));
}

} // namespace

void report_uncaught_exceptions() {
    std::set_terminate(&end);
}

} // namespace zx::app
