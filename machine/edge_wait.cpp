#include "machine/edge_wait.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "machine/machine.hpp"
#include "machine/state.hpp"

namespace zx::machine {

namespace {

/// Reads of the ULA's port without a key, with EAR low and with EAR high.
constexpr std::uint8_t Low = 0xbf;
constexpr std::uint8_t High = 0xff;

/// Instructions that are tried: a loader reads the port at least once in a hundred.
constexpr std::size_t Instructions = 1000;
/// Reads of one level before the other one: none, and some.
constexpr std::size_t ReadsBefore = 5;

/// Returns PC after each of the next instructions, with these levels of EAR. Two loops of equal
/// length would hide a difference if only the last one were compared. Other registers may hold what
/// was read.
std::vector<std::uint16_t> path(const Machine& start, std::uint8_t first, std::uint8_t then) {
    Machine copy = start;
    std::vector<std::uint16_t> places;
    std::size_t reads = 0;
    while (places.size() < Instructions) {
        const std::uint8_t level = reads < ReadsBefore ? first : then;
        // A frame of one fetch is one instruction; it reads at most one port.
        reads += copy.replay_frame({1, {level}}, false) == InputFit::Exact ? 1u : 0u;
        places.push_back(copy.registers().pc);
    }
    return places;
}

} // namespace

bool waits_for_edge(const State& state) {
    State bare = state;
    bare.tape.eject();
    bare.autostart = {};
    Machine start(bare.model, bare.rom);
    start.set_picture(false);
    start.set_state(bare);
    const auto low = path(start, Low, Low);
    return path(start, High, High) != low || path(start, Low, High) != low ||
           path(start, High, Low) != low;
}

} // namespace zx::machine
