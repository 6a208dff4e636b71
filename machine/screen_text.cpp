#include "machine/screen_text.hpp"

#include <string_view>
#include <unordered_map>

#include "base/bytes.hpp"
#include "ula/display_file.hpp"

namespace zx::machine {

namespace {

constexpr std::uint16_t CharsVariable = 0x5c36;
constexpr std::uint16_t UdgVariable = 0x5c7b;
constexpr std::uint16_t RomFont = 0x3d00;
constexpr int FirstCode = 0x20;
constexpr int LastCode = 0x7f;
constexpr int UdgCount = 21;

/// Eight rows of a cell, the top one in the highest byte.
using Glyph = std::uint64_t;
using Glyphs = std::unordered_map<Glyph, std::uint8_t>;

std::uint16_t peek_word(const Machine& machine, std::uint16_t address) {
    return word(machine.peek(wrap16(address + 1)), machine.peek(address));
}

void add_font(const Machine& machine, std::uint16_t base, int first, int count, Glyphs& glyphs) {
    for (int i = 0; i < count; ++i) {
        Glyph glyph = 0;
        for (int line = 0; line < 8; ++line) {
            glyph = glyph << 8 | machine.peek(wrap16(base + i * 8 + line));
        }
        const auto code = static_cast<std::uint8_t>(first + i);
        // What is there already stays: the earlier font has the better claim.
        glyphs.try_emplace(glyph, code);
        glyphs.try_emplace(~glyph, code);
    }
}

Glyphs known_glyphs(const Machine& machine) {
    Glyphs glyphs;
    glyphs.reserve(512);
    // A blank is blank whatever CHARS points to.
    glyphs.emplace(Glyph{0}, std::uint8_t{' '});
    glyphs.emplace(~Glyph{0}, std::uint8_t{' '});
    constexpr int Count = LastCode - FirstCode + 1;
    const std::uint16_t chars = peek_word(machine, CharsVariable);
    add_font(machine, wrap16(chars + 8 * FirstCode), FirstCode, Count, glyphs);
    add_font(machine, RomFont, FirstCode, Count, glyphs);
    add_font(machine, peek_word(machine, UdgVariable), 'A', UdgCount, glyphs);
    return glyphs;
}

void append_character(std::uint8_t code, std::string& text) {
    switch (code) {
    case 0x5e: text += "\u2191"; break;
    case 0x60: text += "\u00a3"; break;
    case 0x7f: text += "\u00a9"; break;
    default: text += static_cast<char>(code);
    }
}

} // namespace

std::span<const std::uint8_t> screen_bytes(const Machine& machine) {
    const State& state = machine.state();
    const std::size_t start = bank_offset(record_of(state.model), shown_bank(state.paging));
    return std::span(state.ram).subspan(start, ula::ScreenBytes);
}

std::array<std::string, TextRows> read_screen(const Machine& machine) {
    const Glyphs glyphs = known_glyphs(machine);
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
            const auto found = glyphs.find(glyph);
            if (found == glyphs.end()) {
                text += "\u2592";
            } else {
                append_character(found->second, text);
            }
        }
    }
    return rows;
}

} // namespace zx::machine
