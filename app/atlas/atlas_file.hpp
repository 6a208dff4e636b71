// An atlas on disk: the verdicts (shisen/atlas.hpp), and behind them the difficulties
// (shisen/difficulty_atlas.hpp) if they were measured.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/common/failure.hpp"
#include "shisen/atlas.hpp"
#include "shisen/difficulty_atlas.hpp"

namespace zx::app {

struct AtlasFile {
    shisen::Atlas verdicts;
    std::optional<shisen::DifficultyAtlas> difficulties;

    [[nodiscard]] std::vector<std::uint8_t> bytes() const;
    /// Error: what the parts say, with the offset in the whole; BadValue if they are of two sizes.
    [[nodiscard]] static Result<AtlasFile> parse(std::span<const std::uint8_t> bytes);
    /// Error: what the parts say; this one is then unchanged.
    [[nodiscard]] Result<void> merge(const AtlasFile& other);
};

[[nodiscard]] Outcome<AtlasFile> read_atlas(const std::string& path);
[[nodiscard]] Outcome<void> write_atlas(const AtlasFile& atlas, const std::string& path);
/// Takes over what the file holds at this moment, if it exists, then writes. A file that cannot be
/// read, or that contradicts, is an error and stays as it is.
[[nodiscard]] Outcome<void> merge_and_write_atlas(AtlasFile& atlas, const std::string& path);

} // namespace zx::app
