#include "machine/edge_wait.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "machine/machine.hpp"
#include "machine/state.hpp"

namespace zx::machine {

namespace {

/// Reads of the ULA's port without a key, with EAR low and with EAR high.
constexpr std::uint8_t Low = 0xbf;
constexpr std::uint8_t High = 0xff;

/// Opcode fetches that are tried: a loader reads the port at least once in a hundred.
constexpr std::uint64_t Fetches = 1000;
/// Reads of one level before the other one: none, and some.
constexpr std::size_t ReadsBefore = 5;

/// Returns PC and SP after the fetches, with these levels. Other registers may hold what was read.
std::pair<std::uint16_t, std::uint16_t>
place_after(const Machine& start, std::uint8_t first, std::uint8_t then) {
    FrameInput input{Fetches, std::vector<std::uint8_t>(Fetches, then)};
    std::fill_n(input.inputs.begin(), ReadsBefore, first);
    Machine copy = start;
    static_cast<void>(copy.replay_frame(std::move(input), false));
    return {copy.registers().pc, copy.registers().sp};
}

} // namespace

bool waits_for_edge(const State& state) {
    State bare = state;
    bare.tape.eject();
    bare.autostart = {};
    Machine start(bare.model, bare.rom);
    start.set_picture(false);
    start.set_state(bare);
    const auto low = place_after(start, Low, Low);
    return place_after(start, High, High) != low || place_after(start, Low, High) != low ||
           place_after(start, High, Low) != low;
}

} // namespace zx::machine
