// Decides whether a program waits for a key. It runs the program ahead on a copy-on-write overlay;
// the machine does not change.
//
// A program waits for a key if, while no key is pressed, its main program repeats the same states
// and looks for a key in each round: it reads port 0xfe, or a byte in which the interrupt routine
// stores keys. A HALT alone does not count: a program may pause for some frames before it shows its
// result.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "machine/machine.hpp"
#include "oracle/cells.hpp"

namespace zx::oracle {

enum class Waiting {
    No,           ///< not proved: the program works, pauses, or counts while it looks for a key
    ForKeys,      ///< it returns to the same state and looks for a key each time
    ForInterrupt, ///< the same, but only its interrupt routine reads the keyboard
    IgnoresInput, ///< it loops, and no key can reach it any more
};

struct ExecutionTrace {
    Waiting waiting = Waiting::No;
    /// The main program looked for a key.
    bool looks_for_key = false;
    /// The addresses of the executed instructions, in order.
    std::vector<std::uint16_t> addresses;
};

/// The addresses to which the interrupt routine writes something else while a key is held or after it is
/// released, in ascending order.
class KeyMemory {
  public:
    KeyMemory() = default;
    /// Runs the interrupt routine a few times without a key, and with some keys that are then released.
    /// Empty if interrupts are off.
    explicit KeyMemory(const machine::Machine& machine);

    [[nodiscard]] bool holds(std::uint16_t address) const noexcept {
        return (bloom_ >> (address & 63u) & 1u) != 0 && found(address);
    }
    /// True if the interrupt routine is still the one for which this object was made, and it was not made with
    /// interrupts off while they are on now.
    [[nodiscard]] bool fits(const machine::Machine& machine) const noexcept;

  private:
    [[nodiscard]] bool found(std::uint16_t address) const noexcept;

    std::vector<std::uint16_t> addresses_;
    std::uint64_t bloom_ = 0;
    /// Interrupt mode and vector page; -1 for an object that fits no machine.
    int mode_ = -1;
    int page_ = -1;
    bool interrupts_ = false;
};

/// Runs the program without keys until it returns to its present registers (except R) and memory,
/// or for max_instructions. The first part of this run has no interrupts; if the program returns
/// there without looking for a key, a few interrupts follow.
[[nodiscard]] ExecutionTrace
follow(const machine::Machine& machine, const KeyMemory& keys, int max_instructions = 2000);

/// A set of cells of the screen, in reading order.
using ScreenCells = std::bitset<std::size_t{ScreenRows} * ScreenColumns>;

/// The cell, in reading order, to which a byte of the display file belongs.
[[nodiscard]] std::size_t cell_of_byte(std::size_t offset) noexcept;

/// Tells whether a program looks for a key again and again while its state changes.
struct Polling {
    /// Each later path from one look for a key to the next was taken before, and the program does not
    /// only check for BREAK.
    bool regular = false;
    /// All looks for a key are those of the ROM for BREAK: a BASIC program works.
    bool only_break = false;
    /// Each later path consists of instructions that were executed before: a tune takes as many rounds
    /// as its note is high. So does a BASIC program, which checks for BREAK after each statement.
    bool same_instructions = false;
    /// It was not followed for long enough to tell.
    bool seldom = false;
    /// The addresses of the main program, in order. With `restless` they end where it last looked for
    /// a key: what comes after that may lead out of a loop that waits.
    std::vector<std::uint16_t> addresses;
    /// True if the main program looked for a key or did not halt, so that the addresses tell what
    /// it does.
    bool tells = false;
    /// The program changed the picture.
    bool draws = false;
};

/// How far a program is followed. It ends early if the program has not looked for a key after
/// `first_look` instructions, or `first_halts` interrupts for which it halts.
struct PollingLimits {
    int instructions = 20'000;
    int first_look = 8000;
    int halts = 12;
    int first_halts = 2;
};
/// For programs that count for up to two frames, or halt for up to six, between two looks for a key.
inline constexpr PollingLimits SlowPolling{240'000, 24'000, 96, 6};

/// Follows the main program. Interrupts come only where it halts or repeats a loop that changes
/// nothing. With `restless` it ends where the picture changes outside these cells.
[[nodiscard]] Polling polling(const machine::Machine& machine,
                              const KeyMemory& keys,
                              const PollingLimits& limits = {},
                              const ScreenCells* restless = nullptr);

/// The addresses of the main program, up to where it last looked for a key.
struct WaitingPath {
    std::vector<std::uint16_t> addresses;
    /// The program changed the picture.
    bool draws = false;
};

/// Follows the main program for this many instructions with regular interrupts, for a program that
/// does something in its loop after each interrupt, such as drawing a clock. Ends where the picture
/// changes outside the `restless` cells: a program that hides a shown pair after some time does not
/// wait while it draws.
[[nodiscard]] WaitingPath addresses_with_interrupts(const machine::Machine& machine,
                                                    const KeyMemory& keys,
                                                    int instructions,
                                                    const ScreenCells& restless);

/// A loop in which a program waits for a key.
struct WaitingLoop {
    /// One bit for each address.
    const std::vector<bool>& addresses;
    /// Cells of the picture that change without a key.
    const ScreenCells& restless;
};

/// Returns true if a key that is held from now on changes the path of the main program within
/// max_instructions. The program is run without a key and with one; interrupts come after the same
/// instructions in both runs. A program that only checks for BREAK, as BASIC does after each
/// statement, or whose interrupt routine reads the keyboard while it works, does not answer.
///
/// With `loop` it also returns false if the program leaves its addresses before the key changes the
/// path, or soon after the moment at which it would have; and if the program changes the picture
/// outside the restless cells before the key changes the path. It then works: the loop may draw the
/// picture, too.
[[nodiscard]] bool answers_keys(const machine::Machine& machine,
                                int max_instructions,
                                const WaitingLoop* loop = nullptr);

} // namespace zx::oracle
