// Digits that stay in the entry of S after a number was refused. They must be deleted before another
// number is typed.
#pragma once

#include <cstddef>
#include <string>

#include "oracle/lockstep.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

/// True if S refuses 99999, 65536 or 0 and keeps these digits: the next number deals its board only
/// after DELETE for each of them. The machine is restored.
[[nodiscard]] bool keeps_refused_entry(zx::oracle::Lockstep& lockstep,
                                       const zx::oracle::Lattice& lattice,
                                       const zx::oracle::Alphabet& alphabet);

/// Returns the text with DELETE before it `kept` times, unless it begins with DELETE.
[[nodiscard]] std::string text_after_kept(const std::string& text, std::size_t kept);

} // namespace shisen::oracle
