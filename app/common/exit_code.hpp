// The program's exit codes. They are stable: scripts may rely on them.
#pragma once

#include "base/error.hpp"

namespace zx::app {

enum class ExitCode : int {
    Done = 0,
    /// A difference, a failed expectation, or --until not met.
    NotMet = 1,
    Usage = 2,
    /// A file could not be read or is not what it should be.
    BadFile = 3,
    /// No display, disk full, output not writable.
    Surroundings = 4,
    Interrupted = 130,
};

/// Returns the exit code for an error: Surroundings for NotWritable, else BadFile.
[[nodiscard]] constexpr ExitCode exit_code(const Error& error) noexcept {
    return error.code == ErrorCode::NotWritable ? ExitCode::Surroundings : ExitCode::BadFile;
}

} // namespace zx::app
