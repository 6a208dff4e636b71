#include "loaders/tape_player.hpp"

#include <algorithm>
#include <limits>
#include <variant>

namespace zx::loaders {
namespace {

using Phase = TapePosition::Phase;

/// The pulse that ends the last bit (PZX's default tail).
constexpr std::int64_t TailTstates = 945;
/// Returned instead of a length: the block has no more pulses.
constexpr std::int64_t BlockDone = -1;

} // namespace

void TapePlayer::seek(std::size_t block) {
    at_ = {};
    at_.block = std::min(block, blocks());
    at_.hold = true; // the level is low, and the first pulse begins with it
    enter_block();
    at_.next_edge = next_pulse();
    at_.stopped_itself = false;
}

void TapePlayer::end() {
    const bool playing = at_.playing;
    at_ = {};
    at_.playing = playing;
    at_.block = blocks();
}

/// Begins the block at the present position, or ends the tape.
void TapePlayer::enter_block() {
    at_.pulses_left = 0;
    at_.byte = 0;
    at_.bit = 7;
    if (at_.block >= blocks()) {
        end();
        return;
    }
    const auto& block = tape_.blocks[at_.block];
    at_.phase = Phase::Pause; // without a pause: the block is over at once
    if (const auto* const data = std::get_if<DataBlock>(&block)) {
        at_.phase = Phase::Pilot;
        at_.pulses_left = data->pilot_pulses;
    } else if (const auto* const pulses = std::get_if<PulseBlock>(&block)) {
        at_.phase = Phase::Pulses;
        at_.pulses_left = pulses->runs.empty() ? 0 : pulses->runs.front().count;
    } else if (std::holds_alternative<PauseBlock>(block)) {
        at_.phase = Phase::Pulses;
    } else if (const auto* const control = std::get_if<ControlBlock>(&block)) {
        enter_control(*control);
    }
}

void TapePlayer::jump(std::int64_t offset, std::uint64_t from) {
    const std::int64_t target = static_cast<std::int64_t>(from) + offset;
    const bool exists = target >= 0 && target < static_cast<std::int64_t>(blocks());
    // One before: pulse_in_block() then moves to the next block.
    at_.block = (exists ? static_cast<std::uint64_t>(target) : blocks()) - 1;
}

void TapePlayer::enter_control(const ControlBlock& block) {
    using Kind = ControlBlock::Kind;
    const std::int32_t number = block.numbers.empty() ? 0 : block.numbers.front();
    switch (block.kind) {
    case Kind::Stop: at_.stopped_itself = true; break;
    case Kind::Stop48: at_.stopped_itself = at_.stopped_itself || is_48k_; break;
    case Kind::SetLevel:
        at_.high = number != 0;
        at_.hold = true;
        break;
    case Kind::Jump: jump(number, at_.block); break;
    case Kind::LoopStart:
        at_.loop_block = static_cast<std::uint32_t>(at_.block + 1);
        at_.loops_left = static_cast<std::uint32_t>(std::max(number, 1) - 1);
        break;
    case Kind::LoopEnd:
        if (at_.loops_left > 0) {
            --at_.loops_left;
            at_.block = at_.loop_block - std::uint64_t{1};
        }
        break;
    case Kind::Call:
        if (at_.call_block == 0 && !block.numbers.empty()) { // calls do not nest
            at_.call_block = static_cast<std::uint32_t>(at_.block + 1);
            at_.calls_begun = 1;
            jump(number, at_.block);
        }
        break;
    case Kind::Return:
        if (at_.call_block != 0) {
            const std::uint64_t caller = at_.call_block - std::uint64_t{1};
            const auto& numbers = std::get<ControlBlock>(tape_.blocks[caller]).numbers;
            if (at_.calls_begun < numbers.size()) {
                jump(numbers[at_.calls_begun++], caller);
            } else {
                at_.block = caller;
                at_.call_block = 0;
                at_.calls_begun = 0;
            }
        }
        break;
    default: break;
    }
}

/// Moves to the next pulse, over as many blocks as it takes: sets the level and returns the pulse's
/// length.
std::int64_t TapePlayer::next_pulse() {
    if (at_.phase == Phase::Data && at_.pulses_left != 0) { // most pulses: the second one of a bit
        return data_pulse(*std::get_if<DataBlock>(&tape_.blocks[at_.block]));
    }
    for (int step = 0; at_.phase != Phase::Ended; ++step) {
        const std::int64_t length = pulse_in_block();
        if (length != BlockDone) {
            return length;
        }
        if (step == MostSilentSteps) {
            end();
        } else {
            ++steps_;
            ++at_.block;
            enter_block();
        }
    }
    return 0;
}

std::int64_t TapePlayer::edge(Phase phase, std::int64_t length) {
    at_.phase = phase;
    at_.high = at_.high != !at_.hold;
    at_.hold = false;
    return length;
}

std::int64_t TapePlayer::pulse_in_block() {
    // A jump leaves the block before its target, and there is none before the first one.
    if (at_.block >= blocks()) {
        return at_.phase == Phase::Ended ? 0 : BlockDone;
    }
    const auto& block = tape_.blocks[at_.block];
    const auto* const data = std::get_if<DataBlock>(&block);
    switch (at_.phase) {
    case Phase::Ended: return 0;
    case Phase::Pilot:
        if (at_.pulses_left > 0) {
            --at_.pulses_left;
            return edge(Phase::Pilot, data->pilot_tstates);
        }
        // A length of zero means that there is no such pulse.
        if (data->sync1_tstates != 0) {
            return edge(Phase::Sync1, data->sync1_tstates);
        }
        [[fallthrough]];
    case Phase::Sync1:
        if (data->sync2_tstates != 0) {
            return edge(Phase::Sync2, data->sync2_tstates);
        }
        [[fallthrough]];
    case Phase::Sync2:
        if (data->bytes.empty()) {
            return after_sound(data->pause_tstates, false);
        }
        at_.pulses_left = 2;
        at_.phase = Phase::Data;
        return data_pulse(*data);
    case Phase::Data: return data_pulse(*data);
    case Phase::Pulses:
        if (const auto* const silence = std::get_if<PauseBlock>(&block)) {
            return after_sound(silence->tstates, false);
        }
        return run_pulse(std::get<PulseBlock>(block));
    case Phase::Tail:
        at_.phase = Phase::Pause;
        at_.high = false;
        if (static_cast<std::int64_t>(pause()) > TailTstates) {
            return static_cast<std::int64_t>(pause()) - TailTstates;
        }
        [[fallthrough]];
    case Phase::Pause:
        if (pause() > 0) {
            at_.high = false;
            at_.hold = true;
        }
        return BlockDone;
    }
    return BlockDone;
}

std::int64_t TapePlayer::data_pulse(const DataBlock& block) {
    if (at_.pulses_left == 0) {
        const bool last_byte = at_.byte + 1 == block.bytes.size();
        const unsigned last_bit = last_byte ? 8u - block.last_byte_bits : 0u;
        if (at_.bit > last_bit) {
            --at_.bit;
        } else if (last_byte) {
            return after_sound(block.pause_tstates, false);
        } else {
            ++at_.byte;
            at_.bit = 7;
        }
        at_.pulses_left = 2;
    }
    --at_.pulses_left;
    const bool one = (block.bytes[at_.byte] >> at_.bit & 1) != 0;
    return edge(Phase::Data, one ? block.one_tstates : block.zero_tstates);
}

std::int64_t TapePlayer::run_pulse(const PulseBlock& block) {
    while (at_.byte < block.runs.size() && at_.pulses_left == 0) {
        ++at_.byte;
        at_.pulses_left = at_.byte < block.runs.size() ? block.runs[at_.byte].count : 0;
    }
    if (at_.byte >= block.runs.size()) {
        return after_sound(block.pause_tstates, block.holds_level);
    }
    const PulseRun& run = block.runs[at_.byte];
    if (at_.pulses_left-- == run.count && run.first != Edge::Flip) {
        at_.high = run.first == Edge::High || (run.first == Edge::Hold && at_.high);
        at_.hold = true;
    }
    return edge(Phase::Pulses, run.tstates);
}

std::int64_t TapePlayer::after_sound(std::uint64_t pause, bool holds_level) {
    if (pause == 0) {
        at_.hold = at_.hold || holds_level;
        at_.phase = Phase::Pause;
        return BlockDone;
    }
    return edge(Phase::Tail, std::min(static_cast<std::int64_t>(pause), TailTstates));
}

/// The pause at the end of the present block.
std::uint64_t TapePlayer::pause() const {
    const auto& block = tape_.blocks[at_.block];
    if (const auto* const data = std::get_if<DataBlock>(&block)) {
        return data->pause_tstates;
    }
    if (const auto* const pulses = std::get_if<PulseBlock>(&block)) {
        return pulses->pause_tstates;
    }
    const auto* const silence = std::get_if<PauseBlock>(&block);
    return silence != nullptr ? silence->tstates : 0;
}

bool is_possible(const Tape& tape, const TapePosition& position) {
    const bool ended = position.phase == Phase::Ended;
    if (position.block > tape.blocks.size() || ended != (position.block == tape.blocks.size()) ||
        position.bit > 7 || position.next_edge < -1'000'000 ||
        position.loop_block > tape.blocks.size() || position.call_block > tape.blocks.size()) {
        return false;
    }
    if (ended) {
        return true;
    }
    const auto& block = tape.blocks[position.block];
    const bool in_pause = position.phase == Phase::Tail || position.phase == Phase::Pause;
    const bool in_runs = position.phase == Phase::Pulses;
    bool fits = false;
    if (const auto* const data = std::get_if<DataBlock>(&block)) {
        fits = !in_runs && (position.phase != Phase::Data || position.byte < data->bytes.size());
    } else if (const auto* const pulses = std::get_if<PulseBlock>(&block)) {
        fits = in_pause || (in_runs && position.byte < pulses->runs.size());
    } else if (std::holds_alternative<PauseBlock>(block)) {
        fits = in_pause;
    }
    if (position.call_block != 0) {
        const auto* const call = std::get_if<ControlBlock>(&tape.blocks[position.call_block - 1]);
        fits = fits && call != nullptr && call->kind == ControlBlock::Kind::Call;
    }
    return fits;
}

Result<FlatTape> play_tape(const Tape& tape, std::size_t most_pulses) {
    constexpr std::uint64_t Longest = std::numeric_limits<std::uint32_t>::max();
    TapePosition at;
    TapePlayer player(tape, at, true);
    player.seek(0);
    auto pulse = static_cast<std::uint64_t>(at.next_edge);
    FlatTape flat;
    bool level = false; // of the last stretch
    std::size_t pulses = 0;
    int silent_steps = 0;
    while (at.phase != Phase::Ended && silent_steps <= MostSilentSteps) {
        at.stopped_itself = false;
        if (++pulses + player.steps() > 2 * most_pulses || flat.lengths.size() > most_pulses) {
            return fail(ErrorCode::TooLarge, 0, "the tape has too many pulses, or does not end");
        }
        silent_steps = pulse == 0 ? silent_steps + 1 : 0;
        if (pulse > 0 && flat.lengths.empty()) {
            flat.starts_high = at.high;
        }
        if (pulse > 0 && (flat.lengths.empty() || at.high != level)) {
            flat.lengths.push_back(static_cast<std::uint32_t>(std::min(pulse, Longest)));
            level = at.high;
        } else if (pulse > 0) {
            const std::uint64_t sum = std::min(flat.lengths.back() + pulse, Longest);
            flat.lengths.back() = static_cast<std::uint32_t>(sum);
        }
        pulse = static_cast<std::uint64_t>(player.next_pulse());
    }
    return flat;
}

} // namespace zx::loaders
