#include "app/atlas/atlas_file.hpp"

#include <algorithm>
#include <utility>

#include "app/files/file.hpp"

namespace zx::app {
namespace {

constexpr std::size_t Verdicts = shisen::Atlas::FileBytes;

/// Returns the error with its offset in the whole file.
tl::unexpected<Error> behind_verdicts(Error error) {
    error.offset += Verdicts;
    return tl::unexpected<Error>(std::move(error));
}

} // namespace

std::vector<std::uint8_t> AtlasFile::bytes() const {
    std::vector<std::uint8_t> all = verdicts.bytes();
    if (difficulties) {
        const auto more = difficulties->bytes();
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

Result<AtlasFile> AtlasFile::parse(std::span<const std::uint8_t> bytes) {
    // If the verdicts are complete, a wrong length of the rest is reported by the parser of the
    // difficulties.
    auto verdicts = shisen::Atlas::parse(bytes.first(std::min(bytes.size(), Verdicts)));
    if (!verdicts) {
        return tl::unexpected<Error>(verdicts.error());
    }
    AtlasFile file{*verdicts, {}};
    if (bytes.size() == Verdicts) {
        return file;
    }
    auto difficulties = shisen::DifficultyAtlas::parse(bytes.subspan(Verdicts));
    if (!difficulties) {
        return behind_verdicts(difficulties.error());
    }
    if (!(difficulties->size() == verdicts->size())) {
        return fail(ErrorCode::BadValue, Verdicts + 8, "verdicts and difficulties of two sizes");
    }
    file.difficulties = std::move(*difficulties);
    return file;
}

Result<void> AtlasFile::merge(const AtlasFile& other) {
    AtlasFile both = *this;
    if (auto merged = both.verdicts.merge(other.verdicts); !merged) {
        return merged;
    }
    if (both.difficulties && other.difficulties) {
        if (const auto merged = both.difficulties->merge(*other.difficulties); !merged) {
            return behind_verdicts(merged.error());
        }
    } else if (other.difficulties) {
        both.difficulties = other.difficulties;
    }
    *this = std::move(both);
    return {};
}

Outcome<AtlasFile> read_atlas(const std::string& path) {
    const auto bytes = read_file(path);
    if (!bytes) {
        return file_failure(bytes.error(), path);
    }
    auto atlas = AtlasFile::parse(*bytes);
    if (!atlas) {
        return file_failure(atlas.error(), path);
    }
    return std::move(*atlas);
}

Outcome<void> write_atlas(const AtlasFile& atlas, const std::string& path) {
    if (const auto written = write_file_atomically(path, atlas.bytes()); !written) {
        return file_failure(written.error(), path);
    }
    return {};
}

Outcome<void> merge_and_write_atlas(AtlasFile& atlas, const std::string& path) {
    const auto bytes = read_file(path);
    if (!bytes && bytes.error().code == ErrorCode::NotFound) {
        return write_atlas(atlas, path);
    }
    const auto there = bytes ? AtlasFile::parse(*bytes) : tl::unexpected<Error>(bytes.error());
    const auto merged = there ? atlas.merge(*there) : tl::unexpected<Error>(there.error());
    if (!merged) {
        Error error = merged.error();
        error.context += "; not touched";
        return file_failure(error, path);
    }
    return write_atlas(atlas, path);
}

} // namespace zx::app
