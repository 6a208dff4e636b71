#include "app/atlas/atlas_show.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace zx::app {
namespace {

using nlohmann::ordered_json;
using shisen::BoardNumber;
using shisen::Difficulty;
using shisen::Gravity;

constexpr std::array Variants{Gravity::Off, Gravity::On};
constexpr std::size_t Hardest = 10;
constexpr std::uint32_t LastNumber = 65535;

const char* word(Gravity gravity) {
    return gravity == Gravity::On ? "on" : "off";
}

const char* word(shisen::SolverOutcome outcome) {
    switch (outcome) {
    case shisen::SolverOutcome::Won: return "won";
    case shisen::SolverOutcome::Lost: return "lost";
    case shisen::SolverOutcome::Unknown: break;
    }
    return "unknown";
}

struct Measured {
    BoardNumber number = 0;
    Difficulty difficulty;
};

double share(std::uint32_t part, std::uint32_t whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / whole;
}

double games_share(const Measured& board) {
    return share(board.difficulty.games_won, board.difficulty.games);
}

double losing_share(const Measured& board) {
    return share(board.difficulty.first_moves_lost, board.difficulty.first_moves);
}

/// Returns the winnable boards of one variant, the hardest first: by fewest random games won, then
/// by the greatest share of losing first removals, then by number.
std::vector<Measured> winnable_by_hardness(const AtlasFile& atlas, Gravity gravity) {
    std::vector<Measured> boards;
    for (const BoardNumber number : atlas.verdicts.with(shisen::SolverOutcome::Won, gravity)) {
        if (const auto found = atlas.difficulties->at(number, gravity)) {
            boards.push_back({number, *found});
        }
    }
    std::stable_sort(boards.begin(), boards.end(), [](const Measured& a, const Measured& b) {
        if (a.difficulty.games_won != b.difficulty.games_won) {
            return a.difficulty.games_won < b.difficulty.games_won;
        }
        return losing_share(a) > losing_share(b);
    });
    return boards;
}

/// Returns the lower of the two middle values, so that the median is a value that occurs.
template <class Value> double median(const std::vector<Measured>& boards, Value value) {
    std::vector<double> values;
    std::transform(boards.begin(), boards.end(), std::back_inserter(values), value);
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

struct Counts {
    std::size_t won, lost, unknown, missing;
};

Counts counts_of(const shisen::Atlas& atlas, Gravity gravity) {
    const std::size_t won = atlas.count(shisen::SolverOutcome::Won, gravity);
    const std::size_t lost = atlas.count(shisen::SolverOutcome::Lost, gravity);
    const std::size_t unknown = atlas.count(shisen::SolverOutcome::Unknown, gravity);
    return {won, lost, unknown, LastNumber - won - lost - unknown};
}

ordered_json json_of(const Measured& board) {
    const Difficulty& d = board.difficulty;
    return {{"number", board.number},
            {"games_won", d.games_won},
            {"first_moves", d.first_moves},
            {"first_moves_lost", d.first_moves_lost},
            {"first_moves_unknown", d.first_moves_unknown}};
}

ordered_json difficulty_json(const AtlasFile& atlas, Gravity gravity) {
    const auto boards = winnable_by_hardness(atlas, gravity);
    ordered_json object = {{"measured", boards.size()}};
    if (!boards.empty()) {
        object["median_games_won"] = median(boards, games_share);
        object["median_first_moves_lost"] = median(boards, losing_share);
        object["hardest"] = ordered_json::array();
        for (std::size_t i = 0; i < std::min(boards.size(), Hardest); ++i) {
            object["hardest"].push_back(json_of(boards[i]));
        }
    }
    return object;
}

ordered_json atlas_json(const AtlasFile& atlas) {
    ordered_json object = {{"size", shisen::size_text(atlas.verdicts.size())},
                           {"nodes", atlas.verdicts.node_limit()}};
    for (const Gravity gravity : Variants) {
        const Counts counts = counts_of(atlas.verdicts, gravity);
        object[word(gravity)] = {{"won", counts.won},
                                 {"lost", counts.lost},
                                 {"unknown", counts.unknown},
                                 {"missing", counts.missing}};
    }
    if (atlas.difficulties) {
        object["difficulty"] = {{"games", atlas.difficulties->games()},
                                {"nodes", atlas.difficulties->node_limit()}};
        for (const Gravity gravity : Variants) {
            object["difficulty"][word(gravity)] = difficulty_json(atlas, gravity);
        }
    }
    return object;
}

void show_difficulty(const AtlasFile& atlas, Gravity gravity, std::ostream& out) {
    const auto boards = winnable_by_hardness(atlas, gravity);
    out << "\ngravity " << word(gravity) << ", " << boards.size() << " winnable boards measured, "
        << atlas.difficulties->games() << " random games each\n";
    if (boards.empty()) {
        return;
    }
    out << fmt::format("median: random play wins {:.1f} %, {:.1f} % of the first removals lose\n",
                       100 * median(boards, games_share),
                       100 * median(boards, losing_share));
    out << "hardest:  number   random games won   losing first removals\n";
    for (std::size_t i = 0; i < std::min(boards.size(), Hardest); ++i) {
        const Difficulty& d = boards[i].difficulty;
        out << fmt::format("          {:6}   {:8} of {:4}   {:12} of {:5}\n",
                           boards[i].number,
                           d.games_won,
                           d.games,
                           d.first_moves_lost,
                           d.first_moves);
    }
}

/// Calls visit(number, gravity, outcome) for all examined boards, in order of their numbers.
template <class Visit> void each_board(const shisen::Atlas& atlas, Visit visit) {
    for (std::uint32_t n = 1; n <= LastNumber; ++n) {
        const auto number = static_cast<BoardNumber>(n);
        for (const Gravity gravity : Variants) {
            if (const auto outcome = atlas.at(number, gravity)) {
                visit(number, gravity, *outcome);
            }
        }
    }
}

} // namespace

void show_atlas(const AtlasFile& atlas, bool json, std::ostream& out) {
    if (json) {
        out << atlas_json(atlas).dump() << "\n";
        return;
    }
    out << shisen::size_text(atlas.verdicts.size()) << ", at most " << atlas.verdicts.node_limit()
        << " nodes a board\n"
        << "gravity      won     lost  unknown  not looked at\n";
    for (const Gravity gravity : Variants) {
        const Counts counts = counts_of(atlas.verdicts, gravity);
        out << fmt::format("{:<7} {:8} {:8} {:8} {:14}\n",
                           word(gravity),
                           counts.won,
                           counts.lost,
                           counts.unknown,
                           counts.missing);
    }
    if (atlas.difficulties) {
        for (const Gravity gravity : Variants) {
            show_difficulty(atlas, gravity, out);
        }
    }
}

void show_lost(const AtlasFile& atlas, bool json, std::ostream& out) {
    const auto off = atlas.verdicts.with(shisen::SolverOutcome::Lost, Gravity::Off);
    const auto on = atlas.verdicts.with(shisen::SolverOutcome::Lost, Gravity::On);
    ordered_json unknown = ordered_json::array();
    each_board(atlas.verdicts,
               [&](BoardNumber number, Gravity gravity, shisen::SolverOutcome outcome) {
                   if (outcome == shisen::SolverOutcome::Unknown) {
                       unknown.push_back(ordered_json::array({number, word(gravity)}));
                   }
               });
    if (json) {
        out << ordered_json{{"off", off}, {"on", on}, {"unknown", unknown}}.dump() << "\n";
        return;
    }
    for (const Gravity gravity : Variants) {
        out << "lost, gravity " << word(gravity) << ":";
        for (const BoardNumber number : gravity == Gravity::On ? on : off) {
            out << " " << number;
        }
        out << "\n";
    }
    for (const auto& board : unknown) {
        out << "unknown: " << board[0] << ", gravity " << board[1].get<std::string>() << "\n";
    }
}

void show_boards(const AtlasFile& atlas, bool json, std::ostream& out) {
    const char* separator = "[";
    each_board(atlas.verdicts,
               [&](BoardNumber number, Gravity gravity, shisen::SolverOutcome outcome) {
                   const auto found =
                       atlas.difficulties ? atlas.difficulties->at(number, gravity) : std::nullopt;
                   if (json) {
                       ordered_json object =
                           found ? json_of({number, *found}) : ordered_json{{"number", number}};
                       object["gravity"] = word(gravity);
                       object["verdict"] = word(outcome);
                       out << separator << object.dump();
                       separator = ",\n";
                       return;
                   }
                   out << number << " " << word(gravity) << " " << word(outcome);
                   if (found) {
                       out << fmt::format(" {}/{} {}/{}",
                                          found->games_won,
                                          found->games,
                                          found->first_moves_lost,
                                          found->first_moves);
                   }
                   out << "\n";
               });
    if (json) {
        out << (*separator == '[' ? "[]\n" : "]\n");
    }
}

} // namespace zx::app
