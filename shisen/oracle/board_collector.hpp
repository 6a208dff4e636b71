// Asks a running game for boards by number, through its S command, and reads them off the screen.
// This collects the table of a tape's deals.
//
// Each board is asked for from the same saved state, in which S waits for a number. So an answer
// depends on its number alone, and the work can be divided, interrupted and continued. The states
// after the digits of the last number are kept: a number that begins alike is typed from there.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "machine/machine.hpp"
#include "oracle/lockstep.hpp"
#include "shisen/deal.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/observation.hpp"

namespace shisen::oracle {

class BoardCollector {
  public:
    /// Reads a game off a machine's screen. It is called from several threads if collectors are
    /// copied.
    using ScreenReader = std::function<zx::Result<Observation>(const zx::machine::Machine&)>;

    /// Learns to read the screen of a machine on which the game runs and waits for a key, or shows
    /// a title first, and tries S. Errors: BadSignature if this is no Shisen; BadValue if it does
    /// not deal boards by number.
    [[nodiscard]] static zx::Result<BoardCollector> begin(const zx::machine::Machine& machine);
    /// The same for a screen that the given reader can read; the game waits for a key. Numbers
    /// are typed in the given style.
    [[nodiscard]] static zx::Result<BoardCollector>
    begin(const zx::machine::Machine& machine, ScreenReader reader, const EntryStyle& style = {});

    /// Returns the board of a number, which must not be 0. Error BadValue if the game does not deal
    /// it, with a sentence that says what it does instead.
    [[nodiscard]] zx::Result<Board> ask(BoardNumber number);

    /// Returns a collector with a machine of its own, for another thread.
    [[nodiscard]] BoardCollector copy() const;

    /// Adds each emulated frame from now on to this counter, which must be used on one thread.
    void count_frames(std::shared_ptr<std::int64_t> counter) {
        lockstep_->count_frames(std::move(counter));
    }

  private:
    /// A state of the machine and the stroke that led to it.
    struct Moment {
        zx::machine::State state;
        zx::oracle::PressedStroke last;
    };
    /// The state in which S waits for digits while board 1 is shown. It is read only, so threads
    /// may share it.
    struct Question {
        Moment moment;
        Board board;
    };
    /// A digit that was typed and the state after it.
    struct Typed {
        zx::machine::Stroke digit;
        Moment after;
    };

    /// Copies what `learned_from` knows of the program's waiting loops, if it is given.
    BoardCollector(const zx::machine::Machine& machine,
                   ScreenReader reader,
                   const EntryStyle& style,
                   const zx::oracle::Lockstep* learned_from);

    [[nodiscard]] zx::Result<void> learn_question();
    [[nodiscard]] zx::Result<void> try_out();
    [[nodiscard]] Moment moment() const;
    void return_to(const Moment& moment);
    [[nodiscard]] zx::oracle::SettleResult type_from_question(BoardNumber number);
    [[nodiscard]] zx::Result<Board> answer(BoardNumber number);
    [[nodiscard]] zx::Result<Board> ask_after(BoardNumber number, int wait_frames);
    [[nodiscard]] zx::Result<Board> dealt(BoardNumber number,
                                          zx::oracle::SettleResult settled) const;
    [[nodiscard]] zx::Result<Board> other_than_first(BoardNumber number,
                                                     zx::Result<Board> board) const;

    /// On the heap, because the lockstep keeps a reference to the machine and this object can be
    /// moved.
    std::unique_ptr<zx::machine::Machine> machine_;
    std::unique_ptr<zx::oracle::Lockstep> lockstep_;
    ScreenReader read_screen_;
    EntryStyle style_;
    std::shared_ptr<const Question> question_;
    /// The digits of the last number that was asked for, as far as the program waited after them.
    std::vector<Typed> typed_;
};

} // namespace shisen::oracle
