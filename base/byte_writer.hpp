// Appends little-endian numbers, bytes and texts to a vector: the counterpart of ByteReader.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace zx {

class ByteWriter {
  public:
    /// Appends the low `count` bytes of a number, lowest first. The higher bytes are dropped.
    ByteWriter& number(std::uint64_t value, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            bytes_.push_back(static_cast<std::uint8_t>(value >> (8 * i) & 0xff));
        }
        return *this;
    }
    ByteWriter& u8(std::uint64_t value) { return number(value, 1); }
    ByteWriter& u16(std::uint64_t value) { return number(value, 2); }
    ByteWriter& u24(std::uint64_t value) { return number(value, 3); }
    ByteWriter& u32(std::uint64_t value) { return number(value, 4); }
    ByteWriter& u64(std::uint64_t value) { return number(value, 8); }
    ByteWriter& bytes(std::span<const std::uint8_t> part) {
        bytes_.insert(bytes_.end(), part.begin(), part.end());
        return *this;
    }
    ByteWriter& text(std::string_view letters) {
        for (const char letter : letters) {
            bytes_.push_back(static_cast<std::uint8_t>(letter));
        }
        return *this;
    }
    ByteWriter& fill(std::size_t count, std::uint8_t byte = 0) {
        bytes_.insert(bytes_.end(), count, byte);
        return *this;
    }
    /// Appends a text of exactly `count` bytes: cut, or padded with zeros.
    ByteWriter& padded_text(std::string_view letters, std::size_t count) {
        letters = letters.substr(0, count);
        return text(letters).fill(count - letters.size());
    }

    [[nodiscard]] std::size_t size() const noexcept { return bytes_.size(); }
    [[nodiscard]] std::span<const std::uint8_t> view() const noexcept { return bytes_; }
    [[nodiscard]] std::vector<std::uint8_t> take() && noexcept { return std::move(bytes_); }

  private:
    std::vector<std::uint8_t> bytes_;
};

} // namespace zx
