// No archive unpacks to more than its limits, whatever sizes it states.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "loaders/archive.hpp"
#include "tests/fuzz/target.hpp"

using namespace zx::loaders;

void fuzz::fuzz_zip(Input input) {
    auto archive = ZipArchive::open(input);
    if (!archive) {
        fuzz::require_useful(archive.error(), input.size());
        return;
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
            fuzz::require_useful(bytes.error(), input.size());
        }
    }
    fuzz::require(unpacked <= MaxArchiveBytes, "all members together keep to theirs");
}
