// Asks a running game for boards by number, through its S command, and reads them off the screen.
// This collects the table of a tape's deals.
//
// Each board is asked for from the same saved state, in which S waits for a number. So an answer
// depends on its number alone, and the work can be divided, interrupted and continued.
#pragma once

#include <functional>
#include <memory>

#include "base/error.hpp"
#include "machine/machine.hpp"
#include "oracle/lockstep.hpp"
#include "shisen/deal.hpp"
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
    /// The same for a screen that the given reader can read; the game waits for a key.
    [[nodiscard]] static zx::Result<BoardCollector> begin(const zx::machine::Machine& machine,
                                                          ScreenReader reader);

    /// Returns the board of a number, which must not be 0. Error BadValue if the game does not deal
    /// it, with a sentence that says what it does instead.
    [[nodiscard]] zx::Result<Board> ask(BoardNumber number);

    /// Returns a collector with a machine of its own, for another thread.
    [[nodiscard]] BoardCollector copy() const;

  private:
    /// The state in which S waits for digits while board 1 is shown. It is read only, so threads
    /// may share it.
    struct Question {
        zx::machine::State state;
        Board board;
    };

    /// Copies what `learned_from` knows of the program's waiting loops, if it is given.
    BoardCollector(const zx::machine::Machine& machine,
                   ScreenReader reader,
                   const zx::oracle::Lockstep* learned_from);

    [[nodiscard]] zx::Result<void> learn_question();
    [[nodiscard]] zx::Result<void> try_out();
    [[nodiscard]] zx::Result<Board> answer(BoardNumber number);
    [[nodiscard]] zx::Result<Board> ask_after(BoardNumber number, int wait_frames);

    /// On the heap, because the lockstep keeps a reference to the machine and this object can be
    /// moved.
    std::unique_ptr<zx::machine::Machine> machine_;
    std::unique_ptr<zx::oracle::Lockstep> lockstep_;
    ScreenReader read_screen_;
    std::shared_ptr<const Question> question_;
};

} // namespace shisen::oracle
