#include "tests/z80/fuse_deviations.hpp"

#include <algorithm>
#include <array>

#include "z80/alu.hpp"

namespace zx::z80::test {
namespace {

void take_flags(FuseOutcome& actual, const FuseOutcome& expected, unsigned which) {
    actual.registers.af = static_cast<std::uint16_t>((actual.registers.af & ~which) |
                                                     (expected.registers.af & which));
}

void step_held_refresh(FuseOutcome& actual, const FuseOutcome&) {
    for (const std::size_t n : actual.held_refresh) {
        std::uint16_t& address = actual.events[n].address;
        address = static_cast<std::uint16_t>((address & 0xff80) | ((address + 1) & 0x7f));
    }
}

void stay_on_halt(FuseOutcome& actual, const FuseOutcome&) {
    --actual.registers.pc;
}

/// Removes the one read that the set does not have.
void skip_displacement(FuseOutcome& actual, const FuseOutcome& expected) {
    const auto missing = [&](const FuseEvent& event) {
        return event.kind == "MR" &&
               std::find(expected.events.begin(), expected.events.end(), event) ==
                   expected.events.end();
    };
    const auto read = std::find_if(actual.events.begin(), actual.events.end(), missing);
    if (read != actual.events.end())
        actual.events.erase(read);
}

constexpr std::array<FuseDeviation, 6> Deviations = {{
    {"T-states added to an opcode fetch hold the refresh address with R before its step, as the "
     "single steps have it; "
     "the set shows R after it (the same to a 48K ULA, which looks at the high byte)",
     "",
     step_held_refresh},
    {"HALT leaves PC behind itself (measured by S. Brewer 2014 and M. Woodmass 2021); the set "
     "leaves PC on it",
     "76",
     stay_on_halt},
    {"JR cc and DJNZ read their displacement also when they do not jump; the set waits without a "
     "read",
     "10 20_2 28_1 30_2 38_1",
     skip_displacement},
    {"A repeating CPIR or CPDR shows PC in bits 5 and 3 of F (D. Banks 2018); the set is older",
     "edb9_2",
     [](FuseOutcome& actual, const FuseOutcome& expected) {
         take_flags(actual, expected, flag::YX);
     }},
    {"A repeating block input or output shows PC in bits 5 and 3 of F and adjusts H and P/V (D. "
     "Banks 2018, "
     "P. Helcmanovsky); the set is older",
     "edb2_1 edb3_1 edbb_1",
     [](FuseOutcome& actual, const FuseOutcome& expected) {
         take_flags(actual, expected, flag::YX | flag::H | flag::PV);
     }},
    {"A repeating block input or output leaves PC + 1 in WZ (rofl0r 2022); the set is older",
     "edb2_1 edb3_1 edba_1 edbb_1",
     [](FuseOutcome& actual, const FuseOutcome& expected) {
         actual.registers.wz = expected.registers.wz;
     }},
}};

} // namespace

std::string difference_of(const FuseOutcome& actual, const FuseOutcome& expected) {
    std::string difference;
    if (actual.registers != expected.registers) {
        difference += " registers";
        if (actual.registers.af != expected.registers.af)
            difference += " AF=" + std::to_string(actual.registers.af) + " (expected " +
                          std::to_string(expected.registers.af) + ")";
    }
    if (actual.tstates != expected.tstates)
        difference += " ended at T=" + std::to_string(actual.tstates);
    if (actual.memory != expected.memory)
        difference += " memory";
    for (std::size_t n = 0; n < actual.events.size() || n < expected.events.size(); ++n) {
        if (n < actual.events.size() && n < expected.events.size() &&
            actual.events[n] == expected.events[n])
            continue;
        difference += " event " + std::to_string(n + 1);
        if (n < actual.events.size())
            difference += ": " + actual.events[n].kind + " " +
                          std::to_string(actual.events[n].address) +
                          " at T=" + std::to_string(actual.events[n].time);
        break;
    }
    return difference;
}

std::span<const FuseDeviation> fuse_deviations() {
    return Deviations;
}

bool touches(const FuseDeviation& deviation, std::string_view test, const FuseOutcome& actual) {
    if (deviation.tests.empty())
        return !actual.held_refresh.empty();
    const std::string all = " " + std::string(deviation.tests) + " ";
    return all.find(" " + std::string(test) + " ") != std::string::npos;
}

} // namespace zx::z80::test
