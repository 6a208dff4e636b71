// Checks a timed game on a machine against its rules: presses keys, runs frames and compares each
// (oracle/timed.hpp). The first difference ends the check; the list of presses that shows it is then
// shortened.
//
// Run is the game on its machine beside its rules, a value that can be copied:
//     void press(char key)                    holds the key for some frames
//     std::optional<TurnDifference> frame()   runs a frame and compares
//
// Generator chooses the keys:
//     Press next(const Run&)
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "oracle/shrink.hpp"
#include "oracle/turn_check.hpp"

namespace zx::oracle {

/// A key that is held for some frames, and the frames until the next press.
struct Press {
    /// 0 is no key.
    char key = 0;
    int frames = 0;
    friend bool operator==(const Press&, const Press&) = default;
};

/// Returns the number of presses with a key.
[[nodiscard]] inline std::size_t keys_of(const std::vector<Press>& presses) {
    return static_cast<std::size_t>(std::count_if(
        presses.begin(), presses.end(), [](const Press& press) { return press.key != 0; }));
}

/// Presses the key, if any, and runs its frames until there is a difference.
template <class Run> std::optional<TurnDifference> take_press(Run& run, const Press& press) {
    if (press.key != 0) {
        run.press(press.key);
    }
    std::optional<TurnDifference> difference;
    for (int frame = 0; frame < press.frames && !difference; ++frame) {
        difference = run.frame();
    }
    return difference;
}

template <class Run> class TimedCheck {
  public:
    using Finding = TurnFinding<Press>;

    /// Returns the class of a difference that the presses show; it may replay other presses.
    using Classify = std::function<std::string(
        const TimedCheck&, const std::vector<Press>&, const TurnDifference&)>;

    TimedCheck(Run start, Classify classify)
        : start_(std::move(start)), classify_(std::move(classify)) {}

    [[nodiscard]] const Run& start() const noexcept { return start_; }

    /// Presses this many keys. Returns the first difference with the presses before it. Stores the
    /// run at its end in `end` if that is not null.
    template <class Generator>
    [[nodiscard]] std::optional<Finding> play(Generator& generator,
                                              std::int64_t keys,
                                              const std::function<bool(std::int64_t)>& go_on,
                                              std::optional<Run>* end = nullptr) const {
        Run run = start_;
        std::optional<Finding> finding;
        std::vector<Press> made;
        for (std::int64_t key = 0; key < keys && !finding && go_on(key); ++key) {
            made.push_back(generator.next(run));
            if (auto difference = take_press(run, made.back())) {
                difference->fault = classify_(*this, made, *difference);
                finding = Finding{std::move(made), std::move(*difference)};
            }
        }
        if (end != nullptr) {
            *end = std::move(run);
        }
        return finding;
    }

    /// Plays these presses. Stores the run at its end in `end` if that is not null.
    [[nodiscard]] std::optional<TurnDifference> replay(const std::vector<Press>& presses,
                                                       std::optional<Run>* end = nullptr) const {
        Run run = start_;
        std::optional<TurnDifference> difference;
        for (auto press = presses.begin(); press != presses.end() && !difference; ++press) {
            difference = take_press(run, *press);
        }
        if (end != nullptr) {
            *end = std::move(run);
        }
        return difference;
    }
    /// The same; names the class of the difference.
    [[nodiscard]] std::optional<TurnDifference>
    classified_replay(const std::vector<Press>& presses) const {
        auto difference = replay(presses);
        if (difference) {
            difference->fault = classify_(*this, presses, *difference);
        }
        return difference;
    }

    /// Returns presses with fewer keys that show a difference of the same class. First tries `ways`,
    /// the fewest keys first; then leaves out presses, with and without their frames. Runs at most
    /// most_frames, as a rule. Ends early once the flag is set.
    [[nodiscard]] Finding shorten(Finding finding,
                                  std::vector<std::vector<Press>> ways,
                                  std::int64_t most_frames,
                                  const std::atomic<bool>* cancel = nullptr) const;

  private:
    class Shortening;
    Run start_;
    Classify classify_;
};

/// The work of shorten(). Runs of the shortest list so far are stored at some presses, so that a
/// list with the same beginning continues from there.
template <class Run> class TimedCheck<Run>::Shortening {
  public:
    Shortening(const TimedCheck& check,
               Finding finding,
               std::int64_t most_frames,
               const std::atomic<bool>* cancel)
        : check_(check), best_(std::move(finding)), cancel_(cancel) {
        store_runs();
        frames_left_ = most_frames;
    }

    /// Takes the presses if they are shorter and show a difference of the same class.
    bool take(std::vector<Press> presses) {
        if (frames_left_ <= 0 || !shorter(presses) || (cancel_ != nullptr && *cancel_)) {
            return false;
        }
        const auto same = static_cast<std::size_t>(
            std::mismatch(presses.begin(), presses.end(), best_.steps.begin(), best_.steps.end())
                .first -
            presses.begin());
        const std::size_t stored = std::min(same / presses_per_run_, runs_.size() - 1);
        Run run = runs_[stored];
        for (std::size_t at = stored * presses_per_run_; at < presses.size(); ++at) {
            frames_left_ -= presses[at].frames;
            auto difference = take_press(run, presses[at]);
            if (!difference) {
                continue;
            }
            presses.resize(at + 1);
            // Naming the class replays the presses, mostly twice.
            for (const Press& press : presses) {
                frames_left_ -= 2 * press.frames;
            }
            difference->fault = check_.classify_(check_, presses, *difference);
            if (difference->fault != best_.difference.fault) {
                return false;
            }
            best_ = {std::move(presses), std::move(*difference)};
            store_runs();
            return true;
        }
        return false;
    }

    /// The keys of a press are left out: its frames go to the press before it.
    static std::vector<Press>
    without_keys(const std::vector<Press>& presses, std::size_t begin, std::size_t end) {
        std::vector<Press> made(presses.begin(),
                                presses.begin() + static_cast<std::ptrdiff_t>(begin));
        for (std::size_t at = begin; at < presses.size(); ++at) {
            Press press = presses[at];
            if (at < end) {
                press.key = 0;
            }
            if (press.key == 0 && !made.empty()) {
                made.back().frames += press.frames;
            } else {
                made.push_back(press);
            }
        }
        return made;
    }

    /// Leaves out parts of this many presses, from the end. Returns whether one was left out.
    bool leave_out(std::size_t size) {
        bool any = false;
        for (std::size_t end = best_.steps.size(); end > 0;) {
            end = std::min(end, best_.steps.size());
            const std::size_t begin = end > size ? end - size : 0;
            any = take(detail::without(best_.steps, begin, end - begin)) ||
                  take(without_keys(best_.steps, begin, end)) || any;
            end = begin;
        }
        return any;
    }

    void leave_out_parts() {
        take(without_keys(best_.steps, best_.steps.size(), best_.steps.size()));
        for (std::size_t size = best_.steps.size(); size > 0; size /= 2) {
            while (leave_out(size)) {
            }
        }
    }

    [[nodiscard]] Finding& best() noexcept { return best_; }

  private:
    /// Fewer keys, or as many in fewer presses.
    [[nodiscard]] bool shorter(const std::vector<Press>& presses) const {
        const std::size_t keys = keys_of(presses);
        const std::size_t best = keys_of(best_.steps);
        return keys < best || (keys == best && presses.size() < best_.steps.size());
    }

    static constexpr std::size_t LeastPressesPerRun = 16;
    static constexpr std::size_t MostRuns = 64;

    void store_runs() {
        const std::vector<Press>& presses = best_.steps;
        const std::size_t wanted = std::max(LeastPressesPerRun, presses.size() / MostRuns + 1);
        if (runs_.empty() || presses_per_run_ > 2 * wanted) {
            presses_per_run_ = wanted;
            runs_.assign(1, check_.start_);
        }
        const auto same = static_cast<std::size_t>(
            std::mismatch(presses.begin(), presses.end(), stored_for_.begin(), stored_for_.end())
                .first -
            presses.begin());
        runs_.resize(std::min(runs_.size(), same / presses_per_run_ + 1), check_.start_);
        while (runs_.size() * presses_per_run_ < presses.size()) {
            Run run = runs_.back();
            const std::size_t begin = (runs_.size() - 1) * presses_per_run_;
            for (std::size_t at = begin; at < begin + presses_per_run_; ++at) {
                frames_left_ -= presses[at].frames;
                (void)take_press(run, presses[at]);
            }
            runs_.push_back(std::move(run));
        }
        stored_for_ = presses;
    }

    const TimedCheck& check_;
    Finding best_;
    std::int64_t frames_left_ = 0;
    const std::atomic<bool>* cancel_;
    std::vector<Run> runs_;
    std::size_t presses_per_run_ = LeastPressesPerRun;
    /// The presses that the runs have taken.
    std::vector<Press> stored_for_;
};

template <class Run>
typename TimedCheck<Run>::Finding TimedCheck<Run>::shorten(Finding finding,
                                                           std::vector<std::vector<Press>> ways,
                                                           std::int64_t most_frames,
                                                           const std::atomic<bool>* cancel) const {
    Shortening work(*this, std::move(finding), most_frames, cancel);
    std::stable_sort(ways.begin(), ways.end(), [](const auto& a, const auto& b) {
        return keys_of(a) < keys_of(b);
    });
    for (auto& way : ways) {
        if (keys_of(way) >= keys_of(work.best().steps) || work.take(std::move(way))) {
            break;
        }
    }
    work.leave_out_parts();
    return std::move(work.best());
}

} // namespace zx::oracle
