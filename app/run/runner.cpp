#include "app/run/runner.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "app/common/interrupt.hpp"

namespace zx::app {

Runner::Runner(Session& session,
               machine::KeyFrames key_frames,
               SoundSink sound_sink,
               machine::Stereo stereo)
    : session_(session), key_frames_(key_frames), sound_sink_(std::move(sound_sink)),
      stereo_(stereo), cpu_hz_(session.machine().timing().cpu_hz),
      synth_(SoundRateHz, cpu_hz_, stereo) {}

void Runner::frame() {
    if (stopped()) {
        return;
    }
    session_.run_frame();
    ++frames_run_;
    machine::Machine& machine = session_.machine();
    if (!sound_sink_) {
        return;
    }
    if (machine.timing().cpu_hz != cpu_hz_) { // another model
        cpu_hz_ = machine.timing().cpu_hz;
        synth_ = machine::SoundSynth(SoundRateHz, cpu_hz_, stereo_);
    }
    synth_.frame(machine.sound(), machine.ay_sound(), machine.timing().tstates_per_frame(), sound_);
    sound_failed_ = !sound_sink_(sound_);
    sound_.clear();
}

bool Runner::stopped() const noexcept {
    return sound_failed_ || session_.replay_error() || interrupted();
}

int Runner::channels_of(machine::Stereo stereo) {
    return machine::SoundSynth(SoundRateHz, 3'500'000, stereo).channels();
}

void Runner::frames(int count) {
    for (int index = 0; index < count && !stopped(); ++index) {
        frame();
    }
}

bool Runner::shows(std::string_view text) const {
    const auto rows = session_.console().screen_rows();
    return std::any_of(rows.begin(), rows.end(), [text](const std::string& row) {
        return row.find(text) != std::string::npos;
    });
}

bool Runner::until(std::string_view text, int max_frames) {
    for (int counted = 0; !shows(text);) {
        if (counted == max_frames || stopped()) {
            return false;
        }
        counted += loading() ? 0 : 1;
        frame();
    }
    return true;
}

bool Runner::loading() const {
    const machine::Machine& machine = session_.machine();
    return machine.tape_playing() && machine.tape_wanted();
}

std::string Runner::tape_position() const {
    const machine::Machine& machine = session_.machine();
    if (!machine.tape_inserted()) {
        return {};
    }
    const std::string& name = session_.tape_name();
    if (machine.tape_block() == machine.tape_blocks()) {
        return name + " has been read to its end";
    }
    return fmt::format("{}{} at block {} of {}",
                       name,
                       machine.tape_playing() ? " is running" : " has stopped",
                       machine.tape_block() + 1,
                       machine.tape_blocks());
}

void Runner::type(const machine::Stroke& stroke, machine::KeyFrames frames) {
    type_stroke(session_.machine().keyboard(), stroke, frames, [this] { frame(); });
}

void Runner::type(const std::vector<machine::Stroke>& strokes) {
    for (const machine::Stroke& stroke : strokes) {
        type(stroke, key_frames_);
    }
}

void Runner::press(const machine::Stroke& stroke, int held_frames, std::optional<int> released) {
    type(stroke, {held_frames, released.value_or(key_frames_.released)});
}

void Runner::push_joystick(std::uint8_t bits, int held_frames) {
    session_.machine().move_joystick(bits);
    frames(held_frames);
    session_.machine().move_joystick(0);
    frames(key_frames_.released);
}

Result<void> Runner::start(const NamedMedia& media) {
    return session_.start(media, [this] { frame(); });
}

Result<void> Runner::start_code(const RawCode& code) {
    return app::start_code(session_, code, [this] { frame(); });
}

Result<void> Runner::load(const NamedMedia& media) {
    return session_.load(media, [this] { frame(); });
}

void Runner::wait_until_ready() {
    session_.wait_until_ready([this] { frame(); });
}

} // namespace zx::app
