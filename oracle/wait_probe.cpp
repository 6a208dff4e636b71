#include "oracle/wait_probe.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

#include "oracle/program_probe.hpp"
#include "z80/registers.hpp"

namespace zx::oracle {

namespace {

/// The number of interrupts that are tried until the program is back where it was.
constexpr int MaxInterrupts = 4;
/// The number of interrupts for which a key is held to see where the interrupt routine stores it. A routine
/// may wait until a key has been down for some of them.
constexpr int KeyInterrupts = 6;
/// The number of looks for a key by which polling() tells whether they are regular.
constexpr std::size_t FewestLooks = 8;

constexpr std::uint16_t RomEnd = 0x4000;

/// The ROM checks for BREAK at this port first, and at that of CAPS SHIFT only if SPACE is down.
bool is_break_check(const Look& look) {
    return look.port && look.address >> 8 == 0x7f;
}
/// FLAGS has a bit for a new key, but BASIC reads the byte for its other bits, too.
bool is_look_at_flags(const Look& look) {
    return !look.port && look.address == 0x5c3b;
}

/// Keys that most games use.
constexpr std::array UsualKeys{std::pair{ula::Key::H, ula::Key::H},
                               std::pair{ula::Key::Enter, ula::Key::Enter},
                               std::pair{ula::Key::CapsShift, ula::Key::N8}};

/// Follows the program from an interrupt until it is back at its first place. Before that, `mask` is
/// applied to each of the PassingPairs for which `differs` is true. Returns the registers, if it has
/// looked for a key.
std::optional<z80::Registers>
registers_after_a_round(const machine::Machine& machine,
                        const KeyMemory& keys,
                        int instructions,
                        const std::array<bool, PassingPairs.size()>& differs,
                        std::uint16_t mask) {
    ProgramProbe probe(machine, &keys);
    for (std::size_t i = 0; i < PassingPairs.size(); ++i) {
        const auto value = machine.registers().*PassingPairs[i];
        probe.set_pair(PassingPairs[i],
                       differs[i] ? static_cast<std::uint16_t>(value ^ mask) : value);
    }
    if (!probe.interrupt()) {
        return std::nullopt;
    }
    bool goes_on = true;
    for (int i = 0; i < instructions && goes_on && !probe.bus().full(); ++i) {
        goes_on = probe.step_without_interrupts();
        if (probe.at_first_place()) {
            return probe.bus().main_looks() ? std::optional(probe.cpu()) : std::nullopt;
        }
    }
    return std::nullopt;
}

/// True for a program that looks for a key after each interrupt and is then back, but with other values
/// in some registers, for example the time since a pair was shown. It waits if these registers do
/// not matter: after any values the round leaves the same ones.
bool goes_round_with_other_values(const machine::Machine& machine,
                                  const KeyMemory& keys,
                                  int instructions) {
    std::array<bool, PassingPairs.size()> differs{};
    const auto after = registers_after_a_round(machine, keys, instructions, differs, 0);
    if (!after) {
        return false;
    }
    for (std::size_t i = 0; i < PassingPairs.size(); ++i) {
        differs[i] = (*after).*PassingPairs[i] != machine.registers().*PassingPairs[i];
    }
    constexpr std::array<std::uint16_t, 2> Masks{0xffff, 0x5aa5};
    return std::all_of(Masks.begin(), Masks.end(), [&](std::uint16_t mask) {
        const auto other = registers_after_a_round(machine, keys, instructions, differs, mask);
        return other && same_registers(*other, *after);
    });
}

/// For a program that goes round without looking for a key: what interrupts change.
Waiting with_interrupts(const machine::Machine& machine, const KeyMemory& keys, int instructions) {
    ProgramProbe probe(machine, &keys);
    bool always_back = true;
    for (int i = 0; i < MaxInterrupts; ++i) {
        if (!probe.interrupt()) {
            return probe.bus().interrupt_reads_keys() ? Waiting::No : Waiting::IgnoresInput;
        }
        // At once it would be back before it has seen what the interrupt routine has set.
        const bool back = probe.goes_round(instructions, nullptr);
        if (back && probe.bus().main_looks()) {
            return Waiting::ForKeys;
        }
        always_back = always_back && back;
        if (!always_back) {
            const bool waits = probe.bus().main_looks() &&
                               goes_round_with_other_values(machine, keys, instructions);
            return waits ? Waiting::ForKeys : Waiting::No;
        }
    }
    return probe.bus().interrupt_reads_keys() ? Waiting::ForInterrupt : Waiting::IgnoresInput;
}

/// The instructions of the main program from one interrupt to the next, fewer than in a frame.
constexpr int InstructionsPerInterrupt = 2500;
/// The instructions over which a known loop must not be left once it has looked for a key.
constexpr int LoopInstructions = 20'000;
/// The same in interrupts, for a loop that halts. A pause in BASIC, which a key ends, is at the same
/// addresses as one that waits for a key, and is shorter than this.
constexpr int LoopInterrupts = 75;

/// Runs the next instruction of the main program. Returns false if it cannot go on.
bool advance(ProgramProbe& probe, bool interrupt) {
    if (interrupt || probe.halted()) {
        // A program that has interrupts off gets none; HALT then never ends.
        const bool taken = probe.interrupt();
        if (probe.halted() && !taken) {
            return false;
        }
    }
    probe.step();
    return !probe.bus().full();
}

bool answers_key(const machine::Machine& machine,
                 std::pair<ula::Key, ula::Key> held,
                 int max_instructions,
                 const WaitingLoop* loop) {
    ProgramProbe without(machine, nullptr);
    if (loop != nullptr) {
        without.bus().watch_picture(loop->restless);
    }
    ProgramProbe with(machine, nullptr);
    with.bus().keyboard().press(held.first);
    with.bus().keyboard().press(held.second);
    bool differs = false;
    int last = max_instructions;
    // A program that halts has many interrupts in few instructions: what it does after some time
    // without a key is then no part of what is looked at.
    int interrupts = 0;
    int last_interrupt = max_instructions / InstructionsPerInterrupt;
    // A program may take the key when it is released.
    const int released_at = max_instructions / 4 * 3;
    const int released_after = last_interrupt / 4 * 3;
    for (int i = 0; i < last && interrupts <= last_interrupt; ++i) {
        const bool interrupt = i % InstructionsPerInterrupt == 0;
        interrupts += interrupt || without.halted() ? 1 : 0;
        if (loop != nullptr &&
            (!loop->addresses[without.cpu().pc] || (!differs && without.bus().picture_changed()))) {
            return false;
        }
        if (!advance(without, interrupt)) {
            return differs;
        }
        if (differs) {
            continue;
        }
        if (i == released_at || interrupts > released_after) {
            with.bus().keyboard().release_all();
        }
        const bool goes_on = advance(with, interrupt);
        if (!goes_on || with.cpu().pc != without.cpu().pc) {
            differs = true;
            last = loop == nullptr ? 0 : i + LoopInstructions;
            last_interrupt = interrupts + LoopInterrupts;
        }
        with.copy_refresh_of(without);
    }
    return differs;
}

/// True if each address from `middle` to `end` is also one before `middle`.
bool executes_nothing_new(const std::vector<std::uint16_t>& addresses,
                          std::size_t middle,
                          std::size_t end) {
    std::vector<bool> known(0x10000);
    for (std::size_t i = 0; i < middle; ++i) {
        known[addresses[i]] = true;
    }
    const auto begin = addresses.begin();
    return std::all_of(begin + static_cast<std::ptrdiff_t>(middle),
                       begin + static_cast<std::ptrdiff_t>(end),
                       [&](std::uint16_t address) { return known[address]; });
}

} // namespace

std::size_t cell_of_byte(std::size_t offset) noexcept {
    // The pixels of a cell are 256 bytes apart in a third of the display file.
    constexpr std::size_t PixelBytes = 6144;
    return offset >= PixelBytes ? offset - PixelBytes : (offset >> 11) * 256 + (offset & 0xff);
}

WaitingPath addresses_with_interrupts(const machine::Machine& machine,
                                      const KeyMemory& keys,
                                      int instructions,
                                      const ScreenCells& restless) {
    WaitingPath path;
    ProgramProbe probe(machine, &keys);
    probe.bus().watch_picture(restless);
    std::size_t last_look = 0;
    for (int i = 0; i < instructions && !path.draws; ++i) {
        path.addresses.push_back(probe.cpu().pc);
        if (!advance(probe, i % InstructionsPerInterrupt == 0)) {
            break;
        }
        last_look = probe.bus().take_look() ? path.addresses.size() : last_look;
        path.draws = probe.bus().picture_changed();
    }
    // What comes after may lead out of the loop.
    path.addresses.resize(last_look);
    return path;
}

bool answers_keys(const machine::Machine& machine, int max_instructions, const WaitingLoop* loop) {
    return std::any_of(UsualKeys.begin(), UsualKeys.end(), [&](const auto& held) {
        return answers_key(machine, held, max_instructions, loop);
    });
}

KeyMemory::KeyMemory(const machine::Machine& machine)
    : mode_(machine.registers().im), page_(machine.registers().i),
      interrupts_(machine.registers().iff1) {
    using ula::Key;
    const auto written = [&](std::optional<std::pair<Key, Key>> held) {
        ProgramProbe probe(machine, nullptr);
        if (held) {
            probe.bus().keyboard().press(held->first);
            probe.bus().keyboard().press(held->second);
        }
        for (int i = 0; i < 2 * KeyInterrupts; ++i) {
            if (i == KeyInterrupts) {
                probe.bus().keyboard().release_all();
            }
            if (!probe.interrupt()) {
                break;
            }
        }
        return probe.bus().interrupt_writes();
    };
    const auto quiet = written(std::nullopt);
    // What the routine leaves below the stack pointer is no key: the main program overwrites it there.
    const std::uint16_t stack = machine.registers().sp;
    const auto on_stack = [stack](std::uint16_t address) {
        const std::size_t below = static_cast<std::uint16_t>(stack - address);
        return below >= 1 && below <= OverlayBus::StackDepth;
    };
    std::set<std::uint16_t> addresses;
    for (const auto& held : UsualKeys) {
        for (const auto& write : written(held)) {
            if (!on_stack(write.first) &&
                std::find(quiet.begin(), quiet.end(), write) == quiet.end()) {
                addresses.insert(write.first);
            }
        }
    }
    addresses_.assign(addresses.begin(), addresses.end());
    for (const std::uint16_t address : addresses_) {
        bloom_ |= std::uint64_t{1} << (address & 63u);
    }
}

bool KeyMemory::found(std::uint16_t address) const noexcept {
    return std::binary_search(addresses_.begin(), addresses_.end(), address);
}

bool KeyMemory::fits(const machine::Machine& machine) const noexcept {
    const z80::Registers& cpu = machine.registers();
    return mode_ == cpu.im && page_ == cpu.i && (interrupts_ || !cpu.iff1);
}

ExecutionTrace
follow(const machine::Machine& machine, const KeyMemory& keys, int max_instructions) {
    ExecutionTrace trace;
    ProgramProbe probe(machine, &keys);
    const bool round = probe.goes_round(max_instructions, &trace.addresses);
    trace.looks_for_key = probe.bus().main_looks();
    if (round) {
        trace.waiting = trace.looks_for_key ? Waiting::ForKeys
                                            : with_interrupts(machine, keys, max_instructions);
    }
    return trace;
}

Polling polling(const machine::Machine& machine,
                const KeyMemory& keys,
                const PollingLimits& limits,
                const ScreenCells* restless) {
    Polling result;
    ProgramProbe probe(machine, &keys);
    if (restless != nullptr) {
        probe.bus().watch_picture(*restless);
    }
    // A path is the hash of the addresses from one look for a key to the next.
    std::vector<std::uint64_t> paths;
    /// The number of addresses at the end of each path.
    std::vector<std::size_t> ends;
    std::uint64_t path = 0;
    bool only_break = true;
    bool checks_break = false;
    int halts = 0;
    int i = 0;
    std::size_t last_look = 0;
    Spin spin;
    for (; i < limits.instructions && !probe.bus().full() && !probe.bus().picture_changed(); ++i) {
        if (probe.halted() || spin.seen(probe.cpu(), probe.bus().changes())) {
            spin.forget();
            const bool late = paths.empty() && halts == limits.first_halts - 1;
            if (late || ++halts > limits.halts || !probe.interrupt()) {
                break;
            }
            continue;
        }
        result.addresses.push_back(probe.cpu().pc);
        path = (path ^ probe.cpu().pc) * 0x9e3779b97f4a7c15u;
        const bool in_rom = probe.cpu().pc < RomEnd;
        probe.step();
        if (probe.bus().take_look()) {
            const Look& look = probe.bus().last_look();
            checks_break = checks_break || is_break_check(look);
            only_break = only_break && in_rom && (is_break_check(look) || is_look_at_flags(look));
            paths.push_back(std::exchange(path, 0));
            last_look = result.addresses.size();
            ends.push_back(last_look);
        } else if (paths.empty() && i > limits.first_look) {
            break;
        }
    }
    result.tells = !paths.empty() || halts == 0;
    result.draws = probe.bus().picture_changed();
    result.seldom = paths.size() < FewestLooks;
    only_break = only_break && checks_break;
    result.only_break = only_break;
    if (!result.seldom) {
        // The first path began in the middle of one.
        const auto middle = paths.begin() + static_cast<std::ptrdiff_t>(paths.size() / 2);
        const std::set<std::uint64_t> known(paths.begin() + 1, middle);
        result.regular = !only_break && std::all_of(middle, paths.end(), [&](std::uint64_t later) {
            return known.contains(later);
        });
        result.same_instructions =
            executes_nothing_new(result.addresses, ends[paths.size() / 2], last_look);
    }
    if (restless != nullptr) {
        result.addresses.resize(last_look);
    }
    return result;
}

} // namespace zx::oracle
