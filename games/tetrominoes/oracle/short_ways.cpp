#include "games/tetrominoes/oracle/short_ways.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "games/tetrominoes/oracle/placements.hpp"

namespace tetrominoes {
namespace {

using zx::oracle::Press;
using Presses = std::vector<Press>;

/// Ticks from one key to the next, at three frames or more a tick.
constexpr int TicksPerKey = 3;
/// Ticks before the first key. The first piece falls twice, so that the check knows the tape's ticks,
/// and can then be turned.
constexpr int FirstTicks = 22;
/// In this time it has not fallen yet.
constexpr int TicksAtTheTop = 7;
/// Ticks after the last key, in which a difference must show.
constexpr int LastTicks = 60;
/// The lists that are continued by one more piece, and the weight of a key against a tile.
constexpr std::size_t KeptLists = 600;
constexpr int KeyWeight = 5;
constexpr int MostPieces = 32;
/// The best lists of each goal.
constexpr std::size_t ListsPerGoal = 3;
/// First pieces on which single keys are pressed, and how often.
constexpr int FirstPieces = 8;
constexpr int MostRepeats = 4;

/// Presses keys by the rules and records them.
class Typist {
  public:
    explicit Typist(int frames_per_tick, int first_ticks = FirstTicks)
        : frames_per_tick_(frames_per_tick) {
        wait(first_ticks);
    }

    [[nodiscard]] const State& state() const noexcept { return state_; }
    [[nodiscard]] const Presses& presses() const noexcept { return presses_; }

    void wait(int ticks) {
        presses_.back().frames += ticks * frames_per_tick_;
        for (int i = 0; i < ticks; ++i) {
            tick(state_);
        }
    }
    void key(char character) {
        presses_.push_back({character, 0});
        take_key(state_, key_of(character));
        wait(TicksPerKey);
    }
    /// Waits until the falling piece has landed and the next one has appeared, or the game is over.
    void wait_for_next_piece() {
        const int pieces = state_.pieces;
        while (state_.pieces == pieces && state_.phase != Phase::Over) {
            wait(1);
        }
        wait(1); // the tape may be a tick later
    }
    /// Drops the piece at a placement. Returns false if it does not get there.
    bool drop(Placement placement) {
        while (state_.falling.turns != placement.turns) {
            FallingPiece turned = state_.falling;
            turned.turns = static_cast<std::uint8_t>((turned.turns + 1) % 4);
            if (fits(state_.well, turned)) {
                key('k');
            } else if (turned.centre.row < 2 && state_.phase == Phase::Falling) {
                wait(1); // it would be above the top
            } else {
                return false;
            }
        }
        const int pieces = state_.pieces;
        while (state_.falling.centre.column != placement.column) {
            const int column = state_.falling.centre.column;
            key(placement.column < column ? 'j' : 'l');
            if (state_.falling.centre.column == column || state_.pieces != pieces) {
                return false;
            }
        }
        key(' ');
        wait_for_next_piece();
        return true;
    }

  private:
    int frames_per_tick_;
    State state_ = begin();
    Presses presses_{{0, 0}};
};

/// What a list must reach: this many rows removed at once, or this score.
struct Goal {
    int rows = 0;
    int score = 0;
};

struct List {
    Typist typist;
    WellBits well{};
    int keys = 0;
};

/// A list with one more piece, which has not been typed yet.
struct Next {
    std::size_t list = 0;
    Placement placement;
    Landed landed;
    int keys = 0;
    int bad = 0;
};

int keys_to(const FallingPiece& falling, Placement placement) {
    return (placement.turns + 4 - falling.turns) % 4 +
           std::abs(placement.column - falling.centre.column) + 1;
}

/// Returns how far a well is from having this many rows at the bottom full but for one column.
int badness_for_rows(const Landed& landed, int rows) {
    constexpr int Empty = 14;
    constexpr int Hole = 40;
    constexpr int Above = 5;
    constexpr int Removed = 400;
    int bad = landed.rows != 0 && landed.rows != rows ? Removed : 0;
    std::uint16_t covered = 0;
    for (int row = 0; row < Rows; ++row) {
        const unsigned bits = landed.well[static_cast<std::size_t>(row)];
        const int tiles = std::popcount(bits);
        if (row >= Rows - rows) {
            bad += Empty * (Columns - tiles);
        } else {
            bad += Above * tiles;
        }
        bad += Hole * std::popcount(static_cast<unsigned>(covered & ~bits));
        covered = static_cast<std::uint16_t>(covered | bits);
    }
    return bad;
}

std::vector<Next> next_of(const std::vector<List>& lists, Goal goal, int fewer_than) {
    std::vector<Next> all;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        const State& state = lists[i].typist.state();
        for (const Placement placement : placements_of(state.falling.piece)) {
            const int keys = lists[i].keys + keys_to(state.falling, placement);
            const auto landed = keys < fewer_than
                                    ? land(lists[i].well, state.falling.piece, placement)
                                    : std::nullopt;
            if (!landed) {
                continue;
            }
            const int bad = goal.rows != 0 ? KeyWeight * keys + badness_for_rows(*landed, goal.rows)
                                           : 24 * keys + badness(landed->well, {1}) -
                                                 4 * (state.score + landed->fallen);
            all.push_back({i, placement, *landed, keys, bad});
        }
    }
    std::sort(all.begin(), all.end(), [](const Next& a, const Next& b) { return a.bad < b.bad; });
    return all;
}

/// Searches piece by piece and keeps the best lists.
std::vector<Presses> ways_to(Goal goal, int fewer_than, int frames_per_tick) {
    std::vector<std::pair<int, Presses>> found;
    std::vector<List> lists{{Typist(frames_per_tick), {}, 0}};
    for (int piece = 0; piece < MostPieces && !lists.empty(); ++piece) {
        std::vector<List> longer;
        for (const Next& next : next_of(lists, goal, fewer_than)) {
            if (longer.size() == KeptLists) {
                break;
            }
            List list{lists[next.list].typist, next.landed.well, next.keys};
            const int lines = list.typist.state().lines;
            if (!list.typist.drop(next.placement) ||
                bits_of(list.typist.state().well) != list.well ||
                list.typist.state().phase != Phase::Falling) {
                continue;
            }
            const State& state = list.typist.state();
            const bool reached =
                goal.rows != 0 ? state.lines - lines == goal.rows : state.score >= goal.score;
            if (reached) {
                list.typist.wait(LastTicks);
                found.emplace_back(list.keys, list.typist.presses());
            } else {
                longer.push_back(std::move(list));
            }
        }
        lists = std::move(longer);
        std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
            return a.first < b.first;
        });
        found.resize(std::min(found.size(), ListsPerGoal));
        if (found.size() == ListsPerGoal) {
            fewer_than = std::min(fewer_than, found.back().first);
        }
    }
    std::vector<Presses> ways;
    ways.reserve(found.size());
    for (auto& [keys, presses] : found) {
        ways.push_back(std::move(presses));
    }
    return ways;
}

void add_repeated_keys(std::vector<Presses>& ways, const Typist& first) {
    for (const char key : std::string_view("jlk m1a")) {
        Typist typist = first;
        for (int repeats = 1; repeats <= (key == ' ' ? 1 : MostRepeats); ++repeats) {
            typist.key(key);
            Typist whole = typist;
            whole.wait(LastTicks);
            ways.push_back(whole.presses());
        }
    }
}

/// Keys on the first pieces; the pieces before are dropped where they appear.
void add_single_keys(std::vector<Presses>& ways, int frames_per_tick) {
    add_repeated_keys(ways, Typist(frames_per_tick, TicksAtTheTop));
    Typist first(frames_per_tick);
    for (int pieces = 0; pieces < FirstPieces; ++pieces) {
        add_repeated_keys(ways, first);
        first.key(' ');
        first.wait_for_next_piece();
    }
}

/// A game without keys, and the beginning of the next one.
void add_game(std::vector<Presses>& ways, int frames_per_tick) {
    Typist typist(frames_per_tick);
    while (typist.state().phase != Phase::Over) {
        typist.wait(1);
    }
    typist.wait(LastTicks);
    ways.push_back(typist.presses());
    typist.key(' ');
    typist.wait(LastTicks);
    ways.push_back(typist.presses());
    typist.key(' ');
    typist.wait(LastTicks);
    ways.push_back(typist.presses());
}

} // namespace

std::vector<Presses> short_ways(std::size_t fewer_than, int frames_per_tick) {
    std::vector<Presses> ways;
    add_single_keys(ways, frames_per_tick);
    add_game(ways, frames_per_tick);
    constexpr Goal Goals[] = {{1, 0}, {2, 0}, {3, 0}, {4, 0}, {0, 256}, {0, 512}};
    for (const Goal goal : Goals) {
        for (auto& way : ways_to(goal, static_cast<int>(fewer_than), frames_per_tick)) {
            ways.push_back(std::move(way));
        }
    }
    return ways;
}

} // namespace tetrominoes
