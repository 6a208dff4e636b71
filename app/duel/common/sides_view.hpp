// What a duel of any game shows at one moment, apart from the drawing of the game by the rules.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/toolkit/drawing.hpp"

namespace zx::duel {

enum class Standing {
    Agreed,
    Differs,
    NotJudged, ///< the step led to a position that is not known
    Broken,    ///< crash, hang, reset, garbage: the tape cannot be played any further
};

/// A line of text under a side: "border cyan". It is marked if the other side differs.
struct InfoLine {
    std::string text;
    bool differs = false;
    friend bool operator==(const InfoLine&, const InfoLine&) = default;
};

struct SidesView {
    std::string tape_name;
    /// Palette indices of the Spectrum's picture, ula::PictureWidth x ula::PictureHeight; empty if
    /// there is none yet.
    std::vector<std::uint8_t> picture;
    /// The cells that differ, in pixels of that picture.
    std::vector<play::Box> picture_marks;
    std::vector<InfoLine> tape_info;

    /// The text above the game by the rules.
    std::string heading = "The rules";
    /// The border colour by the rules, 0..7.
    int border = 7;
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

} // namespace zx::duel
