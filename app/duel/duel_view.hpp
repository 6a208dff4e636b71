// Everything that the duel's window shows at one moment, as a plain value.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/duel/duel.hpp"
#include "app/play/scene/view.hpp"
#include "app/toolkit/drawing.hpp"

namespace zx::duel {

/// A line of text under a side: "border cyan". It is marked if the other side differs.
struct InfoLine {
    std::string text;
    bool differs = false;
    friend bool operator==(const InfoLine&, const InfoLine&) = default;
};

struct DuelView {
    std::string tape_name;
    /// Palette indices of the Spectrum's picture, ula::PictureWidth x ula::PictureHeight; empty if
    /// there is none yet.
    std::vector<std::uint8_t> picture;
    /// The cells that differ, in pixels of that picture.
    std::vector<play::Box> picture_marks;
    std::vector<InfoLine> tape_info;

    play::View board;
    play::TileStyle tiles = play::TileStyle::Letters;
    /// The border colour by the rules, 0..7.
    int border = 7;
    std::vector<shisen::Cell> board_marks;
    std::vector<InfoLine> board_info;

    /// True while the tape still works on the last key: nothing is marked and no verdict is shown.
    bool running = false;
    Standing standing = Standing::Agreed;
    bool border_differs = false;
    std::string title;
    /// The difference as text, and the keys that lead to it.
    std::vector<std::string> text;
    std::vector<std::string> keys; ///< the last keys, the newest at the end
    std::string rules;
    std::string footer;
};

/// The state of the window that is not part of the duel.
struct DuelUiState {
    play::TileStyle tiles = play::TileStyle::Letters;
    /// The number being typed after S.
    std::string entry;
    /// Text about the shortest way to the first difference; may be empty.
    std::string shortest;
    std::string notice;
    bool window = true;
};

/// Returns the view of the duel's present state.
[[nodiscard]] DuelView view_of(const Duel& duel, const DuelUiState& ui);

/// Returns the steps as text: "gravity on, new board, S \"1\" ENTER, H".
[[nodiscard]] std::string way_text(shisen::Gravity gravity,
                                   const std::vector<shisen::oracle::Step>& steps);
/// Returns for example "difference of class path" or "the tape hangs".
[[nodiscard]] std::string title_of(const Duel& duel);

} // namespace zx::duel
