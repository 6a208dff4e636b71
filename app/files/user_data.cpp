#include "app/files/user_data.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <system_error>

#include <sys/stat.h>

namespace zx::app {
namespace fs = std::filesystem;
namespace {

constexpr const char* NoFolder = "neither HOME nor XDG_DATA_HOME names a folder";

fs::path environment_path(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? fs::path(value) : fs::path();
}

} // namespace

UserData UserData::of_environment() {
    if (const fs::path data = environment_path("XDG_DATA_HOME"); data.is_absolute()) {
        return UserData(data / "fourrivers");
    }
    if (const fs::path home = environment_path("HOME"); home.is_absolute()) {
        return UserData(home / ".local" / "share" / "fourrivers");
    }
    return UserData(fs::path());
}

fs::path UserData::config_folder_of_environment() {
    if (const fs::path config = environment_path("XDG_CONFIG_HOME"); config.is_absolute()) {
        return config / "fourrivers";
    }
    const fs::path home = environment_path("HOME");
    return home.is_absolute() ? home / ".config" / "fourrivers" : fs::path();
}

std::string UserData::warning() const {
    return has_folder() ? "" : std::string(NoFolder) + ": nothing is kept for the next start";
}

Result<void> UserData::make_folder(const fs::path& folder) {
    if (folder.empty()) {
        return fail(ErrorCode::NotWritable, 0, NoFolder);
    }
    fs::path made;
    for (const fs::path& part : folder) {
        made /= part;
        constexpr mode_t UserAlone = 0700;
        struct stat status {};
        // Check before mkdir: on a read-only file system mkdir fails even for folders that exist.
        const bool exists = ::stat(made.c_str(), &status) == 0;
        if (exists && S_ISDIR(status.st_mode)) {
            continue;
        }
        if (::mkdir(made.c_str(), UserAlone) != 0 &&
            !(errno == EEXIST && ::stat(made.c_str(), &status) == 0 && S_ISDIR(status.st_mode))) {
            return fail(ErrorCode::NotWritable,
                        0,
                        std::string("the folder cannot be made: ") + std::strerror(errno));
        }
    }
    return {};
}

fs::path
UserData::unused_name(const fs::path& folder, std::string_view stem, std::string_view ending) {
    for (int number = 1;; ++number) {
        std::string digits = std::to_string(number);
        digits.insert(0, digits.size() < 3 ? 3 - digits.size() : 0, '0');
        fs::path candidate =
            folder / (std::string(stem) + "-" + digits + "." + std::string(ending));
        std::error_code error;
        if (!fs::exists(candidate, error)) {
            return candidate;
        }
    }
}

} // namespace zx::app
