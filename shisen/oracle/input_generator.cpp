#include "shisen/oracle/input_generator.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

namespace shisen::oracle {

namespace {

constexpr std::array<BoardNumber, 11> Edges{
    1, 255, 256, 257, 4095, 4096, 4097, 32767, 32768, 32769, 65535};
constexpr int Eighths = 8;
/// More than any way on the board.
constexpr int MostArrows = 24;
/// The place of go_back() in the list of scenarios.
constexpr std::size_t FirstJourney = 2;
/// The odd answer with which a turn of odd answers begins: the turns of a short check give those before it.
constexpr std::size_t FirstEntry = 6;

/// Returns another number, without the digits 5 to 8: if the program asks no more, they may be arrows.
std::string without_arrows(std::string number) {
    constexpr char Fewer = 4;
    for (char& digit : number) {
        digit = static_cast<char>(digit >= '5' && digit <= '8' ? digit - Fewer : digit);
    }
    return number;
}

} // namespace

std::uint64_t Rng::next() noexcept {
    state_ += 0x9e3779b97f4a7c15u;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
    return mixed ^ (mixed >> 31);
}

std::vector<BoardNumber> sampled_numbers(std::uint64_t seed) {
    std::vector<BoardNumber> numbers(Edges.begin(), Edges.end());
    Rng rng(seed);
    constexpr std::size_t Eighth = 65536 / Eighths;
    for (std::size_t i = 0; i < Eighths; ++i) {
        numbers.push_back(
            static_cast<BoardNumber>(std::max<std::size_t>(1, i * Eighth + rng.below(Eighth))));
    }
    return numbers;
}

InputGenerator::InputGenerator(std::uint64_t seed,
                               Strategy strategy,
                               BoardNumber board,
                               std::size_t opening,
                               const std::vector<BoardNumber>& numbers)
    : rng_(seed), strategy_(strategy), board_(board), opening_(opening),
      odd_(strategy == Strategy::Entries ? FirstEntry : opening / ScenarioCount * OddAnswers),
      // The first turn that begins with B, F, R and L takes the first way.
      journey_(opening - FirstJourney), times_asked_(opening % 2 != 0),
      edge_(opening / ScenarioCount) {
    if (strategy == Strategy::Game) {
        constexpr std::size_t Sides = 5;
        side_ = static_cast<Side>(seed % Sides);
    }
    if (strategy == Strategy::Numbers) {
        auto all = sampled_numbers(seed);
        all.insert(all.end(), numbers.begin(), numbers.end());
        for (const BoardNumber number : all) {
            key(Key::ChooseBoard);
            answer_with(std::to_string(number));
        }
        return;
    }
    key(Key::ChooseBoard);
    answer_with(std::to_string(board));
}

Step InputGenerator::next(const ModelState& position, const RuleVariants& rules) {
    position_ = &position;
    rules_ = &rules;
    while (true) {
        if (intents_.empty()) {
            if (position.asking) {
                answer_with(without_arrows(std::to_string(board_)));
            } else {
                plan(position, rules);
            }
            assert(!intents_.empty());
        }
        Intent& intent = intents_.front();
        if (intent.cell) {
            if (const auto arrow = arrow_towards(*intent.cell); arrow && !position.asking) {
                // A cursor that passes over empty places may not come there.
                if (++intent.arrows <= MostArrows) {
                    return press(*arrow);
                }
            }
            intent.cell.reset();
        }
        const auto step = intent.step;
        intents_.pop_front();
        if (step && step->answer == position.asking) {
            return *step;
        }
        if (position.asking) {
            intents_.clear(); // answer the question first
        }
    }
}

struct InputGenerator::Scenario {
    void (InputGenerator::*run)();
    std::size_t weight;
    bool cheats = false;
    /// A game that is to be finished keeps its board.
    bool leaves = false;
};

const std::array<InputGenerator::Scenario, InputGenerator::ScenarioCount> InputGenerator::Scenarios{
    {
        {&InputGenerator::take_by_hand, 12},
        {&InputGenerator::all_hints, 6},
        {&InputGenerator::go_back, 14, true},
        {&InputGenerator::try_blocked, 12},
        {&InputGenerator::odd_answers, 6, false, true},
        {&InputGenerator::over_the_edge, 7},
        {&InputGenerator::hints_of_tile, 8},
        {&InputGenerator::other_gravity, 3, false, true},
        {&InputGenerator::try_other_kind, 5},
        {&InputGenerator::idle_travel, 5},
        {&InputGenerator::drop_hint, 4},
        {&InputGenerator::enter_on_empty, 4},
        {&InputGenerator::random_board, 3, false, true},
        {&InputGenerator::same_tile_twice, 3},
        {&InputGenerator::take_shown, 10},
    }};

void InputGenerator::plan(const ModelState& position, const RuleVariants& rules) {
    if (strategy_ == Strategy::Numbers) {
        plan_random_number();
        return;
    }
    if (strategy_ == Strategy::Walk) {
        plan_walk();
        return;
    }
    if (strategy_ == Strategy::Kinds) {
        plan_kinds();
        return;
    }
    if (strategy_ == Strategy::Entries) {
        odd_answer();
        return;
    }
    if (strategy_ == Strategy::Stack) {
        plan_rows();
        return;
    }
    if (strategy_ == Strategy::Branches) {
        plan_branches();
        return;
    }
    if (strategy_ == Strategy::TakenBack) {
        plan_taken_back();
        return;
    }
    if (strategy_ == Strategy::Commands) {
        plan_commands();
        return;
    }
    pairs_ = joinable_pairs(rules, position.game.board);
    if (std::exchange(asks_for_shown_tile_, false) && hints_of_shown_tile()) {
        return;
    }
    if (strategy_ == Strategy::Places) {
        plan_places();
        return;
    }
    if (strategy_ == Strategy::NextGames) {
        plan_next_game();
        return;
    }
    if (strategy_ == Strategy::EdgeBoards) {
        plan_edge_board();
        return;
    }
    if (strategy_ == Strategy::PairLists) {
        plan_pair_list();
        return;
    }
    if (strategy_ == Strategy::Ends) {
        plan_end();
        return;
    }
    if (strategy_ == Strategy::DeadEnds || strategy_ == Strategy::LateDeadEnds) {
        plan_dead_end();
        return;
    }
    if (strategy_ == Strategy::History || strategy_ == Strategy::LongHistory ||
        strategy_ == Strategy::Session) {
        plan_history();
        return;
    }
    while (intents_.empty()) {
        if (strategy_ == Strategy::Scenarios || (!pairs_.empty() && rng_.one_in(6))) {
            plan_scenario();
        } else {
            plan_play();
        }
    }
}

std::size_t InputGenerator::pick_scenario() {
    if (opening_) {
        const std::size_t scenario = *opening_ % Scenarios.size();
        opening_.reset();
        return scenario;
    }
    std::size_t sum = 0;
    for (const Scenario& scenario : Scenarios) {
        sum += scenario.weight;
    }
    std::size_t weight = rng_.below(sum);
    std::size_t index = 0;
    while (weight >= Scenarios[index].weight) {
        weight -= Scenarios[index++].weight;
    }
    return index;
}

void InputGenerator::plan_scenario() {
    const Scenario& scenario = Scenarios[pick_scenario()];
    const bool fits = strategy_ == Strategy::Scenarios ||
                      (!scenario.leaves && !(strategy_ == Strategy::Honest && scenario.cheats));
    if (fits) {
        (this->*scenario.run)();
    }
}

void InputGenerator::key(Key key, std::size_t times) {
    for (std::size_t i = 0; i < times; ++i) {
        intents_.push_back({{}, press(key)});
    }
}

} // namespace shisen::oracle
