#include "machine/console.hpp"

#include <algorithm>
#include <cassert>
#include <type_traits>

#include "machine/screen_text.hpp"
#include "machine/still_picture.hpp"
#include "ula/display_file.hpp"

namespace zx::machine {

namespace {

constexpr std::uint16_t DisplayFile = 0x4000;

bool shows(const Machine& machine, std::string_view text) {
    const auto rows = read_screen(machine);
    return std::any_of(rows.begin(), rows.end(), [=](const std::string& row) {
        return row.find(text) != std::string::npos;
    });
}

} // namespace

Result<void> Console::load(const loaders::Media& media) {
    return std::visit(
        [this](const auto& content) -> Result<void> {
            using Content = std::decay_t<decltype(content)>;
            if constexpr (std::is_same_v<Content, loaders::Tape>) {
                machine_.insert_tape(content);
            } else if constexpr (std::is_same_v<Content, loaders::Snapshot>) {
                return machine_.restore(content);
            } else if constexpr (std::is_same_v<Content, loaders::RomImage>) {
                if (content.bytes.size() < PageBytes || content.bytes.size() % PageBytes != 0) {
                    return fail(ErrorCode::WrongSize, 0, "a ROM has 16384 bytes");
                }
                if (content.bytes.size() > record_of(machine_.model()).rom_pages * PageBytes) {
                    return fail(ErrorCode::WrongSize, 0, "the ROM of a larger machine than this");
                }
                machine_.set_rom(content.bytes);
                machine_.reset();
            } else if constexpr (std::is_same_v<Content, loaders::Recording>) {
                return machine_.restore(*content.first_snapshot);
            } else {
                static_assert(std::is_same_v<Content, loaders::ScreenImage>);
                if (content.bytes.size() != static_cast<std::size_t>(ula::ScreenBytes)) {
                    return fail(ErrorCode::WrongSize, 0, "a screen has 6912 bytes");
                }
                for (std::size_t i = 0; i < content.bytes.size(); ++i) {
                    machine_.poke(static_cast<std::uint16_t>(DisplayFile + i), content.bytes[i]);
                }
            }
            return {};
        },
        media);
}

void Console::press(ula::Key key) {
    machine_.keyboard().press(key);
}
void Console::release(ula::Key key) {
    machine_.keyboard().release(key);
}
void Console::release_all() {
    machine_.keyboard().release_all();
}

void Console::type(const std::vector<Stroke>& strokes, KeyFrames frames) {
    for (const Stroke& stroke : strokes) {
        type_stroke(machine_.keyboard(), stroke, frames, [this] { machine_.run_frame(); });
    }
}

void Console::run_frames(int count) {
    for (int i = 0; i < count; ++i) {
        machine_.run_frame();
    }
}

bool Console::run_until_text(std::string_view text, int max_frames) {
    if (shows(machine_, text)) {
        return true;
    }
    std::vector<std::uint8_t> seen;
    for (int i = 0; i < max_frames; ++i) {
        machine_.run_frame();
        // Reading a screen costs more than running a frame, so only a changed screen is read. A
        // change of CHARS alone is not noticed until the screen changes too.
        const auto screen = screen_bytes(machine_);
        if (!std::equal(screen.begin(), screen.end(), seen.begin(), seen.end())) {
            seen.assign(screen.begin(), screen.end());
            if (shows(machine_, text)) {
                return true;
            }
        }
    }
    return shows(machine_, text);
}

bool Console::run_until_still(int still_frames, int max_frames) {
    return machine::run_until_still(
        machine_, still_frames, max_frames, [this] { machine_.run_frame(); }, [] { return true; });
}

std::array<std::string, 24> Console::screen_rows() const {
    return read_screen(machine_);
}

std::string Console::screen_text() const {
    std::string text;
    for (const std::string& row : screen_rows()) {
        text += row;
        text += '\n';
    }
    return text;
}

std::uint8_t Console::attribute(int row, int column) const {
    assert(row >= 0 && row < TextRows && column >= 0 && column < TextColumns);
    const int offset = ula::attribute_offset(row * 8) + column;
    return screen_bytes(machine_)[static_cast<std::size_t>(offset)];
}

std::uint8_t Console::border() const {
    return machine_.border();
}
std::uint8_t Console::peek(std::uint16_t address) const {
    return machine_.peek(address);
}
void Console::poke(std::uint16_t address, std::uint8_t value) {
    machine_.poke(address, value);
}

} // namespace zx::machine
