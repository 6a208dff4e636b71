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
    constexpr int Removals = 4;
    int sounds = 0;
    TapeSubject removing(*machine_, lockstep_, reader_);
    for (int i = 0; i < Removals; ++i) {
        (void)pulses_after(removing, Key::Right); // a fault may depend on the cursor's place
        (void)pulses_after(removing, Key::Hint);
        sounds += pulses_after(removing, Key::Enter) > 2 * click ? 1 : 0;
    }
    if (sounds > 1) {
        lockstep_.set_click(click);
    }
}

void TapeSubject::learn_music() {
    constexpr int Frames = 150;
    constexpr int Removals = 4;
    const auto pulses_after = [](TapeSubject& subject, const Step& step) {
        (void)subject.act(step);
        return subject.lockstep_.pulses();
    };
    TapeSubject trial(*machine_, lockstep_, reader_);
    if (pulses_after(trial, pause(Frames)) > 0 || !trial.lockstep_.ay_sounded()) {
        return;
    }
    for (int i = 0; i < Removals; ++i) {
        const int moved =
            pulses_after(trial, press(Key::Right)) + pulses_after(trial, press(Key::Hint));
        const bool removed = pulses_after(trial, press(Key::Enter)) > 0;
        if (moved > 0 || !removed) {
            return;
        }
    }
    lockstep_.set_music(true);
}

} // namespace shisen::oracle
