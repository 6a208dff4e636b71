#include "oracle/cells.hpp"

#include <cstring>

#include "base/bytes.hpp"
#include "machine/screen_text.hpp"
#include "ula/display_file.hpp"

namespace zx::oracle {

namespace {

constexpr std::uint16_t CharsVariable = 0x5c36;
constexpr std::uint16_t UdgVariable = 0x5c7b;
constexpr std::uint16_t RomFont = 0x3d00;
constexpr int FirstCode = 0x20;
constexpr int CodeCount = 0x60;
constexpr int FirstUdg = 0x90;
constexpr int UdgCount = 21;

std::uint16_t peek_word(const machine::Machine& machine, std::uint16_t address) {
    return word(machine.peek(wrap16(address + 1)), machine.peek(address));
}

} // namespace

Screen read_screen(const machine::Machine& machine) {
    const auto bytes = machine::screen_bytes(machine);
    Screen screen;
    screen.border = machine.border();
    for (int row = 0; row < ScreenRows; ++row) {
        ScreenCell* const cells = &screen.at({row, 0});
        for (int line = 0; line < 8; ++line) {
            const auto* from = bytes.data() + ula::bitmap_offset(row * 8 + line);
            for (int column = 0; column < ScreenColumns; ++column) {
                cells[column].bitmap = cells[column].bitmap << 8 | from[column];
            }
        }
        const auto* from = bytes.data() + ula::attribute_offset(row * 8);
        for (int column = 0; column < ScreenColumns; ++column) {
            cells[column].attribute = from[column];
        }
    }
    return screen;
}

std::uint64_t picture_hash(const machine::Machine& machine) {
    const auto bytes = machine::screen_bytes(machine);
    std::uint64_t key = 0xcbf29ce484222325 ^ machine.border();
    // Eight bytes at a time; a multiplication by an odd number loses nothing, the shift mixes down.
    for (std::size_t i = 0; i + 8 <= bytes.size(); i += 8) {
        std::uint64_t part = 0;
        std::memcpy(&part, bytes.data() + i, sizeof part);
        key = (key ^ part) * 0x9e3779b97f4a7c15;
        key ^= key >> 29;
    }
    return key;
}

Characters::Characters(const machine::Machine& machine) {
    known_.reserve(512);
    known_.emplace(BlankBitmap, Character{' ', false});
    known_.emplace(SolidBitmap, Character{' ', true});
    const std::uint16_t chars = peek_word(machine, CharsVariable);
    add(machine, wrap16(chars + 8 * FirstCode), FirstCode, CodeCount);
    add(machine, RomFont, FirstCode, CodeCount);
    add(machine, peek_word(machine, UdgVariable), FirstUdg, UdgCount);
}

void Characters::add(const machine::Machine& machine, std::uint16_t base, int first, int count) {
    for (int i = 0; i < count; ++i) {
        Bitmap bitmap = 0;
        for (int line = 0; line < 8; ++line) {
            bitmap = bitmap << 8 | machine.peek(wrap16(base + i * 8 + line));
        }
        const auto code = static_cast<std::uint8_t>(first + i);
        known_.try_emplace(bitmap, Character{code, false});
        known_.try_emplace(~bitmap, Character{code, true});
    }
}

std::optional<Character> Characters::find(Bitmap bitmap) const {
    const auto found = known_.find(bitmap);
    return found == known_.end() ? std::nullopt : std::optional(found->second);
}

} // namespace zx::oracle
