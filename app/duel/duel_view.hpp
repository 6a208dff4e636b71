// Everything that the duel's window shows at one moment, as a plain value.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/duel/common/sides_scene.hpp"
#include "app/duel/duel.hpp"
#include "app/play/scene/view.hpp"

namespace zx::duel {

struct DuelView : SidesView {
    play::View board;
    play::TileStyle tiles = play::TileStyle::Letters;
    std::vector<shisen::Cell> board_marks;
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
/// Lays out the view, with the board's cells as clickable areas.
[[nodiscard]] DuelScene compose(const DuelView& view, int width, int height);

/// Returns the steps as text: "gravity on, new board, S \"1\" ENTER, H".
[[nodiscard]] std::string way_text(shisen::Gravity gravity,
                                   const std::vector<shisen::oracle::Step>& steps);
/// Returns for example "difference of class path" or "the tape hangs".
[[nodiscard]] std::string title_of(const Duel& duel);

} // namespace zx::duel
