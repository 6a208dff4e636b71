#include "machine/tape_deck.hpp"

#include <algorithm>
#include <utility>

namespace zx::machine {

namespace {

/// The pulse that ends the last bit (PZX's default tail).
constexpr std::int64_t TailTstates = 945;

} // namespace

void TapeDeck::insert(std::shared_ptr<const loaders::Tape> tape) {
    tape_ = std::move(tape);
    rewind();
}

void TapeDeck::eject() {
    tape_ = nullptr;
    rewind();
}

void TapeDeck::rewind() {
    seek(0);
}

void TapeDeck::seek(std::size_t block) {
    playing_ = false;
    block_ = std::min(block, blocks());
    next_edge_ = start_block(false);
}

void TapeDeck::play(std::int32_t t) {
    if (!playing_ && phase_ != Phase::Ended) {
        playing_ = true;
        next_edge_ += t;
    }
}

void TapeDeck::stop(std::int32_t t) {
    if (playing_) {
        playing_ = false;
        next_edge_ -= t;
    }
}

void TapeDeck::end_frame(std::int32_t frame_tstates) {
    if (playing_) {
        next_edge_ -= frame_tstates;
    }
}

void TapeDeck::pass_edges(std::int32_t t, std::vector<TapeEdge>& edges) {
    while (t >= next_edge_) {
        const bool before = high_;
        const std::int64_t edge = next_edge_;
        const std::int64_t pulse = next_pulse();
        if (high_ != before) {
            edges.push_back({static_cast<std::int32_t>(edge), high_});
        }
        if (phase_ == Phase::Ended) {
            playing_ = false;
            next_edge_ = 0;
            return;
        }
        next_edge_ = edge + pulse;
    }
}

/// Starts the present block and returns the length of its first pulse. continues: the previous
/// block had no pause.
std::int64_t TapeDeck::start_block(bool continues) {
    pulses_left_ = 0;
    byte_ = 0;
    bit_ = 7;
    if (block_ >= blocks()) {
        phase_ = Phase::Ended;
        high_ = false;
        return 0;
    }
    // The first pulse of any phase begins by inverting the level.
    high_ = continues ? high_ : true;
    phase_ = Phase::Pilot;
    pulses_left_ = current().pilot_pulses;
    return next_pulse();
}

/// Moves to the next pulse: sets the level and returns the pulse's length.
std::int64_t TapeDeck::next_pulse() {
    const auto edge = [this](Phase phase, std::int64_t length) {
        phase_ = phase;
        high_ = !high_;
        return length;
    };
    switch (phase_) {
    case Phase::Ended: return 0;
    case Phase::Pilot:
        if (pulses_left_ > 0) {
            --pulses_left_;
            return edge(Phase::Pilot, current().pilot_tstates);
        }
        // A length of zero means that there is no such pulse.
        if (current().sync1_tstates != 0) {
            return edge(Phase::Sync1, current().sync1_tstates);
        }
        [[fallthrough]];
    case Phase::Sync1:
        if (current().sync2_tstates != 0) {
            return edge(Phase::Sync2, current().sync2_tstates);
        }
        [[fallthrough]];
    case Phase::Sync2:
        if (current().bytes.empty()) {
            return after_data();
        }
        pulses_left_ = 2;
        phase_ = Phase::Data;
        return data_pulse();
    case Phase::Data: return data_pulse();
    case Phase::Tail:
        phase_ = Phase::Pause;
        high_ = false;
        if (static_cast<std::int64_t>(current().pause_tstates) > TailTstates) {
            return static_cast<std::int64_t>(current().pause_tstates) - TailTstates;
        }
        [[fallthrough]];
    case Phase::Pause: ++block_; return start_block(false);
    }
    return 0;
}

std::int64_t TapeDeck::data_pulse() {
    const loaders::DataBlock& block = current();
    if (pulses_left_ == 0) {
        const bool last_byte = byte_ + 1 == block.bytes.size();
        const unsigned last_bit = last_byte ? 8u - block.last_byte_bits : 0u;
        if (bit_ > last_bit) {
            --bit_;
        } else if (last_byte) {
            return after_data();
        } else {
            ++byte_;
            bit_ = 7;
        }
        pulses_left_ = 2;
    }
    --pulses_left_;
    high_ = !high_;
    const bool one = (block.bytes[byte_] >> bit_ & 1) != 0;
    return one ? block.one_tstates : block.zero_tstates;
}

std::int64_t TapeDeck::after_data() {
    const auto pause = static_cast<std::int64_t>(current().pause_tstates);
    if (pause == 0) {
        ++block_;
        return start_block(true);
    }
    phase_ = Phase::Tail;
    high_ = !high_;
    return std::min(pause, TailTstates);
}

bool operator==(const TapeDeck& a, const TapeDeck& b) {
    const bool same_tape = a.tape_ == b.tape_ || (a.tape_ != nullptr && b.tape_ != nullptr &&
                                                  a.tape_->blocks == b.tape_->blocks);
    return same_tape && a.block_ == b.block_ && a.phase_ == b.phase_ &&
           a.pulses_left_ == b.pulses_left_ && a.byte_ == b.byte_ && a.bit_ == b.bit_ &&
           a.next_edge_ == b.next_edge_ && a.playing_ == b.playing_ && a.high_ == b.high_;
}

} // namespace zx::machine
