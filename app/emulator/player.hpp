// A session under interactive control: keys and joystick are the input; frames, samples and
// messages are the output. Contains everything that the window does to the machine, without a
// window.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/emulator/rewind_status.hpp"
#include "app/emulator/saved_states.hpp"
#include "app/emulator/tape_status.hpp"
#include "app/files/user_data.hpp"
#include "app/films/film.hpp"
#include "app/input/autofire.hpp"
#include "app/input/host_keyboard.hpp"
#include "app/input/host_mouse.hpp"
#include "app/run/emulator_settings.hpp"
#include "app/run/raw_code.hpp"
#include "app/run/session.hpp"
#include "machine/rewind.hpp"
#include "machine/sound_synth.hpp"

namespace zx::app {

class Player {
  public:
    Player(Session& session,
           UserData user_data,
           int sample_rate_hz,
           const EmulatorSettings& settings = {});

    [[nodiscard]] Session& session() noexcept { return session_; }
    [[nodiscard]] const machine::Machine& machine() const noexcept {
        return std::as_const(session_).machine();
    }

    /// Runs one frame with these keys and the keys that are being typed; samples() then returns
    /// that frame's sound.
    void run_frame(const KeySet& keys);
    [[nodiscard]] std::span<const std::int16_t> samples() const noexcept { return samples_; }
    /// Returns the number of channels in samples(): 1, or 2 (interleaved).
    [[nodiscard]] int channels() const noexcept { return synth_.channels(); }
    /// Runs frames without pictures until done() returns true, then one frame with a picture.
    void run_frames_until(const KeySet& keys, const std::function<bool()>& done);

    /// Goes back half a second, and then runs one frame to draw the picture. History reaches back
    /// five minutes. Returns false if there is no older state.
    [[nodiscard]] bool step_back();

    /// Returns what happened by itself since the last call, to be shown: a recording has ended, or
    /// does not fit.
    [[nodiscard]] std::optional<std::string> take_notice() {
        return std::exchange(notice_, std::nullopt);
    }

    /// What is left to go back to. The machine's frames at normal speed give the seconds.
    [[nodiscard]] RewindStatus rewind_status(std::size_t most_pictures) const;
    /// The duration of one step back, in seconds.
    [[nodiscard]] double step_seconds() const;

    /// The tape in the recorder.
    [[nodiscard]] TapeStatus tape_status();
    void play_tape(bool on);
    void rewind_tape();
    void seek_tape(std::size_t block);
    /// Inserts a blank tape whose file gets an unused name in the folder "tapes" of the user's data.
    [[nodiscard]] Outcome<std::string> insert_blank_tape();
    /// The tape in the recorder, or null.
    [[nodiscard]] const loaders::Tape* tape() const;
    /// Returns why the tape cannot be edited; empty if it can.
    [[nodiscard]] std::string why_not_edited() const;
    /// Puts an edited tape in the place of the present one, rewound.
    void change_tape(loaders::Tape tape);
    /// Writes the tape as TZX under an unused name in the folder "tapes" of the user's data.
    [[nodiscard]] Outcome<std::string> save_tape() const;
    /// The file of the blank tape; empty without one.
    [[nodiscard]] std::string blank_tape_path() const { return session_.blank_tape_path(); }
    /// Gives a blank tape of the folder "tapes" another unused name if a file has taken its name
    /// since it was inserted.
    void renew_tape_name();
    /// Makes tape_status() show what was saved on the blank tape until now.
    void update_blank_tape();

    /// True while a program is being loaded from the tape.
    [[nodiscard]] bool loading() const;
    [[nodiscard]] bool typing() const noexcept { return !typed_.empty(); }
    /// Connects the chosen joystick and moves it. If none was chosen and gamepad is true, it
    /// connects a Kempston joystick.
    void move_joystick(bool gamepad, std::uint8_t bits);
    /// Moves the mouse, if one is connected. Motion is in pixels of the Spectrum; button bit 0 is
    /// right, bit 1 left.
    void move_mouse(const MouseMove& move);
    /// Takes over the machine's setup, the joystick and the stereo mix. Call it between frames.
    void apply(const EmulatorSettings& settings);

    // Actions of the user. They return a message to show, or a failure.

    /// Opens a file or takes media, and starts it as Session::load() does. The message is the name,
    /// with the first warning if there is one.
    [[nodiscard]] Outcome<std::string> open(const std::string& path);
    [[nodiscard]] Outcome<std::string> start(const NamedMedia& media);
    [[nodiscard]] Outcome<std::string> start(const RawCode& code);
    /// Inserts a blank tape, on which SAVE records until it is ejected or another tape is inserted;
    /// then the file is written. The extension is the format. An existing file is refused.
    [[nodiscard]] Outcome<std::string> insert_blank_tape(const std::string& path);
    /// Ejects the tape, and writes it if it is a blank one.
    [[nodiscard]] Outcome<std::string> eject_tape();
    /// Starts the bundled tape.
    [[nodiscard]] Outcome<std::string> play_shisen();
    [[nodiscard]] std::string reset();
    /// Changes to the next (step 1) or previous (step -1) of 16K, 48K, 128K, +2, +2A, cyclically.
    /// The new machine is fresh and runs the user's own ROMs for it, unless other ROMs were
    /// requested.
    [[nodiscard]] Outcome<std::string> next_model(int step);
    [[nodiscard]] Outcome<std::string> change_model(machine::Model model);
    /// Types the text. Characters that the Spectrum does not have are left out. Commands are typed
    /// with the keyword keys where the machine expects them.
    void paste(std::string_view utf8);
    /// The text on the screen: a line for each row down to the last that is not empty, without
    /// blanks at its end.
    [[nodiscard]] std::string screen_text() const;
    /// Saves or loads the machine's state in the user's folder. Saving keeps the previous file with
    /// ".bak" appended to its name.
    [[nodiscard]] Outcome<std::string> quick_save();
    [[nodiscard]] Outcome<std::string> quick_load() { return quick_load(media_name()); }
    /// Loads the state and calls the program by this name.
    [[nodiscard]] Outcome<std::string> quick_load(const std::string& name);
    [[nodiscard]] bool has_quick_save() const;
    /// Exchanges the quick save and the one before it.
    [[nodiscard]] Outcome<std::string> undo_quick_save();
    /// The ten saved states of a program, by its key in Remembered::programs.
    [[nodiscard]] std::vector<StateSlot> saved_states(const std::string& program) const;
    [[nodiscard]] Outcome<std::string> save_slot(const std::string& program, int slot);
    /// Writes the note of a saved state.
    [[nodiscard]] Outcome<void>
    write_note(const std::string& program, int slot, const std::string& text);
    [[nodiscard]] Outcome<std::string> load_slot(const std::string& program, int slot);
    /// Saves the state at the end of a session, and continues it.
    [[nodiscard]] Outcome<void> save_session();
    [[nodiscard]] Outcome<std::string> load_session(const std::string& name);
    /// Returns true if there is a session to continue. A file that is damaged is renamed; the
    /// failure says so.
    [[nodiscard]] Outcome<bool> find_session() const;
    /// Writes the picture as PNG under an unused name in the user's folder.
    [[nodiscard]] Outcome<std::string> save_picture();

    /// Begins a film of this kind (app/films/film.hpp) under an unused name in the user's folder
    /// "recordings", or ends the film that was begun. Frames that are not drawn are left out.
    [[nodiscard]] Outcome<std::string> toggle_film(std::string_view extension);
    [[nodiscard]] bool filming() const noexcept { return film_ != nullptr; }

    /// What the printer has printed.
    [[nodiscard]] const Paper& paper() const noexcept { return std::as_const(session_).paper(); }
    void cut_paper() { session_.paper().clear(); }
    /// Writes the paper as "png" or "txt" under an unused name in the user's folder "printouts".
    [[nodiscard]] Outcome<std::string> save_paper(std::string_view extension) const;

    /// Records the input from now on, for the file of this name; if it is empty, for an unused name
    /// in the user's folder.
    [[nodiscard]] std::string start_recording(std::string path = {});
    [[nodiscard]] bool recording() const noexcept { return session_.recording(); }
    /// Ends recording and writes the file.
    [[nodiscard]] Outcome<std::string> finish_recording();

    [[nodiscard]] std::string model_name() const;
    [[nodiscard]] bool mouse_fitted() const { return session_.setup().mouse; }
    [[nodiscard]] const std::string& rom_name() const { return session_.rom().name; }
    [[nodiscard]] const std::string& media_name() const { return session_.media_name(); }
    /// Returns the duration of a frame of the model at the chosen speed, in seconds.
    [[nodiscard]] double frame_seconds() const;
    /// Returns the window's title.
    [[nodiscard]] std::string title() const;

  private:
    void type(const std::vector<machine::Stroke>& strokes);

    /// One part of a typed text: keys held for some frames. An empty key set is a pause.
    struct TypedFrames {
        KeySet keys;
        int frames = 0;
    };

    void hold(const KeySet& keys);
    void add_to_film();
    [[nodiscard]] machine::SoundSynth new_synth() const;
    [[nodiscard]] KeySet next_typed();

    Session& session_;
    UserData user_data_;
    int sample_rate_hz_;
    int cpu_hz_;
    int speed_percent_;
    machine::Stereo stereo_;
    machine::SoundSynth synth_;
    std::vector<std::int16_t> samples_;
    std::deque<TypedFrames> typed_;
    std::optional<std::string> notice_;
    std::string recording_path_;
    std::unique_ptr<Film> film_;
    /// The film's sound, at the machine's own speed whatever the user has chosen.
    std::optional<machine::SoundSynth> film_synth_;
    std::vector<std::int16_t> film_samples_;
    std::string film_path_;
    std::optional<machine::Joystick> joystick_;
    int autofire_frames_ = 0;
    Autofire autofire_;
    machine::Rewind rewind_;
    /// A picture of each state in rewind_, the newest last.
    std::deque<std::shared_ptr<const Thumbnail>> rewind_pictures_;
    TapeLines tape_lines_;
};

} // namespace zx::app
