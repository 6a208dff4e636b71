// The tape on its machine as a subject: steps become key strokes, the screen becomes an
// observation.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "base/error.hpp"
#include "machine/console.hpp"
#include "machine/machine.hpp"
#include "oracle/lockstep.hpp"
#include "shisen/oracle/reader.hpp"
#include "shisen/oracle/subject.hpp"
#include "shisen/oracle/turn.hpp"

namespace shisen::oracle {

/// Readers of one tape for tiles of different colours; the first one is for those of the first board.
using Readers = std::vector<std::shared_ptr<const Reader>>;

class TapeSubject final : public Subject {
  public:
    /// Copies what `learned_from`, which has run the same program, knows of its waiting loops.
    TapeSubject(const zx::machine::Machine& machine,
                const zx::oracle::Lockstep& learned_from,
                std::shared_ptr<const Reader> reader);

    [[nodiscard]] Observed look() const override;
    [[nodiscard]] Observed act(const Step& step) override;
    [[nodiscard]] Step typed(const Step& step) const override;
    [[nodiscard]] bool shows_cursor() const override { return reader_->knows_cursor(); }
    [[nodiscard]] Observed look_after(int frames) override;
    [[nodiscard]] std::optional<Observed> act_again(int pace) override;
    void return_to_first_try() override;
    void slow_down(int pace) override;
    void try_again(bool on) override;
    [[nodiscard]] std::optional<int> shown_border() const override { return machine_->border(); }
    [[nodiscard]] bool shows_report() const override;
    [[nodiscard]] std::optional<int> stack_pointer() const override {
        return machine_->registers().sp;
    }
    void count_frames(const std::shared_ptr<std::int64_t>& counter) override {
        lockstep_.count_frames(counter);
    }
    [[nodiscard]] std::unique_ptr<Subject> copy() const override;
    [[nodiscard]] std::unique_ptr<Subject> copy_before() const override;
    /// Runs this many frames without a key.
    void wait(int frames);
    /// Lets this subject choose among these readers by the colours of the tiles.
    void choose_among(std::shared_ptr<const Readers> readers);
    /// Learns the click that the program makes at ENTER without a removal. It counts as no sound if
    /// the arrows make it, too, or if removals make a longer sound.
    void learn_click();
    /// Learns whether music plays without a key. With music of the AY only the loudspeaker counts as a
    /// sound; if removals do not sound from it, or if the music comes from it, sounds are not judged.
    void learn_music();
    void poke(std::uint16_t address, std::uint8_t value) { machine_->poke(address, value); }

    [[nodiscard]] const zx::machine::Machine& machine() const { return *machine_; }
    [[nodiscard]] const Reader& reader() const { return *reader_; }

    using Pressed = zx::oracle::PressedStroke;
    /// Every stroke since this object was made, without those that were taken back.
    [[nodiscard]] const std::vector<Pressed>& pressed() const noexcept { return pressed_; }

  private:
    // On the heap, because the lockstep keeps a reference.
    std::unique_ptr<zx::machine::Machine> machine_;
    zx::oracle::Lockstep lockstep_;
    std::shared_ptr<const Reader> reader_;
    /// All readers if there are several, otherwise nothing.
    std::shared_ptr<const Readers> readers_;
    /// True if most tiles have colours that no reader knows: marks are not read.
    bool unknown_colours_ = false;
    std::vector<Pressed> pressed_;
    bool try_again_ = true;
    /// True after S until the next answer; on a page of its own until the page has gone.
    bool asked_ = false;
    /// The digits of a refused number that are still in the entry of S.
    std::size_t kept_digits_ = 0;
    /// The board before S, if the question has a page of its own.
    std::optional<Board> before_page_;
    /// The board before S, while the question may have a window over a part of it.
    std::optional<Board> before_window_;
    /// True if the window has been seen since S. Other text in it may not be readable.
    bool window_seen_ = false;
    /// True after H until another key than an arrow.
    bool hinted_ = false;
    /// The board after H, until the board changes: a pair may be shown, and looks like the cursor.
    std::optional<Board> board_of_pair_;
    /// True for a copy that uncovers the board; it does not look under a pair itself.
    bool uncovering_ = false;
    /// The board after the last step, and the one before it; absent where it was not read.
    std::optional<Board> board_seen_;
    std::optional<Board> board_before_;
    /// The last boards that were seen, each once, if marks hide what tells some kinds apart.
    std::vector<Board> former_boards_;
    /// The board after the last step, if that showed a pair.
    std::optional<Board> board_with_pair_;
    /// That pair.
    std::optional<Pair> shown_pair_;

    /// A moment in the run of the machine.
    struct Moment {
        zx::machine::State state;
        std::size_t pressed = 0;
    };
    [[nodiscard]] Observed take(const Step& step);
    /// Chooses the reader for the colours that most tiles have now.
    void follow_colours();
    /// Presses the keys of a step, up to the first one after which the program does not wait.
    zx::oracle::SettleResult press_strokes(const Step& step);
    /// Sets `kept_digits_` after a step that is seen like this.
    void count_kept_digits(const Step& step, const Observed& seen);
    /// The same for a tape whose pairs look like the cursor.
    [[nodiscard]] Observed take_beside_pairs(const Step& step);
    /// Whether the last step made a sound; absent if music covers the sounds.
    [[nodiscard]] std::optional<bool> heard() const;
    /// For a step after which a pair is not shown any more: finds out whether it had been shown long
    /// enough. A key that changes nothing else may have come while the program took the pair away, and
    /// is pressed again after that.
    [[nodiscard]] Observed judge_time_of_pair(Observed seen);
    /// For an H after which the program has waited for a key only when no pair was shown any more: looks soon after the
    /// key. If a pair is shown then, the machine stays at that moment.
    [[nodiscard]] Observed look_soon_after_hint(Observed seen);
    /// Reads the board under what H has drawn over it: as it is after an arrow, or when H shows another
    /// pair, on a copy. Absent if this does not uncover it, or if more is covered than a pair covers.
    [[nodiscard]] std::optional<Observed> look_under_the_hint() const;
    /// Returns the cells of the board that can be read neither as a tile nor as an empty place.
    [[nodiscard]] std::vector<Cell> unread_cells() const;
    /// True if the places that cannot be read may carry the marks of a pair, or a line that joins it,
    /// over this board. A message covers more.
    [[nodiscard]] bool may_be_a_hint(const Board& under) const;
    /// True if no pair or only one of its tiles is seen after H, but other tiles outside the `former` pair are drawn
    /// differently, or the cells beside two of one kind: the marks of a pair, or a line that joins it, may look
    /// different there.
    [[nodiscard]] bool draws_over_tiles(const zx::oracle::Screen& before,
                                        const Observation& seen,
                                        const std::optional<Pair>& former) const;
    /// Returns the strokes of a step, for an answer with the DELETEs that the question needs before it and the
    /// confirmation that it needs after it.
    [[nodiscard]] std::vector<zx::machine::Stroke> strokes_for(const Step& step) const;
    /// True if DELETE deals another board now: the tape does not ask.
    [[nodiscard]] bool delete_deals() const;
    /// True if these strokes and the confirmation deal another board, or the same one again, whose number is then
    /// shown again.
    [[nodiscard]] bool deals_if_confirmed(std::vector<zx::machine::Stroke> strokes) const;
    /// Returns the number of digits that this answer, which was refused, has left in the entry of S.
    [[nodiscard]] std::size_t digits_kept_by(const Step& answer) const;
    /// Keeps a board that was seen, to which B, F, R or L may lead, if tiles of several kinds may look the same.
    void keep_former_board(const Board& board);
    /// Keeps the board before S asks: the one that is seen, which is absent afterwards, if the question has a page,
    /// otherwise the one after the step before.
    void keep_board_before_question(std::optional<Board>& seen);
    /// Sees whether the window of the question is still over the board. If it has gone after an answer, S does not
    /// ask any more.
    void look_for_window(bool answered);
    /// True if the board on the screen is empty.
    [[nodiscard]] bool shows_no_tiles() const;
    /// True if the screen shows no tile, or at most MostMarkedOnPage of those of before_page_.
    [[nodiscard]] bool is_page(const Board& shown) const;
    /// True if the board on the screen differs from before_window_ in a part of its rows or columns only.
    /// What stands in the window of the question may look like tiles and empty places.
    [[nodiscard]] bool is_window(const Board& shown) const;
    /// What the page or window of a question leaves to be seen: the board as it was, and the border.
    [[nodiscard]] Observed look_at_the_question(const Board& before) const;
    /// Answers a question that N, DELETE or R has asked, if a key does so: a fresh board follows, another
    /// one than `old`. With `board_may_stay` it may be the same one, if Y changes the screen.
    void say_yes(const Board& old, bool board_may_stay);

    /// The last step, and the moment before it; absent before the first one.
    std::optional<Step> last_;
    Moment before_;
    /// The moment after the first try of the last step, and its strokes, once it is tried again.
    std::optional<Moment> first_try_;
    std::vector<Pressed> first_pressed_;
};

/// A tape whose screen has been learned, on a fresh board in both variants.
struct LearnedTape {
    std::shared_ptr<const Reader> reader;
    StartStates start_states;
    /// The first board that the program showed, one key before the start states.
    std::shared_ptr<const TapeSubject> first;
    /// The frame count and hash of the machine in `first`. The key between it and the start states
    /// is N, or backspace for the board without gravity.
    std::int64_t frame = 0;
    std::uint64_t hash = 0;

    /// The variants whose key did not lead to a fresh board. Their start state is the board that was
    /// shown before that key.
    struct FailedStart {
        Gravity gravity{};
        SubjectFailure failure;
    };
    std::vector<FailedStart> failed;
    /// The key that led to each start state, as it was pressed: with gravity, without.
    std::array<zx::oracle::PressedStroke, 2> opening;

    [[nodiscard]] const zx::oracle::PressedStroke& opening_of(Gravity gravity) const {
        return opening[gravity == Gravity::On ? 0 : 1];
    }

    [[nodiscard]] bool starts(Gravity gravity) const {
        return std::none_of(failed.begin(), failed.end(), [&](const FailedStart& start) {
            return start.gravity == gravity;
        });
    }
    [[nodiscard]] static Key key_to(Gravity gravity) {
        return gravity == Gravity::On ? Key::NewBoard : Key::ToggleGravity;
    }
};

/// Learns the tape on a machine on which the game runs and waits for a key, or shows a title first.
/// Error BadSignature if this is no Shisen; any error if it was cancelled.
[[nodiscard]] zx::Result<LearnedTape> learn_tape(const zx::machine::Machine& machine,
                                                 const std::atomic<bool>* cancel = nullptr);

[[nodiscard]] std::vector<zx::machine::Stroke> strokes_of(const Step& step);

} // namespace shisen::oracle
