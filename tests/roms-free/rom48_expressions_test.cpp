// Random lines `PRINT items` against a reference evaluator in C++. A difference is shrunk to the
// smallest line that still shows it.
// FR_ROM48_LINES sets the number of lines, FR_ROM48_SEED the first seed.
#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <doctest/doctest.h>

#include "basic_bench.hpp"
#include "print_lines.hpp"

using fixture::BasicBench;
using namespace print_lines;

namespace {

/// Types lines at the ROM by writing them to the edit line, without the editor.
class Rom {
  public:
    Rom() {
        booted_.boot();
        for (unsigned code = 0x20; code < 0x80; ++code)
            glyphs_[pattern(0x3d00 + (code - 0x20) * 8, 1)] = static_cast<char>(code);
        bench_ = booted_;
    }

    /// The upper screen that the line leaves, or nothing if it ended with an error.
    std::optional<Screen> run(const std::string& line) {
        bench_ = booted_;
        bench_.call(0x0d6b); // CLS
        const std::uint16_t start = bench_.word(0x5c59);
        std::uint16_t at = start;
        for (const char c : line + "\r\x80")
            bench_.poke(at++, {static_cast<std::uint8_t>(c)});
        for (const int pointer : {0x5c61, 0x5c63, 0x5c65}) // WORKSP, STKBOT, STKEND
            bench_.poke_word(static_cast<std::uint16_t>(pointer), at);
        bench_.poke_word(0x5c5b, start); // K_CUR
        bench_.cpu.iff1 = bench_.cpu.iff2 = true;
        bench_.cpu.halted = false;
        if (!bench_.call(0x1b17) || bench_.byte(0x5c3a) != 0xff) // LINE-SCAN
            return {};
        bench_.bus.memory[0x5c3b] |= 0x80; // FLAGS: running
        bench_.poke(0x5c44, {1});          // NSPPC
        bench_.cpu.sp = static_cast<std::uint16_t>(bench_.cpu.sp - 2);
        bench_.poke_word(bench_.cpu.sp, 0x1303);
        bench_.poke_word(0x5c3d, bench_.cpu.sp); // ERR_SP
        bench_.cpu.pc = 0x1b8a;                  // LINE-RUN
        if (!bench_.run_to(0x1303, 200'000'000) || bench_.byte(0x5c3a) != 0xff)
            return {};
        Screen screen;
        for (unsigned row = 0; row < 22; ++row) {
            screen.at(row).assign(32, ' ');
            for (unsigned column = 0; column < 32; ++column) {
                const auto address = 0x4000U | (row & 0x18) << 8 | (row & 7) << 5 | column;
                const auto found = glyphs_.find(pattern(address, 256));
                screen.at(row)[column] = found == glyphs_.end() ? '~' : found->second;
            }
        }
        return screen;
    }

  private:
    std::uint64_t pattern(unsigned address, unsigned step) const {
        std::uint64_t bits = 0;
        for (unsigned row = 0; row < 8; ++row)
            bits = bits << 8 | (step == 1 ? booted_ : bench_).bus.memory[address + row * step];
        return bits;
    }

    BasicBench booted_;
    BasicBench bench_;
    std::unordered_map<std::uint64_t, char> glyphs_;
};

bool differs(Rom& rom, const Items& items) {
    const auto wanted = expected(items);
    return wanted && rom.run(typed(items)) != wanted;
}

/// Smaller expressions of the same type: the operands, and the node with a smaller operand.
std::vector<Node> smaller(const Node& node) {
    std::vector<Node> nodes;
    for (std::size_t i = 0; i < node.kids.size(); ++i) {
        nodes.push_back(node.kids[i]);
        for (const Node& kid : smaller(node.kids[i])) {
            Node made = node;
            made.kids[i] = kid;
            nodes.push_back(made);
        }
    }
    if (node.kind == Kind::Number && node.text.size() > 1 &&
        std::isdigit(static_cast<unsigned char>(node.text[node.text.size() - 2])) != 0)
        nodes.push_back({Kind::Number, node.text.substr(0, node.text.size() - 1), 17, {}});
    if (node.kind == Kind::String && !node.text.empty())
        nodes.push_back({Kind::String, node.text.substr(1), 17, {}});
    return nodes;
}

bool well_typed(const Node& node, bool& number) {
    bool first = true;
    bool second = true;
    if (!node.kids.empty() && !well_typed(node.kids[0], first))
        return false;
    if (node.kids.size() > 1 && !well_typed(node.kids[1], second))
        return false;
    number = true;
    switch (node.kind) {
    case Kind::Number: return true;
    case Kind::String: number = false; return true;
    case Kind::Unary:
        number = node.text != "\xc1";
        return first == (node.text != "\xb1" && node.text != "\xaf");
    case Kind::Slice: {
        bool third = true;
        number = false;
        return !first && second && well_typed(node.kids[2], third) && third;
    }
    case Kind::Binary: break;
    }
    if (node.text == "\xc6") {
        number = first;
        return second;
    }
    const bool compares = node.priority == 5;
    number = compares || first;
    return first == second && (first || compares || node.text == "+");
}

Items shrunk(Rom& rom, Items items) {
    for (bool again = true; again;) {
        again = false;
        std::vector<Items> tries;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (items.size() > 2 && i % 2 == 0) { // an item and a separator beside it
                Items fewer = items;
                const auto at = fewer.begin() + static_cast<long>(i == 0 ? 0 : i - 1);
                fewer.erase(at, at + 2);
                tries.push_back(fewer);
            }
            if (items[i].what != Item::What::Text)
                continue;
            for (const Node& node : smaller(items[i].node)) {
                bool number = true;
                if (!well_typed(node, number))
                    continue;
                Items made = items;
                made[i].node = node;
                tries.push_back(made);
            }
        }
        for (const Items& candidate : tries) {
            if (differs(rom, candidate)) {
                items = candidate;
                again = true;
                break;
            }
        }
    }
    return items;
}

std::string readable(const std::string& line) {
    static const std::unordered_map<unsigned char, std::string_view> Words{{0xf5, "PRINT "},
                                                                           {0xac, "AT "},
                                                                           {0xad, "TAB "},
                                                                           {0xcc, " TO "},
                                                                           {0xba, "INT "},
                                                                           {0xbd, "ABS "},
                                                                           {0xbc, "SGN "},
                                                                           {0xc3, "NOT "},
                                                                           {0xb1, "LEN "},
                                                                           {0xaf, "CODE "},
                                                                           {0xc1, "STR$ "},
                                                                           {0xb0, "VAL "},
                                                                           {0xc5, " OR "},
                                                                           {0xc6, " AND "},
                                                                           {0xc7, "<="},
                                                                           {0xc8, ">="},
                                                                           {0xc9, "<>"}};
    std::string text;
    for (const char c : line) {
        const auto found = Words.find(static_cast<unsigned char>(c));
        if (found == Words.end())
            text += c;
        else
            text += found->second;
    }
    return text;
}

} // namespace

TEST_CASE("random PRINT lines show what a reference evaluator says") {
    const char* lines_text = std::getenv("FR_ROM48_LINES");
    const char* seed_text = std::getenv("FR_ROM48_SEED");
    const int lines = lines_text != nullptr ? std::atoi(lines_text) : 3000;
    std::mt19937 random(seed_text != nullptr ? unsigned(std::atoi(seed_text)) : 48);
    Rom rom;
    int compared = 0;
    int wrong = 0;
    for (int i = 0; i < lines && wrong < 20; ++i) {
        const Items items = random_items(random);
        if (typed(items).size() > 400 || !expected(items))
            continue;
        ++compared;
        if (!differs(rom, items))
            continue;
        ++wrong;
        const Items least = shrunk(rom, items);
        const auto shown = rom.run(typed(least));
        MESSAGE(readable(typed(least)));
        MESSAGE("shows ", shown ? shown->at(0) : "an error", ", expected ", expected(least)->at(0));
    }
    CHECK(wrong == 0);
    CHECK(compared * 4 > lines);
    MESSAGE("lines compared: ", compared);
}
