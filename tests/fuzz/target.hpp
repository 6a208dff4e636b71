// What every fuzz target is made of. A target is a function that takes any bytes at all, and checks
// what must hold for each of them.
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
    /// Valid inputs, and nearly valid ones, that mutations start from.
    std::vector<builders::Bytes> (*seeds)();
    /// The fuzzer makes no longer inputs.
    std::size_t max_input_bytes;
    /// How many mutations of the seeds the normal tests run.
    int replayed_mutations;
};

/// Every target. Those of app/ are missing in a build without it.
[[nodiscard]] std::span<const Target> targets();
/// nullptr if there is no target of that name.
[[nodiscard]] const Target* find_target(std::string_view name);

/// Ends the program where something does not hold, so that the fuzzer keeps the input.
void require(bool holds, const char* what);

/// Requires that an error has a message and an offset within the file.
void require_useful(const zx::Error& error, std::size_t file_size);

void fuzz_atlas(Input input);
void fuzz_deals(Input input);
void fuzz_game(Input input);
void fuzz_media(Input input);
void fuzz_run(Input input);
void fuzz_saved_game(Input input);
void fuzz_script(Input input);
void fuzz_settings(Input input);
void fuzz_sna(Input input);
void fuzz_statistics(Input input);
void fuzz_tap(Input input);
void fuzz_zip(Input input);

} // namespace fuzz
