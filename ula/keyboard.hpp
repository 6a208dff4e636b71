// The 40-key matrix: eight half-rows selected by address lines A8-A15 (low), five columns on D0-D4.
//
// Modelled: any number of keys at once, and the ghost keys of a matrix without a diode per key.
// Not modelled: contact bounce, and the voltage drop that lets some membranes miss a ghost.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace zx::ula {

/// The value is row * 5 + bit. Row 0 is port 0xfefe (A8 low) ... row 7 is 0x7ffe (A15 low).
// clang-format off
enum class Key : std::uint8_t {
    CapsShift, Z, X, C, V,
    A, S, D, F, G,
    Q, W, E, R, T,
    N1, N2, N3, N4, N5,
    N0, N9, N8, N7, N6,
    P, O, I, U, Y,
    Enter, L, K, J, H,
    Space, SymbolShift, M, N, B,
};
// clang-format on

class Keyboard {
  public:
    void press(Key key) noexcept;
    void release(Key key) noexcept;
    void release_all() noexcept { rows_ = {}; }
    [[nodiscard]] bool held(Key key) const noexcept;

    [[nodiscard]] bool any_held() const noexcept {
        return std::bit_cast<std::uint64_t>(rows_) != 0;
    }

    /// Returns D0-D4 (0 = pressed) as the ULA reads them with this high address byte, including
    /// ghost keys: three held keys on corners of a rectangle pull the fourth corner low as well.
    /// Bits 5-7 are 0.
    [[nodiscard]] std::uint8_t read(std::uint8_t high_address) const noexcept;

    /// The held keys of the eight half-rows, bit set = pressed, five bits a row.
    [[nodiscard]] const std::array<std::uint8_t, 8>& rows() const noexcept { return rows_; }

    friend bool operator==(const Keyboard&, const Keyboard&) = default;

  private:
    std::array<std::uint8_t, 8> rows_{};
};

} // namespace zx::ula
