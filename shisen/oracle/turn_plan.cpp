// The turns of a check: which boards, which strategies, and how many keys each.
#include <algorithm>
#include <array>

#include "shisen/oracle/check.hpp"

namespace shisen::oracle {
namespace {

/// The keys of a short turn: up to 7 to choose the board, the rest for two or three scenarios.
constexpr int ShortTurnKeys = 26;
/// The keys of a game: 42 removals of at least two keys each.
constexpr int GameKeys = 260;
/// The keys of a turn that asks for boards over the whole range of numbers, and of the smallest check
/// with such turns: one in each variant.
constexpr int DealKeys = 150;
constexpr std::int64_t FewestKeysToSample = 2000;
constexpr std::uint64_t FirstSample = 6;
/// Among this many turns at least one is a game, and at most this many are not.
constexpr std::uint64_t FewestGamesIn = 10;
constexpr double MostGames = 0.75;

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

/// The turns that ask for numbers over the whole range, press foreign keys, walk over the board or play
/// long without a restore, if the keys suffice for them. `seed` is the turn's.
std::optional<SpecialTurn>
special_turn(const CheckPlan& plan, std::uint64_t index, std::uint64_t seed) {
    constexpr std::uint64_t Round = 400;
    constexpr std::uint64_t FirstKeyboard = 28;
    constexpr std::uint64_t Situations = 4;
    constexpr std::int64_t EnoughForKeyboard = 2000;
    constexpr std::int64_t EnoughForSession = 4000;
    // All foreign keys; a small plan presses some of them.
    constexpr std::int64_t KeyboardKeys = 130;
    constexpr std::int64_t KeyboardShare = 40;
    // A short session, a usual one, and one that counts more boards than a byte can hold.
    constexpr int ShortSessionKeys = 500;
    constexpr int SessionKeys = 1250;
    constexpr int LongSessionKeys = 1750;
    constexpr std::int64_t EnoughForUsualSession = 10'000;
    constexpr std::int64_t EnoughForLongSession = 20'000;
    // Over eight minutes since the machine was switched on.
    constexpr int LongPause = 25'000;
    if (plan.sample_deals && plan.keys >= FewestKeysToSample &&
        (index == FirstSample || index == FirstSample + 1)) {
        constexpr std::int64_t EnoughForNumbersBeside = 4000;
        SpecialTurn turn{Strategy::Numbers, DealKeys, 0};
        if (plan.keys >= EnoughForNumbersBeside) {
            turn.numbers = numbers_beside(seed, index == FirstSample);
            turn.keys += NumberKeys * static_cast<int>(turn.numbers.size());
        }
        return turn;
    }
    const std::uint64_t place = index % Round;
    if (plan.keys >= EnoughForKeyboard && place >= FirstKeyboard &&
        place < FirstKeyboard + Situations) {
        const auto keys = std::min(KeyboardKeys, plan.keys / KeyboardShare);
        return SpecialTurn{Strategy::Keyboard, static_cast<int>(keys), 0};
    }
    constexpr std::uint64_t FirstWalk = 44;
    constexpr std::int64_t EnoughForWalk = 4000;
    constexpr int WalkKeys = 200;
    if (plan.keys >= EnoughForWalk && (place == FirstWalk || place == FirstWalk + 1)) {
        return SpecialTurn{Strategy::Walk, WalkKeys, 0};
    }
    // An equal number with gravity and without.
    constexpr std::uint64_t FirstHistory = 50;
    constexpr std::int64_t EnoughForHistory = 4000;
    constexpr std::int64_t EnoughForAllHistories = 8000;
    const std::uint64_t histories = plan.keys >= EnoughForAllHistories ? 6 : 2;
    constexpr int HistoryKeys = 180;
    if (plan.keys >= EnoughForHistory && place >= FirstHistory &&
        place < FirstHistory + histories) {
        return SpecialTurn{Strategy::History, HistoryKeys, 0};
    }
    constexpr std::uint64_t FirstLongHistory = 56;
    constexpr int LongHistoryKeys = 300;
    if (plan.keys >= EnoughForAllHistories &&
        (place == FirstLongHistory || place == FirstLongHistory + 1)) {
        return SpecialTurn{Strategy::LongHistory, LongHistoryKeys, 0};
    }
    // A smaller plan has a few keys of the special turns below, early.
    constexpr std::int64_t EnoughForShortTurns = 2000;
    if (plan.keys >= EnoughForShortTurns && plan.keys < EnoughForAllHistories) {
        constexpr std::uint64_t ShortDeadEnd = 10;
        constexpr std::uint64_t ShortHistory = 14;
        constexpr std::uint64_t ShortKinds = 18;
        constexpr int ShortDeadEndKeys = 200;
        constexpr std::int64_t KindShare = 10;
        switch (index) {
        case ShortDeadEnd: return SpecialTurn{Strategy::DeadEnds, ShortDeadEndKeys, 0};
        case ShortHistory: return SpecialTurn{Strategy::History, HistoryKeys, 0};
        case ShortKinds:
            return SpecialTurn{Strategy::Kinds, static_cast<int>(plan.keys / KindShare), 0};
        default: break;
        }
    }
    constexpr std::int64_t EnoughForOneDeadEnd = 1000;
    constexpr std::uint64_t OnlyDeadEnd = 8;
    constexpr int OnlyDeadEndKeys = 150;
    if (plan.keys >= EnoughForOneDeadEnd && plan.keys < EnoughForShortTurns &&
        index == OnlyDeadEnd) {
        return SpecialTurn{Strategy::DeadEnds, OnlyDeadEndKeys, 0};
    }
    constexpr std::uint64_t FirstDeadEnds = 60;
    constexpr int DeadEndKeys = 400;
    // Many boards of a deal that puts equal tiles side by side have no dead end that is found.
    const std::uint64_t dead_ends = plan.keys >= EnoughForLongSession ? 4 : 2;
    if (plan.keys >= EnoughForAllHistories && place >= FirstDeadEnds &&
        place < FirstDeadEnds + dead_ends) {
        return SpecialTurn{Strategy::DeadEnds, DeadEndKeys, 0};
    }
    constexpr std::uint64_t FirstKinds = 66;
    constexpr std::uint64_t KindTurns = 2;
    constexpr int KindKeys = 500;
    if (plan.keys >= EnoughForAllHistories && place >= FirstKinds &&
        place < FirstKinds + KindTurns) {
        return SpecialTurn{Strategy::Kinds, KindKeys, 0};
    }
    // If both variants are played, these are one with gravity and one without.
    const std::uint64_t first_session = plan.keys >= EnoughForAllHistories ? 40 : 22;
    const std::uint64_t session = first_session + (index / Round) % 2;
    if (plan.keys >= EnoughForSession && place == session) {
        const int keys = plan.keys >= EnoughForLongSession    ? LongSessionKeys
                         : plan.keys >= EnoughForUsualSession ? SessionKeys
                                                              : ShortSessionKeys;
        return SpecialTurn{Strategy::Session, keys, LongPause};
    }
    return std::nullopt;
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
        if (index > 0 && rng.below(1000) < games && room_for(GameKeys)) {
            turn.strategy = rng.one_in(2) ? Strategy::Game : Strategy::Honest;
            turn.keys = GameKeys;
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
