// Starts threads where the system may refuse them: under a limit on processes, or without memory
// for a stack.
#pragma once

#include <optional>
#include <system_error>
#include <thread>
#include <utility>

namespace zx::app {

/// Runs the work on a new thread, or returns nothing if the system starts none.
template <class Work> [[nodiscard]] std::optional<std::jthread> start_thread(Work&& work) {
    try {
        return std::jthread(std::forward<Work>(work));
    } catch (const std::system_error&) {
        return std::nullopt;
    }
}

} // namespace zx::app
