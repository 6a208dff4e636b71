// Runs a session frame by frame for the headless command line and its scripts. It counts frames,
// passes on sound and checks for Ctrl+C.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/run/raw_code.hpp"
#include "app/run/session.hpp"
#include "machine/sound_synth.hpp"

namespace zx::app {

/// Receives the 16-bit samples of a frame at Runner::SoundRateHz, with channels_of() channels
/// interleaved. Returns false if they cannot be stored; the run then ends.
using SoundSink = std::function<bool(std::span<const std::int16_t>)>;

class Runner {
  public:
    Runner(Session& session,
           machine::KeyFrames key_frames,
           SoundSink sound_sink = {},
           machine::Stereo stereo = machine::Stereo::Mono);

    [[nodiscard]] Session& session() noexcept { return session_; }
    [[nodiscard]] machine::Console& console() noexcept { return session_.console(); }

    /// Runs one frame and passes its sound on.
    void frame();
    /// Does nothing if stopped() is true; this holds for all functions below.
    void frames(int count);
    /// True if a row of the screen contains the text.
    [[nodiscard]] bool shows(std::string_view text) const;
    /// Runs until a row of the screen shows the text, for at most max_frames; true if one does.
    /// Frames in which a tape is loaded are not counted.
    [[nodiscard]] bool until(std::string_view text, int max_frames);
    /// True if the tape is running and the program on the machine reads it.
    [[nodiscard]] bool loading() const;
    /// Returns the tape's name and whether it is running, stopped (and where) or at its end, for
    /// messages. Empty without a tape.
    [[nodiscard]] std::string tape_position() const;
    void type(const std::vector<machine::Stroke>& strokes);
    /// Holds the keys and then none; without `released` for the usual time.
    void press(const machine::Stroke& stroke, int held_frames, std::optional<int> released = {});
    /// Moves the joystick and releases it. bits: 0 right, 1 left, 2 down, 3 up, 4 fire.
    void push_joystick(std::uint8_t bits, int held_frames);
    void push_joystick(std::uint8_t bits) { push_joystick(bits, key_frames_.held); }
    /// As Session::start().
    [[nodiscard]] Result<void> start(const NamedMedia& media);
    /// Runs until the first instruction of the code is next.
    [[nodiscard]] Result<void> start_code(const RawCode& code);
    /// As Session::load().
    [[nodiscard]] Result<void> load(const NamedMedia& media);
    void wait_until_ready();

    /// Returns all frames run so far. Resets and loads restart the machine's own count, but not
    /// this one.
    [[nodiscard]] std::int64_t frames_run() const noexcept { return frames_run_; }
    /// True if no more frames are run: a signal arrived, the sound could not be stored, or the
    /// recording that is being played does not fit.
    [[nodiscard]] bool stopped() const noexcept;
    [[nodiscard]] bool sound_failed() const noexcept { return sound_failed_; }

    /// Returns the number of sound channels for this mix: 1 or 2.
    [[nodiscard]] static int channels_of(machine::Stereo stereo);

    static constexpr int SoundRateHz = 44'100;

  private:
    void type(const machine::Stroke& stroke, machine::KeyFrames frames);

    Session& session_;
    machine::KeyFrames key_frames_;
    SoundSink sound_sink_;
    bool sound_failed_ = false;
    machine::Stereo stereo_;
    int cpu_hz_;
    machine::SoundSynth synth_;
    std::vector<std::int16_t> sound_; // of one frame
    std::int64_t frames_run_ = 0;
};

} // namespace zx::app
