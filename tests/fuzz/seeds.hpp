// The seeds of the fuzz targets: one function for each row of the table in target.cpp.
#pragma once

#include <string>
#include <vector>

#include "tests/loaders/builders.hpp"

namespace fuzz {

[[nodiscard]] std::vector<builders::Bytes> atlas_seeds();
[[nodiscard]] std::vector<builders::Bytes> deals_seeds();
[[nodiscard]] std::vector<builders::Bytes> game_seeds();
[[nodiscard]] std::vector<builders::Bytes> media_seeds();
[[nodiscard]] std::vector<builders::Bytes> pokes_seeds();
[[nodiscard]] std::vector<builders::Bytes> run_seeds();
[[nodiscard]] std::vector<builders::Bytes> rzx_seeds();
[[nodiscard]] std::vector<builders::Bytes> saved_game_seeds();
[[nodiscard]] std::vector<builders::Bytes> script_seeds();
[[nodiscard]] std::vector<builders::Bytes> settings_seeds();
[[nodiscard]] std::vector<builders::Bytes> sna_seeds();
[[nodiscard]] std::vector<builders::Bytes> statistics_seeds();
[[nodiscard]] std::vector<builders::Bytes> tap_seeds();
[[nodiscard]] std::vector<builders::Bytes> szx_seeds();
[[nodiscard]] std::vector<builders::Bytes> tape_seeds();
[[nodiscard]] std::vector<builders::Bytes> audio_seeds();
[[nodiscard]] std::vector<builders::Bytes> basic_seeds();
[[nodiscard]] std::vector<builders::Bytes> z80_seeds();
[[nodiscard]] std::vector<builders::Bytes> zip_seeds();

/// A 128K SNA in which all fields differ. paged: the bank at 0xc000; with 2 or 5 the file has the
/// longer form.
[[nodiscard]] builders::Bytes small_sna_128(std::uint8_t paged);

/// Returns the text with its checksum appended, as in a saved game.
[[nodiscard]] std::string sealed(const std::string& text);
/// Returns the bytes with a CRC-32 of all others in place of the last four.
[[nodiscard]] builders::Bytes resealed(builders::Bytes bytes);

} // namespace fuzz
