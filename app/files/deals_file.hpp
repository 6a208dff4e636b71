// Reads a deal table that `learn` has written.
#pragma once

#include <string>

#include "app/common/failure.hpp"
#include "shisen/oracle/deal_table.hpp"
#include "shisen/oracle/model.hpp"

namespace zx::app {

/// Reads a deal table. The failure names the path.
[[nodiscard]] Outcome<shisen::oracle::DealTable> read_deal_table(const std::string& path);

/// Returns the deals that a judge requires; none for an empty path.
[[nodiscard]] Outcome<shisen::oracle::RequiredDeals> read_demanded_deals(const std::string& path);

} // namespace zx::app
