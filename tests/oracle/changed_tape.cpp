#include "changed_tape.hpp"

#include <algorithm>

#include "base/bytes.hpp"

namespace fixture {

namespace {

constexpr std::uint16_t Program = 23755;
constexpr int ProgramBytes = 1024;

std::vector<std::uint8_t> program(TapeGame& tape) {
    std::vector<std::uint8_t> bytes;
    for (int i = 0; i < ProgramBytes; ++i) {
        bytes.push_back(tape.machine().peek(zx::wrap16(Program + i)));
    }
    return bytes;
}

} // namespace

TapeGame started_tape() {
    static const TapeGame started;
    return started;
}

std::uint16_t find(TapeGame& tape, const std::vector<std::uint8_t>& bytes) {
    const auto all = program(tape);
    const auto at = std::search(all.begin(), all.end(), bytes.begin(), bytes.end());
    if (at == all.end() ||
        std::search(at + 1, all.end(), bytes.begin(), bytes.end()) != all.end()) {
        return 0;
    }
    return zx::wrap16(Program + (at - all.begin()));
}

bool change(TapeGame& tape, const std::vector<Change>& changes) {
    for (const Change& change : changes) {
        const std::uint16_t address = find(tape, change.from);
        if (address == 0 || change.to.size() != change.from.size()) {
            return false;
        }
        for (std::size_t i = 0; i < change.to.size(); ++i) {
            tape.machine().poke(zx::wrap16(address + i), change.to[i]);
        }
    }
    return true;
}

} // namespace fixture
