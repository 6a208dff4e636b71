#include "app/emulator/player.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "app/input/basic_typing.hpp"
#include "base/utf8.hpp"
#include "loaders/tape_header.hpp"
#include "machine/screen_text.hpp"

namespace zx::app {
namespace {

/// True if the first file of the media is a BASIC program that LOAD does not start.
bool waits_for_run(const loaders::Media& media) {
    const auto* const tape = std::get_if<loaders::Tape>(&media);
    if (tape == nullptr) {
        return false;
    }
    for (const loaders::TapeBlock& block : tape->blocks) {
        const auto* const data = std::get_if<loaders::DataBlock>(&block);
        const auto header = data != nullptr ? loaders::read_tape_header(*data) : std::nullopt;
        if (header) {
            return header->type == loaders::HeaderType::Program && !autostart_line(*header);
        }
    }
    return false;
}

} // namespace

Player::Player(Session& session,
               UserData user_data,
               int sample_rate_hz,
               const EmulatorSettings& settings)
    : session_(session), user_data_(std::move(user_data)), sample_rate_hz_(sample_rate_hz),
      cpu_hz_(session.machine().timing().cpu_hz), speed_percent_(settings.speed_percent),
      stereo_(settings.stereo), synth_(new_synth()), joystick_(settings.joystick),
      autofire_frames_(settings.autofire_frames) {}

/// At twice the speed, a frame of the machine has half as many samples.
machine::SoundSynth Player::new_synth() const {
    return {sample_rate_hz_ * 100 / speed_percent_, cpu_hz_, stereo_};
}

void Player::hold(const KeySet& keys) {
    ula::Keyboard& keyboard = session_.machine().keyboard();
    keyboard.release_all();
    for (std::size_t key = 0; key < keys.size(); ++key) {
        if (keys[key]) {
            keyboard.press(static_cast<ula::Key>(key));
        }
    }
}

KeySet Player::next_typed() {
    if (typed_.empty()) {
        return {};
    }
    TypedFrames& now = typed_.front();
    const KeySet keys = now.keys;
    if (--now.frames <= 0) {
        typed_.pop_front();
    }
    return keys;
}

void Player::run_frame(const KeySet& keys) {
    machine::Machine& machine = session_.machine();
    const bool replaying = session_.replaying();
    hold(replaying ? KeySet{} : keys | next_typed());
    session_.run_frame();
    if (replaying && !session_.replaying()) {
        notice_ = session_.replay_error()
                      ? session_.media_name() + ": " + session_.replay_error()->context
                      : "End of the recording";
    }
    if (rewind_.record(machine.state())) {
        rewind_pictures_.push_back(
            std::make_shared<Thumbnail>(thumbnail_of(machine::screen_bytes(machine))));
        while (rewind_pictures_.size() > rewind_.states()) {
            rewind_pictures_.pop_front();
        }
    }
    samples_.clear();
    if (machine.timing().cpu_hz != cpu_hz_) {
        cpu_hz_ = machine.timing().cpu_hz;
        synth_ = new_synth();
    }
    synth_.frame(
        machine.sound(), machine.ay_sound(), machine.timing().tstates_per_frame(), samples_);
    add_to_film();
}

void Player::run_frames_until(const KeySet& keys, const std::function<bool()>& done) {
    session_.machine().set_picture(false);
    while (!done()) {
        run_frame(keys);
    }
    session_.machine().set_picture(true);
    run_frame(keys);
}

bool Player::step_back() {
    const auto state = rewind_.back();
    if (!state) {
        return false;
    }
    typed_.clear();
    if (!rewind_pictures_.empty()) {
        rewind_pictures_.pop_back();
    }
    session_.set_state(*state);
    hold({});
    session_.run_frame();
    return true;
}

RewindStatus Player::rewind_status(std::size_t most_pictures) const {
    RewindStatus status;
    const std::size_t count = std::min(most_pictures, rewind_pictures_.size());
    status.pictures.assign(rewind_pictures_.end() - static_cast<std::ptrdiff_t>(count),
                           rewind_pictures_.end());
    status.seconds_left = static_cast<double>(rewind_.states()) * step_seconds();
    return status;
}

double Player::step_seconds() const {
    const auto& timing = machine().timing();
    return rewind_.interval_frames() * static_cast<double>(timing.tstates_per_frame()) /
           timing.cpu_hz;
}

void Player::move_joystick(bool gamepad, std::uint8_t bits) {
    using enum machine::Joystick;
    session_.machine().fit_joystick(joystick_.value_or(gamepad ? Kempston : None));
    session_.machine().move_joystick(autofire_.next_frame(bits, autofire_frames_));
}

void Player::move_mouse(const MouseMove& move) {
    session_.machine().move_mouse(move.right, move.up, move.buttons);
}

Outcome<std::string> Player::start(const NamedMedia& media) {
    if (replaces_tape(media.media)) {
        const bool records = !blank_tape_path().empty();
        auto ejected = eject_tape();
        if (!ejected) {
            return ejected;
        }
        if (records) {
            notice_ = std::move(*ejected); // where the recorded tape is
        }
    }
    typed_.clear();
    session_.machine().keyboard().release_all();
    machine::Machine& machine = session_.machine();
    machine.set_picture(false);
    const auto loaded = session_.load(media, [&] { session_.run_frame(); });
    machine.set_picture(true);
    if (!loaded) {
        return file_failure(loaded.error(), media.name);
    }
    if (const auto* const snapshot = std::get_if<loaders::Snapshot>(&media.media);
        snapshot != nullptr && snapshot->joystick && !joystick_ &&
        *snapshot->joystick != machine::Joystick::None) {
        joystick_ = snapshot->joystick; // else the one that a gamepad asks for
    }
    if (!media.warnings.empty()) {
        return media.name + ": " + media.warnings.front();
    }
    return waits_for_run(media.media) ? media.name + ": when it is loaded, RUN starts it"
                                      : media.name;
}

Outcome<std::string> Player::start(const RawCode& code) {
    if (auto ejected = eject_tape(); !ejected) {
        return ejected;
    }
    typed_.clear();
    machine::Machine& machine = session_.machine();
    machine.keyboard().release_all();
    machine.set_picture(false);
    const auto started = start_code(session_, code, [&] { session_.run_frame(); });
    machine.set_picture(true);
    if (!started) {
        return file_failure(started.error(), code.name);
    }
    return code.name;
}

Outcome<std::string> Player::open(const std::string& path) {
    const auto media = open_file(path);
    return media ? start(*media) : tl::unexpected(media.error());
}

Outcome<std::string> Player::play_shisen() {
    return start(bundled_tape());
}

std::string Player::reset() {
    typed_.clear();
    session_.end_replay();
    session_.machine().reset();
    return "Reset";
}

Outcome<std::string> Player::next_model(int step) {
    constexpr int Models = static_cast<int>(machine::record::All.size());
    return change_model(static_cast<machine::Model>(
        (static_cast<int>(machine().model()) + step + Models) % Models));
}

Outcome<std::string> Player::change_model(machine::Model next) {
    auto rom = session_.rom().asked_for ? Outcome<RomChoice>(session_.rom())
                                        : choose_rom(RunOptions{}, user_data_, next);
    if (!rom) {
        return tl::unexpected(rom.error());
    }
    typed_.clear();
    rewind_.clear();
    rewind_pictures_.clear();
    session_.change_model(next, std::move(*rom));
    return model_name();
}

void Player::apply(const EmulatorSettings& settings) {
    if (settings.setup != session_.setup()) {
        session_.set_up(settings.setup);
    }
    joystick_ = settings.joystick;
    if (joystick_) {
        session_.machine().fit_joystick(*joystick_);
    }
    autofire_frames_ = settings.autofire_frames;
    if (settings.stereo != stereo_ || settings.speed_percent != speed_percent_) {
        stereo_ = settings.stereo;
        speed_percent_ = settings.speed_percent;
        synth_ = new_synth();
    }
}

void Player::paste(std::string_view utf8) {
    const auto commands =
        expects_keywords(machine()) && !typing() ? command_strokes(utf8) : std::nullopt;
    if (commands) {
        type(*commands);
        return;
    }
    while (!utf8.empty()) {
        const std::size_t length = first_character_bytes(utf8);
        std::string_view character = utf8.substr(0, length);
        utf8.remove_prefix(length);
        if (character == "{" || character == "}") {
            character = character == "{" ? "{{}" : "{}}";
        }
        const auto strokes = machine::strokes_from_text(character);
        type(strokes.value_or(std::vector<machine::Stroke>{}));
    }
}

void Player::type(const std::vector<machine::Stroke>& strokes) {
    for (const machine::Stroke& stroke : strokes) {
        for (const machine::KeyPhase& phase : phases_of(stroke, {})) {
            typed_.push_back({key_set(phase.keys), phase.frames});
        }
    }
}

std::string Player::screen_text() const {
    std::string text;
    std::string blank_lines;
    for (std::string row : machine::read_screen(machine())) {
        row.erase(row.find_last_not_of(' ') + 1);
        blank_lines += '\n';
        if (!row.empty()) {
            text += blank_lines.substr(text.empty() ? blank_lines.size() : 0) + row;
            blank_lines.clear();
        }
    }
    return text;
}

std::string Player::model_name() const {
    const std::string name(machine::short_name_of(machine().model()));
    return session_.in_48_mode() ? name + ", 48K mode" : name;
}

double Player::frame_seconds() const {
    const auto& timing = machine().timing();
    return static_cast<double>(timing.tstates_per_frame()) / timing.cpu_hz * 100 / speed_percent_;
}

std::string Player::title() const {
    const std::string& media = session_.media_name();
    return "Four Rivers - " + (media.empty() ? std::string() : media + " - ") + model_name() +
           ", " + session_.rom().name;
}

} // namespace zx::app
