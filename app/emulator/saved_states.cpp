#include "app/emulator/saved_states.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <variant>

#include <fmt/format.h>

#include "app/files/file.hpp"
#include "base/utf8.hpp"

namespace zx::app {
namespace fs = std::filesystem;
namespace {

/// Returns when the file was written, in local time; empty if it cannot be found out.
std::string date_of(const fs::path& path) {
    std::error_code error;
    const auto written = fs::last_write_time(path, error);
    if (error) {
        return {};
    }
    const auto since = std::chrono::file_clock::to_sys(written);
    const std::time_t seconds = std::chrono::system_clock::to_time_t(
        std::chrono::time_point_cast<std::chrono::system_clock::duration>(since));
    std::tm local{};
    std::array<char, 32> text{};
    if (::localtime_r(&seconds, &local) == nullptr ||
        std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &local) == 0) {
        return {};
    }
    return text.data();
}

/// Returns the first line of a note.
std::string note_of(const fs::path& path) {
    constexpr std::size_t Longest = 200;
    const auto bytes = read_file(path.string());
    if (!bytes) {
        return {};
    }
    std::string text(bytes->begin(), bytes->end());
    text.resize(std::min({text.size(), text.find('\n'), Longest}));
    return terminal_safe(text);
}

} // namespace

fs::path SavedStates::folder(const std::string& program) const {
    return folder_.empty() ? folder_ : folder_ / (program.empty() ? "none" : program);
}

fs::path SavedStates::state(const std::string& program, int slot) const {
    return folder_.empty() ? folder_ : folder(program) / fmt::format("{}.szx", slot);
}

fs::path SavedStates::note(const std::string& program, int slot) const {
    return folder_.empty() ? folder_ : folder(program) / fmt::format("{}.txt", slot);
}

std::vector<StateSlot> SavedStates::list(const std::string& program) const {
    std::vector<StateSlot> slots(Slots);
    for (int number = 0; number < Slots && !folder_.empty(); ++number) {
        StateSlot& slot = slots[static_cast<std::size_t>(number)];
        const fs::path path = state(program, number);
        std::error_code error;
        slot.used = fs::exists(path, error);
        if (!slot.used) {
            continue;
        }
        slot.date = date_of(path);
        slot.note = note_of(note(program, number));
        const auto opened = open_media_file(path.string());
        const auto* const snapshot =
            opened ? std::get_if<loaders::Snapshot>(&opened->media) : nullptr;
        if (const auto picture = snapshot ? thumbnail_of(*snapshot) : std::nullopt) {
            slot.picture = std::make_shared<Thumbnail>(*picture);
        }
    }
    return slots;
}

} // namespace zx::app
