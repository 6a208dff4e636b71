#include "shisen/oracle/deal_table.hpp"

#include <algorithm>
#include <cassert>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "base/byte_reader.hpp"
#include "base/byte_writer.hpp"
#include "base/bytes.hpp"
#include "base/crc32.hpp"
#include "shisen/oracle/model.hpp"

namespace shisen::oracle {

namespace {

constexpr std::string_view Signature = "FRDEALS1";
constexpr std::size_t RuleAt = 12;
constexpr std::size_t CodesAt = 19;
constexpr std::size_t CodesBytes = 16384;
constexpr int KindBits = 5;
constexpr std::size_t ChecksumBytes = 4;
static_assert(CodesAt + CodesBytes == DealTable::HeaderBytes);
static_assert(DealTable::PackedBytes == (ClassicSize.cells() * KindBits + 7) / 8);

/// What is known of a board, as two bits in the file.
enum Code : unsigned { NotKnown = 0, ByRule = 1, Stored = 2 };

Cell cell_at(int i) {
    return {i % ClassicSize.columns, i / ClassicSize.columns};
}

std::array<std::uint8_t, 6> rule_bytes(const DealRule& rule) {
    return {static_cast<std::uint8_t>(rule.shuffle),
            static_cast<std::uint8_t>(rule.chance),
            static_cast<std::uint8_t>(rule.tiles),
            static_cast<std::uint8_t>(rule.filling),
            rule.steps_before,
            rule.steps_between};
}

zx::Result<std::optional<DealRule>> read_rule(zx::ByteReader& reader) {
    const std::uint8_t present = reader.u8();
    const auto bytes = reader.take(6);
    if (present == 0) {
        if (std::any_of(bytes.begin(), bytes.end(), [](std::uint8_t byte) { return byte != 0; })) {
            return zx::fail(zx::ErrorCode::BadValue, RuleAt + 1, "a rule that is not used");
        }
        return std::optional<DealRule>{};
    }
    if (present != 1 || bytes[0] >= ShuffleCount || bytes[1] >= ChanceCount ||
        bytes[2] >= TilesCount || bytes[3] >= FillingCount || bytes[4] > MaxStepsBefore ||
        bytes[5] < 1 || bytes[5] > MaxStepsBetween) {
        return zx::fail(zx::ErrorCode::BadValue, RuleAt, "no such deal rule");
    }
    return std::optional<DealRule>{DealRule{Shuffle{bytes[0]},
                                            Chance{bytes[1]},
                                            Tiles{bytes[2]},
                                            Filling{bytes[3]},
                                            bytes[4],
                                            bytes[5]}};
}

unsigned code_of(std::span<const std::uint8_t> codes, std::uint32_t number) {
    return unsigned{codes[number / 4]} >> (number % 4 * 2) & 3U;
}

/// Checks length, signature and checksum before anything is read.
zx::Result<void> check_frame(std::span<const std::uint8_t> bytes) {
    using zx::ErrorCode;
    if (bytes.empty()) {
        return zx::fail(ErrorCode::Empty, 0, "an empty file");
    }
    const auto start = bytes.first(std::min(Signature.size(), bytes.size()));
    if (start.size() < Signature.size() ||
        !std::equal(start.begin(), start.end(), Signature.begin())) {
        return zx::fail(ErrorCode::BadSignature, 0, "not a table of deals");
    }
    if (bytes.size() < DealTable::HeaderBytes + ChecksumBytes) {
        return zx::fail(ErrorCode::Truncated, bytes.size(), "the table of deals ends early");
    }
    const std::size_t end = bytes.size() - ChecksumBytes;
    zx::ByteReader reader(bytes.subspan(end));
    if (reader.u32() != zx::crc32(bytes.first(end))) {
        return zx::fail(ErrorCode::Corrupt, end, "the checksum does not fit");
    }
    return {};
}

} // namespace

std::optional<Board> DealTable::deal(BoardNumber number) const {
    if (by_rule_[number]) {
        return deal_by(*rule_, number);
    }
    const auto found = boards_.find(number);
    return found == boards_.end() ? std::nullopt : unpack(found->second);
}

bool DealTable::knows(BoardNumber number) const {
    return by_rule_[number] || boards_.contains(number);
}

std::vector<BoardNumber> DealTable::numbers() const {
    std::vector<BoardNumber> known;
    for (std::uint32_t n = 1; n <= 65535; ++n) {
        if (knows(static_cast<BoardNumber>(n))) {
            known.push_back(static_cast<BoardNumber>(n));
        }
    }
    return known;
}

void DealTable::put(BoardNumber number, const Board& board) {
    assert(number != 0 && board.size() == ClassicSize && is_full(board));
    const bool ruled = rule_ && deal_by(*rule_, number) == board;
    by_rule_[number] = ruled;
    if (ruled) {
        boards_.erase(number);
    } else {
        boards_[number] = pack(board);
    }
}

void DealTable::set_rule(const std::optional<DealRule>& rule) {
    DealTable other(source_);
    other.rule_ = rule;
    for (const BoardNumber number : numbers()) {
        other.put(number, *deal(number));
    }
    *this = std::move(other);
}

DealTable::Packed DealTable::pack(const Board& board) {
    Packed packed{};
    for (int i = 0; i < ClassicSize.cells(); ++i) {
        const auto bit = static_cast<std::size_t>(i) * KindBits;
        const unsigned kind = unsigned{board.at(cell_at(i))} << bit % 8;
        packed[bit / 8] |= zx::low(kind);
        if (bit % 8 + KindBits > 8) {
            packed[bit / 8 + 1] |= zx::high(kind);
        }
    }
    return packed;
}

std::optional<Board> DealTable::unpack(std::span<const std::uint8_t> bytes) {
    Board board;
    for (int i = 0; i < ClassicSize.cells(); ++i) {
        const auto bit = static_cast<std::size_t>(i) * KindBits;
        const unsigned next = bit / 8 + 1 < PackedBytes ? bytes[bit / 8 + 1] : 0U;
        const unsigned kind = (bytes[bit / 8] | next << 8) >> bit % 8 & 31U;
        if (kind >= static_cast<unsigned>(ClassicSize.kinds())) {
            return std::nullopt;
        }
        board.put(cell_at(i), static_cast<Kind>(kind));
    }
    const bool tail_clear = bytes[PackedBytes - 1] >> 4 == 0;
    return tail_clear && is_full(board) ? std::optional(board) : std::nullopt;
}

std::vector<std::uint8_t> DealTable::bytes() const {
    const bool used = rule_ && by_rule_.any();
    zx::ByteWriter out;
    out.text(Signature).u32(source_).u8(used ? 1 : 0);
    out.bytes(used ? rule_bytes(*rule_) : std::array<std::uint8_t, 6>{});
    std::array<std::uint8_t, HeaderBytes - CodesAt> codes{};
    for (std::uint32_t n = 1; n <= 65535; ++n) {
        const auto number = static_cast<BoardNumber>(n);
        const unsigned code = by_rule_[n] ? ByRule : boards_.contains(number) ? Stored : NotKnown;
        codes[n / 4] |= zx::low(code << (n % 4 * 2));
    }
    out.bytes(codes);
    for (const auto& [number, packed] : boards_) {
        out.bytes(packed);
    }
    out.u32(zx::crc32(out.view()));
    return std::move(out).take();
}

zx::Result<DealTable> DealTable::parse(std::span<const std::uint8_t> bytes) {
    using zx::ErrorCode;
    if (const auto framed = check_frame(bytes); !framed) {
        return tl::unexpected(framed.error());
    }
    zx::ByteReader reader(bytes.first(bytes.size() - ChecksumBytes));
    reader.skip(Signature.size());
    DealTable table(reader.u32());
    const auto rule = read_rule(reader);
    if (!rule) {
        return tl::unexpected(rule.error());
    }
    table.rule_ = *rule;
    const auto codes = reader.take(CodesBytes);
    for (std::uint32_t n = 0; n <= 65535; ++n) {
        const unsigned code = code_of(codes, n);
        if (code > Stored || (n == 0 && code != NotKnown) || (code == ByRule && !table.rule_)) {
            return zx::fail(ErrorCode::BadValue, CodesAt + n / 4, "no such state of a board");
        }
        table.by_rule_[n] = code == ByRule;
        if (code != Stored) {
            continue;
        }
        const std::size_t at = reader.offset();
        const auto packed = reader.take(PackedBytes);
        if (!reader.ok()) {
            return zx::fail(ErrorCode::Truncated, at, "boards are missing");
        }
        const auto board = unpack(packed);
        const auto number = static_cast<BoardNumber>(n);
        if (!board || (table.rule_ && deal_by(*table.rule_, number) == *board)) {
            return zx::fail(ErrorCode::BadValue,
                            at,
                            board ? "a board that the rule deals is listed" : "not a full board");
        }
        std::copy(packed.begin(), packed.end(), table.boards_[number].begin());
    }
    if (!reader.at_end()) {
        return zx::fail(ErrorCode::WrongSize, reader.offset(), "more bytes than boards");
    }
    if (table.rule_ && table.by_rule_.none()) {
        return zx::fail(ErrorCode::BadValue, RuleAt, "a rule that is not used");
    }
    return table;
}

zx::Result<void> DealTable::merge(const DealTable& other) {
    if (source_ != other.source_) {
        return zx::fail(zx::ErrorCode::BadValue, Signature.size(), "learned from another tape");
    }
    DealTable both = *this;
    for (const BoardNumber number : other.numbers()) {
        const auto theirs = other.deal(number);
        const auto mine = deal(number);
        if (mine && !(*mine == *theirs)) {
            return zx::fail(zx::ErrorCode::BadValue,
                            CodesAt + number / 4U,
                            fmt::format("board {} is dealt otherwise", number));
        }
        both.put(number, *theirs);
    }
    *this = std::move(both);
    return {};
}

bool operator==(const DealTable& a, const DealTable& b) {
    const auto numbers = a.numbers();
    return a.source_ == b.source_ && numbers == b.numbers() &&
           std::all_of(numbers.begin(), numbers.end(), [&](BoardNumber number) {
               return a.deal(number) == b.deal(number);
           });
}

} // namespace shisen::oracle
