// The rows of the pages that map keys of the host and buttons of a gamepad.
#pragma once

#include <string>
#include <vector>

#include "app/menu/menu_rows.hpp"

namespace zx::app {

/// Assign a key, and the keys that are mapped; MenuRow::number counts them in the order of names.
[[nodiscard]] std::vector<MenuRow> mapping_rows(const MappingStatus& status);
/// What the asked key can press; MenuRow::number is an index of mapping_targets().
[[nodiscard]] std::vector<MenuRow> mapping_target_rows(const MappingStatus& status);

} // namespace zx::app
