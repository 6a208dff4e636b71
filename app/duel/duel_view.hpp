// All that the duel's window shows at one moment, as a plain value.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/duel/duel.hpp"
#include "app/play/scene/view.hpp"
#include "app/toolkit/drawing.hpp"

namespace zx::duel {

/// A line of text under a side: "border cyan", to be marked if the other side says something else.
struct InfoLine {
    std::string text;
    bool differs = false;
    friend bool operator==(const InfoLine&, const InfoLine&) = default;
};

struct DuelView {
    std::string tape_name;
    /// Palette indices of the Spectrum's picture, ula::PictureWidth x ula::PictureHeight; empty
    /// while there is none.
    std::vector<std::uint8_t> picture;
    /// The cells that differ, in pixels of that picture.
    std::vector<play::Box> picture_marks;
    std::vector<InfoLine> tape_info;

    play::View board;
    play::TileStyle tiles = play::TileStyle::Letters;
    /// 0..7: what colour the border is to have.
    int border = 7;
    std::vector<shisen::Cell> board_marks;
    std::vector<InfoLine> board_info;

    /// The tape still works on the last key: nothing is marked, nothing said.
    bool running = false;
    Standing standing = Standing::Agreed;
    bool border_differs = false;
    std::string title;
    /// The difference in words, the way to it.
    std::vector<std::string> text;
    std::vector<std::string> keys; ///< the last keys, the newest last
    std::string rules;
    std::string footer;
};

/// What the window knows and the duel does not.
struct DuelUiState {
    play::TileStyle tiles = play::TileStyle::Letters;
    /// What is being typed after S.
    std::string entry;
    /// About the shortest way to the first difference; empty if there is nothing to say.
    std::string shortest;
    std::string notice;
    bool window = true;
};

[[nodiscard]] DuelView view_of(const Duel& duel, const DuelUiState& ui);

/// The game as it should be seen: "gravity on, new board, S \"1\" ENTER, H".
[[nodiscard]] std::string way_text(shisen::Gravity gravity,
                                   const std::vector<shisen::oracle::Step>& steps);
/// "difference of class path", "the tape hangs"...
[[nodiscard]] std::string title_of(const Duel& duel);

} // namespace zx::duel
