#include "machine/rewind.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace zx::machine {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t WordBytes = sizeof(std::uint64_t);
/// The comparison skips equal memory in blocks of this size, because most of a memory does not
/// change in half a second.
constexpr std::size_t BlockBytes = 256;
/// A run of different bytes ends only at this number of equal bytes, because a new run costs two
/// bytes or more.
constexpr std::size_t ShortGap = 4;

std::uint64_t word_at(const Bytes& bytes, std::size_t at) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data() + at, WordBytes);
    return word;
}

/// Returns the first index from `at` on at which the two differ, or their size.
std::size_t next_other(const Bytes& a, const Bytes& b, std::size_t at) {
    while (at + BlockBytes <= a.size() && std::memcmp(&a[at], &b[at], BlockBytes) == 0) {
        at += BlockBytes;
    }
    while (at + WordBytes <= a.size() && word_at(a, at) == word_at(b, at)) {
        at += WordBytes;
    }
    while (at < a.size() && a[at] == b[at]) {
        ++at;
    }
    return at;
}

/// True if no byte of the word is 0.
bool all_other(std::uint64_t word) {
    return ((word - 0x0101010101010101) & ~word & 0x8080808080808080) == 0;
}

/// Returns the end of the run of different bytes that begins at `at`. ShortGap equal bytes end a
/// run.
std::size_t next_equal(const Bytes& a, const Bytes& b, std::size_t at) {
    std::size_t end = at;
    while (at < a.size() && at - end < ShortGap) {
        if (at + WordBytes <= a.size() && all_other(word_at(a, at) ^ word_at(b, at))) {
            at += WordBytes;
            end = at;
        } else if (a[at] != b[at]) {
            end = ++at;
        } else {
            ++at;
        }
    }
    return end;
}

/// Writes seven bits per byte, the low ones first, with bit 7 set on all but the last.
void put_number(Bytes& out, std::size_t number) {
    for (; number >= 0x80; number >>= 7) {
        out.push_back(static_cast<std::uint8_t>((number & 0x7f) | 0x80));
    }
    out.push_back(static_cast<std::uint8_t>(number));
}

std::size_t take_number(const Bytes& in, std::size_t& at) {
    std::size_t number = 0;
    for (unsigned shift = 0;; shift += 7) {
        const std::uint8_t byte = in[at++];
        number |= static_cast<std::size_t>(byte & 0x7f) << shift;
        if ((byte & 0x80) == 0) {
            return number;
        }
    }
}

} // namespace

Rewind::MemoryChange Rewind::advance(Bytes& memory, const Bytes& younger) {
    if (memory.size() != younger.size()) {
        return {.runs = std::exchange(memory, younger), .whole = true};
    }
    scratch_.clear();
    std::size_t done = 0;
    for (std::size_t at = next_other(memory, younger, 0); at < memory.size();) {
        const std::size_t end = next_equal(memory, younger, at);
        put_number(scratch_, at - done);
        put_number(scratch_, end - at);
        const std::size_t to = scratch_.size();
        scratch_.resize(to + end - at);
        std::transform(&memory[at],
                       &memory[at] + (end - at),
                       &younger[at],
                       &scratch_[to],
                       [](std::uint8_t a, std::uint8_t b) { return a ^ b; });
        std::copy(&younger[at], &younger[at] + (end - at), &memory[at]);
        done = end;
        at = next_other(memory, younger, end);
    }
    // A copy, because its capacity is exactly its size.
    return {.runs = Bytes(scratch_.begin(), scratch_.end()), .whole = false};
}

void Rewind::apply(MemoryChange& difference, Bytes& memory) {
    if (difference.whole) {
        memory = std::move(difference.runs);
        return;
    }
    std::size_t place = 0;
    for (std::size_t at = 0; at < difference.runs.size();) {
        place += take_number(difference.runs, at);
        for (std::size_t left = take_number(difference.runs, at); left > 0; --left) {
            memory[place++] ^= difference.runs[at++];
        }
    }
}

void Rewind::keep(const State& state) {
    since_ = 0;
    if (newest_) {
        const SmallState small = std::exchange(static_cast<SmallState&>(*newest_), state);
        older_.push_back(
            {small, advance(newest_->rom, state.rom), advance(newest_->ram, state.ram)});
        older_bytes_ += older_.back().rom.runs.size() + older_.back().ram.runs.size();
    } else {
        newest_ = state;
    }
    if (states() > most_) {
        older_bytes_ -= older_.front().rom.runs.size() + older_.front().ram.runs.size();
        older_.pop_front();
    }
}

std::optional<State> Rewind::back() {
    since_ = 0;
    std::optional<State> taken = newest_;
    if (older_.empty()) {
        newest_.reset();
        return taken;
    }
    Older older = std::move(older_.back());
    older_.pop_back();
    older_bytes_ -= older.rom.runs.size() + older.ram.runs.size();
    apply(older.rom, newest_->rom);
    apply(older.ram, newest_->ram);
    static_cast<SmallState&>(*newest_) = std::move(older.small);
    return taken;
}

void Rewind::clear() {
    *this = Rewind(interval_, most_);
}

std::size_t Rewind::bytes() const noexcept {
    const std::size_t whole = newest_ ? newest_->rom.size() + newest_->ram.size() : 0;
    return states() * sizeof(Older) + older_bytes_ + whole + scratch_.capacity();
}

} // namespace zx::machine
