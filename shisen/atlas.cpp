#include "shisen/atlas.hpp"

#include <algorithm>
#include <cassert>
#include <string_view>

#include <fmt/format.h>

#include "base/byte_reader.hpp"
#include "base/byte_writer.hpp"
#include "base/bytes.hpp"
#include "base/crc32.hpp"
#include "shisen/fill_boards.hpp"

namespace shisen {

namespace {

constexpr std::string_view Signature = "FRATLAS1";

/// Converts between a verdict and its two bits.
constexpr unsigned code_of(SolverOutcome outcome) noexcept {
    return outcome == SolverOutcome::Won ? 1U : outcome == SolverOutcome::Lost ? 2U : 3U;
}

constexpr unsigned shift_of(BoardNumber number) noexcept {
    return number % 4U * 2U;
}

std::size_t variant(Gravity gravity) noexcept {
    return gravity == Gravity::On ? 1 : 0;
}

} // namespace

std::optional<SolverOutcome> Atlas::at(BoardNumber number, Gravity gravity) const noexcept {
    switch (entries_[variant(gravity)][number / 4U] >> shift_of(number) & 3) {
    case 1: return SolverOutcome::Won;
    case 2: return SolverOutcome::Lost;
    case 3: return SolverOutcome::Unknown;
    default: return std::nullopt;
    }
}

void Atlas::set(BoardNumber number, Gravity gravity, SolverOutcome outcome) noexcept {
    assert(number != 0);
    std::uint8_t& four = entries_[variant(gravity)][number / 4U];
    const unsigned shift = shift_of(number);
    four = zx::low((four & ~(3U << shift)) | code_of(outcome) << shift);
}

std::vector<BoardNumber> Atlas::with(SolverOutcome outcome, Gravity gravity) const {
    std::vector<BoardNumber> numbers;
    for (std::uint32_t number = 1; number <= 65535; ++number) {
        if (at(static_cast<BoardNumber>(number), gravity) == outcome) {
            numbers.push_back(static_cast<BoardNumber>(number));
        }
    }
    return numbers;
}

std::size_t Atlas::count(SolverOutcome outcome, Gravity gravity) const {
    return with(outcome, gravity).size();
}

std::vector<std::uint8_t> Atlas::bytes() const {
    zx::ByteWriter out;
    out.text(Signature).u8(zx::low(size_.columns)).u8(zx::low(size_.rows)).u64(node_limit_);
    for (const auto& entries : entries_) {
        out.bytes(entries);
    }
    out.u32(zx::crc32(out.view()));
    return std::move(out).take();
}

zx::Result<Atlas> Atlas::parse(std::span<const std::uint8_t> bytes) {
    if (bytes.empty()) {
        return zx::fail(zx::ErrorCode::Empty, 0, "an empty file");
    }
    zx::ByteReader reader(bytes);
    const auto signature = reader.take(std::min(Signature.size(), bytes.size()));
    if (!std::equal(signature.begin(), signature.end(), Signature.begin()) ||
        signature.size() < Signature.size()) {
        return zx::fail(zx::ErrorCode::BadSignature, 0, "not an atlas");
    }
    if (bytes.size() != FileBytes) {
        return zx::fail(
            zx::ErrorCode::WrongSize, bytes.size(), "the verdicts have 32790 bytes, always");
    }
    Size size;
    size.columns = reader.u8();
    size.rows = reader.u8();
    const std::uint64_t low_half = reader.u32();
    Atlas atlas(size, low_half | static_cast<std::uint64_t>(reader.u32()) << 32);
    for (auto& entries : atlas.entries_) {
        const auto part = reader.take(entries.size());
        std::copy(part.begin(), part.end(), entries.begin());
    }
    if (reader.u32() != zx::crc32(bytes.first(FileBytes - 4))) {
        return zx::fail(zx::ErrorCode::Corrupt, FileBytes - 4, "the checksum does not fit");
    }
    if (!size.playable()) {
        return zx::fail(zx::ErrorCode::BadValue, 8, "no board has this size");
    }
    if (atlas.at(0, Gravity::Off) || atlas.at(0, Gravity::On)) {
        return zx::fail(zx::ErrorCode::BadValue, 18, "there is no board 0");
    }
    return atlas;
}

zx::Result<void> Atlas::merge(const Atlas& other) {
    if (!(size_ == other.size_)) {
        return zx::fail(zx::ErrorCode::BadValue, 8, "the boards are of another size");
    }
    if (node_limit_ != other.node_limit_) {
        return zx::fail(zx::ErrorCode::BadValue, 10, "made with another node limit");
    }
    Atlas both = *this;
    for (const Gravity gravity : {Gravity::Off, Gravity::On}) {
        for (std::uint32_t n = 1; n <= 65535; ++n) {
            const auto number = static_cast<BoardNumber>(n);
            const auto theirs = other.at(number, gravity);
            const auto ours = at(number, gravity);
            if (ours && theirs && ours != theirs) {
                return zx::fail(zx::ErrorCode::BadValue,
                                18 + 16384 * variant(gravity) + n / 4,
                                fmt::format("board {} is classified otherwise", n));
            }
            if (theirs) {
                both.set(number, gravity, *theirs);
            }
        }
    }
    *this = both;
    return {};
}

std::size_t AtlasPart::count() const noexcept {
    std::size_t all = 0;
    for (std::uint32_t number = first; number <= last; ++number) {
        all += static_cast<std::size_t>(takes(number));
    }
    return all;
}

std::optional<SolverOutcome>
examine(const Atlas& atlas, BoardNumber number, Gravity gravity, const std::atomic<bool>* cancel) {
    const Effort effort{atlas.node_limit(), cancel, {}};
    const Verdict verdict = solve(deal(number, atlas.size()), gravity, effort);
    // A cancelled search says nothing about the board.
    if (verdict.outcome == SolverOutcome::Unknown && cancel != nullptr &&
        cancel->load(std::memory_order_relaxed)) {
        return std::nullopt;
    }
    return verdict.outcome;
}

bool classify(Atlas& atlas,
              const AtlasPart& part,
              const std::atomic<bool>* cancel,
              const std::function<void(std::size_t, std::size_t)>& progress) {
    assert(part.shards >= 1 && part.shard >= 1 && part.shard <= part.shards && part.first >= 1);
    return fill_boards(atlas, part, cancel, progress);
}

} // namespace shisen
