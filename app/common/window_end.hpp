// How a window was left.
#pragma once

#include "app/common/exit_code.hpp"

namespace zx::app {

struct WindowEnd {
    /// Implicit, so that a window without a menu of games returns its exit code.
    WindowEnd(ExitCode ended_with) : code(ended_with) {}

    ExitCode code;
    /// The page of games was chosen in the menu: it is opened next.
    bool shelf = false;
    /// A signal such as SIGTERM ends the program: nothing is opened any more.
    bool by_signal = false;
};

} // namespace zx::app
