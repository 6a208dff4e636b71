// The rows of the pages for pokes and for the search of values.
#pragma once

#include <vector>

#include "app/menu/menu_rows.hpp"

namespace zx::app {

/// Address, value, poke; the pokes that were applied; the trainers of a .pok file.
[[nodiscard]] std::vector<MenuRow> poke_rows(const PokeStatus& status);
/// The relations of machine::ByteRelation as MenuRow::number, then the places that are left.
[[nodiscard]] std::vector<MenuRow> search_rows(const PokeStatus& status);

} // namespace zx::app
