// Learns which sounds of a tape say nothing of a removal: a click at each key, and music.
#include "shisen/oracle/tape_subject.hpp"

namespace shisen::oracle {

void TapeSubject::learn_click() {
    const auto pulses_after = [](TapeSubject& subject, Key key) {
        return subject.act(press(key)) ? subject.lockstep_.pulses() : 0;
    };
    TapeSubject selecting(*machine_, lockstep_, reader_);
    const int click = pulses_after(selecting, Key::Enter);
    if (click == 0 || pulses_after(selecting, Key::Enter) != click) {
        return;
    }
    // A program may make one sound for ENTER, whether it removes a pair or not. A click at the arrows,
    // too, is no sound of a removal.
    const bool at_each_key = pulses_after(selecting, Key::Right) == click;
    constexpr int Removals = 4;
    int sounds = 0;
    TapeSubject removing(*machine_, lockstep_, reader_);
    for (int i = 0; i < Removals; ++i) {
        (void)pulses_after(removing, Key::Right); // a fault may depend on the cursor's place
        (void)pulses_after(removing, Key::Hint);
        sounds += pulses_after(removing, Key::Enter) > 2 * click ? 1 : 0;
    }
    if (at_each_key || sounds > 1) {
        lockstep_.set_click(click);
    }
}

void TapeSubject::learn_music() {
    constexpr int Frames = 150;
    constexpr int Removals = 4;
    const auto loud_after = [](TapeSubject& subject, const Step& step) {
        (void)subject.act(step);
        return subject.lockstep_.loudspeaker_sounded();
    };
    TapeSubject trial(*machine_, lockstep_, reader_);
    using zx::oracle::Music;
    if (loud_after(trial, pause(Frames))) {
        lockstep_.set_music(Music::CoversSounds);
        return;
    }
    if (!trial.lockstep_.ay_sounded()) {
        return;
    }
    int removed = 0;
    bool otherwise = false;
    for (int i = 0; i < Removals; ++i) {
        otherwise = loud_after(trial, press(Key::Right)) || otherwise;
        otherwise = loud_after(trial, press(Key::Hint)) || otherwise;
        removed += loud_after(trial, press(Key::Enter)) ? 1 : 0;
    }
    lockstep_.set_music(otherwise || removed < 2 ? Music::CoversSounds : Music::BesideSounds);
}

std::optional<bool> TapeSubject::heard() const {
    return lockstep_.music() == zx::oracle::Music::CoversSounds
               ? std::nullopt
               : std::optional(lockstep_.sounded());
}

} // namespace shisen::oracle
