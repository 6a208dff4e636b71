#include "machine/idle_loop.hpp"

#include <algorithm>

#include "machine/spectrum_bus.hpp"
#include "ula/contention.hpp"
#include "z80/execute.hpp"

namespace zx::machine {

namespace {

/// The instructions of a loop that are tried.
constexpr int MostInstructions = 16;
constexpr std::uint8_t PrefixEd = 0xed;

} // namespace

bool IdleLoop::Round::same_times(const Round& other) const {
    return count == other.count &&
           std::equal(stretches.begin(),
                      stretches.begin() + static_cast<std::ptrdiff_t>(count),
                      other.stretches.begin());
}

/// Records the machine cycles of a program. Its clock does not run.
class IdleLoop::RecordingBus {
  public:
    RecordingBus(const SpectrumBus& board, Round& round) : board_(board), round_(round) {}

    std::uint8_t fetch_opcode(std::uint16_t address, std::uint16_t) {
        ++round_.fetches;
        add(board_.delays_access(address), 4);
        const std::uint8_t opcode = board_.peek(address);
        // LD A,R has this prefix.
        refuse(opcode == PrefixEd);
        return opcode;
    }
    std::uint8_t read(std::uint16_t address) {
        add(board_.delays_access(address), 3);
        return board_.peek(address);
    }
    void write(std::uint16_t address, std::uint8_t value) {
        add(board_.delays_access(address), 3);
        refuse(value != board_.peek(address));
    }
    std::uint8_t in(std::uint16_t) {
        refuse(true);
        return 0;
    }
    void out(std::uint16_t, std::uint8_t) { refuse(true); }
    void internal(std::uint16_t address, int tstates) {
        if (!board_.delays_idle(address)) {
            add(false, tstates);
            return;
        }
        for (int i = 0; i < tstates; ++i) {
            add(true, 1);
        }
    }
    std::uint8_t acknowledge(std::uint16_t) { return 0xff; }
    void acknowledge_nmi(std::uint16_t, std::uint16_t) {}
    [[nodiscard]] bool keep_running() const { return true; }

    /// True if what was executed so far can be no part of the loop.
    [[nodiscard]] bool refused() const noexcept { return refused_; }

  private:
    void refuse(bool because) noexcept { refused_ = refused_ || because; }
    void add(bool delayed, int tstates) {
        round_.tstates += tstates;
        if (!delayed && round_.count > 0) {
            Stretch& last = round_.stretches[round_.count - 1];
            last.tstates = static_cast<std::uint16_t>(last.tstates + tstates);
        } else if (round_.count < MostStretches) {
            round_.stretches[round_.count++] = {static_cast<std::uint16_t>(tstates), delayed};
        } else {
            refuse(true);
        }
    }

    const SpectrumBus& board_;
    Round& round_;
    bool refused_ = false;
};

bool IdleLoop::find(const z80::Registers& cpu, const SpectrumBus& board) {
    found_.count = 0;
    found_.tstates = 0;
    found_.fetches = 0;
    RecordingBus bus(board, found_);
    z80::Registers now = cpu;
    for (int i = 0; i < MostInstructions; ++i) {
        z80::step(now, bus);
        if (bus.refused() || now.halted) {
            return false;
        }
        now.r = cpu.r;
        if (now == cpu) {
            return true;
        }
    }
    return false;
}

std::int32_t
IdleLoop::after_round(const std::uint8_t* delays, std::int32_t t, std::int32_t end) const {
    for (std::size_t i = 0; i < found_.count; ++i) {
        if (t >= end) {
            return end + 1;
        }
        t += (found_.stretches[i].delayed ? delays[t] : 0) + found_.stretches[i].tstates;
    }
    return t;
}

void IdleLoop::pass(z80::Registers& cpu, SpectrumBus& board, std::int32_t end) {
    if (!find(cpu, board)) {
        return;
    }
    if (!found_.same_times(timed_)) {
        lines_.fill({});
        timed_ = found_;
    }
    const std::uint8_t* const delays = board.contention().delays();
    const std::int32_t first = board.contention().first();
    const std::int32_t line = board.timing().tstates_per_line;
    // Up to here each line has the same delays as the one before.
    const std::int32_t last = first + ula::DisplayLines * line;
    std::int32_t t = board.tstate();
    std::int64_t rounds = 0;
    const auto pass_one = [&] {
        const std::int32_t after = after_round(delays, t, end);
        const bool passed = after <= end;
        t = passed ? after : t;
        rounds += passed ? 1 : 0;
        return passed;
    };
    const auto pass_without_delays = [&](std::int32_t until) {
        const std::int32_t count = std::max(0, until - t) / found_.tstates;
        t += count * found_.tstates;
        rounds += count;
    };
    pass_without_delays(std::min(first, end));
    while (t < first && pass_one()) {
    }
    for (std::int32_t x = (t - first) % line; t >= first && t < last;) {
        const Line& whole = line_from(delays, first, line, x);
        if (t + whole.tstates > std::min(end, last)) {
            break;
        }
        t += whole.tstates;
        rounds += whole.rounds;
        for (x += whole.tstates; x >= line;) {
            x -= line;
        }
    }
    while (t < last && pass_one()) {
    }
    if (t >= last) {
        pass_without_delays(end);
    }
    const auto fetches = static_cast<std::uint64_t>(rounds * found_.fetches);
    cpu.r = static_cast<std::uint8_t>((cpu.r & 0x80u) | ((cpu.r + fetches) & 0x7fu));
    board.pass_time(t, fetches);
}

const IdleLoop::Line& IdleLoop::line_from(const std::uint8_t* delays,
                                          std::int32_t first,
                                          std::int32_t line,
                                          std::int32_t x) {
    Line& rounds = lines_[static_cast<std::size_t>(x)];
    if (rounds.rounds == 0) {
        const std::int32_t last = first + ula::DisplayLines * line;
        std::int32_t t = first + x;
        for (; t < first + line; ++rounds.rounds) {
            t = after_round(delays, t, last);
        }
        rounds.tstates = t - first - x;
    }
    return rounds;
}

} // namespace zx::machine
