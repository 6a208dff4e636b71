#include "machine/tape_deck.hpp"

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
    int silent_steps = 0;
    while (t >= at_.next_edge) {
        const bool before = at_.high;
        const std::int64_t edge = at_.next_edge;
        const std::int64_t pulse = player().next_pulse();
        if (at_.high != before) {
            edges.push_back({static_cast<std::int32_t>(edge), at_.high});
        }
        silent_steps = pulse == 0 ? silent_steps + 1 : 0;
        if (silent_steps > loaders::MostSilentSteps) {
            player().end();
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

bool operator==(const TapeDeck& a, const TapeDeck& b) {
    const bool same_tape = a.tape_ == b.tape_ || (a.tape_ != nullptr && b.tape_ != nullptr &&
                                                  a.tape_->blocks == b.tape_->blocks);
    return same_tape && a.at_ == b.at_;
}

} // namespace zx::machine
