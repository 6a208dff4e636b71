// The description of a file without running it: its blocks, its state, its size. It is a value,
// which can be printed as lines or as JSON.
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
    /// Counts from 1.
    std::size_t number = 0;
    /// "data", or what the block is: "pause", "tone", "jump to block 7".
    std::string type = "data";
    std::uint8_t flag = 0;
    // Of data only: the flag byte, and the number of bytes with flag and checksum.
    std::size_t bytes = 0;
    bool checksum_right = true;
    /// Duration of pilot, sync, bits and the pause after them, at the speed of a 48K.
    double seconds = 0;
    std::optional<TapeHeader> header;
    /// More about it: names, counts, times that are not the ROM's.
    std::vector<std::string> texts;
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

/// A block of a recording.
struct RecordingBlockInfo {
    /// "snapshot" or "input".
    std::string kind;
    /// Unpacked.
    std::size_t bytes = 0;
    bool packed = false;
    /// Of a snapshot: its format's extension.
    std::string format;
    // Of input only.
    std::uint32_t frames = 0;
    std::uint32_t start_tstate = 0;
    std::uint64_t fetches = 0;
    std::uint64_t inputs = 0;
};

struct RecordingInfo {
    std::string creator;
    std::uint64_t frames = 0;
    std::vector<RecordingBlockInfo> blocks;
};

struct MediaInfo {
    /// "tape", "snapshot", "ROM", "SCREEN$ picture" or "recording".
    std::string kind;
    /// Size of the media in bytes: of all blocks, unpacked, of RAM, of the ROM, or of the picture.
    std::size_t bytes = 0;
    /// For a tape; otherwise empty.
    std::vector<BlockInfo> blocks;
    /// For a tape and a recording; otherwise 0.
    double seconds = 0;
    /// For a snapshot, and of a recording the first one.
    std::optional<SnapshotInfo> snapshot;
    std::optional<RecordingInfo> recording;
    std::vector<std::string> warnings;
};

/// Returns the short name of a model. machine/model.hpp has it too, but loaders may not include
/// that.
using ModelName = std::string_view (*)(Model);

[[nodiscard]] MediaInfo inspect(const Media& media, ModelName model_name);

/// Returns the description as text, one element per line, without line ends.
[[nodiscard]] std::vector<std::string> lines(const MediaInfo& info);

/// "Program: \"SHISEN\", 1024 bytes, starts itself at line 10".
[[nodiscard]] std::string describe(const TapeHeader& header);

} // namespace zx::loaders
