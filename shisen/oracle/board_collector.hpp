// Asks a running game for boards by their numbers, through its own S command, and reads them off
// its screen: how the table of a tape's deals is harvested.
//
// Each board is asked for from one and the same saved moment, the question that S asks. So an
// answer depends on its number alone, whatever was asked before, and the work can be divided,
// stopped and continued at will.
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
    /// Reads a game off a machine's screen; called from several threads if harvesters are copied.
    using ScreenReader = std::function<zx::Result<Observation>(const zx::machine::Machine&)>;

    /// A machine on which the game runs and waits for a key, or shows a title before it: learns to
    /// read its screen and tries what S does. Error BadSignature: this is no Shisen; BadValue: it
    /// is one, but does not deal boards by number as it should.
    [[nodiscard]] static zx::Result<BoardCollector> begin(const zx::machine::Machine& machine);
    /// The same for a screen that somebody else knows how to read; the game waits for a key.
    [[nodiscard]] static zx::Result<BoardCollector> begin(const zx::machine::Machine& machine,
                                                          ScreenReader reader);

    /// The board of that number, which is not 0. Error BadValue: the game does not deal it, with a
    /// sentence that says what it does instead.
    [[nodiscard]] zx::Result<Board> ask(BoardNumber number);

    /// Another one like this with a machine of its own, for another thread.
    [[nodiscard]] BoardCollector copy() const;

  private:
    /// The moment at which S waits for digits, with board 1 on the screen: read only, so that
    /// threads may share it.
    struct Question {
        zx::machine::State state;
        Board board;
    };

    /// Takes over what `learned_from` knows of the program's waiting, if it is given.
    BoardCollector(const zx::machine::Machine& machine,
                   ScreenReader reader,
                   const zx::oracle::Lockstep* learned_from);

    [[nodiscard]] zx::Result<void> learn_question();
    [[nodiscard]] zx::Result<void> try_out();
    [[nodiscard]] zx::Result<Board> answer(BoardNumber number);
    [[nodiscard]] zx::Result<Board> ask_after(BoardNumber number, int wait_frames);

    /// On the heap: the lockstep keeps a reference, and this moves.
    std::unique_ptr<zx::machine::Machine> machine_;
    std::unique_ptr<zx::oracle::Lockstep> lockstep_;
    ScreenReader read_screen_;
    std::shared_ptr<const Question> question_;
};

} // namespace shisen::oracle
