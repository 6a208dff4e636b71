#include "shisen/oracle/kept_entry.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/number_entry.hpp"

namespace shisen::oracle {

using zx::machine::Stroke;
using zx::oracle::SettleResult;

namespace {

constexpr std::array<const char*, 3> RefusedNumbers{"99999", "65536", "0"};
/// A number of five digits: a 0 before it leaves no room for the last one.
constexpr BoardNumber NextNumber = 43210;

/// Asks for numbers on a machine, and restores it.
class KeptTrial {
  public:
    KeptTrial(zx::oracle::Lockstep& lockstep,
              const zx::oracle::Lattice& lattice,
              const zx::oracle::Alphabet& alphabet)
        : lockstep_(lockstep), lattice_(lattice), alphabet_(alphabet), start_(lockstep.save()) {}

    [[nodiscard]] bool keeps_digits() {
        (void)press(stroke_of(Key::ChooseBoard));
        const auto asked = board_of_number(0);
        const bool keeps =
            asked && std::any_of(RefusedNumbers.begin(),
                                 RefusedNumbers.end(),
                                 [&](const char* text) { return keeps_digits_of(text, *asked); });
        lockstep_.restore(start_);
        return keeps;
    }

  private:
    [[nodiscard]] bool press(const Stroke& stroke) {
        return lockstep_.press(stroke) == SettleResult::Waiting;
    }
    /// Presses DELETE `deletes` times, then the number and ENTER. Returns the full board that this
    /// deals; nothing if it deals none.
    [[nodiscard]] std::optional<Board> board_of_number(std::size_t deletes) {
        for (std::size_t i = 0; i < deletes; ++i) {
            if (!press(stroke_of(Key::ToggleGravity))) {
                return std::nullopt;
            }
        }
        if (lockstep_.press(number_strokes(NextNumber)) != SettleResult::Waiting) {
            return std::nullopt;
        }
        const auto seen = see_board(lockstep_.screen(), lattice_, alphabet_);
        return seen && seen->board.tiles() == ClassicSize.cells() ? std::optional(seen->board)
                                                                  : std::nullopt;
    }
    [[nodiscard]] bool keeps_digits_of(const std::string& text, const Board& asked) {
        lockstep_.restore(start_);
        bool waits = press(stroke_of(Key::ChooseBoard));
        for (const char digit : text) {
            waits = waits && press(number_strokes(static_cast<BoardNumber>(digit - '0')).front());
        }
        if (!waits || !press(stroke_of(Key::Enter))) {
            return false;
        }
        const zx::machine::State refused = lockstep_.save();
        if (board_of_number(0) == asked) {
            return false;
        }
        lockstep_.restore(refused);
        if (board_of_number(text.size()) == asked) {
            return true;
        }
        // The last digit may not have been taken.
        lockstep_.restore(refused);
        return text.size() > 1 && board_of_number(text.size() - 1) == asked;
    }

    zx::oracle::Lockstep& lockstep_;
    const zx::oracle::Lattice& lattice_;
    const zx::oracle::Alphabet& alphabet_;
    zx::machine::State start_;
};

} // namespace

bool keeps_refused_entry(zx::oracle::Lockstep& lockstep,
                         const zx::oracle::Lattice& lattice,
                         const zx::oracle::Alphabet& alphabet) {
    return KeptTrial(lockstep, lattice, alphabet).keeps_digits();
}

std::string text_after_kept(const std::string& text, std::size_t kept) {
    return !text.empty() && text.front() == EntryDelete ? text
                                                        : std::string(kept, EntryDelete) + text;
}

} // namespace shisen::oracle
