#include "app/files/deals_file.hpp"

#include <memory>
#include <utility>

#include "app/files/file.hpp"

namespace zx::app {

using shisen::oracle::DealTable;
using shisen::oracle::RequiredDeals;

Outcome<DealTable> read_deal_table(const std::string& path) {
    const auto bytes = read_file(path);
    if (!bytes) {
        return file_failure(bytes.error(), path);
    }
    auto table = DealTable::parse(*bytes);
    if (!table) {
        return file_failure(table.error(), path);
    }
    return std::move(*table);
}

Outcome<RequiredDeals> read_demanded_deals(const std::string& path) {
    if (path.empty()) {
        return RequiredDeals{};
    }
    auto table = read_deal_table(path);
    if (!table) {
        return tl::unexpected(table.error());
    }
    const auto shared = std::make_shared<const DealTable>(std::move(*table));
    return RequiredDeals([shared](shisen::BoardNumber number) { return shared->deal(number); });
}

} // namespace zx::app
