// Changes to the blocks of a tape: another order, other names, fewer blocks.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "loaders/tape.hpp"

namespace zx::loaders {

/// True if blocks can be moved and deleted: no block refers to others by their distance (jumps and
/// calls), or needs another block before or after it (loops and groups).
[[nodiscard]] bool has_free_blocks(const Tape& tape);

/// Moves a block so that it is block `to`. Both are counted from 0.
void move_block(Tape& tape, std::size_t from, std::size_t to);
void delete_block(Tape& tape, std::size_t block);

/// Returns the name in a header of the ROM's SAVE without trailing spaces; empty if the block is no
/// such header.
[[nodiscard]] std::optional<std::string> block_name(const Tape& tape, std::size_t block);

/// Writes a name of at most ten printable ASCII characters into a header, and its checksum. Returns
/// false, and changes nothing, if the block is no header or the name does not fit.
[[nodiscard]] bool rename_block(Tape& tape, std::size_t block, std::string_view name);

} // namespace zx::loaders
