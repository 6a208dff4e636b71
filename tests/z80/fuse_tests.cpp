#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bytes.hpp"
#include "tests/z80/conformance_report.hpp"
#include "tests/z80/fuse_deviations.hpp"
#include "tests/z80/recording_bus.hpp"

namespace zx::z80::test {
namespace {

struct Case {
    Registers registers;
    /// The T-state at which a run ends, after the instruction that reaches it; in the expected
    /// part, the T-state at which it ended.
    std::int64_t tstates = 0;
    std::vector<std::uint8_t> memory;
    std::vector<FuseEvent> events;
};

/// The words of a line of the file. All numbers except T-states are hexadecimal.
std::vector<std::string> words_of(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}
unsigned hex(const std::string& word) {
    return static_cast<unsigned>(std::stoul(word, nullptr, 16));
}

/// Reads the two lines of registers that both files have.
bool read_registers(std::istream& in, Case& test) {
    std::string line;
    std::getline(in, line);
    const auto pairs = words_of(line);
    std::getline(in, line);
    const auto rest = words_of(line);
    if (pairs.size() != 13 || rest.size() != 7)
        return false;
    Registers& r = test.registers;
    const std::array<std::uint16_t*, 13> targets = {&r.af,
                                                    &r.bc,
                                                    &r.de,
                                                    &r.hl,
                                                    &r.af_alt,
                                                    &r.bc_alt,
                                                    &r.de_alt,
                                                    &r.hl_alt,
                                                    &r.ix,
                                                    &r.iy,
                                                    &r.sp,
                                                    &r.pc,
                                                    &r.wz};
    for (std::size_t n = 0; n < targets.size(); ++n)
        *targets[n] = wrap16(hex(pairs[n]));
    r.i = low(hex(rest[0]));
    r.r = low(hex(rest[1]));
    r.iff1 = rest[2] == "1";
    r.iff2 = rest[3] == "1";
    r.im = low(hex(rest[4]));
    r.halted = rest[5] == "1";
    test.tstates = std::stoll(rest[6]);
    return true;
}

/// Reads lines "address byte byte ... -1" up to an empty line or a single "-1".
void read_memory(std::istream& in, std::vector<std::uint8_t>& memory) {
    for (std::string line; std::getline(in, line);) {
        const auto words = words_of(line);
        if (words.empty() || words[0] == "-1")
            return;
        unsigned address = hex(words[0]);
        for (std::size_t n = 1; n < words.size() && words[n] != "-1"; ++n)
            memory[address++ & 0xffff] = low(hex(words[n]));
    }
}

/// The pattern with which the set fills memory before each test.
std::vector<std::uint8_t> background() {
    constexpr std::array<std::uint8_t, 4> Pattern = {0xde, 0xad, 0xbe, 0xef};
    std::vector<std::uint8_t> memory(0x10000);
    for (std::size_t n = 0; n < memory.size(); ++n)
        memory[n] = Pattern[n % 4];
    return memory;
}

/// Converts the log to events of the set.
class EventList {
  public:
    explicit EventList(FuseOutcome& outcome) : outcome_(outcome) {}

    void add(const Entry& entry) {
        switch (entry.cycle) {
        case Cycle::Fetch:
        case Cycle::Read: access(entry, "MR"); break;
        case Cycle::Write: access(entry, "MW"); break;
        case Cycle::Internal: internal(entry); break;
        case Cycle::In: port(entry, "PR"); break;
        case Cycle::Out: port(entry, "PW"); break;
        case Cycle::Acknowledge:
        case Cycle::AcknowledgeNmi: break; // no test of the set has an interrupt
        }
        if (entry.cycle == Cycle::Fetch)
            refresh_ = entry.refresh;
    }

  private:
    void event(std::int64_t time, std::string_view kind, std::uint16_t address, int data = -1) {
        outcome_.events.push_back({time, std::string(kind), address, data});
    }
    void access(const Entry& entry, std::string_view kind) {
        event(entry.start, "MC", entry.address);
        event(entry.start + entry.tstates, kind, entry.address, entry.data);
    }
    void internal(const Entry& entry) {
        for (int t = 0; t < entry.tstates; ++t) {
            if (entry.address == refresh_)
                outcome_.held_refresh.push_back(outcome_.events.size());
            event(entry.start + t, "MC", entry.address);
        }
    }
    /// The set's machine is a 48K Spectrum, whose ULA decodes addresses 0x4000-0x7fff and A0.
    void port(const Entry& entry, std::string_view kind) {
        const bool contended = entry.address >> 14 == 1;
        const bool of_ula = (entry.address & 1) == 0;
        if (contended)
            event(entry.start, "PC", entry.address);
        event(entry.start + 1, kind, entry.address, entry.data);
        if (of_ula)
            event(entry.start + 1, "PC", entry.address);
        for (int t = 1; t < 4 && contended && !of_ula; ++t)
            event(entry.start + t, "PC", entry.address);
    }

    FuseOutcome& outcome_;
    /// The values of the last opcode fetch.
    int refresh_ = -1;
};

std::map<std::string, Case> read_cases(std::istream& in) {
    std::map<std::string, Case> cases;
    for (std::string name; std::getline(in, name);) {
        if (name.empty())
            continue;
        Case test;
        test.memory = background();
        if (!read_registers(in, test))
            break;
        read_memory(in, test.memory);
        cases.emplace(name, std::move(test));
    }
    return cases;
}

/// Returns what the set expects of the test at the position of `in`. Its memory is that of the
/// start of the test with the listed changes.
bool read_expected(std::istream& in, Case& expected) {
    while (in.peek() == ' ') {
        std::string line;
        std::getline(in, line);
        const auto words = words_of(line);
        if (words.size() < 3)
            return false;
        expected.events.push_back({std::stoll(words[0]),
                                   words[1],
                                   wrap16(hex(words[2])),
                                   words.size() > 3 ? static_cast<int>(hex(words[3])) : -1});
    }
    if (!read_registers(in, expected))
        return false;
    read_memory(in, expected.memory);
    return true;
}

FuseOutcome run_case(const Case& test) {
    RecordingBus bus;
    bus.memory = test.memory;
    FuseOutcome outcome{test.registers, 0, {}, {}, {}};
    while (bus.tstates < test.tstates)
        step(outcome.registers, bus);
    // The set does not model state that lasts for one instruction only.
    outcome.registers.q = 0;
    outcome.registers.interrupt_shadow = false;
    outcome.registers.loaded_iff2 = false;
    outcome.tstates = bus.tstates;
    outcome.memory = std::move(bus.memory);
    EventList events(outcome);
    for (const Entry& entry : bus.log)
        events.add(entry);
    return outcome;
}

/// Our outcome with all known deviations of the test applied except one.
FuseOutcome accepted(const std::string& name,
                     const FuseOutcome& actual,
                     const FuseOutcome& expected,
                     const FuseDeviation* but = nullptr) {
    FuseOutcome result = actual;
    for (const FuseDeviation& deviation : fuse_deviations()) {
        if (&deviation != but && touches(deviation, name, actual))
            deviation.accept(result, expected);
    }
    return result;
}

void judge(FileReport& report,
           const std::string& name,
           const FuseOutcome& actual,
           const FuseOutcome& expected) {
    const std::string difference = difference_of(accepted(name, actual, expected), expected);
    if (!difference.empty()) {
        report.fail(name + ":" + difference);
        return;
    }
    bool deviates = false;
    for (const FuseDeviation& deviation : fuse_deviations()) {
        if (!touches(deviation, name, actual))
            continue;
        deviates = true;
        if (difference_of(accepted(name, actual, expected, &deviation), expected).empty()) {
            report.fail(name + ": no longer deviates: " + std::string(deviation.reason));
            return;
        }
    }
    ++report.passed;
    report.deviating += deviates ? 1 : 0;
}

} // namespace

FileReport run_fuse_tests(const std::string& in_path, const std::string& expected_path) {
    FileReport report{expected_path, 0, 0, 0, {}};
    std::ifstream in(in_path);
    const auto cases = read_cases(in);
    std::ifstream expectations(expected_path);
    std::size_t judged = 0;
    for (std::string name; std::getline(expectations, name);) {
        if (name.empty())
            continue;
        const auto found = cases.find(name);
        if (found == cases.end()) {
            report.fail(name + ": not in " + in_path);
            break;
        }
        Case expected;
        expected.memory = found->second.memory;
        if (!read_expected(expectations, expected)) {
            report.fail(name + ": not understood");
            break;
        }
        judge(report,
              name,
              run_case(found->second),
              {expected.registers,
               expected.tstates,
               std::move(expected.memory),
               std::move(expected.events),
               {}});
        ++judged;
    }
    if (judged == 0 || judged != cases.size())
        report.fail(std::to_string(cases.size()) + " tests, but " + std::to_string(judged) +
                    " expectations");
    return report;
}

} // namespace zx::z80::test
