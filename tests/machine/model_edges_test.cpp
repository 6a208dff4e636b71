// The edges of the differences between models: the last T-state or port of one kind, the first of
// the next.
#include <doctest/doctest.h>

#include "any_board.hpp"
#include "board.hpp"
#include "ula/fetch.hpp"

using namespace zx;
using fixture::AnyBoard;
using machine::Model;

namespace {

/// Returns whether a write to 0x4000 whose machine cycle begins in T-state `start` is visible in
/// this frame.
bool shown(Model model, int start) {
    AnyBoard board(model);
    board.bus.poke(0x5800, 0x11);
    board.bus.poke(0x4000, 0x00);
    board.bus.set_tstate(start);
    board.bus.write(0x4000, 0xff);
    board.picture.finish_frame();
    return board.picture.pixels()[48 * 352 + 48] == 1;
}

int in_at(AnyBoard& board, int address, int start) {
    board.bus.set_tstate(start);
    return board.bus.in(static_cast<std::uint16_t>(address));
}

} // namespace

TEST_CASE("the last write that is still shown begins at 14334, on a 128K 14360, on a +2A 14362") {
    for (const auto& [model, last] : {std::pair{Model::Spectrum16, 14334},
                                      {Model::Spectrum48, 14334},
                                      {Model::Spectrum128, 14360},
                                      {Model::SpectrumPlus2, 14360},
                                      {Model::SpectrumPlus2A, 14362}}) {
        const auto name = machine::record_of(model).name;
        CAPTURE(name);
        CHECK(shown(model, last - 1));
        CHECK(shown(model, last));
        CHECK_FALSE(shown(model, last + 1));
    }
}

TEST_CASE("each line of a 128K and a +2A fetches 64 bytes, the last of 192 as the first") {
    for (const ula::FrameTiming& timing : {ula::Timing128, ula::TimingPlus2A}) {
        const int first = timing.first_fetch;
        CHECK(first == (timing == ula::Timing128 ? 14364 : 14367));
        for (const int line : {0, 1, 191}) {
            CAPTURE(line);
            const int start = first + 228 * line;
            const int bitmap = (line & 0xc0) * 32 + (line & 7) * 256 + (line & 0x38) * 4;
            CHECK(ula::fetched_offset(timing, start - 1) == -1);
            CHECK(ula::fetched_offset(timing, start) == bitmap);
            CHECK(ula::fetched_offset(timing, start + 122) == bitmap + 31);
            CHECK(ula::fetched_offset(timing, start + 123) == 0x1800 + line / 8 * 32 + 31);
            CHECK(ula::fetched_offset(timing, start + 124) == -1);
            CHECK(ula::fetched_offset(timing, start + 227) == -1);
        }
        CHECK(ula::fetched_offset(timing, first + 192 * 228) == -1);
    }
}

TEST_CASE("the floating bus has the bytes of bank 7 when its screen is shown") {
    AnyBoard board(Model::Spectrum128);
    board.out(0x7ffd, 0x0f);
    board.bus.poke(0xc000, 0x3c);
    board.bus.poke(0x4000, 0x5a);
    // Bank 7 at 0xc000: the odd port 0x00ff is in the ROM's slot and not delayed.
    CHECK(in_at(board, 0x00ff, 14361) == 0x3c);
    board.out(0x7ffd, 0x07);
    CHECK(in_at(board, 0x00ff, 14361) == 0x5a);
}

TEST_CASE("a +2A's latch keeps the last fetch between fetches and over the frame's end") {
    AnyBoard board(Model::SpectrumPlus2A);
    for (const auto& [offset, value] : {std::pair{0, 0x10},
                                        {0x1800, 0x20},
                                        {1, 0x30},
                                        {0x1801, 0x40},
                                        {2, 0x50},
                                        {0x1aff, 0x60}}) {
        board.bus.poke(static_cast<std::uint16_t>(0x4000 + offset),
                       static_cast<std::uint8_t>(value));
    }
    const auto at = [&](int t) { return in_at(board, 0x0001, t - 3); };
    CHECK(at(14366) == 0x61);
    CHECK(at(14367) == 0x11);
    CHECK(at(14368) == 0x21);
    CHECK(at(14370) == 0x41);
    CHECK(at(14371) == 0x41);
    CHECK(at(14374) == 0x41);
    CHECK(at(14375) == 0x51);
    for (const int port : {0x1001, 0x2001, 0x0003}) {
        CAPTURE(port);
        CHECK(in_at(board, port, 14364) == 0xff);
    }
}

TEST_CASE("a 128K's ports are delayed by the slot of their high byte and by the ULA") {
    AnyBoard board(Model::Spectrum128);
    const auto takes = [&](int port, int bank) {
        board.out(0x7ffd, bank);
        return board.port_time(port, 14361);
    };
    // Delays 6 at 14361, 5 at 14362, 0 at 14368, 6 at 14369.
    CHECK(takes(0x80ff, 0) == 4);
    CHECK(takes(0x80fe, 0) == 1 + 5 + 3);
    CHECK(takes(0x40ff, 0) == 6 + 1 + 1 + 6 + 1 + 1);
    CHECK(takes(0x40fe, 0) == 6 + 1 + 3);
    CHECK(takes(0xc0fe, 0) == 1 + 5 + 3);
    CHECK(takes(0xc0fe, 1) == 6 + 1 + 3);
    CHECK(takes(0xbffe, 1) == 1 + 5 + 3);
    CHECK(takes(0x3ffe, 1) == 1 + 5 + 3);
}

TEST_CASE("in a +2A's special modes banks 4 to 7 are contended at any address") {
    AnyBoard board(Model::SpectrumPlus2A);
    constexpr int maps[4][4] = {{0, 1, 2, 3}, {4, 5, 6, 7}, {4, 5, 6, 3}, {4, 7, 6, 3}};
    for (int mode = 0; mode < 4; ++mode) {
        board.out(0x1ffd, mode << 1 | 1);
        for (int slot = 0; slot < 4; ++slot) {
            CAPTURE(mode);
            CAPTURE(slot);
            CHECK(board.delay(slot << 14, 14363) == (maps[mode][slot] >= 4 ? 7 : 0));
        }
    }
}

TEST_CASE("a +2A's paging ports are decoded by four and three lines of the address") {
    AnyBoard board(Model::SpectrumPlus2A);
    const auto bank_after = [&](int port) {
        board.out(0x7ffd, 0);
        board.out(port, 3);
        return static_cast<int>(board.bus.peek(0xc000));
    };
    CHECK(bank_after(0x7ffd) == 3);
    CHECK(bank_after(0x4000) == 3);
    CHECK(bank_after(0x3ffd) == 0);
    CHECK(bank_after(0x7fff) == 0);
    CHECK(bank_after(0xfffd) == 0);
    const auto special_after = [&](int port) {
        board.out(0x1ffd, 0);
        board.out(port, 1);
        return board.bus.peek(0x0000) != 0x40;
    };
    CHECK(special_after(0x1ffd));
    CHECK(special_after(0x1000));
    CHECK_FALSE(special_after(0x0ffd));
    CHECK_FALSE(special_after(0x2ffd));
    CHECK_FALSE(special_after(0x1fff));
}

TEST_CASE("with no tape EAR echoes the speaker on a 128K and is 0 on a +2A") {
    for (const Model model : {Model::Spectrum128, Model::SpectrumPlus2A}) {
        AnyBoard board(model);
        for (const int out : {0x00, 0x08, 0x10, 0x18}) {
            CAPTURE(out);
            board.out(0x00fe, out);
            const bool high = model == Model::Spectrum128 && (out & 0x10) != 0;
            CHECK(in_at(board, 0xfffe, 0) == (high ? 0xff : 0xbf));
        }
    }
}

TEST_CASE("AY registers are selected at A15 A14 A1 = 1 1 0 and written at 1 0 0, nowhere else") {
    AnyBoard board(Model::Spectrum128);
    for (const int port : {0xfffd, 0xc000, 0xc0fc}) {
        board.out(0xfffd, 1);
        board.out(port, 2);
        CHECK(board.state.ay.selected() == 2);
    }
    for (const int port : {0xffff, 0x7ffd, 0xbffd}) {
        board.out(0xfffd, 1);
        board.out(port, 2);
        CHECK(board.state.ay.selected() == 1);
    }
    board.out(0xfffd, 0);
    for (const int port : {0xbfff, 0x3ffd}) {
        board.out(port, 7);
        CHECK(board.state.ay.registers()[0] == 0);
    }
    board.out(0x8000, 9);
    CHECK(board.state.ay.registers()[0] == 9);
}
