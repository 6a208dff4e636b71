// The error of a folder that could not be made.
#pragma once

#include <filesystem>

#include "app/common/failure.hpp"

namespace zx::app {

/// Returns the error with the folder's name; without one if there is no user data folder.
inline tl::unexpected<Failure> folder_failure(const Error& error,
                                              const std::filesystem::path& folder) {
    if (folder.empty()) {
        return tl::unexpected(Failure{exit_code(error), error.context});
    }
    return file_failure(error, folder.string());
}

} // namespace zx::app
