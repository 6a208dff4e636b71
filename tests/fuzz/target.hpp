// The common parts of the fuzz targets. A target is a function that takes any bytes and checks what
// must hold for all of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "tests/loaders/builders.hpp"

namespace fuzz {

using Input = std::span<const std::uint8_t>;

struct Target {
    std::string_view name;
    void (*run)(Input input);
    /// Valid and nearly valid inputs from which mutations start.
    std::vector<builders::Bytes> (*seeds)();
    /// The length of the fuzzer's longest inputs.
    std::size_t max_input_bytes;
    /// The number of mutations of the seeds that the normal tests run.
    int replayed_mutations;
};

/// Returns all targets. Those of app/ are missing in a build without it.
[[nodiscard]] std::span<const Target> targets();
/// Returns nullptr if there is no target of that name.
[[nodiscard]] const Target* find_target(std::string_view name);

/// Aborts the program if the condition is false, so that the fuzzer keeps the input.
void require(bool holds, const char* what);

/// Requires that an error has a message and an offset within the file.
void require_useful(const zx::Error& error, std::size_t file_size);

void fuzz_atlas(Input input);
void fuzz_audio(Input input);
void fuzz_basic(Input input);
void fuzz_deals(Input input);
void fuzz_game(Input input);
void fuzz_media(Input input);
void fuzz_pokes(Input input);
void fuzz_run(Input input);
void fuzz_rzx(Input input);
void fuzz_saved_game(Input input);
void fuzz_script(Input input);
void fuzz_settings(Input input);
void fuzz_sna(Input input);
void fuzz_statistics(Input input);
void fuzz_tap(Input input);
void fuzz_szx(Input input);
void fuzz_tape(Input input);
void fuzz_z80(Input input);
void fuzz_zip(Input input);

} // namespace fuzz
