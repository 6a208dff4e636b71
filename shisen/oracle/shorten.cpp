#include "shisen/oracle/shorten.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "oracle/shrink.hpp"
#include "shisen/oracle/short_ways.hpp"

namespace shisen::oracle {

namespace {

/// Frames of pause that cost as much as one key while a list is shortened.
constexpr int FramesOfAKey = 8;

/// Returns copies of the start states that add their frames to the counter.
StartStates counted(const StartStates& start_states, const std::shared_ptr<std::int64_t>& frames) {
    const auto copy = [&](const std::shared_ptr<const Subject>& start) {
        std::unique_ptr<Subject> subject = start->copy();
        subject->count_frames(frames);
        return std::shared_ptr<const Subject>(std::move(subject));
    };
    return {copy(start_states.falling), copy(start_states.flat)};
}

class Shortener {
  public:
    Shortener(const StartStates& start_states,
              const Finding& found,
              const JudgeOptions& judge_options,
              std::int64_t max_keys,
              std::int64_t max_frames,
              const std::atomic<bool>* cancel)
        : start_states_(counted(start_states, frames_)), found_(found),
          judge_options_(judge_options), max_keys_(max_keys), keys_left_(max_keys),
          max_frames_(max_frames), cancel_(cancel), best_{found.turn.gravity, found.steps} {}

    Shrunk run() {
        looks_like_ =
            replay(start_states_, best_.gravity, found_.steps, judge_options_, {Cause::AsItLooks})
                .looks_like;
        // Other lists first: leaving out steps of a long one takes most of the keys.
        try_all(variations(best_), 2);
        try_all(short_ways(best_.keys(), Boards::FirstOnly), 2);
        try_all(short_ways(best_.keys(), Boards::Chosen), 3);
        hunt();
        try_the_end();
        leave_out();
        constexpr int Rounds = 4;
        for (int round = 0; round < Rounds && try_all(variations(best_), 1); ++round) {
            leave_out();
        }
        TurnResult last = confirmed(best_);
        if (!same_class(last)) {
            best_ = {found_.turn.gravity, found_.steps};
            leave_out_confirmed();
            last = confirmed(best_);
        }
        Shrunk shrunk{found_.steps, found_.difference, 0, tries_, found_.turn.gravity};
        if (same_class(last)) {
            shrunk.steps = std::move(last.steps);
            shrunk.difference = std::move(*last.difference);
            shrunk.gravity = best_.gravity;
        }
        shrunk.keys = Way{shrunk.gravity, shrunk.steps}.keys();
        shrunk.cut = cut_;
        return shrunk;
    }

  private:
    /// True if the work ends here, because a limit is reached or it was cancelled.
    [[nodiscard]] bool stopped() {
        cut_ = cut_ || keys_left_ <= 0 || *frames_ >= max_frames_;
        return keys_left_ <= 0 || *frames_ >= max_frames_ || (cancel_ != nullptr && *cancel_);
    }

    TurnResult play_again(const Way& way, const ReplayOptions& options) {
        ++tries_;
        TurnResult result = replay(start_states_, way.gravity, way.steps, judge_options_, options);
        keys_left_ -= result.keys;
        for (const Step& step : way.steps) {
            keys_left_ -= step.pause / FramesOfAKey;
        }
        return result;
    }
    TurnResult confirmed(const Way& way) {
        return play_again(way, {Cause::Sought, Confirm::Yes, 0, {}});
    }
    [[nodiscard]] bool same_class(const TurnResult& result) const {
        return result.difference && result.difference->fault == found_.difference.fault;
    }
    /// Compares the class before the cause is sought: seeking the cause at each try costs more keys
    /// than everything else. The final list is confirmed.
    bool looks_the_same(const Way& way) {
        if (stopped()) {
            return false;
        }
        const TurnResult result = play_again(way, {Cause::AsItLooks, Confirm::No, 0, {}});
        return result.difference && result.looks_like == looks_like_;
    }

    /// Takes a way that is not a part of the best one if its difference is confirmed. It may look
    /// like one of another class.
    bool take(const Way& way) {
        if (stopped() || !play_again(way, {Cause::AsItLooks, Confirm::No, 0, {}}).difference) {
            return false;
        }
        TurnResult result = confirmed(way);
        if (!same_class(result)) {
            return false;
        }
        Way shown{way.gravity, std::move(result.steps)};
        if (shown.keys() > best_.keys() || shown.steps == best_.steps) {
            return false;
        }
        best_ = std::move(shown);
        looks_like_ = result.looks_like;
        return true;
    }

    /// Tries the ways until one is taken or a part of the keys that were left is used up: half, a
    /// quarter and so on.
    bool try_all(const std::vector<Way>& ways, int part) {
        const std::int64_t stop_at = keys_left_ - (keys_left_ >> part);
        for (const Way& way : ways) {
            if (keys_left_ <= stop_at || stopped()) {
                return false;
            }
            if (take(way)) {
                return true;
            }
        }
        return false;
    }

    /// Plays other short turns until one shows the difference with half of the keys.
    void hunt() {
        constexpr int Short = 10;
        constexpr int LongTurn = 30;
        constexpr std::size_t Turns = 120;
        constexpr std::size_t Scenarios = 15;
        const std::int64_t stop_at = keys_left_ - keys_left_ / 4;
        for (std::size_t i = 0; i < Turns && best_.keys() > Short; ++i) {
            if (keys_left_ <= stop_at || stopped()) {
                return;
            }
            const Turn turn{static_cast<BoardNumber>(1 + i % 9),
                            i % 2 == 0 ? Gravity::On : Gravity::Off,
                            Strategy::Scenarios,
                            i,
                            i % Scenarios,
                            std::min(LongTurn, best_.keys() / 2)};
            const TurnResult result = play(start_states_, turn, judge_options_, cancel_);
            keys_left_ -= result.keys;
            if (same_class(result)) {
                (void)take({turn.gravity, result.steps});
            }
        }
    }

    /// A wrong border at the end of a game is shown by the shortest games.
    void try_the_end() {
        constexpr int LongGame = 30;
        constexpr std::size_t Games = 10;
        if (found_.difference.fault != Fault::Status || best_.keys() < LongGame) {
            return;
        }
        for (const Status end : {Status::Stuck, Status::Won}) {
            (void)try_all(ways_to_the_end(judge_options_, end, Games), 2);
        }
    }

    template <class Shows> void leave_out(Shows shows) {
        const auto still_shows = [&](const std::vector<Step>& steps) {
            return shows(Way{best_.gravity, steps});
        };
        if (!still_shows(best_.steps)) {
            return;
        }
        zx::oracle::Shrinker<Step> shrinker(still_shows);
        best_.steps = shrinker.shrink(std::move(best_.steps));
    }
    void leave_out() {
        leave_out([&](const Way& way) { return looks_the_same(way); });
    }
    void leave_out_confirmed() {
        keys_left_ = max_keys_;
        max_frames_ = *frames_ + max_frames_ / 2;
        leave_out([&](const Way& way) { return !stopped() && same_class(confirmed(way)); });
    }

    /// The frames that were run.
    std::shared_ptr<std::int64_t> frames_ = std::make_shared<std::int64_t>(0);
    const StartStates start_states_;
    const Finding& found_;
    const JudgeOptions& judge_options_;
    std::int64_t max_keys_;
    std::int64_t keys_left_;
    std::int64_t max_frames_;
    bool cut_ = false;
    const std::atomic<bool>* cancel_;
    Way best_;
    Fault looks_like_{};
    std::size_t tries_ = 0;
};

} // namespace

Shrunk as_found(const Finding& found) {
    return {found.steps,
            found.difference,
            Way{found.turn.gravity, found.steps}.keys(),
            0,
            found.turn.gravity};
}

Shrunk shrink(const StartStates& start_states,
              const Finding& found,
              const JudgeOptions& judge_options,
              std::int64_t max_keys,
              const std::atomic<bool>* cancel,
              std::int64_t max_frames) {
    return Shortener(start_states, found, judge_options, max_keys, max_frames, cancel).run();
}

} // namespace shisen::oracle
