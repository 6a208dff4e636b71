#include "machine/rewind.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace zx::machine {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t WordBytes = sizeof(std::uint64_t);
/// Most of a memory does not change in half a second; in such strides it is passed over.
constexpr std::size_t BlockBytes = 256;
/// Equal bytes within a run of others that do not end it: a new run costs two bytes or more.
constexpr std::size_t ShortGap = 4;

std::uint64_t word_at(const Bytes& bytes, std::size_t at) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data() + at, WordBytes);
    return word;
}

/// From `at` on, the first place where the two differ, or their end.
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

/// None of its bytes is 0.
bool all_other(std::uint64_t word) {
    return ((word - 0x0101010101010101) & ~word & 0x8080808080808080) == 0;
}

/// From `at` on, where they differ, the first place behind which they are equal for a while.
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

/// Seven bits a byte, the low ones first, bit 7 set on all but the last.
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

/// A state without its memory, which is moved out and back in to leave the state as it was.
State rest_of(State& state) {
    Bytes rom = std::exchange(state.rom, {});
    Bytes ram = std::exchange(state.ram, {});
    State rest = state;
    state.rom = std::move(rom);
    state.ram = std::move(ram);
    return rest;
}

} // namespace

Rewind::Difference Rewind::difference(const Bytes& older, const Bytes& younger) {
    if (older.size() != younger.size()) {
        return {.runs = older, .whole = true};
    }
    scratch_.clear();
    std::size_t done = 0;
    for (std::size_t at = next_other(older, younger, 0); at < older.size();) {
        const std::size_t end = next_equal(older, younger, at);
        put_number(scratch_, at - done);
        put_number(scratch_, end - at);
        const std::size_t to = scratch_.size();
        scratch_.resize(to + end - at);
        std::transform(&older[at],
                       &older[at] + (end - at),
                       &younger[at],
                       &scratch_[to],
                       [](std::uint8_t a, std::uint8_t b) { return a ^ b; });
        done = end;
        at = next_other(older, younger, end);
    }
    // A copy has the size that it needs and no more.
    return {.runs = Bytes(scratch_.begin(), scratch_.end()), .whole = false};
}

void Rewind::apply(Difference& difference, Bytes& memory) {
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
        older_.push_back({rest_of(*newest_),
                          difference(newest_->rom, state.rom),
                          difference(newest_->ram, state.ram)});
        older_bytes_ += older_.back().rom.runs.size() + older_.back().ram.runs.size();
    }
    newest_ = state;
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
    older.rest.rom = std::move(newest_->rom);
    older.rest.ram = std::move(newest_->ram);
    newest_ = std::move(older.rest);
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
