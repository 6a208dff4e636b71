#include "app/commands/check_work.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "app/interrupt.hpp"

namespace zx::app {
namespace {

using shisen::oracle::CheckTally;
using shisen::oracle::Turn;
using shisen::oracle::TurnResult;

constexpr auto LookEvery = std::chrono::milliseconds(50);
/// Turns that may be played ahead of the one that is added next.
constexpr std::size_t Ahead = 256;

/// Hands out turns and takes their results back.
class Board {
  public:
    Board(const CheckWork& work, std::vector<Turn> turns, std::size_t first)
        : work_(work), turns_(std::move(turns)), results_(turns_.size()), next_(first),
          added_(first) {}

    void play_turns() {
        while (const auto index = take()) {
            auto result =
                shisen::oracle::play(work_.start_states, turns_[*index], judge_options_, &cancel_);
            const std::lock_guard lock(mutex_);
            results_[*index] = std::move(result);
            changed_.notify_all();
        }
    }

    /// Adds what is ready until all is done.
    void add_to(CheckTally& tally) {
        std::unique_lock lock(mutex_);
        while (added_ < turns_.size() && !cancel_) {
            changed_.wait_for(lock, LookEvery);
            add_ready(tally);
            if (interrupted() || tally.broken()) {
                cancel_ = true;
            }
            if (work_.progress) {
                work_.progress(tally);
            }
        }
        cancel_ = true;
        changed_.notify_all();
    }

    void hold_to(const shisen::oracle::JudgeOptions& judge_options) {
        judge_options_ = judge_options;
    }

  private:
    std::optional<std::size_t> take() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return cancel_ || next_ < added_ + Ahead; });
        if (cancel_ || next_ >= turns_.size()) {
            return std::nullopt;
        }
        return next_++;
    }

    void add_ready(CheckTally& tally) {
        while (added_ < turns_.size() && results_[added_] && !tally.broken()) {
            if (results_[added_]->cancelled) {
                return;
            }
            tally.add(turns_[added_], std::move(*results_[added_]));
            results_[added_++].reset();
        }
        changed_.notify_all();
    }

    const CheckWork& work_;
    shisen::oracle::JudgeOptions judge_options_;
    std::vector<Turn> turns_;
    std::vector<std::optional<TurnResult>> results_;
    std::size_t next_;
    std::size_t added_;
    std::atomic<bool> cancel_ = false;
    std::mutex mutex_;
    std::condition_variable changed_;
};

bool all_known(const shisen::oracle::RuleVariants& rules) {
    return std::all_of(rules.settings.begin(), rules.settings.end(), [](auto setting) {
        return setting != shisen::oracle::UnknownSetting;
    });
}

} // namespace

CheckTally run_turns(const CheckWork& work) {
    CheckTally tally(work.judge_options);
    const auto turns = turns_of(work.plan);
    const bool learning = !all_known(work.judge_options.rules);
    const std::size_t first = learning ? std::min(turns.size(), shisen::oracle::LearningTurns) : 0;
    for (std::size_t i = 0; i < first && !interrupted() && !tally.broken(); ++i) {
        tally.add(turns[i],
                  shisen::oracle::play(work.start_states, turns[i], tally.judge_options()));
    }
    if (interrupted() || tally.broken()) {
        return tally;
    }
    Board board(work, turns, first);
    board.hold_to(tally.judge_options());
    std::vector<std::thread> crew;
    for (unsigned i = 0; i < std::max(1u, work.threads); ++i) {
        crew.emplace_back([&] { board.play_turns(); });
    }
    board.add_to(tally);
    for (std::thread& member : crew) {
        member.join();
    }
    return tally;
}

} // namespace zx::app
