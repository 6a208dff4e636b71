// A subject: a game under test that takes steps and can be observed. The tape on its machine is
// one; tests use native games with faults.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "shisen/oracle/observation.hpp"
#include "shisen/oracle/step.hpp"

namespace shisen::oracle {

/// The reason why nothing can be observed.
struct SubjectFailure {
    enum class Kind {
        Hung,      ///< the program does not settle, or no key can reach it any more
        Reset,     ///< the screen is the one that the machine shows after power-on
        Garbage,   ///< a cell of the board shows no drawing of this game
        SameBoard, ///< a key that deals a new board has dealt the old one again
        BadBoard,  ///< a new board of 84 tiles has not four tiles of each kind
    };
    Kind kind{};
    std::string words;
    /// For Garbage: the cells of the board that show neither a tile nor an empty place.
    std::vector<Cell> unread = {};
    friend bool operator==(const SubjectFailure&, const SubjectFailure&) = default;
};

using Observed = tl::expected<Observation, SubjectFailure>;

class Subject {
  public:
    virtual ~Subject() = default;
    Subject() = default;
    Subject& operator=(const Subject&) = delete;
    Subject(Subject&&) = delete;
    Subject& operator=(Subject&&) = delete;

    [[nodiscard]] virtual Observed look() const = 0;
    [[nodiscard]] virtual Observed act(const Step& step) = 0;
    /// Returns the step in the form in which act() takes it: a game may demand zeros before a number.
    [[nodiscard]] virtual Step typed(const Step& step) const { return step; }
    /// True if looks show where the cursor is, as a rule.
    [[nodiscard]] virtual bool shows_cursor() const { return true; }
    /// Observes again after this many frames without a key, for a game that shows late what a key
    /// has done. A game without time does nothing.
    [[nodiscard]] virtual Observed look_after(int /*frames*/) { return look(); }
    /// Goes back to before the last step and takes it again with slower keys, for a game that has
    /// not taken a key. Paces count from 1. Returns nothing if there is no such pace.
    [[nodiscard]] virtual std::optional<Observed> act_again(int /*pace*/) { return std::nullopt; }
    /// Returns to the state after the first try of the last step.
    virtual void return_to_first_try() {}
    /// Takes all further steps at least this slowly.
    virtual void slow_down(int /*pace*/) {}
    /// Whether a key that changes nothing visible is pressed again, more slowly. On at first.
    virtual void try_again(bool /*on*/) {}
    /// The border's colour, 0..7, if it can be seen even where nothing else can be read.
    [[nodiscard]] virtual std::optional<int> shown_border() const { return std::nullopt; }
    /// True if the lowest lines of the screen show a report of BASIC: the program has ended.
    [[nodiscard]] virtual bool shows_report() const { return false; }
    /// The processor's stack pointer, if the game has one.
    [[nodiscard]] virtual std::optional<int> stack_pointer() const { return std::nullopt; }
    /// Adds each frame of emulated time to this counter from now on, also in copies of this subject.
    /// They must all be used on one thread. A game without time does nothing.
    virtual void count_frames(const std::shared_ptr<std::int64_t>& /*counter*/) {}
    /// Returns a copy in the same state, for trials.
    [[nodiscard]] virtual std::unique_ptr<Subject> copy() const = 0;

    /// Returns a copy in the state before the last step, if that is known.
    [[nodiscard]] virtual std::unique_ptr<Subject> copy_before() const { return nullptr; }

  protected:
    Subject(const Subject&) = default;
};

} // namespace shisen::oracle
