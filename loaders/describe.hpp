// What a person wants to know about a file without running it: its blocks, its state, its size. As
// values first, so that they can be printed as lines or as JSON.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "loaders/media.hpp"
#include "loaders/tape_header.hpp"

namespace zx::loaders {

struct BlockInfo {
    /// From 1.
    std::size_t number = 0;
    std::uint8_t flag = 0;
    /// With flag and checksum, as stored.
    std::size_t bytes = 0;
    bool checksum_right = false;
    /// Pilot, sync, bits and the pause behind, at the speed of a 48K.
    double seconds = 0;
    std::optional<TapeHeader> header;
};

struct SnapshotInfo {
    /// The short name of the model, such as "48K".
    std::string model;
    std::uint16_t pc = 0;
    std::uint16_t sp = 0;
    std::uint8_t interrupt_mode = 0;
    bool interrupts_on = false;
    std::uint8_t border = 0;
};

struct MediaInfo {
    /// "tape", "snapshot", "ROM" or "SCREEN$ picture".
    std::string kind;
    /// Bytes of media: of all blocks, of RAM, of the ROM, of the picture.
    std::size_t bytes = 0;
    /// Of a tape, else empty and 0.
    std::vector<BlockInfo> blocks;
    double seconds = 0;
    std::optional<SnapshotInfo> snapshot;
    std::vector<std::string> warnings;
};

/// The short name of a model. machine/model.hpp has them, but no loader includes it.
using ModelName = std::string_view (*)(Model);

[[nodiscard]] MediaInfo inspect(const Media& media, ModelName model_name);

/// The same as text, one line each, without line ends.
[[nodiscard]] std::vector<std::string> lines(const MediaInfo& info);

/// "Program: \"SHISEN\", 1024 bytes, starts itself at line 10".
[[nodiscard]] std::string describe(const TapeHeader& header);

/// How long a block sounds, the pause behind it included.
[[nodiscard]] std::uint64_t duration_tstates(const DataBlock& block);

} // namespace zx::loaders
