// Looks of tiles and marks, as examples for a MarkModel.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "shisen/oracle/marks.hpp"

namespace fixture {

inline zx::oracle::TileFeatures
look(int inverse, int flash, int bright, int ink, int paper, std::uint64_t left = 0) {
    const auto value = [](int n) { return static_cast<std::uint64_t>(n); };
    return {value(inverse), value(flash), value(bright), value(ink), value(paper), left};
}

inline shisen::oracle::Example example(const zx::oracle::TileFeatures& shown,
                                       std::initializer_list<shisen::oracle::Mark> marks,
                                       bool tile = true) {
    shisen::oracle::Example result;
    result.look = shown;
    result.tile = tile;
    for (const shisen::oracle::Mark mark : marks) {
        result.marks.set(index_of(mark));
    }
    return result;
}

/// Two tiles of each of two kinds, and the look of each cell.
inline shisen::oracle::SeenBoard board_of(const std::vector<zx::oracle::TileFeatures>& looks) {
    constexpr std::string_view Rows[] = {"ABAB"};
    return {shisen::Board::from_rows(Rows), looks};
}

inline const zx::oracle::TileFeatures Plain = look(0, 0, 0, 0, 7);

} // namespace fixture
