// A bounded little-endian reader over a span. It keeps the offset of its first failure and then
// returns zeros, so a parser reads like the format's table and checks once per block.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/bytes.hpp"

namespace zx {

class ByteReader {
  public:
    explicit ByteReader(std::span<const std::uint8_t> bytes) noexcept : bytes_(bytes) {}

    [[nodiscard]] bool ok() const noexcept { return !failed_; }
    /// Offset of the first read that did not fit; meaningful if !ok().
    [[nodiscard]] std::size_t failed_at() const noexcept { return failed_at_; }
    [[nodiscard]] std::size_t offset() const noexcept { return offset_; }
    [[nodiscard]] std::size_t remaining() const noexcept { return bytes_.size() - offset_; }
    [[nodiscard]] bool at_end() const noexcept { return remaining() == 0; }

    std::uint8_t u8() noexcept {
        const auto part = take(1);
        return part.empty() ? std::uint8_t{0} : part[0];
    }
    std::uint16_t u16() noexcept {
        const auto part = take(2);
        return part.empty() ? std::uint16_t{0} : word(part[1], part[0]);
    }
    std::uint32_t u24() noexcept {
        const std::uint32_t low_part = u16();
        return low_part | static_cast<std::uint32_t>(u8()) << 16;
    }
    std::uint32_t u32() noexcept {
        const std::uint32_t low_part = u16();
        return low_part | static_cast<std::uint32_t>(u16()) << 16;
    }
    /// Returns the next count bytes, or an empty span (and fails) if fewer are left.
    std::span<const std::uint8_t> take(std::size_t count) noexcept {
        if (failed_ || remaining() < count) {
            fail();
            return {};
        }
        const auto part = bytes_.subspan(offset_, count);
        offset_ += count;
        return part;
    }
    void skip(std::size_t count) noexcept { (void)take(count); }

  private:
    void fail() noexcept {
        if (!failed_) {
            failed_ = true;
            failed_at_ = offset_;
        }
    }

    std::span<const std::uint8_t> bytes_;
    std::size_t offset_ = 0;
    std::size_t failed_at_ = 0;
    bool failed_ = false;
};

} // namespace zx
