#include "shisen/oracle/seen_board.hpp"

#include <algorithm>
#include <map>
#include <string>

#include <fmt/format.h>

#include "shisen/gravity.hpp"

namespace shisen::oracle {

namespace {

constexpr int TilesOfAKind = 4;

/// A place of which the marks leave several kinds possible, or a tile and an empty place.
struct UnclearPlace {
    Cell cell;
    std::vector<int> kinds;
    bool may_be_empty = false;
    zx::oracle::Symbol symbol{};
};

/// Puts tiles on unclear places. A board has an even number of tiles of each kind, at most four.
class UnclearPlaces {
  public:
    /// `highlighted`: all highlighted tiles may be unclear.
    UnclearPlaces(Board& board, const std::vector<UnclearPlace>& places, bool highlighted)
        : board_(board), places_(places), highlighted_(highlighted) {}

    /// Returns false if no choice is possible, or several are. A choice makes all numbers of tiles even. If
    /// there are several, those with more than four tiles of a kind do not count, nor those that change the
    /// last board at these places (of highlighted tiles: that give two kinds to places that look the same).
    /// Of the others, those count that leave the last board, lead back to a former one, or follow from the
    /// last one by a removal, in this order. There are at most as many places as can carry marks.
    bool put(const LikelyBoards& likely) {
        constexpr std::size_t FewPlaces = 3;
        constexpr std::size_t MostPlaces = 7;
        constexpr std::size_t MostChoices = 10'000; // three places of any kind
        std::size_t choices = 1;
        for (const UnclearPlace& place : places_) {
            choices *= place.kinds.size() + (place.may_be_empty ? 1 : 0);
            if (choices > MostChoices) {
                return false;
            }
        }
        if (places_.size() > (highlighted_ ? MostPlaces : FewPlaces)) {
            return false;
        }
        for (Kind kind = 0; kind < board_.size().kinds(); ++kind) {
            counts_.push_back(static_cast<int>(board_.cells_of(kind).size()));
        }
        choose(0);
        if (found_.size() > 1) {
            std::erase_if(found_, [](const Choice& choice) { return choice.too_many; });
        }
        if (!highlighted_ && found_.size() > 1 && likely.last != nullptr) {
            std::erase_if(found_,
                          [&](const Choice& choice) { return !agrees(choice, *likely.last); });
        }
        if (found_.size() > 1) {
            std::erase_if(found_, [this](const Choice& choice) { return !like_looks(choice); });
        }
        keep_if_any([&](const Choice& choice) {
            return likely.last != nullptr && agrees(choice, *likely.last);
        });
        keep_if_any([&](const Choice& choice) {
            const Board board = with(choice);
            return std::find(likely.former.begin(), likely.former.end(), board) !=
                   likely.former.end();
        });
        keep_if_any([&](const Choice& choice) {
            return likely.last != nullptr && follows(with(choice), *likely.last);
        });
        if (found_.size() != 1) {
            return false;
        }
        board_ = with(found_.front());
        return true;
    }

  private:
    static constexpr int NoKind = -1;
    struct Choice {
        std::vector<int> kinds;
        bool too_many = false;
    };

    /// True if places that look the same have the same kind.
    [[nodiscard]] bool like_looks(const Choice& choice) const {
        for (std::size_t i = 0; i < places_.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (places_[i].symbol == places_[j].symbol && choice.kinds[i] != choice.kinds[j]) {
                    return false;
                }
            }
        }
        return true;
    }

    [[nodiscard]] bool agrees(const Choice& choice, const Board& board) const {
        for (std::size_t i = 0; i < places_.size(); ++i) {
            const int kind = choice.kinds[i];
            if (board.at(places_[i].cell) != (kind == NoKind ? NoTile : static_cast<Kind>(kind))) {
                return false;
            }
        }
        return true;
    }

    /// If several choices are left, and some of them are such, keeps only these.
    template <class Such> void keep_if_any(const Such& such) {
        if (found_.size() > 1 && std::any_of(found_.begin(), found_.end(), such)) {
            std::erase_if(found_, [&](const Choice& choice) { return !such(choice); });
        }
    }

    [[nodiscard]] Board with(const Choice& choice) const {
        Board board = board_;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (const int kind = choice.kinds[i]; kind != NoKind) {
                board.put(places_[i].cell, static_cast<Kind>(kind));
            }
        }
        return board;
    }

    /// True if the removal of a pair leads from the former board to this one.
    [[nodiscard]] static bool follows(const Board& board, const Board& former) {
        for (Kind kind = 0; kind < board.size().kinds(); ++kind) {
            const auto cells = former.cells_of(kind);
            if (cells.size() <= board.cells_of(kind).size()) {
                continue;
            }
            for (std::size_t i = 0; i < cells.size(); ++i) {
                for (std::size_t j = i + 1; j < cells.size(); ++j) {
                    for (const Gravity gravity : {Gravity::On, Gravity::Off}) {
                        Board after = former;
                        remove_pair(after, {cells[i], cells[j]}, gravity);
                        if (after == board) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    void choose(std::size_t next) {
        const auto odd =
            std::count_if(counts_.begin(), counts_.end(), [](int count) { return count % 2 != 0; });
        if (static_cast<std::size_t>(odd) > places_.size() - next) {
            return;
        }
        if (next == places_.size()) {
            const bool too_many = std::any_of(
                counts_.begin(), counts_.end(), [](int count) { return count > TilesOfAKind; });
            found_.push_back({chosen_, too_many});
            return;
        }
        if (places_[next].may_be_empty) {
            chosen_.push_back(NoKind);
            choose(next + 1);
            chosen_.pop_back();
        }
        for (const int kind : places_[next].kinds) {
            int& count = counts_[static_cast<std::size_t>(kind)];
            ++count;
            chosen_.push_back(kind);
            choose(next + 1);
            chosen_.pop_back();
            --count;
        }
    }

    Board& board_;
    const std::vector<UnclearPlace>& places_;
    bool highlighted_;
    /// The number of tiles by kind, with those that are chosen.
    std::vector<int> counts_;
    std::vector<int> chosen_;
    std::vector<Choice> found_;
};

/// Where the colour that tells kinds apart is hidden on all highlighted tiles, two of them may carry a further
/// mark with which no kind was seen: gives them the kinds that are possible on the others.
void give_kinds_of_others(std::vector<UnclearPlace>& places) {
    constexpr std::size_t TilesOfAPair = 2;
    std::vector<UnclearPlace*> unknown;
    std::vector<int> kinds;
    for (UnclearPlace& place : places) {
        if (place.kinds.empty() && !place.may_be_empty) {
            unknown.push_back(&place);
        } else if (kinds.empty() || place.kinds == kinds) {
            kinds = place.kinds;
        } else {
            return;
        }
    }
    for (UnclearPlace* const place : unknown) {
        place->kinds = unknown.size() <= TilesOfAPair ? kinds : std::vector<int>();
    }
}

/// If two places show marks with which no kind was seen, and the last board has two tiles of one kind there: gives
/// them this kind. They may be a shown pair.
void give_kind_of_pair(std::vector<UnclearPlace>& places, const Board& last) {
    constexpr std::size_t TilesOfAPair = 2;
    const bool unknown = std::all_of(places.begin(), places.end(), [](const UnclearPlace& place) {
        return place.kinds.empty() && !place.may_be_empty;
    });
    if (places.size() != TilesOfAPair || !unknown || !last.occupied(places[0].cell) ||
        last.at(places[0].cell) != last.at(places[1].cell)) {
        return;
    }
    for (UnclearPlace& place : places) {
        place.kinds = {last.at(place.cell)};
    }
}

} // namespace

std::vector<Cell> cells_of(Size size) {
    std::vector<Cell> cells;
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) {
            cells.push_back({column, row});
        }
    }
    return cells;
}

bool full_board(const zx::oracle::Counts& counts) {
    return static_cast<int>(counts.size()) == ClassicSize.kinds() &&
           std::all_of(
               counts.begin(), counts.end(), [](int count) { return count == TilesOfAKind; });
}

bool full_board_but_one(const zx::oracle::Counts& counts) {
    const auto kinds_with = [&](int tiles) {
        return std::count(counts.begin(), counts.end(), tiles);
    };
    return kinds_with(TilesOfAKind) == ClassicSize.kinds() - 1 &&
           kinds_with(TilesOfAKind - 1) == 1 && kinds_with(1) == 1 &&
           static_cast<int>(counts.size()) == ClassicSize.kinds() + 1;
}

bool board_with_wrong_counts(const zx::oracle::Counts& counts) {
    constexpr int FewestKinds = 12;
    const int kinds = static_cast<int>(counts.size());
    return kinds >= FewestKinds && kinds <= ClassicSize.kinds() && !full_board(counts) &&
           std::all_of(counts.begin(), counts.end(), [](int count) {
               constexpr int Fewest = 2;
               constexpr int Most = 8;
               return count >= Fewest && count <= Most;
           });
}

bool board_with_few_wrong_counts(const zx::oracle::Counts& counts) {
    constexpr int FewestRightKinds = 16;
    constexpr int MostOddTiles = 2;
    const auto kinds_with = [&](const auto& fits) {
        return std::count_if(counts.begin(), counts.end(), fits);
    };
    return kinds_with([](int tiles) { return tiles == TilesOfAKind; }) >= FewestRightKinds &&
           kinds_with([](int tiles) { return tiles > TilesOfAKind; }) > 0 &&
           kinds_with([](int tiles) { return tiles == 1; }) <= MostOddTiles;
}

std::optional<OddTile> find_odd_tile(const zx::oracle::Screen& screen,
                                     const zx::oracle::Lattice& lattice) {
    std::map<zx::oracle::Symbol, std::vector<Cell>> places;
    for (const Cell cell : cells_of(ClassicSize)) {
        places[lattice.symbol(screen, cell.column, cell.row)].push_back(cell);
    }
    std::optional<Cell> odd;
    std::optional<Cell> like;
    for (const auto& [symbol, cells] : places) {
        if (cells.size() == 1) {
            odd = cells.front();
        } else if (cells.size() == TilesOfAKind - 1) {
            like = cells.front();
        }
    }
    return odd && like ? std::optional(OddTile{*odd, *like}) : std::nullopt;
}

void copy_place(const zx::oracle::Lattice& lattice,
                const zx::oracle::Screen& from,
                Cell source,
                zx::oracle::Screen& to,
                Cell target) {
    const auto taken = lattice.place(source.column, source.row);
    const auto put = lattice.place(target.column, target.row);
    for (int row = 0; row < lattice.extent_rows; ++row) {
        for (int column = 0; column < lattice.extent_columns; ++column) {
            to.at({put.row + row, put.column + column}) =
                from.at({taken.row + row, taken.column + column});
        }
    }
}

zx::oracle::Screen without_odd_tile(const zx::oracle::Screen& screen,
                                    const zx::oracle::Lattice& lattice,
                                    const OddTile& odd) {
    zx::oracle::Screen plain = screen;
    copy_place(lattice, screen, odd.like, plain, odd.cell);
    return plain;
}

bool same_outside_board(const zx::oracle::Screen& a,
                        const zx::oracle::Screen& b,
                        const zx::oracle::Lattice& lattice) {
    const auto first = lattice.place(0, 0);
    const auto last = lattice.place(ClassicSize.columns - 1, ClassicSize.rows - 1);
    for (int row = 0; row < zx::oracle::ScreenRows; ++row) {
        for (int column = 0; column < zx::oracle::ScreenColumns; ++column) {
            const bool near_board = row >= first.row - 1 && row <= last.row + lattice.pitch_rows &&
                                    column >= first.column - 1 &&
                                    column <= last.column + lattice.pitch_columns;
            if (!near_board && a.at({row, column}) != b.at({row, column})) {
                return false;
            }
        }
    }
    return true;
}

zx::Result<SeenBoard> see_board(const zx::oracle::Screen& screen,
                                const zx::oracle::Lattice& lattice,
                                const zx::oracle::Alphabet& alphabet,
                                const LikelyBoards& likely) {
    constexpr std::size_t FormFeature = 0;
    SeenBoard seen;
    seen.at_any_pixel = lattice.pixels.has_value();
    std::vector<UnclearPlace> unclear;
    const bool wallpaper = alphabet.ground() == zx::oracle::Alphabet::Ground::Wallpaper;
    for (const Cell cell : cells_of(seen.board.size())) {
        const auto symbol = lattice.symbol(screen, cell.column, cell.row);
        seen.looks.push_back(features_of(screen, lattice, alphabet, cell.column, cell.row, symbol));
        const bool empty = alphabet.empty(symbol);
        const auto kind = alphabet.kind(symbol);
        if (kind && !(empty && alphabet.has_form(symbol))) {
            seen.board.put(cell, static_cast<Kind>(*kind));
        } else if (!empty || alphabet.has_form(symbol)) {
            const bool may_be_empty = empty || (wallpaper && !kind);
            unclear.push_back({cell, alphabet.possible_kinds(symbol), may_be_empty, symbol});
            if (!alphabet.has_form(symbol)) {
                seen.looks.back()[FormFeature] = zx::oracle::FormMasks::SeveralMarks;
            }
        }
        seen.ground_unclear =
            seen.ground_unclear || (empty && wallpaper) || alphabet.is_unknown_ground(symbol);
        seen.marks_unclear = seen.marks_unclear ||
                             seen.looks.back()[FormFeature] == zx::oracle::FormMasks::SeveralMarks;
    }
    seen.unclear_places = unclear.size();
    if (alphabet.forms_hide_ink()) {
        give_kinds_of_others(unclear);
    }
    if (alphabet.forms_hide_ink() && likely.last != nullptr) {
        give_kind_of_pair(unclear, *likely.last);
    }
    // If tiles of two kinds look the same while they are highlighted, or their INK is hidden.
    const bool highlighted =
        alphabet.forms_hide_ink() ||
        std::any_of(unclear.begin(), unclear.end(), [&](const UnclearPlace& place) {
            return seen.look(place.cell)[FormFeature] == std::uint64_t{LitForm};
        });
    if (!unclear.empty() && !UnclearPlaces(seen.board, unclear, highlighted).put(likely)) {
        const Cell cell = unclear.front().cell;
        const int place = cell.row * seen.board.size().columns + cell.column;
        return zx::fail(zx::ErrorCode::Corrupt,
                        static_cast<std::size_t>(place),
                        fmt::format("row {} column {} shows no tile of this game",
                                    cell.row + 1,
                                    cell.column + 1));
    }
    return seen;
}

} // namespace shisen::oracle
