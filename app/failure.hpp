// An error on its way to the user: the line to print and the exit code it deserves.
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "app/exit_code.hpp"
#include "base/error.hpp"

namespace zx::app {

struct Failure {
    ExitCode code = ExitCode::BadFile;
    std::string line;
};

template <class T> using Outcome = tl::expected<T, Failure>;

/// An error about a file, in words.
[[nodiscard]] tl::unexpected<Failure> file_failure(const Error& error, const std::string& path);

} // namespace zx::app
