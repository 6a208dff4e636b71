#include "shisen/difficulty_atlas.hpp"

#include <algorithm>
#include <cassert>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "base/byte_reader.hpp"
#include "base/byte_writer.hpp"
#include "base/bytes.hpp"
#include "base/crc32.hpp"
#include "shisen/fill_boards.hpp"

namespace shisen {

namespace {

constexpr std::string_view Signature = "FRDIFFS1";
constexpr std::size_t Numbers = 65536;
constexpr std::size_t EntriesAt = 20;
constexpr std::size_t EntryBytes = 8;
constexpr std::uint16_t NotLookedAt = 0xffff;

std::size_t index_of(BoardNumber number, Gravity gravity) noexcept {
    return number + (gravity == Gravity::On ? Numbers : 0);
}

/// A position of 480 cells with at most 16 tiles of a kind has fewer than 65,535 removals.
std::uint16_t word_of(std::uint32_t value) noexcept {
    assert(value < NotLookedAt);
    return zx::wrap16(value);
}

} // namespace

DifficultyAtlas::DifficultyAtlas(Size size, std::uint64_t node_limit, std::uint32_t games)
    : size_(size), node_limit_(node_limit), games_(games), entries_(2 * Numbers) {
    assert(games >= 1 && games <= MostGames);
}

std::optional<Difficulty> DifficultyAtlas::at(BoardNumber number, Gravity gravity) const noexcept {
    const Entry& entry = entries_[index_of(number, gravity)];
    if (entry.games_won == NotLookedAt) {
        return std::nullopt;
    }
    return Difficulty{games_,
                      entry.games_won,
                      entry.first_moves,
                      entry.first_moves_lost,
                      entry.first_moves_unknown};
}

void DifficultyAtlas::set(BoardNumber number,
                          Gravity gravity,
                          const Difficulty& difficulty) noexcept {
    assert(number != 0 && difficulty.games == games_);
    entries_[index_of(number, gravity)] = {word_of(difficulty.games_won),
                                           word_of(difficulty.first_moves),
                                           word_of(difficulty.first_moves_lost),
                                           word_of(difficulty.first_moves_unknown)};
}

bool DifficultyAtlas::possible(const Entry& entry) const noexcept {
    if (entry.games_won == NotLookedAt) {
        return entry == Entry{};
    }
    return entry.games_won <= games_ &&
           entry.first_moves_lost + entry.first_moves_unknown <= entry.first_moves;
}

std::vector<std::uint8_t> DifficultyAtlas::bytes() const {
    zx::ByteWriter out;
    out.text(Signature).u8(zx::low(size_.columns)).u8(zx::low(size_.rows));
    out.u64(node_limit_).u16(games_);
    for (const Entry& entry : entries_) {
        out.u16(entry.games_won).u16(entry.first_moves);
        out.u16(entry.first_moves_lost).u16(entry.first_moves_unknown);
    }
    out.u32(zx::crc32(out.view()));
    return std::move(out).take();
}

zx::Result<DifficultyAtlas> DifficultyAtlas::parse(std::span<const std::uint8_t> bytes) {
    if (bytes.empty()) {
        return zx::fail(zx::ErrorCode::Empty, 0, "no difficulties");
    }
    if (bytes.size() < Signature.size() ||
        !std::equal(Signature.begin(), Signature.end(), bytes.begin())) {
        return zx::fail(zx::ErrorCode::BadSignature, 0, "not the difficulties of an atlas");
    }
    if (bytes.size() != FileBytes) {
        return zx::fail(
            zx::ErrorCode::WrongSize, bytes.size(), "difficulties have 1048600 bytes, always");
    }
    zx::ByteReader reader(bytes.subspan(Signature.size()));
    Size size;
    size.columns = reader.u8();
    size.rows = reader.u8();
    const std::uint64_t low_half = reader.u32();
    const std::uint64_t node_limit = low_half | static_cast<std::uint64_t>(reader.u32()) << 32;
    const std::uint32_t games = reader.u16();
    if (zx::ByteReader(bytes.last(4)).u32() != zx::crc32(bytes.first(FileBytes - 4))) {
        return zx::fail(zx::ErrorCode::Corrupt, FileBytes - 4, "the checksum does not fit");
    }
    if (!size.playable()) {
        return zx::fail(zx::ErrorCode::BadValue, 8, "no board has this size");
    }
    if (games < 1 || games > MostGames) {
        return zx::fail(zx::ErrorCode::BadValue, 18, "a number of games that cannot be");
    }
    DifficultyAtlas atlas(size, node_limit, games);
    for (std::size_t i = 0; i < atlas.entries_.size(); ++i) {
        Entry& entry = atlas.entries_[i];
        entry = {reader.u16(), reader.u16(), reader.u16(), reader.u16()};
        const bool no_board = i % Numbers == 0;
        if (!atlas.possible(entry) || (no_board && !(entry == Entry{}))) {
            return zx::fail(zx::ErrorCode::BadValue,
                            EntriesAt + i * EntryBytes,
                            fmt::format("board {} cannot be like this", i % Numbers));
        }
    }
    return atlas;
}

zx::Result<void> DifficultyAtlas::merge(const DifficultyAtlas& other) {
    if (!(size_ == other.size_)) {
        return zx::fail(zx::ErrorCode::BadValue, 8, "the boards are of another size");
    }
    if (node_limit_ != other.node_limit_) {
        return zx::fail(zx::ErrorCode::BadValue, 10, "made with another node limit");
    }
    if (games_ != other.games_) {
        return zx::fail(zx::ErrorCode::BadValue, 18, "made with another number of random games");
    }
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const bool both =
            entries_[i].games_won != NotLookedAt && other.entries_[i].games_won != NotLookedAt;
        if (both && !(entries_[i] == other.entries_[i])) {
            return zx::fail(zx::ErrorCode::BadValue,
                            EntriesAt + i * EntryBytes,
                            fmt::format("board {} was measured otherwise", i % Numbers));
        }
    }
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        if (other.entries_[i].games_won != NotLookedAt) {
            entries_[i] = other.entries_[i];
        }
    }
    return {};
}

std::optional<Difficulty> examine(const DifficultyAtlas& atlas,
                                  BoardNumber number,
                                  Gravity gravity,
                                  const std::atomic<bool>* cancel) {
    const Effort effort{atlas.node_limit(), cancel, {}};
    const auto found = difficulty(deal(number, atlas.size()), gravity, atlas.games(), effort);
    // A cancelled measurement may be incomplete.
    if (cancel != nullptr && cancel->load(std::memory_order_relaxed)) {
        return std::nullopt;
    }
    return found;
}

bool measure(DifficultyAtlas& atlas,
             const AtlasPart& part,
             const std::atomic<bool>* cancel,
             const std::function<void(std::size_t, std::size_t)>& progress) {
    return fill_boards(atlas, part, cancel, progress);
}

} // namespace shisen
