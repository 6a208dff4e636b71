#include "app/duel/duel_view.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "app/toolkit/shapes.hpp"
#include "ula/picture.hpp"

namespace zx::duel {

namespace oracle = shisen::oracle;
using shisen::Cell;

namespace {

/// The number of last keys that the view holds; more than fit into the line.
constexpr std::size_t KeysShown = 60;
constexpr std::string_view Unknown = "?";

std::string place_text(Cell cell) {
    return fmt::format("{},{}", cell.row + 1, cell.column + 1);
}
std::string maybe_place(const std::optional<Cell>& cell) {
    return cell ? place_text(*cell) : "none";
}
std::string maybe_pair(const std::optional<shisen::Pair>& pair) {
    return pair ? place_text(pair->first) + " + " + place_text(pair->second) : "none";
}

/// One value that a side shows; absent if unknown.
struct Shown {
    std::string number{Unknown};
    std::string tiles{Unknown};
    std::string cursor{Unknown};
    std::string selection{Unknown};
    std::string pair{Unknown};
    std::string border{Unknown};
};

Shown shown_by(const oracle::Observed& look) {
    Shown shown;
    if (!look) {
        return shown;
    }
    const auto in_order = [](std::optional<shisen::Pair> pair) {
        if (pair && pair->second < pair->first) {
            std::swap(pair->first, pair->second);
        }
        return pair;
    };
    shown.tiles = std::to_string(look->board.tiles());
    shown.border = oracle::colour_name(look->border);
    if (look->number) {
        shown.number = std::to_string(*look->number);
    }
    if (look->cursor) {
        shown.cursor = place_text(*look->cursor);
    }
    if (look->selection) {
        shown.selection = maybe_place(*look->selection);
    }
    if (look->hint) {
        shown.pair = maybe_pair(in_order(*look->hint));
    }
    return shown;
}

Shown shown_by(const shisen::GameState& game, int border) {
    return {std::to_string(game.start.number),
            std::to_string(game.board.tiles()),
            place_text(game.cursor),
            maybe_place(game.selection),
            maybe_pair(game.hint),
            oracle::colour_name(border)};
}

/// If `other` is absent, nothing is compared.
std::vector<InfoLine> facts_of(const Shown& shown, const Shown* other) {
    std::vector<InfoLine> info;
    const auto add = [&](const char* label, std::string Shown::*value) {
        const std::string& text = shown.*value;
        const bool differs = other != nullptr && text != Unknown && other->*value != Unknown &&
                             text != other->*value;
        info.push_back({std::string(label) + " " + text, differs});
    };
    add("board", &Shown::number);
    add("tiles", &Shown::tiles);
    add("cursor", &Shown::cursor);
    add("selected", &Shown::selection);
    add("pair", &Shown::pair);
    add("border", &Shown::border);
    return info;
}

play::View board_view(const shisen::GameState& game) {
    play::View view;
    view.board = game.board;
    view.gravity = game.start.gravity;
    view.number = game.start.number;
    view.status = shisen::status(game);
    view.cheated = game.cheated;
    view.cursor = game.cursor;
    view.cursor_shown = true;
    view.selection = game.selection;
    view.highlighted = shisen::highlighted(game);
    view.hint = game.hint;
    return view;
}

/// Returns where the tape draws a cell of the board.
play::Box picture_box(const zx::oracle::Lattice& lattice, Cell cell) {
    const auto area = lattice.area(cell.column, cell.row);
    return {static_cast<double>(ula::BorderPixels + area.x),
            static_cast<double>(ula::BorderPixels + area.y),
            static_cast<double>(area.width),
            static_cast<double>(area.height)};
}

void add_marks(DuelView& view, const oracle::Difference& difference, const DuelSetup& setup) {
    const auto& lattice = setup.tape.reader->lattice();
    for (const Cell cell : difference.cells) {
        if (view.board.board.inside(cell)) {
            view.board_marks.push_back(cell);
            view.picture_marks.push_back(picture_box(lattice, cell));
        }
    }
    view.border_differs = difference.seen && difference.seen->border != difference.expected_border;
}

std::string rules_line(const Duel& duel) {
    if (duel.setup().strict) {
        return "House rules: this project's are required.";
    }
    const oracle::RuleVariants rules = duel.rules();
    std::size_t known = 0;
    std::string others;
    for (const oracle::RuleText& rule : oracle::all_rules()) {
        const oracle::Setting setting = rules.at(rule.rule);
        known += setting != oracle::UnknownSetting ? 1u : 0u;
        if (setting > oracle::OurSetting) {
            others += (others.empty() ? "" : "; ") + std::string(rule.question) + ": " +
                      std::string(oracle::setting_text(rule.rule, setting));
        }
    }
    return fmt::format("House rules learned: {} of {}{}",
                       known,
                       oracle::RuleCount,
                       others.empty() ? ", all as this project's." : ". Its own: " + others + ".");
}

std::string sentence(std::string words) {
    if (!words.empty()) {
        words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words.front())));
        words += ".";
    }
    return words;
}

std::vector<std::string> text_of(const Duel& duel, const DuelUiState& ui) {
    std::vector<std::string> text;
    if (!ui.entry.empty() || duel.position().asking) {
        text.push_back("Board number: " + ui.entry + "_   ENTER types it on both sides.");
        return text;
    }
    switch (duel.standing()) {
    case Standing::Agreed: text.emplace_back("The tape agrees with the rules."); break;
    case Standing::NotJudged:
        text.emplace_back("The board before the last difference is not known; both "
                          "sides continue from what the tape shows.");
        break;
    case Standing::Differs:
    case Standing::Broken: text.push_back(sentence(duel.difference()->words)); break;
    }
    if (duel.difference() && duel.differences() == 1 && !ui.shortest.empty()) {
        text.push_back(ui.shortest);
    }
    return text;
}

std::string footer_of(const Duel& duel, const DuelUiState& ui) {
    if (!ui.notice.empty() || !ui.window) {
        return ui.notice;
    }
    const std::string rest = "F5 a new duel   F3 tiles   F12 picture   Esc ends";
    switch (duel.standing()) {
    case Standing::Broken:
        return "The tape cannot continue.   F6 writes the keys as a script   " + rest;
    case Standing::Differs:
        return "Any key continues from what the tape shows.   F6 writes the keys as a script   " +
               rest;
    default: return "Arrows, ENTER or a click   H B F R L N S and backspace   " + rest;
    }
}

} // namespace

std::string title_of(const Duel& duel) {
    const std::string after =
        fmt::format(" after {}{}", duel.keys(), duel.keys() == 1 ? " key" : " keys");
    switch (duel.standing()) {
    case Standing::Agreed: return (duel.differences() == 0 ? "Agreed" : "Agreed again") + after;
    case Standing::NotJudged: return "Not judged";
    default:
        return "Difference of class " + std::string(oracle::name_of(duel.difference()->fault)) +
               after;
    }
}

std::string way_text(shisen::Gravity gravity, const std::vector<oracle::Step>& steps) {
    return std::string("gravity ") + (gravity == shisen::Gravity::On ? "on" : "off") +
           ", new board" + (steps.empty() ? "" : ", ") + oracle::steps_text(steps);
}

DuelView view_of(const Duel& duel, const DuelUiState& ui) {
    DuelView view;
    view.tape_name = duel.setup().game.name;
    view.picture = duel.playback().machine().picture().indices();
    view.tiles = ui.tiles;
    view.running = duel.playback().running();
    view.standing = duel.standing();
    const shisen::GameState& game = duel.position().game;
    view.board = board_view(game);
    view.heading = std::string("The rules, gravity ") +
                   (game.start.gravity == shisen::Gravity::On ? "on" : "off");
    view.border = duel.border();
    const Shown tape = shown_by(duel.look());
    const Shown rules = shown_by(game, view.border);
    const bool compared = duel.difference() && !view.running && !duel.position().asking;
    view.tape_info = facts_of(tape, compared ? &rules : nullptr);
    view.board_info = facts_of(rules, compared ? &tape : nullptr);
    if (duel.difference() && !view.running) {
        add_marks(view, *duel.difference(), duel.setup());
    }
    if (view.running && !duel.steps().empty()) {
        view.title = oracle::step_text(duel.steps().back()) + " ...";
    } else {
        view.title = title_of(duel);
        view.text = text_of(duel, ui);
    }
    const auto& steps = duel.steps();
    for (std::size_t i = steps.size() - std::min(steps.size(), KeysShown); i < steps.size(); ++i) {
        view.keys.push_back(oracle::step_text(steps[i]));
    }
    view.rules = rules_line(duel);
    view.footer = footer_of(duel, ui);
    return view;
}

DuelScene compose(const DuelView& view, int width, int height) {
    const auto board = [&](DuelScene& scene, double margin) {
        const play::Appearance look{view.tiles, play::Palette::Standard, play::Theme::Dark};
        play::compose_board(scene.scene, view.board, look, play::inset(scene.game, margin));
        for (const play::Target& target : scene.scene.targets) {
            const auto& marks = view.board_marks;
            if (std::find(marks.begin(), marks.end(), target.cell) != marks.end()) {
                add_mark(scene, target.box);
            }
        }
    };
    return compose_sides(view, board, width, height);
}

} // namespace zx::duel
