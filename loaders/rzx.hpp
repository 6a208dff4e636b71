// RZX 0.13: recordings of the bytes that a program read from its ports.
//
//   "RZX!", u8 major, u8 minor, u32 flags; then blocks: u8 id, u32 length with these five bytes
//   0x10   creator: 20 letters, u16 major, u16 minor, data of its own
//   0x30   snapshot: u32 flags (1 another file, 2 zlib), 4 letters, u32 unpacked length, data
//   0x80   input: u32 frames, u8, u32 T-state, u32 flags (1 encrypted, 2 zlib), frames
//   frame  u16 opcode fetches, u16 inputs (0xffff: as the previous frame), the inputs
//
// Sources: Ramsoft's "RZX format" 0.13; libspectrum. Security blocks and unknown blocks are skipped
// with a warning.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/byte_writer.hpp"
#include "base/error.hpp"
#include "loaders/recording.hpp"

namespace zx::loaders {

/// The limit for all unpacked inputs of a file.
inline constexpr std::size_t MaxInputBytes = std::size_t{64} * 1024 * 1024;

namespace rzx {
/// The id and the length of a block.
inline constexpr std::size_t BlockHeadBytes = 5;
/// Flag of snapshots and inputs: the data is compressed by zlib.
inline constexpr std::uint32_t Packed = 2;
} // namespace rzx

[[nodiscard]] Result<Recording> parse_rzx(std::span<const std::uint8_t> bytes);

/// Builds an RZX file block by block, packed, with SZX snapshots.
class RzxWriter {
  public:
    RzxWriter();

    /// Ends the present input block. Frames that follow begin in this state.
    [[nodiscard]] Result<void> add_snapshot(const Snapshot& snapshot);
    /// fetches and the number of inputs must be below 0xffff.
    void add_frame(std::uint16_t fetches, std::span<const std::uint8_t> inputs);
    [[nodiscard]] std::uint64_t frames() const noexcept { return all_frames_; }
    /// Returns the file so far. The writer can be continued.
    [[nodiscard]] std::vector<std::uint8_t> file() const;

  private:
    void end_input(ByteWriter& out) const;

    ByteWriter out_;
    ByteWriter input_;
    std::uint32_t frames_ = 0;
    std::uint64_t all_frames_ = 0;
    std::uint32_t start_tstate_ = 0;
    std::vector<std::uint8_t> previous_;
};

} // namespace zx::loaders
