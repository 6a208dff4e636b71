// The tape on its machine as one of the two sides: steps become strokes of a finger, what is on the
// screen becomes a observation.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "base/error.hpp"
#include "machine/console.hpp"
#include "machine/machine.hpp"
#include "oracle/lockstep.hpp"
#include "shisen/oracle/reader.hpp"
#include "shisen/oracle/subject.hpp"
#include "shisen/oracle/turn.hpp"

namespace shisen::oracle {

class TapeSubject final : public Subject {
  public:
    /// `learned_from` has pressed a key on this program: what it knows of it is taken over.
    TapeSubject(const zx::machine::Machine& machine,
                const zx::oracle::Lockstep& learned_from,
                std::shared_ptr<const Reader> reader);

    [[nodiscard]] Observed look() const override;
    [[nodiscard]] Observed act(const Step& step) override;
    [[nodiscard]] std::unique_ptr<Subject> copy() const override;
    /// So many frames pass without a key.
    void wait(int frames);

    [[nodiscard]] const zx::machine::Machine& machine() const { return *machine_; }
    [[nodiscard]] const Reader& reader() const { return *reader_; }

    /// A stroke that has been made and the machine's frame count when it began.
    struct Pressed {
        zx::machine::Stroke stroke;
        std::int64_t frame = 0;
    };
    /// Called for each stroke; copies do not have it.
    void set_listener(std::function<void(const Pressed&)> listener) {
        listener_ = std::move(listener);
    }

  private:
    // On the heap: the lockstep keeps a reference.
    std::unique_ptr<zx::machine::Machine> machine_;
    zx::oracle::Lockstep lockstep_;
    std::shared_ptr<const Reader> reader_;
    std::function<void(const Pressed&)> listener_;
};

/// A tape whose screen has been learned, on a fresh board in both variants.
struct LearnedTape {
    std::shared_ptr<const Reader> reader;
    StartStates start_states;
    /// The start_states are one key from here: N, or backspace for the one without gravity. The
    /// frame count and the hash of the machine tell how to get here again.
    std::int64_t frame = 0;
    std::uint64_t hash = 0;

    [[nodiscard]] static Key key_to(Gravity gravity) {
        return gravity == Gravity::On ? Key::NewBoard : Key::ToggleGravity;
    }
};

/// A machine on which the game runs and waits for a key, or shows a title before it. Error
/// BadSignature: this is no Shisen, or not one that shows a new board when asked for one.
[[nodiscard]] zx::Result<LearnedTape> learn_tape(const zx::machine::Machine& machine);

[[nodiscard]] std::vector<zx::machine::Stroke> strokes_of(const Step& step);

} // namespace shisen::oracle
