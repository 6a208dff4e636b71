// The file of a deal table: a table is unchanged after writing and parsing, and other files are
// refused.
#include <cstdint>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "base/crc32.hpp"
#include "shisen/oracle/deal_table.hpp"

using namespace shisen::oracle;
using shisen::Board;
using shisen::BoardNumber;
using zx::ErrorCode;
using Bytes = std::vector<std::uint8_t>;

namespace {

constexpr std::size_t RuleAt = 12;
constexpr std::size_t CodesAt = 19;
constexpr std::uint32_t Source = 0x12345678;

/// Three boards of the rule, two that no rule deals.
DealTable mixed_table() {
    DealTable table(Source);
    constexpr BoardNumber Numbers[] = {1, 500, 65535};
    for (const BoardNumber number : Numbers) {
        table.put(number, shisen::deal(number));
    }
    table.put(2, shisen::deal(77));
    table.put(501, shisen::deal(78));
    table.set_rule(DealRule{});
    return table;
}

/// Corrects the checksum after a change.
Bytes sealed(Bytes bytes) {
    const std::uint32_t crc = zx::crc32(std::span(bytes).first(bytes.size() - 4));
    for (std::size_t i = 0; i < 4; ++i) {
        bytes[bytes.size() - 4 + i] = static_cast<std::uint8_t>(crc >> (8 * i));
    }
    return bytes;
}

Bytes with(Bytes bytes, std::size_t at, std::uint8_t value) {
    bytes[at] = value;
    return sealed(std::move(bytes));
}

zx::Error error_of(const Bytes& bytes) {
    const auto table = DealTable::parse(bytes);
    REQUIRE_FALSE(table);
    CHECK(table.error().context != "");
    CHECK(table.error().offset <= bytes.size());
    return table.error();
}

} // namespace

TEST_CASE("a table returns exactly the boards that were added") {
    const DealTable table = mixed_table();
    CHECK(table.size() == 5);
    CHECK(table.numbers() == std::vector<BoardNumber>{1, 2, 500, 501, 65535});
    CHECK(table.deal(500) == shisen::deal(500));
    CHECK(table.deal(2) == shisen::deal(77));
    CHECK(table.deal(65535) == shisen::deal(65535));
    CHECK_FALSE(table.deal(3));
    CHECK_FALSE(table.deal(0));
}

TEST_CASE("a rule changes how boards are stored and not which") {
    DealTable plain(Source);
    DealTable ruled = mixed_table();
    for (const BoardNumber number : ruled.numbers()) {
        plain.put(number, *ruled.deal(number));
    }
    CHECK(plain == ruled);
    CHECK(plain.bytes().size() == DealTable::HeaderBytes + 5 * DealTable::PackedBytes + 4);
    CHECK(ruled.bytes().size() == DealTable::HeaderBytes + 2 * DealTable::PackedBytes + 4);
    ruled.set_rule(std::nullopt);
    CHECK(plain == ruled);
    CHECK(plain.bytes() == ruled.bytes());
}

TEST_CASE("tables are equal after writing and parsing") {
    DealTable empty;
    DealTable other(7);
    const DealRule rule{
        Shuffle::PlaceRetry, Chance::HighByte, Tiles::Rounds, Filling::Columns, 4, 3};
    for (int number = 1; number < 40; ++number) {
        other.put(static_cast<BoardNumber>(number),
                  deal_by(rule, static_cast<BoardNumber>(number)));
    }
    DealTable ruled = other;
    ruled.set_rule(rule);
    for (const DealTable& table : {empty, other, ruled, mixed_table()}) {
        const Bytes bytes = table.bytes();
        const auto again = DealTable::parse(bytes);
        REQUIRE(again);
        CHECK(*again == table);
        CHECK(again->bytes() == bytes);
        CHECK(again->source() == table.source());
    }
    CHECK(ruled.bytes().size() == DealTable::HeaderBytes + 4);
}

TEST_CASE("a board that is added again replaces the first") {
    DealTable table = mixed_table();
    table.put(1, shisen::deal(9));
    CHECK(table.deal(1) == shisen::deal(9));
    table.put(1, shisen::deal(1));
    CHECK(table.deal(1) == shisen::deal(1));
    CHECK(table == mixed_table());
}

TEST_CASE("a file that is not a table is refused with the reason") {
    const Bytes good = mixed_table().bytes();
    CHECK(error_of({}).code == ErrorCode::Empty);
    CHECK(error_of({'F', 'R'}).code == ErrorCode::BadSignature);
    CHECK(error_of(Bytes(20000, 0)).code == ErrorCode::BadSignature);
    CHECK(error_of(Bytes(good.begin(), good.begin() + 100)).code == ErrorCode::Truncated);
    CHECK(error_of(Bytes(good.begin(), good.end() - 1)).code == ErrorCode::Corrupt);

    Bytes longer = good;
    longer.push_back(0);
    CHECK(error_of(sealed(longer)).code == ErrorCode::WrongSize);
    const Bytes shorter(good.begin(), good.end() - 1);
    CHECK(error_of(sealed(shorter)).code == ErrorCode::Truncated);
}

TEST_CASE("every single damaged byte is detected") {
    const Bytes good = mixed_table().bytes();
    for (std::size_t at = 0; at < good.size(); at += at < 40 || at > 16380 ? 1 : 97) {
        Bytes bad = good;
        bad[at] ^= 0x10;
        if (DealTable::parse(bad)) {
            CAPTURE(at);
            CHECK_FALSE(DealTable::parse(bad));
        }
    }
}

TEST_CASE("impossible fields are refused even with a correct checksum") {
    const Bytes good = mixed_table().bytes();
    REQUIRE(DealTable::parse(sealed(good)));
    const std::size_t first_board = DealTable::HeaderBytes;
    struct Row {
        const char* name;
        std::size_t at;
        std::uint8_t value;
    };
    const Row rows[] = {
        {"a rule that is neither there nor not", RuleAt, 2},
        {"an unknown shuffle", RuleAt + 1, ShuffleCount},
        {"an unknown chance", RuleAt + 2, ChanceCount},
        {"unknown tiles", RuleAt + 3, TilesCount},
        {"an unknown filling", RuleAt + 4, FillingCount},
        {"too many steps before", RuleAt + 5, MaxStepsBefore + 1},
        {"no step between", RuleAt + 6, 0},
        {"too many steps between", RuleAt + 6, MaxStepsBetween + 1},
        {"a board 0", CodesAt, static_cast<std::uint8_t>(good[CodesAt] | 1)},
        {"a state of a board that is none", CodesAt + 100, 3},
        {"a kind beyond the last", first_board, 0xff},
        {"five tiles of a kind", first_board, static_cast<std::uint8_t>(good[first_board] ^ 1)},
        {"bits behind the last tile",
         first_board + DealTable::PackedBytes - 1,
         static_cast<std::uint8_t>(good[first_board + DealTable::PackedBytes - 1] | 0x80)},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(error_of(with(good, row.at, row.value)).code == ErrorCode::BadValue);
    }
}

TEST_CASE("a table has exactly one encoding") {
    // A rule that no board uses, and a listed board that the rule would deal.
    DealTable table(Source);
    table.put(5, shisen::deal(5));
    const Bytes listed = table.bytes();
    CHECK(error_of(with(listed, RuleAt, 1)).code == ErrorCode::BadValue);
    Bytes claimed = listed;
    claimed[RuleAt] = 1;
    claimed[RuleAt + 5] = 1;
    claimed[RuleAt + 6] = 1;
    const zx::Error error = error_of(sealed(claimed));
    CHECK(error.code == ErrorCode::BadValue);
    CHECK(error.offset == DealTable::HeaderBytes);
    CHECK(error_of(with(listed, RuleAt + 3, 1)).code == ErrorCode::BadValue);
}

TEST_CASE("tables of one tape are merged, tables of two tapes or with a contradiction are not") {
    DealTable one(Source);
    one.put(1, shisen::deal(1));
    one.put(2, shisen::deal(2));
    DealTable two(Source);
    two.put(2, shisen::deal(2));
    two.put(3, shisen::deal(3));
    DealTable both = one;
    REQUIRE(both.merge(two));
    CHECK(both.numbers() == std::vector<BoardNumber>{1, 2, 3});

    DealTable wrong(Source);
    wrong.put(4, shisen::deal(4));
    wrong.put(2, shisen::deal(9));
    DealTable unchanged = both;
    CHECK(unchanged.merge(wrong).error().code == ErrorCode::BadValue);
    CHECK(unchanged == both);
    CHECK(unchanged.merge(DealTable(1)).error().code == ErrorCode::BadValue);
}
