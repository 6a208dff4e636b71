#include "shisen/oracle/entry_style.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "shisen/oracle/model.hpp"

namespace shisen::oracle {

using zx::oracle::SettleResult;

namespace {

/// Numbers of different lengths below five digits.
constexpr std::array<BoardNumber, 3> Short{7, 42, 918};
/// Numbers that differ in the first digit only.
constexpr std::array<BoardNumber, 2> OtherFirstDigit{142, 942};

/// Asks for numbers, each from the same moment on.
class EntryTrial {
  public:
    EntryTrial(zx::oracle::Lockstep& lockstep,
               const zx::oracle::Lattice& lattice,
               const zx::oracle::Alphabet& alphabet)
        : lockstep_(lockstep), lattice_(lattice), alphabet_(alphabet), start_(lockstep.save()) {}

    void restore() { lockstep_.restore(start_); }

    /// True if S deals a board for a short number.
    [[nodiscard]] bool takes_any(const EntryStyle& style) {
        return std::any_of(
            Short.begin(), Short.end(), [&](BoardNumber number) { return takes(number, style); });
    }

    /// True if two short numbers deal different boards, each always the same. Digits may go into the old
    /// number, and then deal a board of that or of the largest number.
    [[nodiscard]] bool repeats(const EntryStyle& style) {
        std::optional<Board> first;
        return std::any_of(Short.begin(), Short.end(), [&](BoardNumber number) {
            const auto board = takes(number, style) ? repeated(number, style) : std::nullopt;
            const bool other = first && board && *board != *first;
            first = first ? first : board;
            return other;
        });
    }

    /// True if the first digit makes no difference: it may be too much after the old number, and empty the
    /// entry.
    [[nodiscard]] bool loses_first_digit(const EntryStyle& style) {
        const auto board = repeated(OtherFirstDigit.front(), style);
        return board && board == repeated(OtherFirstDigit.back(), style);
    }

  private:
    [[nodiscard]] bool takes(BoardNumber number, const EntryStyle& style) {
        restore();
        const auto before = board();
        const auto after = press({Key::ChooseBoard, number}, style);
        return before && after && is_full(*after) && *after != *before;
    }
    /// Returns the board of a number, if S deals it again after N has dealt another one.
    [[nodiscard]] std::optional<Board> repeated(BoardNumber number, const EntryStyle& style) {
        restore();
        const auto first = press({Key::ChooseBoard, number}, style);
        const bool again = first && press({Key::NewBoard, 0}, style) &&
                           press({Key::ChooseBoard, number}, style) == first;
        return again ? first : std::nullopt;
    }
    std::optional<Board> press(const Command& command, const EntryStyle& style) {
        return lockstep_.press(strokes_of(command, style)) == SettleResult::Waiting ? board()
                                                                                    : std::nullopt;
    }
    [[nodiscard]] std::optional<Board> board() const {
        const auto seen = see_board(lockstep_.screen(), lattice_, alphabet_);
        return seen ? std::optional(seen->board) : std::nullopt;
    }

    zx::oracle::Lockstep& lockstep_;
    const zx::oracle::Lattice& lattice_;
    const zx::oracle::Alphabet& alphabet_;
    zx::machine::State start_;
};

} // namespace

EntryStyle entry_style_of(zx::oracle::Lockstep& lockstep,
                          const zx::oracle::Lattice& lattice,
                          const zx::oracle::Alphabet& alphabet) {
    constexpr EntryStyle Plain{1, 0};
    constexpr EntryStyle AfterDeletes{1, 5};
    constexpr EntryStyle Full{5, 0};
    EntryTrial trial(lockstep, lattice, alphabet);
    EntryStyle style = Plain;
    if (!trial.repeats(Plain) || trial.loses_first_digit(Plain)) {
        style = trial.repeats(AfterDeletes) && !trial.loses_first_digit(AfterDeletes) ? AfterDeletes
                : trial.repeats(Full) || (!trial.takes_any(Plain) && trial.takes_any(Full)) ? Full
                                                                                            : Plain;
    }
    const bool deals = trial.takes_any(style);
    for (const auto confirmation : {EntryConfirmation::Enter, EntryConfirmation::Yes}) {
        const EntryStyle confirmed{1, 0, confirmation};
        if (!deals && style.confirmation == EntryConfirmation::None && trial.repeats(confirmed)) {
            style = confirmed;
        }
    }
    trial.restore();
    return style;
}

} // namespace shisen::oracle
