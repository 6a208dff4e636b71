#include "shisen/oracle/deal_family.hpp"

#include <algorithm>
#include <cassert>
#include <string_view>

#include <fmt/format.h>

#include "shisen/oracle/deal_table.hpp"

namespace shisen::oracle {

namespace {

constexpr std::uint32_t Places = 84;
constexpr std::uint32_t Kinds = 21;
static_assert(ClassicSize.cells() == Places && ClassicSize.kinds() == Kinds);

using Row = std::array<Kind, Places>;

/// The ROM's RND, and the random index that a rule derives from it.
class Chances {
  public:
    Chances(const DealRule& rule, BoardNumber number) : rule_(rule), s_(number) {
        for (int i = 0; i < rule.steps_before; ++i) {
            step();
        }
    }

    /// Returns 0 to limit - 1.
    std::uint32_t operator()(std::uint32_t limit) {
        for (int i = 0; !first_ && i < rule_.steps_between; ++i) {
            step();
        }
        first_ = false;
        switch (rule_.chance) {
        case Chance::Scaled: return s_ * limit / 65536;
        case Chance::Remainder: return s_ % limit;
        case Chance::HighByte: return (s_ / 256) * limit / 256;
        }
        return 0;
    }

  private:
    /// 32 bits, because s + 1 can be 65536.
    void step() { s_ = 75 * (s_ + 1) % 65537 - 1; }

    const DealRule& rule_;
    std::uint32_t s_;
    bool first_ = true;
};

Kind kind_of(Tiles tiles, std::uint32_t i) {
    switch (tiles) {
    case Tiles::Fours: return static_cast<Kind>(i / 4);
    case Tiles::Rounds: return static_cast<Kind>(i % Kinds);
    case Tiles::FoursBackwards: return static_cast<Kind>(Kinds - 1 - i / 4);
    case Tiles::RoundsBackwards: return static_cast<Kind>(Kinds - 1 - i % Kinds);
    }
    return NoTile;
}

Cell cell_of(Filling filling, std::uint32_t place) {
    const bool backwards =
        filling == Filling::RowsBackwards || filling == Filling::ColumnsBackwards;
    const int i = static_cast<int>(backwards ? Places - 1 - place : place);
    if (filling == Filling::Rows || filling == Filling::RowsBackwards) {
        return {i % ClassicSize.columns, i / ClassicSize.columns};
    }
    return {i / ClassicSize.rows, i % ClassicSize.rows};
}

void inside_out(Row& row, Chances& chance) {
    const Row tiles = row;
    for (std::uint32_t i = 0; i < Places; ++i) {
        const std::uint32_t j = chance(i + 1);
        row[i] = row[j];
        row[j] = tiles[i];
    }
}

void draw_closing_up(Row& row, Chances& chance) {
    std::vector<Kind> left(row.begin(), row.end());
    for (Kind& place : row) {
        const auto drawn = left.begin() + static_cast<std::ptrdiff_t>(
                                              chance(static_cast<std::uint32_t>(left.size())));
        place = *drawn;
        left.erase(drawn);
    }
}

void place_free(Row& row, Chances& chance) {
    const Row tiles = row;
    std::vector<std::uint32_t> free(Places);
    for (std::uint32_t i = 0; i < Places; ++i) {
        free[i] = i;
    }
    for (const Kind tile : tiles) {
        const auto place = free.begin() + static_cast<std::ptrdiff_t>(
                                              chance(static_cast<std::uint32_t>(free.size())));
        row[*place] = tile;
        free.erase(place);
    }
}

void place_retry(Row& row, Chances& chance) {
    const Row tiles = row;
    row.fill(NoTile);
    for (const Kind tile : tiles) {
        std::uint32_t place = chance(Places);
        // RND repeats after 65536 steps: a place that has not been found by then is never found.
        for (int tries = 0; row[place] != NoTile; ++tries) {
            place = tries < 65536 ? chance(Places) : (place + 1) % Places;
        }
        row[place] = tile;
    }
}

void mix(Row& row, Shuffle shuffle, Chances& chance) {
    const auto swap = [&row](std::uint32_t i, std::uint32_t j) { std::swap(row[i], row[j]); };
    switch (shuffle) {
    case Shuffle::Down:
        for (std::uint32_t i = Places - 1; i >= 1; --i) {
            swap(i, chance(i + 1));
        }
        break;
    case Shuffle::DownOthers:
        for (std::uint32_t i = Places - 1; i >= 1; --i) {
            swap(i, chance(i));
        }
        break;
    case Shuffle::DownAll:
        for (std::uint32_t i = Places; i-- > 0;) {
            swap(i, chance(Places));
        }
        break;
    case Shuffle::Up:
        for (std::uint32_t i = 1; i < Places; ++i) {
            swap(i, chance(i + 1));
        }
        break;
    case Shuffle::UpOthers:
        for (std::uint32_t i = 1; i < Places; ++i) {
            swap(i, chance(i));
        }
        break;
    case Shuffle::UpAll:
        for (std::uint32_t i = 0; i < Places; ++i) {
            swap(i, chance(Places));
        }
        break;
    case Shuffle::UpRest:
        for (std::uint32_t i = 0; i + 1 < Places; ++i) {
            swap(i, i + chance(Places - i));
        }
        break;
    case Shuffle::InsideOut: inside_out(row, chance); break;
    case Shuffle::DrawClosingUp: draw_closing_up(row, chance); break;
    case Shuffle::PlaceFree: place_free(row, chance); break;
    case Shuffle::PlaceRetry: place_retry(row, chance); break;
    }
}

std::string_view words(Shuffle shuffle) {
    switch (shuffle) {
    case Shuffle::Down: return "swaps from the last place down with one of those up to it";
    case Shuffle::DownOthers: return "swaps from the last place down with one of those before it";
    case Shuffle::DownAll: return "swaps from the last place down with any place";
    case Shuffle::Up: return "swaps from the second place up with one of those up to it";
    case Shuffle::UpOthers: return "swaps from the second place up with one of those before it";
    case Shuffle::UpAll: return "swaps from the first place up with any place";
    case Shuffle::UpRest: return "swaps from the first place up with one of those from it on";
    case Shuffle::InsideOut: return "inserts tile after tile, moving a random one to the end";
    case Shuffle::DrawClosingUp: return "draws tiles from those left, which close up";
    case Shuffle::PlaceFree: return "lays each tile on one of the free places";
    case Shuffle::PlaceRetry: return "lays each tile on a random place, trying until it is free";
    }
    return "";
}

std::string_view words(Chance chance) {
    switch (chance) {
    case Chance::Scaled: return "INT (RND * m)";
    case Chance::Remainder: return "the remainder of SEED by m";
    case Chance::HighByte: return "SEED's high byte scaled to m";
    }
    return "";
}

std::string_view words(Tiles tiles) {
    switch (tiles) {
    case Tiles::Fours: return "AAAABBBB...";
    case Tiles::Rounds: return "ABC...UABC...";
    case Tiles::FoursBackwards: return "UUUUTTTT...";
    case Tiles::RoundsBackwards: return "UTS...AUTS...";
    }
    return "";
}

std::string_view words(Filling filling) {
    switch (filling) {
    case Filling::Rows: return "by rows";
    case Filling::Columns: return "by columns";
    case Filling::RowsBackwards: return "by rows from the last";
    case Filling::ColumnsBackwards: return "by columns from the last";
    }
    return "";
}

/// The number of boards that select among the members; the selected member is then tried on all
/// boards.
constexpr std::size_t Samples = 8;

} // namespace

Board deal_by(const DealRule& rule, BoardNumber number) {
    assert(number != 0);
    Row row{};
    for (std::uint32_t i = 0; i < Places; ++i) {
        row[i] = kind_of(rule.tiles, i);
    }
    Chances chance(rule, number);
    mix(row, rule.shuffle, chance);
    Board board;
    for (std::uint32_t i = 0; i < Places; ++i) {
        board.put(cell_of(rule.filling, i), row[i]);
    }
    return board;
}

std::vector<DealRule> all_deal_rules() {
    // The first value of each field is ours, and common choices come first: if two members deal the
    // same boards, the simpler one is named.
    std::vector<DealRule> rules{{}};
    const auto widen = [&rules](std::size_t choices, auto&& set) {
        std::vector<DealRule> wider;
        for (std::size_t choice = 0; choice < choices; ++choice) {
            for (DealRule rule : rules) {
                set(rule, static_cast<std::uint8_t>(choice));
                wider.push_back(rule);
            }
        }
        rules = std::move(wider);
    };
    widen(ShuffleCount, [](DealRule& rule, std::uint8_t i) { rule.shuffle = Shuffle{i}; });
    widen(TilesCount, [](DealRule& rule, std::uint8_t i) { rule.tiles = Tiles{i}; });
    widen(FillingCount, [](DealRule& rule, std::uint8_t i) { rule.filling = Filling{i}; });
    widen(ChanceCount, [](DealRule& rule, std::uint8_t i) { rule.chance = Chance{i}; });
    // 1, 0, 2, 3, 4
    widen(MaxStepsBefore + 1U, [](DealRule& rule, std::uint8_t i) {
        rule.steps_before = i == 0 ? 1 : i == 1 ? 0 : i;
    });
    widen(MaxStepsBetween, [](DealRule& rule, std::uint8_t i) {
        rule.steps_between = static_cast<std::uint8_t>(i + 1);
    });
    return rules;
}

std::string describe(const DealRule& rule) {
    if (rule == DealRule{}) {
        return "our deal";
    }
    std::string text;
    text += words(rule.shuffle);
    text += "; chances are ";
    text += words(rule.chance);
    text += "; tiles start as ";
    text += words(rule.tiles);
    text += "; filled ";
    text += words(rule.filling);
    text += fmt::format("; RND is stepped {} x before the first chance, {} x from one to the next",
                        rule.steps_before,
                        rule.steps_between);
    return text;
}

DealVerdict identify_deal(const DealTable& table) {
    DealVerdict verdict;
    const std::vector<BoardNumber> numbers = table.numbers();
    verdict.boards = numbers.size();
    std::vector<std::pair<BoardNumber, Board>> samples;
    for (std::size_t i = 0; i < Samples && i < numbers.size(); ++i) {
        const BoardNumber number = numbers[i * numbers.size() / std::min(Samples, numbers.size())];
        samples.emplace_back(number, *table.deal(number));
    }
    if (samples.empty()) {
        return verdict;
    }
    for (const DealRule& rule : all_deal_rules()) {
        if (std::all_of(samples.begin(), samples.end(), [&rule](const auto& sample) {
                return deal_by(rule, sample.first) == sample.second;
            })) {
            verdict.rule = rule;
            break;
        }
    }
    if (verdict.rule) {
        for (const BoardNumber number : numbers) {
            if (!(deal_by(*verdict.rule, number) == *table.deal(number))) {
                verdict.exceptions.push_back(number);
            }
        }
    }
    return verdict;
}

std::string describe(const DealVerdict& verdict) {
    const std::string boards = std::to_string(verdict.boards);
    if (verdict.boards == 0) {
        return "no board is known";
    }
    if (!verdict.rule) {
        return "unknown deal: none of the family deals these " + boards + " boards";
    }
    if (verdict.exceptions.empty()) {
        const std::string what =
            verdict.ours() ? "" : "a member of the family of RND and a shuffle: ";
        return what + describe(*verdict.rule) + " (" + boards + " boards compared)";
    }
    return fmt::format(
        "unknown deal: {} of {} boards, first number {}, are not what the nearest rule deals ({})",
        verdict.exceptions.size(),
        boards,
        verdict.exceptions.front(),
        describe(*verdict.rule));
}

} // namespace shisen::oracle
