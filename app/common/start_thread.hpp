// Starts threads where the system may refuse: under a limit on processes, or without memory for a
// stack.
#pragma once

#include <optional>
#include <system_error>
#include <thread>
#include <utility>

namespace zx::app {

/// Runs the work on a new thread. Empty if the system does not start one.
template <class Work> [[nodiscard]] std::optional<std::jthread> start_thread(Work&& work) {
    try {
        return std::jthread(std::forward<Work>(work));
    } catch (const std::system_error&) {
        return std::nullopt;
    }
}

} // namespace zx::app
