// Runs the rules of a timed game beside a program, by ticks, frame by frame.
//
// The program makes a tick of its rules every few frames and then reads a key. From outside it is not known in which
// frame of a tick the program is, nor in which frame it accepts a key that is held. So several
// hypotheses are kept: a state of the rules, the frames until its next tick, and a key that waits to
// be read. Each hypothesis is compared with the screen at the end of the last frame of a tick, when the
// program has drawn everything. Hypotheses that do not agree are dropped. If none is left, the
// program differs from the rules.
//
// Game provides:
//     State, Key, View, Rules          values; State and View can be compared; Rules is a RuleSettings
//                                      (oracle/rule_variants.hpp)
//     View look(const State&)          what the screen shows
//     std::optional<Rules::Rule> tick(const Rules&, State&)
//                                      what happens when a tick has passed; returns the first unknown
//                                      rule on which that depends
//     std::optional<Rules::Rule> waiting_key()
//                                      the rule with the settings of WaitingKey, if there is one
//     void take_key(State&, Key)       what a key does; the program reads it after the tick
//     bool reads_key(const State&)     whether the program reads a key that is waiting
//     bool immediate(const State&)     whether the program reads keys at once, without ticks
//     bool restarted(const State& before, const State& after)
//                                      whether the program sets itself up again, which takes time
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <vector>

#include "oracle/rule_variants.hpp"

namespace zx::oracle {

/// What becomes of a key that is pressed while the program reads none for some ticks: it is read
/// afterwards, as from a buffer; or the program, which reads the keyboard itself, misses it.
enum class WaitingKey : Setting { Unknown, Kept, Lost };

struct TimedPace {
    /// The mean length of a tick in 64ths of a frame. If it is no whole number of frames, a tick takes
    /// a frame more or less.
    int tick = 3 * FrameParts;
    /// Frames for which a key is held.
    int held_frames = 3;
    /// Most frames that setting up takes.
    int setup_frames = 30;

    static constexpr int FrameParts = 64;

    [[nodiscard]] static TimedPace of_tick(int tick) {
        TimedPace pace;
        pace.tick = tick;
        pace.held_frames = std::max(3, pace.longest_tick());
        return pace;
    }
    [[nodiscard]] int shortest_tick() const noexcept { return std::max(1, tick / FrameParts); }
    [[nodiscard]] int longest_tick() const noexcept {
        return std::max(1, (tick + FrameParts - 1) / FrameParts);
    }
    /// True if ticks have different lengths.
    [[nodiscard]] bool varies() const noexcept { return tick % FrameParts != 0; }
    /// Frames after a key is pressed in which the program may accept it.
    [[nodiscard]] int accepting_frames() const noexcept { return held_frames + 1; }
    /// The least frames from one key to the next.
    [[nodiscard]] int least_frames() const noexcept { return 2 * accepting_frames(); }
};

template <class Game> class TimedLockstep {
  public:
    using State = typename Game::State;
    using Key = typename Game::Key;
    using View = typename Game::View;
    using Rules = typename Game::Rules;

    /// rules: what is known of the rule variants at first.
    explicit TimedLockstep(Game game, TimedPace pace = {}, Rules rules = {})
        : game_(std::move(game)), pace_(pace), rules_(rules) {}

    /// Adds a state in which the program may be, in any frame of a tick.
    void assume(const State& state) {
        for (int frames = 1; frames <= pace_.longest_tick(); ++frames) {
            add(hypotheses_, {.rules = rules_, .state = state, .frames = frames});
        }
    }

    /// The same for a program that has drawn this state but may still be setting up.
    void assume_setting_up(const State& state) {
        for (int frames = 1; frames <= pace_.setup_frames; ++frames) {
            add(hypotheses_,
                {.rules = rules_, .state = state, .frames = frames, .setting_up = true});
        }
    }

    /// A key is held from the next frame on. Two keys must be further apart than accepting_frames().
    /// has_meaning: false for a key that the program may pass over at once; otherwise it replaces one
    /// that waits.
    void press(Key key, bool has_meaning = true) {
        for (Hypothesis& hypothesis : hypotheses_) {
            hypothesis.held = key;
            hypothesis.accepting = pace_.accepting_frames();
            hypothesis.down = key;
            hypothesis.down_frames = pace_.held_frames;
            hypothesis.may_lose = false;
            hypothesis.may_lose_any = !has_meaning;
        }
    }

    /// The program has run a frame and shows this. Returns false if no hypothesis is left.
    bool frame(const View& seen) {
        std::vector<Hypothesis> next;
        for (const Hypothesis& hypothesis : hypotheses_) {
            step(hypothesis, seen, next);
        }
        if (next.empty() && !hypotheses_.empty()) {
            last_ = hypotheses_.front().state;
            rules_ = agreed_rules(hypotheses_);
        }
        hypotheses_ = std::move(next);
        return !hypotheses_.empty();
    }

    [[nodiscard]] std::size_t hypotheses() const noexcept { return hypotheses_.size(); }
    /// Returns the state of one hypothesis; the last one if none is left.
    [[nodiscard]] const State& state() const {
        return hypotheses_.empty() ? last_ : hypotheses_.front().state;
    }

    /// Returns the rules on which the hypotheses agree; of the last ones if none is left.
    [[nodiscard]] Rules rules() const {
        return hypotheses_.empty() ? rules_ : agreed_rules(hypotheses_);
    }

  private:
    struct Hypothesis {
        Rules rules;
        State state;
        /// Frames until the next tick.
        int frames = 0;
        /// How far the ticks so far were longer than the mean, in 64ths of a frame.
        int drift = 0;
        /// A key that the program has accepted and not yet read.
        std::optional<Key> waiting{};
        /// It was accepted while the program read no keys.
        bool kept = false;
        /// A key that is held and not yet accepted, and the frames left for that.
        std::optional<Key> held{};
        int accepting = 0;
        /// The key that is down, and the frames left for that. A program that reads the keyboard itself
        /// reads it twice if a tick is shorter than the others.
        std::optional<Key> down{};
        int down_frames = 0;
        /// The program has not read keys for some time since the key was pressed. One that reads the
        /// keyboard itself, instead of the key that was last accepted, misses it.
        bool may_lose = false;
        /// Any program may miss it: the program has set itself up, or the key has no meaning.
        bool may_lose_any = false;
        /// The program sets itself up again; then it reads a key, and the first tick begins.
        bool setting_up = false;
        friend bool operator==(const Hypothesis&, const Hypothesis&) = default;
    };

    struct Reading {
        State state;
        std::optional<typename Rules::Rule> open;
    };

    /// Sets the rule about waiting keys, if there is one. Returns false if it is set otherwise.
    [[nodiscard]] bool set(Hypothesis& hypothesis, WaitingKey setting) const {
        const auto rule = game_.waiting_key();
        if (!rule) {
            return true;
        }
        if (!hypothesis.rules.known(*rule)) {
            hypothesis.rules.set(*rule, static_cast<Setting>(setting));
        }
        return hypothesis.rules.at(*rule) == static_cast<Setting>(setting);
    }

    static void add(std::vector<Hypothesis>& list, const Hypothesis& hypothesis) {
        if (std::find(list.begin(), list.end(), hypothesis) == list.end()) {
            list.push_back(hypothesis);
        }
    }

    /// A frame begins with the interrupt, in which a key is accepted, and perhaps with a tick.
    void step(Hypothesis hypothesis, const View& seen, std::vector<Hypothesis>& next) const {
        if (hypothesis.down && hypothesis.down_frames-- == 0) {
            hypothesis.down.reset();
            hypothesis.down_frames = 0;
        }
        hypothesis.kept = hypothesis.waiting && !hypothesis.setting_up &&
                          (hypothesis.kept || !game_.reads_key(hypothesis.state));
        if (hypothesis.held) {
            Hypothesis accepted = hypothesis;
            accepted.waiting = accepted.held;
            accepted.held.reset();
            accepted.accepting = 0;
            accepted.may_lose = false;
            accepted.may_lose_any = false;
            accepted.kept = false;
            pass(accepted, seen, next);
            hypothesis.may_lose = hypothesis.may_lose || !game_.reads_key(hypothesis.state);
            hypothesis.may_lose_any = hypothesis.may_lose_any || hypothesis.setting_up;
            if (--hypothesis.accepting == 0) {
                const bool loses = hypothesis.may_lose_any ||
                                   (hypothesis.may_lose && set(hypothesis, WaitingKey::Lost));
                if (!loses) {
                    return; // the program has not accepted the key
                }
                hypothesis.held.reset();
                hypothesis.may_lose = false;
                hypothesis.may_lose_any = false;
            }
        }
        pass(hypothesis, seen, next);
    }

    void pass(Hypothesis hypothesis, const View& seen, std::vector<Hypothesis>& next) const {
        if (--hypothesis.frames > 0) {
            const bool drawn = hypothesis.frames == 1 && !hypothesis.setting_up;
            if (!drawn || game_.look(hypothesis.state) == seen) {
                add(next, hypothesis);
            }
            return;
        }
        const State before = hypothesis.state;
        if (hypothesis.setting_up) {
            hypothesis.setting_up = false;
            read_key(std::move(hypothesis), before, seen, next);
            return;
        }
        for_each_reading(
            hypothesis.rules,
            [&](const Rules& rules) {
                Reading reading{before, std::nullopt};
                reading.open = game_.tick(rules, reading.state);
                return reading;
            },
            [&](const Rules& rules, Reading reading) {
                Hypothesis ticked = hypothesis;
                ticked.rules = rules;
                ticked.state = std::move(reading.state);
                read_key(std::move(ticked), before, seen, next);
            });
    }

    /// After a tick, the program reads a key if one is waiting.
    void read_key(Hypothesis hypothesis,
                  const State& before,
                  const View& seen,
                  std::vector<Hypothesis>& next) const {
        if (hypothesis.waiting && game_.reads_key(hypothesis.state)) {
            if (hypothesis.kept && !set(hypothesis, WaitingKey::Kept)) {
                return;
            }
            game_.take_key(hypothesis.state, *hypothesis.waiting);
            hypothesis.waiting.reset();
            hypothesis.kept = false;
        } else if (hypothesis.down && !hypothesis.held && pace_.varies() &&
                   game_.reads_key(hypothesis.state)) {
            Hypothesis again = hypothesis;
            game_.take_key(again.state, *again.down);
            if (!game_.restarted(before, again.state)) {
                begin_tick(std::move(again), before, seen, next);
            }
        }
        if (!game_.restarted(before, hypothesis.state)) {
            begin_tick(hypothesis, before, seen, next);
            return;
        }
        hypothesis.setting_up = true;
        for (hypothesis.frames = 1; hypothesis.frames <= pace_.setup_frames; ++hypothesis.frames) {
            add(next, hypothesis);
        }
    }

    /// A new tick begins, of each length that the pace allows.
    void begin_tick(Hypothesis hypothesis,
                    const State& before,
                    const View& seen,
                    std::vector<Hypothesis>& next) const {
        const bool immediate = game_.immediate(hypothesis.state);
        const int shortest = immediate ? 1 : pace_.shortest_tick();
        const int longest = immediate ? 1 : pace_.longest_tick();
        const int drift = hypothesis.drift;
        for (hypothesis.frames = shortest; hypothesis.frames <= longest; ++hypothesis.frames) {
            if (shortest != longest) {
                // The drift becomes less by itself, so that an error of the mean does not add up.
                hypothesis.drift =
                    drift - drift / 16 + hypothesis.frames * TimedPace::FrameParts - pace_.tick;
                hypothesis.drift = hypothesis.drift / DriftStep * DriftStep;
                if (std::abs(hypothesis.drift) > MostDrift) {
                    continue;
                }
            }
            if (hypothesis.frames > 1 || !(hypothesis.state == before) ||
                game_.look(hypothesis.state) == seen) {
                add(next, hypothesis);
            }
        }
    }

    /// In 64ths of a frame.
    static constexpr int MostDrift = 88;
    static constexpr int DriftStep = 4;

    Game game_;
    TimedPace pace_;
    /// The rules at first; those of the last hypotheses if none is left.
    Rules rules_;
    std::vector<Hypothesis> hypotheses_;
    State last_{};
};

} // namespace zx::oracle
