#include "machine/character_set.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "base/bytes.hpp"
#include "loaders/rom_image.hpp"

namespace zx::machine {

namespace {

constexpr std::uint16_t CharsVariable = 0x5c36;
constexpr std::uint16_t UdgVariable = 0x5c7b;
constexpr std::uint16_t RomSet = 0x3d00;
constexpr int FirstCode = 0x20;
constexpr int CodeCount = 0x60;
constexpr int FirstUdg = 0x90;
constexpr int UdgCount = 21;

std::uint16_t peek_word(const Machine& machine, std::uint16_t address) {
    return word(machine.peek(wrap16(address + 1)), machine.peek(address));
}

} // namespace

CharacterSets::CharacterSets(const Machine& machine) {
    known_.reserve(1024);
    // A blank is a blank whatever CHARS points to.
    known_.emplace(Glyph{0}, Character{' ', false});
    known_.emplace(~Glyph{0}, Character{' ', true});
    const auto peek = [&](std::uint16_t address) { return machine.peek(address); };
    const std::uint16_t chars = wrap16(peek_word(machine, CharsVariable) + 8 * FirstCode);
    if (chars + CodeCount * 8 <= static_cast<int>(PageBytes)) {
        add_rom_sets(machine, chars);
    } else {
        add_set(peek, chars, FirstCode, CodeCount);
    }
    add_rom_sets(machine, RomSet);
    // A program may print bold text by a user-defined graphic that it draws anew for each character.
    add_bold_forms();
    add_set(peek, peek_word(machine, UdgVariable), FirstUdg, UdgCount);
}

void CharacterSets::add_bold_forms() {
    constexpr Glyph NotLeftmost = 0x7f7f'7f7f'7f7f'7f7f;
    constexpr Glyph NotRightmost = 0xfefe'fefe'fefe'fefe;
    std::vector<std::pair<int, Glyph>> plain;
    for (const auto& [glyph, character] : known_) {
        if (!character.inverse && character.code > FirstCode && character.code < FirstUdg) {
            plain.emplace_back(character.code, glyph);
        }
    }
    std::sort(plain.begin(), plain.end()); // of equal forms the first one counts
    for (const auto& [code, glyph] : plain) {
        for (const Glyph bold :
             {glyph | (glyph >> 1 & NotLeftmost), glyph | (glyph << 1 & NotRightmost)}) {
            add(bold, {static_cast<std::uint8_t>(code), false});
            add(~bold, {static_cast<std::uint8_t>(code), true});
        }
    }
}

void CharacterSets::add_rom_sets(const Machine& machine, std::uint16_t base) {
    const State& state = machine.state();
    const std::size_t pages = state.rom.size() / PageBytes;
    const Page slot = pages_of(record_of(state.model), state.paging)[0];
    const bool shows_rom = slot.kind == Page::Kind::Rom;
    if (!shows_rom) {
        const auto peek = [&](std::uint16_t address) { return machine.peek(address); };
        add_set(peek, base, FirstCode, CodeCount);
    }
    const std::size_t first = shows_rom ? slot.number % pages : 0;
    for (std::size_t i = 0; i < pages; ++i) {
        const std::size_t start = (first + i) % pages * PageBytes;
        const auto page = std::span(state.rom).subspan(start, PageBytes);
        if (pages == 1 || loaders::has_character_set(page, base)) {
            const auto peek = [page](std::uint16_t address) { return page[address]; };
            add_set(peek, base, FirstCode, CodeCount);
        }
    }
}

template <class Peek>
void CharacterSets::add_set(Peek peek, std::uint16_t base, int first, int count) {
    for (int i = 0; i < count; ++i) {
        Glyph glyph = 0;
        for (int line = 0; line < 8; ++line) {
            glyph = glyph << 8 | peek(wrap16(base + i * 8 + line));
        }
        const auto code = static_cast<std::uint8_t>(first + i);
        known_.try_emplace(glyph, Character{code, false});
        known_.try_emplace(~glyph, Character{code, true});
    }
}

std::optional<Character> CharacterSets::find(Glyph glyph) const {
    const auto found = known_.find(glyph);
    return found == known_.end() ? std::nullopt : std::optional(found->second);
}

} // namespace zx::machine
