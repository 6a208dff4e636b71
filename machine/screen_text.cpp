#include "machine/screen_text.hpp"

#include "machine/character_set.hpp"
#include "ula/display_file.hpp"

namespace zx::machine {

std::string utf8_of(std::uint8_t code) {
    constexpr std::uint8_t FirstUdg = 0x90;
    switch (code) {
    case 0x5e: return "\u2191";
    case 0x60: return "\u00a3";
    case 0x7f: return "\u00a9";
    default: return {static_cast<char>(code < FirstUdg ? code : code - FirstUdg + 'A')};
    }
}

std::span<const std::uint8_t> screen_bytes(const Machine& machine) {
    const State& state = machine.state();
    const std::size_t start = bank_offset(record_of(state.model), shown_bank(state.paging));
    return std::span(state.ram).subspan(start, ula::ScreenBytes);
}

std::array<std::string, TextRows> read_screen(const Machine& machine) {
    const CharacterSets characters(machine);
    const auto screen = screen_bytes(machine);
    std::array<std::string, TextRows> rows;
    for (int row = 0; row < TextRows; ++row) {
        std::string& text = rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < TextColumns; ++column) {
            const auto byte = [&](int row_start) {
                const int offset = row_start + column;
                return screen[static_cast<std::size_t>(offset)];
            };
            const std::uint8_t attribute = byte(ula::attribute_offset(row * 8));
            if ((attribute & 7) == (attribute >> 3 & 7)) {
                text += ' ';
                continue;
            }
            Glyph glyph = 0;
            for (int line = 0; line < 8; ++line) {
                glyph = glyph << 8 | byte(ula::bitmap_offset(row * 8 + line));
            }
            if (const auto character = characters.find(glyph)) {
                text += utf8_of(character->code);
            } else {
                text += "\u2592";
            }
        }
    }
    return rows;
}

} // namespace zx::machine
