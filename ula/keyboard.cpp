#include "ula/keyboard.hpp"

#include <cstddef>

namespace zx::ula {

namespace {

constexpr std::size_t row_of(Key key) {
    return static_cast<std::size_t>(key) / 5;
}

constexpr std::uint8_t column_of(Key key) {
    return static_cast<std::uint8_t>(1u << (static_cast<unsigned>(key) % 5));
}

} // namespace

void Keyboard::press(Key key) noexcept {
    rows_[row_of(key)] |= column_of(key);
}

void Keyboard::release(Key key) noexcept {
    rows_[row_of(key)] &= static_cast<std::uint8_t>(~column_of(key));
}

bool Keyboard::held(Key key) const noexcept {
    return (rows_[row_of(key)] & column_of(key)) != 0;
}

std::uint8_t Keyboard::read(std::uint8_t high_address) const noexcept {
    if (!any_held()) {
        return 0x1f;
    }
    unsigned low_columns = 0;
    unsigned low_rows = static_cast<unsigned>(~high_address) & 0xff;
    for (bool grown = true; grown;) {
        grown = false;
        for (unsigned row = 0; row < 8; ++row) {
            if ((low_rows >> row & 1) != 0) {
                low_columns |= rows_[row];
            }
        }
        // A key in a row that is not selected connects that row to its column once the column is
        // low.
        for (unsigned row = 0; row < 8; ++row) {
            if ((low_rows >> row & 1) == 0 && (rows_[row] & low_columns) != 0) {
                low_rows |= 1u << row;
                grown = true;
            }
        }
    }
    return static_cast<std::uint8_t>(~low_columns & 0x1f);
}

} // namespace zx::ula
