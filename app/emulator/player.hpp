// A session in a player's hands: keys and joystick in, frames, samples and messages out. All that
// the window does to the machine, without a window.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/emulator/host_keyboard.hpp"
#include "app/emulator/host_mouse.hpp"
#include "app/files/user_data.hpp"
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
           machine::Stereo stereo = machine::Stereo::Mono);

    [[nodiscard]] Session& session() noexcept { return session_; }
    [[nodiscard]] const machine::Machine& machine() const noexcept {
        return std::as_const(session_).machine();
    }

    /// One frame with these keys held (and what is being typed); samples() are that frame's.
    void run_frame(const KeySet& keys);
    [[nodiscard]] std::span<const std::int16_t> samples() const noexcept { return samples_; }
    /// Channels of samples(): 1, or 2 that take turns.
    [[nodiscard]] int channels() const noexcept { return synth_.channels(); }
    /// Frames without pictures until done() says so, then one with a picture.
    void run_frames_until(const KeySet& keys, const std::function<bool()>& done);

    /// Half a second back, up to five minutes in all, and then one frame forwards for its picture.
    /// False: there is nothing older.
    [[nodiscard]] bool step_back();

    /// A program is being loaded from the tape.
    [[nodiscard]] bool loading() const;
    [[nodiscard]] bool typing() const noexcept { return !typed_.empty(); }
    /// Fits the joystick that was chosen, and moves it. No choice: a Kempston for a gamepad.
    void move_joystick(bool gamepad, std::uint8_t bits);
    /// Moves the mouse, if one is fitted: in pixels of the Spectrum; buttons: bits 0 right, 1 left.
    void move_mouse(const MouseMove& move);
    void choose_joystick(std::optional<machine::Joystick> joystick) { joystick_ = joystick; }

    // What a person asks for. A text to show comes back, or what went wrong.

    [[nodiscard]] Outcome<std::string> open(const std::string& path);
    [[nodiscard]] Outcome<std::string> start(const NamedMedia& media);
    [[nodiscard]] Outcome<std::string> start(const RawCode& code);
    [[nodiscard]] Outcome<std::string> play_shisen();
    [[nodiscard]] std::string reset();
    /// 16K, 48K, 128K, +2, +2A, and round again, step 1 or -1: a fresh machine, with the user's own
    /// ROMs for it unless one was asked for.
    [[nodiscard]] Outcome<std::string> next_model(int step);
    /// none, Kempston, Sinclair 1, Sinclair 2, cursor, and round again; step 1 or -1.
    void next_joystick(int step);
    /// Issue 2 or 3, of a model that has them.
    void next_issue();
    void toggle_late_ula();
    /// As the model, on, off, and round again; step 1 or -1. Only on a model whose ULA can snow.
    void next_snow(int step);
    void toggle_mouse();
    /// mono, ABC, ACB, and round again; step 1 or -1.
    void next_stereo(int step);
    /// Characters that the Spectrum cannot type are left out.
    void paste(std::string_view utf8);
    [[nodiscard]] Outcome<std::string> quick_save();
    [[nodiscard]] Outcome<std::string> quick_load();
    [[nodiscard]] Outcome<std::string> save_picture();

    [[nodiscard]] std::string model_name() const;
    [[nodiscard]] std::string joystick_name() const;
    /// Empty where there is no choice.
    [[nodiscard]] std::string issue_name() const;
    /// Empty on a model whose ULA never snows.
    [[nodiscard]] std::string snow_name() const;
    /// Empty on a model without an AY.
    [[nodiscard]] std::string stereo_name() const;
    [[nodiscard]] bool late_ula() const { return session_.setup().late_ula; }
    [[nodiscard]] bool mouse_fitted() const { return session_.setup().mouse; }
    [[nodiscard]] const std::string& rom_name() const { return session_.rom().name; }
    [[nodiscard]] const std::string& media_name() const { return session_.media_name(); }
    [[nodiscard]] double frame_seconds() const;
    /// For the window's title.
    [[nodiscard]] std::string title() const;

  private:
    /// One frame of something typed; a set without keys is a pause.
    struct TypedFrames {
        KeySet keys;
        int frames = 0;
    };

    void hold(const KeySet& keys);
    [[nodiscard]] KeySet next_typed();

    Session& session_;
    UserData user_data_;
    int sample_rate_hz_;
    int cpu_hz_;
    machine::Stereo stereo_;
    machine::SoundSynth synth_;
    std::vector<std::int16_t> samples_;
    std::deque<TypedFrames> typed_;
    std::optional<machine::Joystick> joystick_;
    machine::Rewind rewind_;
};

} // namespace zx::app
