// An error as the program reports it: one line of text and an exit code.
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "app/common/exit_code.hpp"
#include "app/common/streams.hpp"
#include "base/error.hpp"

namespace zx::app {

struct Failure {
    ExitCode code = ExitCode::BadFile;
    std::string line;
};

template <class T> using Outcome = tl::expected<T, Failure>;

/// Returns one line about an error in a file: "game.tap: block 3 ends 17 bytes early (at byte 4711)".
/// The offset is left out if it is 0. Control characters in names are escaped.
[[nodiscard]] std::string describe(const Error& error, const std::string& path);

/// Returns the failure for an error in a file: the line of describe() and the error's exit code.
[[nodiscard]] tl::unexpected<Failure> file_failure(const Error& error, const std::string& path);

/// Prints the failure's line and returns its exit code.
[[nodiscard]] ExitCode report(const Failure& failure, Streams& streams);

} // namespace zx::app
