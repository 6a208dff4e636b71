// The turns of a check: which boards, which strategies, and how many keys each.
#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "shisen/oracle/check.hpp"

namespace shisen::oracle {
namespace {

/// The keys of a short turn: up to 7 to choose the board, the rest for two or three scenarios.
constexpr int ShortTurnKeys = 26;
/// The keys of a game: 42 removals of at least two keys each.
constexpr int GameKeys = 260;
/// The keys of a game by the solver's line: 42 removals of about nine keys each, and some at its end. A small
/// plan has more turns instead, and wins fewer of its games.
constexpr int HonestKeys = 420;
constexpr std::int64_t EnoughForHonestKeys = 8000;
/// The keys of a turn that asks for boards over the whole range of numbers, and of the smallest check
/// with such turns: one in each variant.
constexpr int DealKeys = 150;
constexpr std::int64_t FewestKeysToSample = 2000;
constexpr std::uint64_t FirstSample = 6;
/// Among this many turns at least one is a game, and at most this many are not.
constexpr std::uint64_t FewestGamesIn = 10;
constexpr double MostGames = 0.75;
/// A turn that is no game: it begins with the pairs of a selected tile, which the cursor has left.
constexpr std::uint64_t PairsOfSelection = 21;

struct Table {
    BoardNumber board;
    Gravity gravity;
};

/// The boards and variants of a plan, which take turns.
class Tables {
  public:
    explicit Tables(const CheckPlan& plan) : plan_(plan) {
        for (const Gravity gravity : {Gravity::On, Gravity::Off}) {
            if (gravity == Gravity::On ? plan.falling : plan.flat) {
                variants_.push_back(gravity);
            }
        }
    }
    [[nodiscard]] std::size_t size() const {
        const auto boards = plan_.spread ? SpreadBoards : plan_.last - plan_.first + 1;
        return variants_.size() * static_cast<std::size_t>(boards);
    }
    [[nodiscard]] Table at(std::uint64_t turn) const {
        const auto board = plan_.first + static_cast<int>(turn % size() / variants_.size());
        return {plan_.spread ? spread_board(turn, plan_.seed) : static_cast<BoardNumber>(board),
                variants_[turn % variants_.size()]};
    }

  private:
    /// The boards after which a round of a spread plan ends.
    static constexpr int SpreadBoards = 1000;
    const CheckPlan& plan_;
    std::vector<Gravity> variants_;
};

/// Returns how many of the turns are games, such that the keys suffice for all turns once.
std::uint64_t games_per_thousand(const CheckPlan& plan, std::size_t tables) {
    const double mean = static_cast<double>(plan.keys) / static_cast<double>(tables);
    const double share = (mean - ShortTurnKeys) / (GameKeys - ShortTurnKeys);
    return static_cast<std::uint64_t>(
        1000 * std::clamp(share, 1.0 / static_cast<double>(FewestGamesIn), MostGames));
}

struct SpecialTurn {
    Strategy strategy{};
    int keys = 0;
    int pause = 0;
    std::vector<BoardNumber> numbers{};
};

/// The keys of a number of three digits: S, the digits, ENTER.
constexpr int ShortNumberKeys = 5;
/// The most keys that a number takes.
constexpr int NumberKeys = 7;

/// Returns numbers that differ in one bit from numbers that a turn asks for, so that a deal that
/// ignores this bit deals one board twice: in the first turn bit 0 of numbers over the whole range,
/// in the second one of the high bits of 1. The second also has numbers with each digit between 1 and 2,
/// and the numbers that are left of them if S does not take this digit.
std::vector<BoardNumber> numbers_beside(std::uint64_t seed, bool first) {
    std::vector<BoardNumber> numbers;
    if (first) {
        const auto sampled = sampled_numbers(seed);
        for (const BoardNumber number : sampled) {
            const auto other = static_cast<BoardNumber>(number ^ 1);
            if (other != 0 && std::find(sampled.begin(), sampled.end(), other) == sampled.end()) {
                numbers.push_back(other);
            }
        }
    } else {
        constexpr int HighBits = 8;
        for (int bit = HighBits; bit < 16; ++bit) {
            numbers.push_back(static_cast<BoardNumber>((1 << bit) + 1));
        }
        numbers.insert(numbers.end(), {2, 12, 102, 112, 122, 132, 142, 152, 162, 172, 182, 192});
    }
    return numbers;
}

/// Turns of one strategy that a plan has at fixed places.
struct Special {
    Strategy strategy;
    bool each_round;     ///< in each round of turns, or only in the first
    std::uint64_t first; ///< place of the first of these turns
    std::uint64_t count; ///< how many there are, one after another
    std::int64_t fewest; ///< the keys of the smallest plan that has them
    std::int64_t below;  ///< plans with this many keys or more do not have them
    int keys;            ///< the most keys of such a turn
    std::int64_t share;  ///< such a turn has at most the plan's keys divided by this number
};

/// Turns in a round.
constexpr std::uint64_t Round = 400;
constexpr std::int64_t NoLimit = std::numeric_limits<std::int64_t>::max();
/// No two of these have the same place in one plan; the places of numbers and sessions are others, too.
/// A plan of fewer than 8,000 keys has a few keys of dead ends and kinds, early. An equal number of turns
/// is with gravity and without. Many boards of a deal that puts equal tiles side by side have no dead
/// end that is found: a large plan has more such turns.
constexpr std::array<Special, 29> Specials{{
    // strategy, each round, first, count, fewest, below, keys, share
    {Strategy::Keyboard, true, 28, 4, 2000, NoLimit, 130, 40},
    {Strategy::Walk, true, 44, 2, 4000, NoLimit, 200, 1},
    {Strategy::History, true, 50, 2, 4000, 8000, 180, 1},
    {Strategy::History, true, 50, 6, 8000, NoLimit, 180, 1},
    {Strategy::LongHistory, true, 56, 2, 8000, NoLimit, 300, 1},
    {Strategy::DeadEnds, false, 8, 1, 1000, 2000, 150, 1},
    {Strategy::DeadEnds, false, 10, 1, 2000, 8000, 320, 1},
    {Strategy::History, false, 14, 1, 2000, 8000, 180, 1},
    {Strategy::NextGames, true, 12, 2, 2000, 20'000, 100, 1},
    {Strategy::NextGames, true, 12, 2, 20'000, NoLimit, 320, 1},
    {Strategy::Kinds, false, 18, 1, 2000, 8000, 800, 10},
    {Strategy::Entries, true, 20, 1, 2000, 8000, 160, 18},
    {Strategy::Entries, true, 20, 2, 8000, NoLimit, 160, 18},
    {Strategy::Stack, true, 24, 1, 4000, 10'000, 78, 1},
    {Strategy::Stack, true, 24, 1, 10'000, NoLimit, 1200, 1},
    {Strategy::DeadEnds, true, 60, 2, 8000, 20'000, 400, 1},
    {Strategy::DeadEnds, true, 60, 4, 20'000, NoLimit, 400, 1},
    {Strategy::Kinds, true, 66, 2, 8000, 20'000, 500, 1},
    {Strategy::Kinds, true, 66, 2, 20'000, NoLimit, 1100, 1},
    {Strategy::PairLists, true, 70, 2, 8000, NoLimit, 220, 1},
    {Strategy::EdgeBoards, false, 16, 2, 8000, NoLimit, 280, 1},
    {Strategy::Branches, false, 26, 1, 2000, 8000, 75, 1},
    {Strategy::Branches, true, 72, 2, 8000, NoLimit, 280, 1},
    {Strategy::Commands, false, 11, 1, 2000, 8000, 170, 1},
    {Strategy::Commands, true, 32, 2, 8000, NoLimit, 170, 1},
    {Strategy::LateDeadEnds, true, 80, 2, 20'000, NoLimit, 420, 1},
    {Strategy::Ends, true, 86, 2, 20'000, NoLimit, 900, 1},
    {Strategy::TakenBack, true, 88, 2, 20'000, NoLimit, 150, 1},
    {Strategy::Places, true, 76, 2, 10'000, NoLimit, 280, 1},
}};

/// Returns the turn with this index if it is one that asks for numbers over the whole range. `seed` is the
/// turn's.
std::optional<SpecialTurn>
numbers_turn(const CheckPlan& plan, std::uint64_t index, std::uint64_t seed) {
    constexpr std::int64_t EnoughForNumbersBeside = 4000;
    if (!plan.sample_deals || plan.keys < FewestKeysToSample ||
        (index != FirstSample && index != FirstSample + 1)) {
        return std::nullopt;
    }
    SpecialTurn turn{Strategy::Numbers, DealKeys, 0};
    if (plan.keys >= EnoughForNumbersBeside) {
        turn.numbers = numbers_beside(seed, index == FirstSample);
        turn.keys += NumberKeys * static_cast<int>(turn.numbers.size());
    }
    return turn;
}

/// Returns the turn that is played long without a restore, if there is one here: one in each round, in
/// turns with gravity and without.
std::optional<SpecialTurn> session_turn(const CheckPlan& plan, std::uint64_t index) {
    // A short session, a usual one, and one that counts more boards than a byte can hold.
    constexpr int ShortSessionKeys = 500;
    constexpr int SessionKeys = 1250;
    constexpr int LongSessionKeys = 2150;
    constexpr std::int64_t EnoughForSession = 4000;
    constexpr std::int64_t EnoughForAllTurns = 8000;
    constexpr std::int64_t EnoughForUsualSession = 10'000;
    constexpr std::int64_t EnoughForLongSession = 20'000;
    // Frames: over eight minutes since the machine was switched on.
    constexpr int LongPause = 25'000;
    const std::uint64_t first = plan.keys >= EnoughForAllTurns ? 40 : 22;
    if (plan.keys < EnoughForSession || index % Round != first + (index / Round) % 2) {
        return std::nullopt;
    }
    const int keys = plan.keys >= EnoughForLongSession    ? LongSessionKeys
                     : plan.keys >= EnoughForUsualSession ? SessionKeys
                                                          : ShortSessionKeys;
    return SpecialTurn{Strategy::Session, keys, LongPause};
}

/// Returns the special turn with this index, or nothing if the turn is an ordinary one or the keys do not
/// suffice for it. `seed` is the turn's.
std::optional<SpecialTurn>
special_turn(const CheckPlan& plan, std::uint64_t index, std::uint64_t seed) {
    if (auto numbers = numbers_turn(plan, index, seed)) {
        return numbers;
    }
    const auto is_here = [&](const Special& special) {
        const std::uint64_t place = special.each_round ? index % Round : index;
        return plan.keys >= special.fewest && plan.keys < special.below && place >= special.first &&
               place < special.first + special.count;
    };
    const auto special = std::find_if(Specials.begin(), Specials.end(), is_here);
    if (special != Specials.end()) {
        const auto keys = std::min<std::int64_t>(special->keys, plan.keys / special->share);
        return SpecialTurn{special->strategy, static_cast<int>(keys), 0};
    }
    return session_turn(plan, index);
}

} // namespace

BoardNumber spread_board(std::uint64_t turn, std::uint64_t seed) {
    constexpr std::uint64_t Bytes = 256;
    // Turns with gravity have the low bytes from 0 on, those without the low bytes from 128 on; the
    // next 256 turns have the others. The odd factor visits all high bytes in another order.
    constexpr std::uint64_t HighFactor = 97;
    const std::uint64_t round = turn / Bytes;
    const std::uint64_t low = turn % Bytes / 2 + (turn + round) % 2 * (Bytes / 2);
    const std::uint64_t high = (turn * HighFactor + round + (seed - 1) * 59) % Bytes;
    return static_cast<BoardNumber>(std::max<std::uint64_t>(1, high * Bytes + low));
}

namespace {

/// Returns the turns for this number of keys, which is the plan's or less.
std::vector<Turn> turns_for(const CheckPlan& plan, std::int64_t total_keys) {
    std::vector<Turn> turns;
    const Tables tables(plan);
    if (tables.size() == 0) {
        return turns;
    }
    const std::uint64_t games = games_per_thousand(plan, tables.size());
    const bool whole_round = plan.keys >= static_cast<std::int64_t>(tables.size()) * ShortTurnKeys;
    std::int64_t left = total_keys;
    for (std::uint64_t index = 0; left > 0; ++index) {
        const Table table = tables.at(index);
        // If there are keys for a whole round, boards that have had no turn come before another
        // game.
        const auto to_come = static_cast<std::int64_t>(
            tables.size() - std::min<std::size_t>(tables.size(), index + 1));
        const auto room_for = [&](int keys) {
            return !whole_round || left - keys >= to_come * ShortTurnKeys;
        };
        Rng rng(plan.seed * 0x2545f4914f6cdd1du + index);
        Turn turn{table.board,
                  table.gravity,
                  Strategy::Scenarios,
                  rng.next(),
                  static_cast<std::size_t>(index),
                  ShortTurnKeys};
        // The first turn is short: an obvious fault then has a short list of keys.
        if (index > 0 && index != PairsOfSelection && rng.below(1000) < games &&
            room_for(GameKeys)) {
            turn.strategy = rng.one_in(2) ? Strategy::Game : Strategy::Honest;
            const bool long_game = turn.strategy == Strategy::Honest &&
                                   plan.keys >= EnoughForHonestKeys && room_for(HonestKeys);
            turn.keys = long_game ? HonestKeys : GameKeys;
        }
        if (const auto special = special_turn(plan, index, turn.seed);
            special && room_for(special->keys)) {
            turn.strategy = special->strategy;
            turn.keys = special->keys;
            turn.pause = special->pause;
            turn.numbers = special->numbers;
        }
        turn.keys = static_cast<int>(std::min<std::int64_t>(turn.keys, left));
        left -= turn.keys;
        turns.push_back(turn);
    }
    return turns;
}

/// Returns a number of at most three digits for each low byte that the turns do not ask for.
std::vector<BoardNumber> other_low_bytes(const std::vector<Turn>& turns) {
    constexpr int Bytes = 256;
    std::array<bool, Bytes> asked{};
    const auto ask = [&](BoardNumber number) { asked[number % Bytes] = true; };
    for (const Turn& turn : turns) {
        if (turn.strategy == Strategy::Numbers) {
            const auto numbers = sampled_numbers(turn.seed);
            std::for_each(numbers.begin(), numbers.end(), ask);
            std::for_each(turn.numbers.begin(), turn.numbers.end(), ask);
        } else {
            ask(turn.board);
        }
    }
    std::vector<BoardNumber> numbers;
    for (int low = 0; low < Bytes; ++low) {
        if (!asked[static_cast<std::size_t>(low)]) {
            numbers.push_back(static_cast<BoardNumber>(Bytes + low));
        }
    }
    return numbers;
}

} // namespace

std::vector<Turn> turns_of(const CheckPlan& plan) {
    constexpr std::int64_t EnoughForLowBytes = 5000;
    auto turns = turns_for(plan, plan.keys);
    if (turns.empty() || !plan.sample_deals || !plan.spread || plan.keys < EnoughForLowBytes) {
        return turns;
    }
    // With an eighth for the low bytes of the turns for which there is no room then.
    const auto missing = other_low_bytes(turns).size();
    const auto room = static_cast<std::int64_t>(missing + missing / 8) * ShortNumberKeys;
    turns = turns_for(plan, plan.keys - room);
    auto numbers = other_low_bytes(turns);
    numbers.resize(std::min(numbers.size(), static_cast<std::size_t>(room / ShortNumberKeys)));
    // Both variants share them.
    for (std::size_t i = 0, next = 0; i < numbers.size(); ++i, next = 1 - next) {
        const auto asks = [](const Turn& turn) { return turn.strategy == Strategy::Numbers; };
        auto turn = std::find_if(turns.begin(), turns.end(), asks);
        if (turn == turns.end()) {
            break;
        }
        if (next == 1) {
            const auto second = std::find_if(turn + 1, turns.end(), asks);
            turn = second == turns.end() ? turn : second;
        }
        turn->numbers.push_back(numbers[i]);
        turn->keys += ShortNumberKeys;
    }
    turns.back().keys +=
        static_cast<int>(room) - static_cast<int>(numbers.size()) * ShortNumberKeys;
    return turns;
}

} // namespace shisen::oracle
