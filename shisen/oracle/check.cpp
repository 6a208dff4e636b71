#include "shisen/oracle/check.hpp"

#include <algorithm>
#include <bit>

namespace shisen::oracle {
namespace {

/// The keys of a short turn: up to 7 to choose the board, the rest for two or three scenarios.
constexpr int ShortTurnKeys = 26;
/// The keys of a game: 42 removals of at least two keys each.
constexpr int GameKeys = 260;
/// The keys of a turn that asks for boards over the whole range of numbers, and of the smallest check
/// with such turns: one in each variant.
constexpr int DealKeys = 130;
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
};

/// The turns that ask for numbers over the whole range, press foreign keys or play long without a
/// restore, if the keys suffice for them.
std::optional<SpecialTurn> special_turn(const CheckPlan& plan, std::uint64_t index) {
    constexpr std::uint64_t Round = 400;
    constexpr std::uint64_t FirstKeyboard = 28;
    constexpr std::uint64_t Situations = 4;
    constexpr std::uint64_t FirstSession = 40;
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
        return SpecialTurn{Strategy::Numbers, DealKeys, 0};
    }
    const std::uint64_t place = index % Round;
    if (plan.keys >= EnoughForKeyboard && place >= FirstKeyboard &&
        place < FirstKeyboard + Situations) {
        const auto keys = std::min(KeyboardKeys, plan.keys / KeyboardShare);
        return SpecialTurn{Strategy::Keyboard, static_cast<int>(keys), 0};
    }
    // An equal number with gravity and without.
    constexpr std::uint64_t FirstHistory = 50;
    constexpr std::int64_t EnoughForHistory = 4000;
    constexpr std::int64_t EnoughForAllHistories = 8000;
    const std::uint64_t histories = plan.keys >= EnoughForAllHistories ? 6 : 2;
    constexpr int HistoryKeys = 175;
    if (plan.keys >= EnoughForHistory && place >= FirstHistory &&
        place < FirstHistory + histories) {
        return SpecialTurn{Strategy::History, HistoryKeys, 0};
    }
    // If both variants are played, these are one with gravity and one without.
    const std::uint64_t session = FirstSession + (index / Round) % 2;
    if (plan.keys >= EnoughForSession && place == session) {
        const int keys = plan.keys >= EnoughForLongSession    ? LongSessionKeys
                         : plan.keys >= EnoughForUsualSession ? SessionKeys
                                                              : ShortSessionKeys;
        return SpecialTurn{Strategy::Session, keys, LongPause};
    }
    return std::nullopt;
}

/// Returns text such as "stops or goes on in the next row".
std::string settings_text(const RuleText& text, unsigned possible) {
    std::string words;
    for (std::size_t setting = OurSetting; setting <= text.settings.size(); ++setting) {
        if ((possible >> setting & 1u) != 0) {
            words += words.empty() ? "" : " or ";
            words += text.settings[setting - 1];
        }
    }
    return words;
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

std::vector<Turn> turns_of(const CheckPlan& plan) {
    std::vector<Turn> turns;
    const Tables tables(plan);
    if (tables.size() == 0) {
        return turns;
    }
    const std::uint64_t games = games_per_thousand(plan, tables.size());
    const bool whole_round = plan.keys >= static_cast<std::int64_t>(tables.size()) * ShortTurnKeys;
    std::int64_t left = plan.keys;
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
        if (const auto special = special_turn(plan, index); special && room_for(special->keys)) {
            turn.strategy = special->strategy;
            turn.keys = special->keys;
            turn.pause = special->pause;
        }
        turn.keys = static_cast<int>(std::min<std::int64_t>(turn.keys, left));
        left -= turn.keys;
        turns.push_back(turn);
    }
    return turns;
}

void CheckTally::add(const Turn& turn, TurnResult result) {
    keys_ += result.keys;
    won_ += result.won ? 1u : 0u;
    stuck_ += result.stuck ? 1u : 0u;
    for (const std::string& key : result.extra_keys) {
        ++extra_keys_[key];
    }
    taken_back_ += static_cast<std::size_t>(result.taken_back);
    coverage_ += result.coverage;
    deal_register_.add(result);
    learn(turn, result);
    if (result.difference) {
        note(turn, std::move(result.steps), std::move(*result.difference));
    }
    ++turns_;
}

void CheckTally::add(Gravity gravity, std::vector<Step> steps, Difference difference) {
    Turn turn;
    turn.gravity = gravity;
    note(turn, std::move(steps), std::move(difference));
}

void CheckTally::note(const Turn& turn, std::vector<Step> steps, Difference difference) {
    const auto index = static_cast<std::size_t>(difference.fault);
    if (++counts_[index] == 1) {
        findings_.push_back({turns_, turn, std::move(steps), std::move(difference)});
    }
}

void CheckTally::learn(const Turn& turn, const TurnResult& result) {
    for (const RuleText& text : all_rules()) {
        learn(text, turn, result);
    }
    if (!judge_options_.rules.home) {
        judge_options_.rules.home = result.rules.home;
    }
}

/// Combines what the turns have learned of a rule. Each turn may see one case of it; a rule that no
/// setting explains in all turns is a fault.
void CheckTally::learn(const RuleText& text, const Turn& turn, const TurnResult& result) {
    const auto index = static_cast<std::size_t>(text.rule);
    const std::uint8_t seen =
        result.rules.known(text.rule) ? possible_by(result.rules)[index] : result.possible[index];
    const unsigned left = possible_[index] & seen;
    if (left == 0) {
        Difference difference;
        difference.fault = fault_of(text.rule);
        difference.between_turns = true;
        difference.words = std::string(text.question) + ": " + settings_text(text, seen) +
                           ", but before " + settings_text(text, possible_[index]);
        note(turn, result.steps, std::move(difference));
        return;
    }
    possible_[index] = static_cast<std::uint8_t>(left);
    if (std::has_single_bit(left)) {
        judge_options_.rules.set(text.rule, static_cast<Setting>(std::countr_zero(left)));
    }
}

RuleVariants CheckTally::learned_rules() const {
    RuleVariants rules = judge_options_.rules;
    // "Another order" fits every tape, so a single named order that fits all turns is the order. The
    // same holds for an H after another command.
    const auto only_named = [&](Rule rule, std::uint8_t all_named) {
        const unsigned named = possible_[static_cast<std::size_t>(rule)] & all_named;
        if (!rules.known(rule) && std::has_single_bit(named)) {
            rules.set(rule, static_cast<Setting>(std::countr_zero(named)));
        }
    };
    only_named(Rule::HintOrder, NamedHintOrders);
    only_named(Rule::HintResume, NamedHintResumes);
    return rules;
}

void confirm_deals(const StartStates& start_states,
                   const JudgeOptions& judge_options,
                   CheckTally& tally) {
    if (tally.broken() || tally.count(Fault::Deal) != 0) {
        return;
    }
    for (const DealSuspicion& suspicion : tally.deal_suspicions()) {
        TurnResult result = replay(start_states, suspicion.gravity, suspicion.steps, judge_options);
        if (result.difference) {
            tally.add(suspicion.gravity, std::move(result.steps), std::move(*result.difference));
            return;
        }
    }
}

Fault fault_of(Rule rule) noexcept {
    switch (rule) {
    case Rule::Ring: return Fault::Path;
    case Rule::HintOrder:
    case Rule::HintEnd:
    case Rule::HintResume:
    case Rule::IdleTravelHint:
    case Rule::StoppedArrowHint:
    case Rule::ArrowHint:
    case Rule::ClearedHint: return Fault::Hint;
    case Rule::TravelSelection:
    case Rule::IdleTravelSelection: return Fault::History;
    case Rule::IdleTravelCheats:
    case Rule::WonKey:
    case Rule::StuckKey:
    case Rule::CheatWonKey:
    case Rule::CheatStuckKey:
    case Rule::TravelWonKey:
    case Rule::TravelStuckKey:
    case Rule::Precedence: return Fault::Status;
    case Rule::FullEntry:
    case Rule::ZerosEntry:
    case Rule::ZeroEntry:
    case Rule::WrappedEntry:
    case Rule::CarriedEntry:
    case Rule::LargeEntry:
    case Rule::LongEntry:
    case Rule::SixDigits:
    case Rule::EmptyEntry:
    case Rule::LetterEntry:
    case Rule::DeleteEntry:
    case Rule::ArrowEntry:
    case Rule::GivenUpSelection: return Fault::Number;
    case Rule::Deal: return Fault::Deal;
    default: return Fault::Highlight;
    }
}

CheckTally run_check(const StartStates& start_states,
                     const CheckPlan& plan,
                     const JudgeOptions& judge_options,
                     const std::atomic<bool>* cancel,
                     Until until) {
    CheckTally tally(judge_options);
    for (const Turn& turn : turns_of(plan)) {
        const JudgeOptions& held_to =
            tally.turns() < LearningTurns ? tally.judge_options() : judge_options;
        TurnResult result = play(start_states, turn, held_to, cancel);
        const bool cancelled = result.cancelled;
        tally.add(turn, std::move(result));
        const bool found = until == Until::FirstDifference && !tally.agreed();
        if (cancelled || found || tally.broken()) {
            return tally;
        }
    }
    confirm_deals(start_states, judge_options, tally);
    return tally;
}

} // namespace shisen::oracle
