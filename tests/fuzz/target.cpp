#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/seeds.hpp"

namespace fuzz {
namespace {

constexpr std::size_t Text = 4'096;
constexpr std::size_t Archive = 65'536;
/// The length of a 128K SNA in its longer form and the bytes before it.
constexpr std::size_t Snapshot = 147'487 + 16;

constexpr std::array Targets = {
    Target{"atlas", &fuzz_atlas, &atlas_seeds, 1'024, 100},
    Target{"audio", &fuzz_audio, &audio_seeds, 2'048, 300},
    Target{"basic", &fuzz_basic, &basic_seeds, Text, 5'000},
    Target{"deals", &fuzz_deals, &deals_seeds, Text, 1'000},
    Target{"game", &fuzz_game, &game_seeds, Text, 20'000},
    Target{"media", &fuzz_media, &media_seeds, Snapshot, 20'000},
    Target{"run", &fuzz_run, &run_seeds, Snapshot, 100},
    Target{"sna", &fuzz_sna, &sna_seeds, Snapshot, 5'000},
    Target{"tap", &fuzz_tap, &tap_seeds, Archive, 20'000},
    Target{"rzx", &fuzz_rzx, &rzx_seeds, Snapshot, 300},
    Target{"pokes", &fuzz_pokes, &pokes_seeds, 1'000, 2'000},
    Target{"szx", &fuzz_szx, &szx_seeds, Snapshot, 500},
    Target{"tape", &fuzz_tape, &tape_seeds, Text, 1'000},
    Target{"z80", &fuzz_z80, &z80_seeds, Snapshot, 2'000},
    Target{"zip", &fuzz_zip, &zip_seeds, Archive, 20'000},
#ifdef FR_FUZZ_APP
    Target{"saved_game", &fuzz_saved_game, &saved_game_seeds, Text, 20'000},
    Target{"script", &fuzz_script, &script_seeds, Text, 2'000},
    Target{"settings", &fuzz_settings, &settings_seeds, Text, 10'000},
    Target{"statistics", &fuzz_statistics, &statistics_seeds, Text, 10'000},
#endif
};

} // namespace

std::span<const Target> targets() {
    return Targets;
}

const Target* find_target(std::string_view name) {
    const auto found = std::ranges::find(Targets, name, &Target::name);
    return found == Targets.end() ? nullptr : &*found;
}

void require(bool holds, const char* what) {
    if (!holds) {
        std::fprintf(stderr, "does not hold: %s\n", what);
        std::abort();
    }
}

void require_useful(const zx::Error& error, std::size_t file_size) {
    require(!error.context.empty(), "an error has a message");
    require(error.offset <= file_size, "an error's offset lies in the file");
}

} // namespace fuzz
