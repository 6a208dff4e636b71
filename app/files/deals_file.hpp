// A table of deals that `learn` has harvested, read from a file.
#pragma once

#include <string>

#include "app/common/failure.hpp"
#include "shisen/oracle/deal_table.hpp"
#include "shisen/oracle/model.hpp"

namespace zx::app {

[[nodiscard]] Outcome<shisen::oracle::DealTable> read_deal_table(const std::string& path);

/// The boards that a judge demands; an empty path demands none.
[[nodiscard]] Outcome<shisen::oracle::Deals> read_demanded_deals(const std::string& path);

} // namespace zx::app
