// A recording of what a program read from its ports, frame by frame, with snapshots to begin from:
// the content of an RZX file as plain values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "base/error.hpp"
#include "loaders/snapshot.hpp"

namespace zx::loaders {

/// A snapshot that replaces the machine's state at this point.
struct RecordedSnapshot {
    /// The extension of its format in lower case, without the dot.
    std::string extension;
    bool packed = false;
    /// The snapshot's file, unpacked. parse_recorded_snapshot() reads it.
    std::vector<std::uint8_t> data;
};

/// Consecutive frames. `data` is that of the file, unpacked: for each frame the number of opcode
/// fetches, the number of inputs (0xffff: those of the previous frame) and the inputs.
struct RecordedInput {
    std::uint32_t frames = 0;
    /// T-states since the interrupt at the start.
    std::uint32_t start_tstate = 0;
    bool packed = false;
    std::vector<std::uint8_t> data;
};

using RecordingBlock = std::variant<RecordedSnapshot, RecordedInput>;

struct Recording {
    /// The name and version of the program that wrote it; may be empty.
    std::string creator;
    /// The first block is a snapshot.
    std::vector<RecordingBlock> blocks;
    /// That of the first block.
    std::shared_ptr<const Snapshot> first_snapshot;
    std::vector<std::string> warnings;

    [[nodiscard]] std::uint64_t frames() const {
        std::uint64_t count = 0;
        for (const RecordingBlock& block : blocks) {
            const auto* const input = std::get_if<RecordedInput>(&block);
            count += input != nullptr ? input->frames : 0;
        }
        return count;
    }
};

/// The snapshots of a recording that was parsed without an error are valid.
[[nodiscard]] Result<Snapshot> parse_recorded_snapshot(const RecordedSnapshot& recorded);

/// A frame of a recording.
struct RecordedFrame {
    std::uint16_t fetches = 0;
    std::span<const std::uint8_t> inputs;
};

/// The value of a frame's number of inputs that stands for the inputs of the previous frame.
inline constexpr std::uint16_t RepeatedInputs = 0xffff;

/// Reads the frames of a block in their order.
class FrameReader {
  public:
    explicit FrameReader(std::span<const std::uint8_t> data) : data_(data) {}

    /// Returns the next frame; ok() is false if the data ends inside it.
    [[nodiscard]] RecordedFrame next();
    [[nodiscard]] bool ok() const noexcept { return ok_; }
    /// The first frame was marked as a repetition.
    [[nodiscard]] bool repeats_nothing() const noexcept { return repeats_nothing_; }
    [[nodiscard]] std::size_t offset() const noexcept { return offset_; }

  private:
    std::span<const std::uint8_t> data_;
    std::size_t offset_ = 0;
    std::span<const std::uint8_t> previous_;
    bool begun_ = false;
    bool ok_ = true;
    bool repeats_nothing_ = false;
};

} // namespace zx::loaders
