#include "instruction_encodings.hpp"

#include <algorithm>
#include <cstdlib>

namespace fixture {

namespace {

Token read_token(std::string_view text) {
    const auto colon = text.find(':');
    const std::string_view place = text.substr(0, colon);
    const std::string length(text.substr(colon + 1));
    Token token;
    for (int base = 0; base < Bases; ++base) {
        const std::string_view name = BaseNames[static_cast<std::size_t>(base)];
        if (place.starts_with(name)) {
            token.base = static_cast<Base>(base);
            token.offset = std::atoi(std::string(place.substr(name.size())).c_str());
        }
    }
    if (length == "io") {
        token.kind = SheetCycle::Kind::Port;
        return token;
    }
    token.tstates = std::atoi(length.c_str());
    if (const auto x = length.find('x'); x != std::string::npos) {
        token.kind = SheetCycle::Kind::Idle;
        token.times = std::atoi(length.substr(x + 1).c_str());
    } else if (token.base == None) {
        token.kind = SheetCycle::Kind::NoTest;
    }
    return token;
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> list;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        list.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return list;
}

bool fits(const InstructionRow& row, Plane plane, int opcode) {
    if (row.plane != plane) {
        return false;
    }
    for (const std::string_view bits : words(row.opcodes)) {
        bool fit = true;
        for (std::size_t i = 0; i < 8; ++i) {
            const char bit = (opcode >> (7 - i) & 1) != 0 ? '1' : '0';
            fit = fit && (bits[i] == '.' || bits[i] == bit);
        }
        if (fit) {
            return true;
        }
    }
    return false;
}

/// The plain instruction after a DD or FD without effect.
Encoding behind(int prefix, Encoding encoding) {
    encoding.prefixes.insert(encoding.prefixes.begin(), prefix);
    for (Token& token : encoding.cycles) {
        token.offset += token.base == Pc ? 1 : 0;
    }
    encoding.cycles.insert(encoding.cycles.begin(), read_token("pc:4"));
    return encoding;
}

} // namespace

std::vector<Token> read_cycles(std::string_view text) {
    std::vector<Token> cycles;
    for (const std::string_view word : words(text)) {
        cycles.push_back(read_token(word));
    }
    return cycles;
}

std::vector<Encoding> encodings_of(Plane plane, const std::vector<int>& prefixes, int opcode) {
    std::vector<Encoding> found;
    for (const InstructionRow& row : InstructionRows) {
        if (found.size() == 1 && found[0].row->course == Course::Only) {
            break;
        }
        const bool other = found.size() == 1 && row.opcodes != found[0].row->opcodes;
        if (found.size() < 2 && !other && fits(row, plane, opcode)) {
            found.push_back({&row, prefixes, opcode, read_cycles(row.cycles)});
        }
    }
    return found;
}

std::vector<Encoding> all_encodings() {
    std::vector<Encoding> all;
    const auto add = [&](const std::vector<Encoding>& some) {
        all.insert(all.end(), some.begin(), some.end());
    };
    for (int opcode = 0; opcode < 256; ++opcode) {
        const auto plain = encodings_of(Plane::Plain, {}, opcode);
        const auto extended = encodings_of(Plane::Ed, {0xed}, opcode);
        add(plain);
        add(encodings_of(Plane::Cb, {0xcb}, opcode));
        add(extended);
        for (const int prefix : {0xdd, 0xfd}) {
            const auto indexed = encodings_of(Plane::Index, {prefix}, opcode);
            add(indexed);
            for (const Encoding& encoding : plain) {
                if (indexed.empty()) {
                    all.push_back(behind(prefix, encoding));
                }
            }
            for (const Encoding& encoding : extended) {
                all.push_back(behind(prefix, encoding));
            }
            add(encodings_of(Plane::IndexCb, {prefix, 0xcb}, opcode));
        }
    }
    return all;
}

std::vector<Encoding> one_of_each_row() {
    std::vector<Encoding> some;
    for (const Encoding& encoding : all_encodings()) {
        bool known = false;
        for (const Encoding& other : some) {
            known = known ||
                    (other.row == encoding.row && other.cycles.size() == encoding.cycles.size());
        }
        if (!known) {
            some.push_back(encoding);
        }
    }
    return some;
}

int expected_end(const Sheet& sheet,
                 const ContendedSlots& slots,
                 const std::vector<Token>& cycles,
                 const Places& at,
                 int t) {
    for (const Token& token : cycles) {
        const int address = (at[token.base] + token.offset) & 0xffff;
        t = after(sheet, slots, {token.kind, address, token.tstates, token.times}, t);
    }
    return t;
}

} // namespace fixture
