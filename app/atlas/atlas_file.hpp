// An atlas file: the verdicts (shisen/atlas.hpp), followed by the difficulties
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

    /// Returns the contents of the file.
    [[nodiscard]] std::vector<std::uint8_t> bytes() const;
    /// Error: that of the part, with the offset in the whole file; BadValue if the parts are for
    /// different sizes.
    [[nodiscard]] static Result<AtlasFile> parse(std::span<const std::uint8_t> bytes);
    /// Error: that of the part; this atlas is then unchanged.
    [[nodiscard]] Result<void> merge(const AtlasFile& other);
};

/// Reads a file. The failure names the path.
[[nodiscard]] Outcome<AtlasFile> read_atlas(const std::string& path);
[[nodiscard]] Outcome<void> write_atlas(const AtlasFile& atlas, const std::string& path);
/// Merges the current contents of the file, if it exists, into the atlas, then writes it. A file
/// that cannot be read, or that contradicts the atlas, is an error and stays unchanged.
[[nodiscard]] Outcome<void> merge_and_write_atlas(AtlasFile& atlas, const std::string& path);

} // namespace zx::app
