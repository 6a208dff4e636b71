#include "app/games/tapes/hexes_tape.hpp"

#include <algorithm>
#include <utility>

#include "app/common/interrupt.hpp"
#include "games/hexes/oracle/title.hpp"
#include "roms-free/roms.hpp"

namespace zx::native {
namespace {

/// The cells whose look may be unknown on a tape that has the layout of this project's.
constexpr int MostUnknown = 8;

/// Learns the layout from the tape. A faulty tape may deal other puzzles, so that nothing can be
/// learned from it; then it is read in the layout of this project's tape, if it has that.
Result<hexes::Reader>
reader_of(const app::RunOptions& options, oracle::Lockstep& lockstep, app::Streams& streams) {
    const machine::Machine start = lockstep.machine();
    auto learned = hexes::Reader::learn(lockstep);
    if (learned || options.file.empty()) {
        return learned;
    }
    app::RunOptions own_options = options;
    own_options.file.clear();
    auto own = load_game_tape(own_options, HexesTape::bundled(), streams);
    if (!own) {
        return learned;
    }
    oracle::Lockstep own_lockstep(own->machine);
    (void)own_lockstep.settle();
    auto reader = hexes::Reader::learn(own_lockstep);
    if (!reader) {
        return learned;
    }
    const auto seen = reader->read(start);
    const auto unknown = std::count(seen.visits.begin(), seen.visits.end(), -1);
    return unknown > MostUnknown ? learned : reader;
}

} // namespace

BundledTape HexesTape::bundled() {
    return {"Hexes", "hexes1k.tap", roms::tape1k("hexes1k")};
}

HexesTape::HexesTape(app::LoadedGame game, bool strict)
    : game_(std::move(game)), strict_(strict), learning_(game_.machine), rules_({}, strict) {}

app::Outcome<std::unique_ptr<HexesTape>>
HexesTape::load(const app::RunOptions& options, bool strict, app::Streams& streams) {
    auto game = load_game_tape(options, bundled(), streams);
    if (!game) {
        return tl::unexpected(game.error());
    }
    std::unique_ptr<HexesTape> tape(
        new HexesTape(std::move(*game), strict || options.file.empty()));
    tape->lockstep_.set_cancel(&app::interrupt_flag());
    (void)tape->lockstep_.settle();
    tape->opening_ = hexes::leave_title(tape->lockstep_);
    tape->game_.machine = tape->learning_;
    auto reader = reader_of(options, tape->lockstep_, streams);
    if (!reader) {
        return app::file_failure(reader.error(), tape->game_.name);
    }
    tape->rules_ = hexes::RulesCheck(std::move(*reader), tape->strict_);
    return tape;
}

} // namespace zx::native
