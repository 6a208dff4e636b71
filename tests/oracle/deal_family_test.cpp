// The family of deals: each member deals full boards, the members differ, and each is identified by
// its boards.
#include <array>
#include <set>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "shisen/deal.hpp"
#include "shisen/oracle/deal_family.hpp"
#include "shisen/oracle/deal_register.hpp"
#include "shisen/oracle/deal_table.hpp"

using namespace shisen::oracle;
using shisen::Board;
using shisen::BoardNumber;
using shisen::Cell;
using shisen::Kind;

namespace {

DealTable table_of(const DealRule& rule, int boards, int step) {
    DealTable table;
    for (int i = 0; i < boards; ++i) {
        const auto number = static_cast<BoardNumber>(1 + i * step);
        table.put(number, deal_by(rule, number));
    }
    return table;
}

/// Board 1 by the BASIC program that the text of the rule describes, implemented again with plain
/// arrays.
std::string by_hand_down_others_from_columns(int number) {
    std::array<int, 84> tiles{};
    for (int i = 0; i < 84; ++i) {
        tiles[static_cast<std::size_t>(i)] = 20 - i % 21;
    }
    long seed = (75L * (number + 1)) % 65537 - 1;
    for (int i = 83; i >= 1; --i) {
        seed = (75L * (seed + 1)) % 65537 - 1;
        const long j = seed * i / 65536;
        std::swap(tiles[static_cast<std::size_t>(i)], tiles[static_cast<std::size_t>(j)]);
    }
    std::string text;
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < 14; ++column) {
            text += static_cast<char>('A' + tiles[static_cast<std::size_t>(column * 6 + row)]);
        }
        text += '\n';
    }
    return text;
}

} // namespace

TEST_CASE("the default rule is this project's deal") {
    for (const int number : {1, 2, 42, 4711, 32768, 65535}) {
        CAPTURE(number);
        const auto n = static_cast<BoardNumber>(number);
        CHECK(deal_by(DealRule{}, n) == shisen::deal(n));
    }
    CHECK(describe(DealRule{}) == "our deal");
}

TEST_CASE("a rule deals as its text says") {
    const DealRule rule{
        Shuffle::DownOthers, Chance::Scaled, Tiles::RoundsBackwards, Filling::Columns, 2, 1};
    CHECK(deal_by(rule, 1).text() == by_hand_down_others_from_columns(1));
    CHECK(deal_by(rule, 65535).text() == by_hand_down_others_from_columns(65535));
}

TEST_CASE("every member deals full boards") {
    const auto rules = all_deal_rules();
    CHECK(rules.size() == ShuffleCount * ChanceCount * TilesCount * FillingCount *
                              (MaxStepsBefore + 1U) * MaxStepsBetween);
    CHECK(rules.front() == DealRule{});
    for (const DealRule& rule : rules) {
        const Board board = deal_by(rule, 4711);
        bool full = true;
        for (Kind kind = 0; kind < 21; ++kind) {
            full = full && board.cells_of(kind).size() == 4;
        }
        if (!full) {
            CAPTURE(describe(rule));
            CHECK(full);
        }
    }
}

TEST_CASE("all members have different texts") {
    std::set<std::string> words;
    for (const DealRule& rule : all_deal_rules()) {
        words.insert(describe(rule));
    }
    CHECK(words.size() == all_deal_rules().size());
}

TEST_CASE("each shuffle and each choice is identified by its boards") {
    // One choice is changed at a time. The result may be another member that deals the same boards,
    // so boards are compared and not only names.
    std::vector<DealRule> rules;
    for (std::size_t i = 0; i < ShuffleCount; ++i) {
        rules.push_back({Shuffle(i)});
    }
    for (std::size_t i = 1; i < ChanceCount; ++i) {
        rules.push_back({Shuffle::UpAll, Chance(i)});
    }
    for (std::size_t i = 1; i < TilesCount; ++i) {
        rules.push_back({Shuffle::Up, Chance::Scaled, Tiles(i)});
    }
    for (std::size_t i = 1; i < FillingCount; ++i) {
        rules.push_back({Shuffle::UpRest, Chance::Scaled, Tiles::Rounds, Filling(i)});
    }
    for (std::uint8_t before = 0; before <= MaxStepsBefore; ++before) {
        rules.push_back({Shuffle::Down, Chance::Scaled, Tiles::Fours, Filling::Rows, before});
    }
    for (std::uint8_t between = 2; between <= MaxStepsBetween; ++between) {
        rules.push_back({Shuffle::Down, Chance::Scaled, Tiles::Fours, Filling::Rows, 1, between});
    }
    for (const DealRule& rule : rules) {
        CAPTURE(describe(rule));
        const DealVerdict verdict = identify_deal(table_of(rule, 20, 3001));
        REQUIRE(verdict.identified());
        CHECK(verdict.boards == 20);
        CHECK(verdict.ours() == (rule == DealRule{}));
        CHECK(deal_by(*verdict.rule, 777) == deal_by(rule, 777));
    }
}

TEST_CASE("one board is enough to identify a member, no board identifies none") {
    const DealRule rule{Shuffle::InsideOut, Chance::Scaled, Tiles::Rounds, Filling::Columns, 0, 2};
    CHECK(identify_deal(table_of(rule, 1, 1)).rule == rule);
    CHECK_FALSE(identify_deal(DealTable{}).identified());
    CHECK(describe(identify_deal(DealTable{})) == "no board is known");
}

TEST_CASE("one board with another deal makes the deal unknown and is reported") {
    DealTable table = table_of(DealRule{}, 100, 600);
    const BoardNumber odd = 1 + 17 * 600;
    table.put(odd, shisen::deal(odd + 1));
    const DealVerdict verdict = identify_deal(table);
    CHECK_FALSE(verdict.identified());
    CHECK(verdict.rule == DealRule{});
    REQUIRE(verdict.exceptions.size() == 1);
    CHECK(verdict.exceptions.front() == odd);
    CHECK(describe(verdict).find("number 10201") != std::string::npos);
}

TEST_CASE("a deal outside the family is unknown") {
    DealTable table;
    constexpr BoardNumber Numbers[] = {1, 2, 3, 40000};
    for (const BoardNumber number : Numbers) {
        // This project's shuffle with a random step that no ROM has.
        std::array<int, 84> tiles{};
        for (int i = 0; i < 84; ++i) {
            tiles[static_cast<std::size_t>(i)] = i / 4;
        }
        long seed = number;
        for (int i = 83; i >= 1; --i) {
            seed = (77L * (seed + 1)) % 65537 - 1;
            std::swap(tiles[static_cast<std::size_t>(i)],
                      tiles[static_cast<std::size_t>(seed * (i + 1) / 65536)]);
        }
        Board board;
        for (int i = 0; i < 84; ++i) {
            board.put(Cell{i % 14, i / 14}, static_cast<Kind>(tiles[static_cast<std::size_t>(i)]));
        }
        table.put(number, board);
    }
    const DealVerdict verdict = identify_deal(table);
    CHECK_FALSE(verdict.rule);
    CHECK_FALSE(verdict.identified());
    CHECK(describe(verdict).find("unknown deal") == 0);
}

TEST_CASE("a number with another board for the other gravity is suspected, an equal board is not") {
    using shisen::Gravity;
    const Board one = shisen::deal(1);
    for (const bool same : {true, false}) {
        CAPTURE(same);
        TurnResult result;
        result.dealt = {{1, Gravity::On, one}, {1, Gravity::Off, same ? one : shisen::deal(2)}};
        DealRegister dealt;
        dealt.add(result);
        REQUIRE(dealt.suspicions().size() == (same ? 0 : 1));
        if (!same) {
            CHECK(dealt.suspicions().front().by_variant);
            CHECK(steps_text(dealt.suspicions().front().steps) ==
                  R"(S "1" ENTER, DELETE, S "1" ENTER, DELETE)");
        }
    }
}
