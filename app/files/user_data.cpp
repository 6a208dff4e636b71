#include "app/files/user_data.hpp"

#include <cstdlib>
#include <string>
#include <system_error>

namespace zx::app {
namespace fs = std::filesystem;
namespace {

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
    std::error_code error;
    const fs::path temporary = fs::temp_directory_path(error);
    return UserData((error ? fs::path("/tmp") : temporary) / "fourrivers");
}

Result<void> UserData::make_folder(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        return fail(ErrorCode::NotWritable, 0, "the folder cannot be made: " + error.message());
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

Result<void> UserData::keep_previous(const fs::path& file) {
    std::error_code error;
    if (!fs::exists(file, error)) {
        return {};
    }
    fs::path kept = file;
    kept += ".bak";
    fs::copy_file(file, kept, fs::copy_options::overwrite_existing, error);
    if (error) {
        return fail(
            ErrorCode::NotWritable, 0, "the previous file cannot be kept: " + error.message());
    }
    return {};
}

} // namespace zx::app
