#include "machine/tape_deck.hpp"

#include <algorithm>
#include <utility>

namespace zx::machine {

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
    silent_steps_ = 0;
    if (tape_ != nullptr) {
        player().seek(block);
    } else {
        at_ = {};
    }
}

bool TapeDeck::set_position(const loaders::TapePosition& position) {
    const bool possible = tape_ != nullptr && loaders::is_possible(*tape_, position);
    if (possible) {
        at_ = position;
    }
    return possible;
}

void TapeDeck::play(std::int32_t t) {
    if (!at_.playing && at_.phase != Phase::Ended) {
        at_.playing = true;
        at_.next_edge += t;
    }
}

void TapeDeck::stop(std::int32_t t) {
    if (at_.playing) {
        at_.playing = false;
        at_.next_edge -= t;
    }
}

void TapeDeck::end_frame(std::int32_t frame_tstates) {
    if (at_.playing) {
        at_.next_edge -= frame_tstates;
    }
}

void TapeDeck::pass_edges(std::int32_t t, std::vector<TapeEdge>& edges) {
    loaders::TapePlayer player = this->player();
    std::uint64_t steps = 0;
    while (t >= at_.next_edge) {
        const bool before = at_.high;
        const std::int64_t edge = at_.next_edge;
        const std::int64_t pulse = player.next_pulse();
        if (at_.high != before) {
            edges.push_back({static_cast<std::int32_t>(edge), at_.high});
        }
        silent_steps_ += static_cast<std::int64_t>(player.steps() - steps) + (pulse == 0 ? 1 : 0);
        silent_steps_ =
            std::max<std::int64_t>(silent_steps_ - pulse / loaders::TstatesPerSilentStep, 0);
        steps = player.steps();
        if (silent_steps_ > loaders::MostSilentSteps) {
            player.end();
        }
        if (at_.phase == Phase::Ended) {
            at_.playing = false;
            at_.next_edge = 0;
            return;
        }
        if (at_.stopped_itself) {
            at_.playing = false;
            at_.next_edge = pulse;
            return;
        }
        at_.next_edge = edge + pulse;
    }
}

/// Moves to the pilot tone of a DataBlock over pauses and blocks without sound. Returns false if
/// something else comes first, or the tape stops or ends.
bool TapeDeck::pass_silence(loaders::TapePosition& at) const {
    loaders::TapePlayer player(*tape_, at, is_48k_);
    for (int steps = 0; steps <= loaders::MostSilentSteps; ++steps) {
        if (at.stopped_itself || at.phase == Phase::Ended) {
            return false;
        }
        if (at.phase != Phase::Tail && at.phase != Phase::Pause) {
            return at.phase == Phase::Pilot;
        }
        static_cast<void>(player.next_pulse());
    }
    return false;
}

const loaders::DataBlock* TapeDeck::coming_block(std::uint32_t pilot_pulses) const {
    loaders::TapePosition at = at_;
    if (tape_ == nullptr || !pass_silence(at) || at.pulses_left < pilot_pulses) {
        return nullptr;
    }
    return std::get_if<loaders::DataBlock>(&tape_->blocks[at.block]);
}

void TapeDeck::pass_coming_block(std::int32_t t) {
    if (!pass_silence(at_)) {
        return;
    }
    // The level at the end of the data: each pulse left of the pilot tone, both sync pulses and an
    // even number of pulses for the bits invert it.
    at_.high = at_.high != (at_.pulses_left % 2 != 0);
    const auto& block = std::get<loaders::DataBlock>(tape_->blocks[at_.block]);
    at_.phase = Phase::Data;
    at_.byte = block.bytes.size() - 1;
    at_.bit = static_cast<std::uint8_t>(8 - block.last_byte_bits);
    at_.pulses_left = 0;
    at_.next_edge = player().next_pulse();
    if (at_.playing && at_.phase != Phase::Ended && !at_.stopped_itself) {
        at_.next_edge += t;
        return;
    }
    at_.playing = false;
    static_cast<void>(pass_silence(at_));
    at_.stopped_itself = false;
}

bool operator==(const TapeDeck& a, const TapeDeck& b) {
    const bool same_tape = a.tape_ == b.tape_ || (a.tape_ != nullptr && b.tape_ != nullptr &&
                                                  a.tape_->blocks == b.tape_->blocks);
    return same_tape && a.at_ == b.at_;
}

} // namespace zx::machine
