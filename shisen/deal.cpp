#include "shisen/deal.hpp"

#include <cassert>

namespace shisen {

Board deal(BoardNumber number, Size size) {
    assert(number != 0 && size.playable());
    Board board(size);
    const auto cell = [&](std::uint32_t i) {
        return Cell{static_cast<int>(i) % size.columns, static_cast<int>(i) / size.columns};
    };
    const auto cells = static_cast<std::uint32_t>(size.cells());
    const auto kinds = static_cast<std::uint32_t>(size.kinds());
    for (std::uint32_t i = 0; i < cells; ++i) {
        board.put(cell(i), static_cast<Kind>(i / 4 % kinds));
    }
    // 32 bits, because s + 1 can be 65536.
    std::uint32_t s = number;
    for (std::uint32_t i = cells - 1; i >= 1; --i) {
        s = 75 * (s + 1) % 65537 - 1;
        const std::uint32_t j = s * (i + 1) / 65536;
        const Kind kind = board.at(cell(i));
        board.put(cell(i), board.at(cell(j)));
        board.put(cell(j), kind);
    }
    return board;
}

} // namespace shisen
