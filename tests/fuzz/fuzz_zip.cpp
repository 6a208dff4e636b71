// No archive unpacks to more than its limits, whatever it claims.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "loaders/archive.hpp"
#include "tests/fuzz/target.hpp"

using namespace zx::loaders;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto archive = ZipArchive::open({data, size});
    if (!archive) {
        fuzz::require_useful(archive.error(), size);
        return 0;
    }
    const std::size_t members = std::min(archive->size(), MaxArchiveMembers);
    std::size_t unpacked = 0;
    for (std::size_t i = 0; i < members; ++i) {
        (void)archive->name(i);
        const auto bytes = archive->read(i);
        if (bytes) {
            unpacked += bytes->size();
            fuzz::require(bytes->size() <= MaxMemberBytes, "a member keeps to its limit");
        } else {
            fuzz::require_useful(bytes.error(), size);
        }
    }
    fuzz::require(unpacked <= MaxArchiveBytes, "all members together keep to theirs");
    return 0;
}
