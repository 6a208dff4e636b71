#include <algorithm>
#include <random>
#include <vector>

#include <doctest/doctest.h>

#include "any_board.hpp"
#include "board.hpp"
#include "loaders/szx.hpp"
#include "machine/zx_printer.hpp"

using namespace zx;
using machine::PrintedRow;
using machine::ZxPrinter;

namespace {

constexpr std::int32_t FrameTstates = 69'888;
/// A program that looks and writes once for each dot must be faster than a step.
constexpr int SlowestPoll = ZxPrinter::StepTstates / 2 - 20;

/// A program that prints as the operating instructions say. It looks at the port at random times.
class Program {
  public:
    explicit Program(std::uint32_t seed) : random_(seed) { printer.connect(true); }

    void print(const PrintedRow& row, std::uint8_t speed) {
        write(speed);
        while ((read() & ZxPrinter::PaperBit) == 0) {
        }
        for (std::size_t dot = 0; dot < 256; ++dot) {
            while ((read() & ZxPrinter::DotBit) == 0) {
            }
            const bool black = (row[dot / 8] << dot % 8 & 0x80) != 0;
            write(static_cast<std::uint8_t>(speed | (black ? ZxPrinter::PowerBit : 0)));
        }
    }
    std::uint8_t read() {
        pass();
        return printer.read(t_, paper);
    }
    void write(std::uint8_t value) {
        pass();
        printer.write(value, t_, paper);
    }
    /// Lets so many T-states pass without port accesses.
    void wait(std::int32_t tstates) {
        for (t_ += tstates; t_ >= FrameTstates; t_ -= FrameTstates) {
            printer.end_frame(FrameTstates, paper);
        }
    }

    ZxPrinter printer;
    std::vector<PrintedRow> paper;

  private:
    void pass() { wait(static_cast<std::int32_t>(11 + random_() % SlowestPoll)); }

    std::mt19937 random_;
    std::int32_t t_ = 0;
};

std::vector<PrintedRow> random_rows(int count) {
    std::mt19937 random(5);
    std::vector<PrintedRow> rows;
    for (int i = 0; i < count; ++i) {
        for (std::uint8_t& byte : rows.emplace_back()) {
            byte = static_cast<std::uint8_t>(random() & 0xff);
        }
    }
    return rows;
}

} // namespace

TEST_CASE("random rows arrive on the paper, at both speeds, each in one scan") {
    const std::vector<PrintedRow> rows = random_rows(200);
    for (const std::uint8_t speed : {std::uint8_t{0}, ZxPrinter::SlowBit}) {
        Program program(17);
        for (const PrintedRow& row : rows) {
            program.print(row, speed);
        }
        program.write(ZxPrinter::StopBit);
        program.wait(10 * FrameTstates);
        CHECK(program.paper == rows);
    }
}

TEST_CASE("a scan takes 168,000 T-states at full speed, and twice as long at low speed") {
    for (const int slow : {0, 1}) {
        const std::int32_t scan = 168'000 * (1 + slow);
        Program program(1);
        program.write(slow != 0 ? ZxPrinter::SlowBit : 0);
        program.wait(100 * scan);
        CHECK(program.paper.size() == 99); // a motor starts after the paper's right edge
        program.wait(scan);
        CHECK(program.paper.size() == 100);
    }
}

TEST_CASE("the motor stops only while the styli are off the paper, and feeds no paper then") {
    Program program(3);
    program.write(0);
    while ((program.read() & ZxPrinter::PaperBit) == 0) {
    }
    program.write(ZxPrinter::StopBit);
    CHECK(program.paper.empty());
    program.wait(1'000'000);
    CHECK(program.paper.size() == 1);
    CHECK((program.read() & ZxPrinter::PaperBit) == 0);
    program.write(0);
    program.wait(130 * ZxPrinter::StepTstates);
    CHECK((program.read() & ZxPrinter::PaperBit) == 0);
    program.wait(20 * ZxPrinter::StepTstates);
    CHECK((program.read() & ZxPrinter::PaperBit) != 0);
}

TEST_CASE("the latches stay set until the next write, and power sets the paper's") {
    Program program(4);
    CHECK(program.read() == 0x3e);
    program.write(ZxPrinter::PowerBit | ZxPrinter::StopBit);
    CHECK(program.read() == 0xbe);
    CHECK(program.read() == 0xbe);
    program.write(0);
    CHECK(program.read() == 0x3e);
    program.wait(200'000);
    CHECK(program.read() == 0xbf);
    CHECK(program.read() == 0xbf);
    program.write(ZxPrinter::StopBit);
    CHECK(program.read() == 0x3e);
}

TEST_CASE("a stylus that keeps its power draws a line from margin to margin") {
    Program program(6);
    program.write(ZxPrinter::PowerBit);
    program.wait(2 * 168'000);
    REQUIRE(program.paper.size() == 1);
    for (const std::uint8_t byte : program.paper[0]) {
        CHECK(byte == 0xff);
    }
}

TEST_CASE("the printer answers odd ports with A2 = 0, and nothing is there without one") {
    fixture::AnyBoard board(machine::Model::Spectrum48);
    CHECK(board.bus.in(0x00fb) == 0xff);
    board.state.printer.connect(true);
    for (const int port : {0x00fb, 0x7ffb, 0x0003, 0x00f9}) {
        board.bus.set_tstate(0);
        CHECK(board.bus.in(static_cast<std::uint16_t>(port)) == 0x3e);
    }
    board.bus.set_tstate(0);
    CHECK(board.bus.in(0x00ff) == 0xff);
    board.out(0x00ff, 0x80);
    CHECK(board.bus.in(0x00fb) == 0x3e);
    board.out(0x12fb, 0x84);
    CHECK(board.bus.in(0x00fb) == 0xbe);
}

TEST_CASE("a row that is saved within a frame as SZX continues on another machine") {
    const fixture::Bytes program = {
        0xf3,                   // DI
        0xaf, 0xd3, 0xfb,       // row: XOR A : OUT (0xfb),A
        0xdb, 0xfb, 0x07,       // paper: IN A,(0xfb) : RLCA
        0x30, 0xfb,             // JR NC,paper
        0x06, 0x00,             // LD B,0
        0xdb, 0xfb, 0x0f,       // dot: IN A,(0xfb) : RRCA
        0x30, 0xfb,             // JR NC,dot
        0x23, 0x7e, 0xe6, 0x80, // INC HL : LD A,(HL) : AND 0x80
        0xd3, 0xfb,             // OUT (0xfb),A
        0x10, 0xf3,             // DJNZ dot
        0x18, 0xe7,             // JR row
    };
    machine::Machine whole = fixture::machine_with(0x8000, program);
    whole.set_picture(false);
    for (int i = 0; i < 0x4000; ++i) {
        whole.poke(static_cast<std::uint16_t>(0x4000 + i), static_cast<std::uint8_t>(i * i >> 3));
    }
    whole.registers().hl = 0x4000;
    whole.fit_printer(true);
    machine::Machine part = whole;
    std::vector<PrintedRow> rows;
    for (int frame = 0; frame < 50; ++frame) {
        whole.run_frame();
        rows.insert(rows.end(), whole.printed().begin(), whole.printed().end());
        part.run_to(frame * 1'000);
        const auto file = loaders::write_szx(part.snapshot());
        REQUIRE(file);
        const auto read = loaders::parse_szx(*file);
        REQUIRE(read);
        machine::Machine other(machine::Model::Spectrum48, fixture::quiet_rom());
        other.set_picture(false);
        REQUIRE(other.restore(*read));
        other.run_frame();
        // Rows that were finished before the save are not printed again.
        REQUIRE(other.printed().size() <= whole.printed().size());
        CHECK(
            std::equal(other.printed().rbegin(), other.printed().rend(), whole.printed().rbegin()));
        part = other;
        REQUIRE(part.hash() == whole.hash());
    }
    CHECK(rows.size() > 15);
    CHECK(std::ranges::count(rows, PrintedRow{}) < 5);
}

TEST_CASE("damaged numbers of a printer are refused") {
    ZxPrinter printer;
    printer.connect(true);
    std::vector<std::uint32_t> numbers;
    printer.describe([&](std::uint32_t number) { numbers.push_back(number); });
    REQUIRE(numbers.size() == 12);
    CHECK(printer.resume(numbers));
    for (const auto& [at, value] : {std::pair<std::size_t, std::uint32_t>{0, 1},
                                    {1, 16},
                                    {2, 420 * 800},
                                    {3, 2'000'000},
                                    {3, 0x8000'0000}}) {
        std::vector<std::uint32_t> bad = numbers;
        bad[at] = value;
        CHECK_FALSE(printer.resume(bad));
    }
    CHECK_FALSE(printer.resume(std::vector<std::uint32_t>(11)));
}
