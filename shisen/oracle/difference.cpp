#include "shisen/oracle/difference.hpp"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "shisen/gravity.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

namespace {

std::vector<Cell> tiles_of(const Board& board) {
    std::vector<Cell> cells = cells_of(board.size());
    std::erase_if(cells, [&](Cell cell) { return !board.occupied(cell); });
    return cells;
}

std::string tile_text(Kind kind) {
    return kind == NoTile ? "no tile" : std::string(1, kind_letter(kind));
}

std::string hint_text(const std::optional<Pair>& pair) {
    return pair ? pair_text(*pair) : "no pair";
}

bool deals(const Step& step) {
    return step.answer || step.key == Key::NewBoard || step.key == Key::ToggleGravity;
}

bool travels(const Step& step) {
    return !step.answer && step.key >= Key::Back && step.key <= Key::Last;
}

/// Returns words about the kind with the most tiles on a board without empty places, if it has more than
/// four.
std::optional<std::string> wrong_count(const Board& board) {
    constexpr int TilesOfAKind = 4;
    std::map<Kind, int> counts;
    for (int row = 0; row < board.size().rows; ++row) {
        for (int column = 0; column < board.size().columns; ++column) {
            if (!board.occupied({column, row})) {
                return std::nullopt;
            }
            ++counts[board.at({column, row})];
        }
    }
    const auto most = std::max_element(counts.begin(), counts.end(), [](auto& one, auto& other) {
        return one.second < other.second;
    });
    if (most == counts.end() || most->second <= TilesOfAKind) {
        return std::nullopt;
    }
    return fmt::format("the board has {} tiles of kind {}", most->second, tile_text(most->first));
}

/// Builds a difference. One member function per thing that can differ, the most serious first.
class Explanation {
  public:
    Explanation(const RuleVariants& rules,
                const ModelState& before,
                const Step& step,
                const Forecast& expected,
                const Observation& seen)
        : rules_(rules), before_(before), step_(step), expected_(expected.position.game),
          lit_(lit_cells(expected)), seen_(seen) {
        found_.step = step;
        found_.before = before;
        found_.expected = expected.position;
        found_.expected_border = expected.border;
        found_.seen = seen;
    }

    Difference of(unsigned mismatch) {
        if (expected_.removed && expected_.board.empty() && is_full(seen_.board)) {
            say(Fault::Status, "a board is dealt after the last pair, without a key");
        } else if ((mismatch & NumberDiffers) != 0) {
            number();
        } else if ((mismatch & BoardDiffers) != 0) {
            board();
        } else if ((mismatch & HintDiffers) != 0) {
            hint();
        } else if ((mismatch & BorderDiffers) != 0) {
            border();
        } else if ((mismatch & SelectionDiffers) != 0) {
            selection();
        } else if ((mismatch & CursorDiffers) != 0) {
            cursor();
        } else {
            lit();
        }
        found_.words = "after " + step_text(step_) + ": " + found_.words;
        return std::move(found_);
    }

  private:
    void say(Fault fault, std::string words) {
        found_.fault = fault;
        found_.words = std::move(words);
    }

    void number() {
        say(Fault::Number,
            fmt::format(
                "the number is {}, not {}", seen_.number.value_or(0), expected_.start.number));
        if (step_.answer && seen_.number == before_.game.start.number) {
            found_.words += ": the answer is not taken";
        }
    }

    void board() {
        found_.cells = differing_cells(expected_.board, seen_.board);
        const Cell first = found_.cells.front();
        const std::string first_cell = cell_text(first) + " shows " +
                                       tile_text(seen_.board.at(first)) + ", not " +
                                       tile_text(expected_.board.at(first));
        // After a won game the empty board may be the old one, and B, F, R or L may lead to one.
        const bool explained = travels(step_) || (deals(step_) && before_.game.board.empty());
        if (seen_.board.empty() && expected_.board.tiles() > 2 && !explained) {
            say(Fault::Machine, "the board is gone");
        } else if (deals(step_)) {
            dealt(first_cell);
        } else if (travels(step_)) {
            say(Fault::History, first_cell);
        } else if (step_.key == Key::Enter) {
            removal(first_cell);
        } else {
            say(step_.key == Key::Hint ? Fault::Hint : Fault::Machine,
                "the board has changed: " + first_cell);
        }
    }

    void dealt(const std::string& first_cell) {
        if (seen_.board == before_.game.board) {
            const bool refused = step_.answer && number_of_answer(step_.text) != 0;
            say(refused ? Fault::Number : Fault::Deal, "the board is the old one");
        } else if (expected_.start.number == before_.game.start.number && step_.answer &&
                   number_of_answer(step_.text) == 0) {
            say(Fault::Number, "a number that is none is taken");
        } else if (const auto counts = wrong_count(seen_.board)) {
            say(Fault::Deal, *counts);
        } else {
            say(Fault::Deal,
                fmt::format("board {} is not dealt: {}", expected_.start.number, first_cell));
        }
    }

    /// After ENTER the board is not as expected.
    void removal(const std::string& first_cell) {
        const Board& old = before_.game.board;
        if (!expected_.removed) {
            say(Fault::Path,
                seen_.board.tiles() < old.tiles() && before_.game.selection
                    ? pair_text({*before_.game.selection, before_.game.cursor}) +
                          " are taken, which cannot be"
                    : "the board has changed: " + first_cell);
            return;
        }
        const Pair pair = expected_.removals.back();
        if (seen_.board == old) {
            say(before_.game.hint ? Fault::Hint : Fault::Path,
                pair_text(pair) + " are not taken, though they can be joined");
            return;
        }
        if (takes_undone_pair(pair)) {
            say(Fault::History,
                "after " + pair_text(pair) + " are taken, a removal is done again that was undone");
        } else if (takes_other_pair(pair)) {
            say(before_.game.hint ? Fault::Hint : Fault::Path,
                "not " + pair_text(pair) + " are taken, but others: " + first_cell);
        } else {
            say(Fault::Gravity, "after " + pair_text(pair) + " are taken, " + first_cell);
        }
    }

    /// True if the removal that was taken back last is done again, too.
    [[nodiscard]] bool takes_undone_pair(const Pair& right) const {
        const GameState& old = before_.game;
        if (old.done >= old.removals.size()) {
            return false;
        }
        Board both = old.board;
        shisen::remove_pair(both, old.removals[old.done], Gravity::Off);
        shisen::remove_pair(both, right, old.start.gravity);
        return both == seen_.board;
    }

    /// True if the seen board is the old one without another pair of the same kind, or if it has at
    /// least as many tiles of this kind as before. Tiles that fall wrongly can cover others, and so
    /// change the count of any kind. If a shown pair is taken, any other two tiles will do; but a
    /// pair in one column is taken wrongly, too, if tiles fall between its two removals.
    [[nodiscard]] bool takes_other_pair(const Pair& right) const {
        const Board& old = before_.game.board;
        const Kind kind = old.at(right.first);
        const bool one_column =
            right.first.column == right.second.column && before_.game.start.gravity == Gravity::On;
        const bool any_two = before_.game.hint && !one_column;
        const auto cells = tiles_of(old);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t j = i + 1; j < cells.size(); ++j) {
                if (!any_two && (old.at(cells[i]) != kind || old.at(cells[j]) != kind)) {
                    continue;
                }
                Board other = old;
                shisen::remove_pair(other, {cells[i], cells[j]}, before_.game.start.gravity);
                if (other == seen_.board) {
                    return true;
                }
            }
        }
        return seen_.board.cells_of(kind).size() >= old.cells_of(kind).size();
    }

    void hint() {
        const auto seen = in_order(*seen_.hint);
        found_.fault = Fault::Hint;
        found_.words = "shows " + hint_text(seen) + ", not " + hint_text(expected_.hint);
        for (const auto& pair : {seen, expected_.hint}) {
            if (pair) {
                found_.cells.push_back(pair->first);
                found_.cells.push_back(pair->second);
                doubt(*pair);
            }
        }
    }

    void doubt(const Pair& pair) {
        const Board& board = expected_.board;
        if (!(pair.first == pair.second) && board.occupied(pair.first) &&
            board.occupied(pair.second)) {
            found_.doubtful.push_back(pair);
        }
    }

    void border() {
        say(Fault::Status,
            "the border is " + colour_name(seen_.border) + ", not " +
                colour_name(found_.expected_border));
        const int stuck = border_colour(Status::Stuck);
        if (seen_.border == stuck) {
            found_.doubtful = joinable_pairs(rules_, expected_.board);
        } else if (found_.expected_border == stuck) {
            every_pair_of_a_kind();
        }
    }

    void every_pair_of_a_kind() {
        for (int kind = 0; kind < MaxKinds; ++kind) {
            const auto cells = expected_.board.cells_of(static_cast<Kind>(kind));
            for (std::size_t i = 0; i < cells.size(); ++i) {
                for (std::size_t j = i + 1; j < cells.size(); ++j) {
                    doubt({cells[i], cells[j]});
                }
            }
        }
    }

    void selection() {
        // Of an unknown selection it is only known where it is not.
        const auto seen = seen_.selection.value_or(std::nullopt);
        const Fault fault = travels(step_)                            ? Fault::History
                            : !step_.answer && step_.key == Key::Hint ? Fault::Hint
                                                                      : Fault::Highlight;
        say(fault,
            "selected is " +
                (seen              ? cell_text(*seen)
                 : seen_.selection ? "nothing"
                                   : "another cell or nothing") +
                ", not " + (expected_.selection ? cell_text(*expected_.selection) : "nothing"));
        for (const auto& cell : {seen, expected_.selection}) {
            if (cell) {
                found_.cells.push_back(*cell);
            }
        }
    }

    void cursor() {
        say(Fault::Highlight,
            "the cursor is on " + cell_text(*seen_.cursor) + ", not on " +
                cell_text(expected_.cursor));
        found_.cells = {*seen_.cursor, expected_.cursor};
    }

    void lit() {
        const auto& seen = *seen_.highlighted;
        std::set_symmetric_difference(
            lit_.begin(), lit_.end(), seen.begin(), seen.end(), std::back_inserter(found_.cells));
        std::erase_if(found_.cells, [&](Cell cell) { return covered(expected_, cell); });
        const Cell first = found_.cells.empty() ? expected_.cursor : found_.cells.front();
        const bool is_lit = std::find(seen.begin(), seen.end(), first) != seen.end();
        say(Fault::Highlight,
            cell_text(first) + (is_lit ? " is lit, but not" : " is not lit, but") +
                " of the kind under the cursor");
    }

    const RuleVariants& rules_;
    const ModelState& before_;
    const Step& step_;
    const GameState& expected_;
    const std::vector<Cell> lit_;
    const Observation& seen_;
    Difference found_;
};

} // namespace

Difference explain(const RuleVariants& rules,
                   const ModelState& before,
                   const Step& step,
                   const Forecast& expected,
                   const Observation& seen) {
    return Explanation(rules, before, step, expected, seen).of(compare(expected, seen));
}

std::string cell_text(Cell cell) {
    if (cell.row < 0 || cell.column < 0) {
        return "no cell";
    }
    return fmt::format("row {}, column {}", cell.row + 1, cell.column + 1);
}

std::string pair_text(const Pair& pair) {
    if (pair.first == pair.second) {
        return cell_text(pair.first) + " (not two tiles)";
    }
    return cell_text(pair.first) + " and " + cell_text(pair.second);
}

std::string colour_name(int colour) {
    constexpr std::array<std::string_view, 8> Names{
        "black", "blue", "red", "magenta", "green", "cyan", "yellow", "white"};
    return std::string(Names[static_cast<std::size_t>(colour & 7)]);
}

} // namespace shisen::oracle
