#include <memory>
#include <numeric>
#include <vector>

#include <doctest/doctest.h>

#include "board.hpp"
#include "machine/tape_deck.hpp"

using namespace zx;
using loaders::DataBlock;
using machine::TapeDeck;
using machine::TapeEdge;

namespace {

/// Returns the lengths of the pulses between changes of the level. Plays to the end of the tape in
/// steps that share no factor with any pulse.
struct Recording {
    /// The T-states at which the level changed, and the new level.
    std::vector<std::int64_t> at;
    std::vector<bool> high;
    std::int64_t length = 0;
};

Recording play(std::vector<DataBlock> blocks, std::int32_t step) {
    loaders::Tape tape;
    tape.blocks.assign(blocks.begin(), blocks.end());
    TapeDeck deck;
    deck.insert(std::make_shared<const loaders::Tape>(std::move(tape)));
    deck.play(0);
    Recording result;
    std::int64_t frame_start = 0;
    std::int32_t t = 0;
    constexpr std::int32_t frame_tstates = 69888;
    std::vector<TapeEdge> edges;
    while (deck.playing()) {
        t += step;
        deck.run_to(t, edges);
        for (const TapeEdge& edge : edges) {
            result.at.push_back(frame_start + edge.tstate);
            result.high.push_back(edge.high);
        }
        edges.clear();
        if (t >= frame_tstates) {
            deck.end_frame(frame_tstates);
            t -= frame_tstates;
            frame_start += frame_tstates;
        }
    }
    result.length = frame_start + t;
    return result;
}

DataBlock small_block() {
    DataBlock block;
    block.pilot_pulses = 3;
    block.pause_tstates = 5000;
    block.bytes = {0xa5};
    return block;
}

/// The pulses of small_block(), written out.
const std::vector<std::int64_t> small_pulses = {2168, 2168, 2168, 667,  735,        //
                                                1710, 1710, 855,  855,  1710, 1710, //
                                                855,  855,  855,  855,  1710, 1710, //
                                                855,  855,  1710, 1710, 945};

} // namespace

TEST_CASE("a block's pulses have exactly the lengths of its description, the first one low") {
    for (const std::int32_t step : {1, 13, 59, 4999}) {
        CAPTURE(step);
        const Recording heard = play({small_block()}, step);
        REQUIRE(heard.at.size() == small_pulses.size());
        std::int64_t expected = 0;
        for (std::size_t i = 0; i < heard.at.size(); ++i) {
            CAPTURE(i);
            expected += small_pulses[i];
            CHECK(heard.at[i] == expected);
            CHECK(heard.high[i] == (i % 2 == 0));
        }
    }
}

TEST_CASE("a header and a data block in the ROM's format have the computed duration") {
    DataBlock header;
    header.bytes.assign(19, 0x00);
    DataBlock data;
    data.pilot_pulses = 3223;
    data.bytes.assign(100, 0xff);
    const Recording heard = play({header, data}, 1000);
    const std::int64_t header_tstates = 8063LL * 2168 + 667 + 735 + 19 * 8 * 2 * 855;
    const std::int64_t data_tstates = 3223LL * 2168 + 667 + 735 + 100 * 8 * 2 * 1710;
    const std::int64_t pause = 3'500'000;
    // The level changes after each pulse and after the tail; the second pilot starts low, in
    // silence.
    REQUIRE(heard.at.size() == (8063 + 2 + 19 * 16 + 1) + (3223 + 2 + 100 * 16 + 1));
    CHECK(heard.at[8063 + 2 + 19 * 16 - 1] == header_tstates);
    CHECK(heard.at[8063 + 2 + 19 * 16] == header_tstates + 945);
    CHECK(heard.at.back() == header_tstates + pause + data_tstates + 945);
    CHECK(heard.length >= header_tstates + data_tstates + 2 * pause);
    CHECK(heard.length < header_tstates + data_tstates + 2 * pause + 1000);
}

TEST_CASE("each bit begins high and sync 1 is high after an odd pilot") {
    DataBlock block;
    block.pilot_pulses = 3223;
    block.bytes = {0xff};
    const Recording heard = play({block}, 700);
    CHECK(heard.high[3223 - 1]);
    CHECK(!heard.high[3223]);
    CHECK(heard.high[3223 + 1]);
}

TEST_CASE("the last byte of a block may have fewer bits") {
    DataBlock block = small_block();
    block.bytes = {0x00, 0xff};
    block.last_byte_bits = 3;
    const Recording heard = play({block}, 100);
    CHECK(heard.at.size() == 3 + 2 + 16 + 6 + 1);
    CHECK(heard.at.back() == 3 * 2168 + 667 + 735 + 16 * 855 + 6 * 1710 + 945);
}

TEST_CASE("a block without a pause is followed by the next after an edge") {
    DataBlock first = small_block();
    first.pause_tstates = 0;
    const Recording heard = play({first, small_block()}, 100);
    const std::int64_t block = std::accumulate(small_pulses.begin(), small_pulses.end() - 1, 0LL);
    CHECK(heard.at[20] == block);
    CHECK(heard.at[21] == block + 2168);
    // The levels of the second block are inverted, so its tail is already low.
    CHECK(heard.high[20]);
    CHECK(heard.at.size() == 21 + 21);
}

TEST_CASE("a pause shorter than the tail has its exact length") {
    DataBlock first = small_block();
    first.pause_tstates = 100;
    const Recording heard = play({first, small_block()}, 100);
    const std::int64_t block = std::accumulate(small_pulses.begin(), small_pulses.end() - 1, 0LL);
    CHECK(heard.at[20] == block);
    CHECK(heard.at[21] == block + 100);
    CHECK(heard.at[22] == block + 100 + 2168);
}

TEST_CASE("a stopped tape keeps its position to the T-state") {
    loaders::Tape tape;
    tape.blocks = {small_block()};
    TapeDeck deck;
    deck.insert(std::make_shared<const loaders::Tape>(tape));
    std::vector<TapeEdge> edges;
    deck.play(100);
    deck.run_to(1000, edges);
    deck.stop(1000);
    deck.run_to(60000, edges);
    deck.end_frame(69888);
    CHECK(edges.empty());
    deck.play(500);
    // 900 T have been played; 1268 are left.
    deck.run_to(500 + 1267, edges);
    CHECK(edges.empty());
    deck.run_to(500 + 1268, edges);
    REQUIRE(edges.size() == 1);
    CHECK(edges[0].tstate == 1768);
    CHECK(edges[0].high);
}

TEST_CASE("the deck reports its block, rewinds, seeks and stops at the end") {
    loaders::Tape tape;
    tape.blocks = {small_block(), small_block(), small_block()};
    TapeDeck deck;
    CHECK(!deck.inserted());
    deck.play(0);
    CHECK(!deck.playing());
    deck.insert(std::make_shared<const loaders::Tape>(tape));
    CHECK(deck.blocks() == 3);
    CHECK(deck.block() == 0);
    std::vector<TapeEdge> edges;
    deck.play(0);
    deck.run_to(40000, edges);
    CHECK(deck.block() == 1);
    deck.run_to(1'000'000, edges);
    CHECK(deck.block() == 3);
    CHECK(deck.at_end());
    CHECK(!deck.playing());
    deck.play(0);
    CHECK(!deck.playing());
    deck.rewind();
    CHECK(deck.block() == 0);
    CHECK(!deck.at_end());
    deck.seek(2);
    CHECK(deck.block() == 2);
    deck.seek(99);
    CHECK(deck.at_end());
}

TEST_CASE("empty blocks end without a level change") {
    DataBlock nothing;
    nothing.pilot_pulses = 0;
    nothing.sync1_tstates = 0;
    nothing.sync2_tstates = 0;
    nothing.pause_tstates = 0;
    const Recording heard = play({nothing, nothing, nothing}, 10);
    CHECK(heard.at.empty());
}

TEST_CASE("bit 6 of port 0xfe reads the level of a playing tape") {
    fixture::Board board;
    loaders::Tape tape;
    tape.blocks = {small_block()};
    board.state.tape.insert(std::make_shared<const loaders::Tape>(tape));
    board.state.tape.play(0);
    board.state.ula_port = ula::EarOutBit;
    const auto ear_at = [&](std::int32_t t) {
        board.bus.set_tstate(t - 3);
        return (board.bus.in(0x7ffe) & ula::EarInBit) != 0;
    };
    CHECK(!ear_at(2167));
    CHECK(ear_at(2168));
    CHECK(ear_at(2 * 2168 - 1));
    CHECK(!ear_at(2 * 2168));
    board.state.tape.stop(5000);
    CHECK(ear_at(5001));
}

TEST_CASE("a loop of thousands of silent blocks ends the tape unless it has long sound") {
    using Kind = loaders::ControlBlock::Kind;
    constexpr std::int32_t Frame = 69888;
    const auto ends = [](std::uint32_t pulse) {
        loaders::Tape tape;
        tape.blocks.emplace_back(loaders::PulseBlock{{{pulse, 1, loaders::Edge::Flip}}, 0, false});
        tape.blocks.insert(
            tape.blocks.end(), 20'000, loaders::ControlBlock{Kind::GroupEnd, {}, {}});
        tape.blocks.emplace_back(loaders::ControlBlock{Kind::Jump, {-20'001}, {}});
        TapeDeck deck;
        deck.insert(std::make_shared<const loaders::Tape>(std::move(tape)));
        deck.play(0);
        std::vector<TapeEdge> edges;
        for (int frame = 0; frame < 60; ++frame) {
            for (std::int32_t t = 60; t < Frame; t += 60) {
                deck.run_to(t, edges);
            }
            deck.run_to(Frame - 1, edges);
            deck.end_frame(Frame);
        }
        return deck.at_end();
    };
    CHECK(ends(60));
    CHECK_FALSE(ends(1'300'000));
}
