#include "app/emulator/player.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "app/emulator/basic_typing.hpp"
#include "app/files/output_file.hpp"
#include "app/run/outputs.hpp"
#include "base/utf8.hpp"
#include "loaders/convert.hpp"
#include "loaders/tape_edit.hpp"
#include "machine/screen_text.hpp"

namespace zx::app {

namespace {

tl::unexpected<Failure> folder_failure(const Error& error, const std::filesystem::path& folder) {
    if (folder.empty()) {
        return tl::unexpected(Failure{exit_code(error), error.context});
    }
    return file_failure(error, folder.string());
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

TapeStatus Player::tape_status() {
    TapeStatus status = status_of(machine().state().tape, tape_lines_);
    status.blank = !session_.blank_tape_path().empty();
    status.inserted = session_.has_tape();
    status.name = std::filesystem::path(session_.tape_name()).filename().string();
    return status;
}

void Player::play_tape(bool on) {
    session_.play_tape(on);
}

void Player::rewind_tape() {
    session_.rewind_tape();
}

void Player::seek_tape(std::size_t block) {
    session_.seek_tape(block);
}

Outcome<std::string> Player::insert_blank_tape() {
    const auto folder =
        user_data_.has_folder() ? user_data_.folder() / "tapes" : std::filesystem::path();
    if (auto made = UserData::make_folder(folder); !made) {
        return folder_failure(made.error(), folder);
    }
    const std::string path = UserData::unused_name(folder, "tape", "tzx").string();
    return insert_blank_tape(path);
}

const loaders::Tape* Player::tape() const {
    const auto& deck = machine().state().tape;
    return deck.inserted() ? deck.tape() : nullptr;
}

std::string Player::why_not_edited() const {
    if (!session_.blank_tape_path().empty()) {
        return "What was saved on this tape can be edited after it is ejected and opened again.";
    }
    if (tape() == nullptr) {
        return "There is no tape.";
    }
    return loaders::has_free_blocks(*tape())
               ? std::string()
               : "The blocks of this tape belong together: it has groups, loops or jumps.";
}

void Player::change_tape(loaders::Tape tape) {
    session_.machine().insert_tape(std::move(tape));
}

Outcome<std::string> Player::save_tape() const {
    const auto folder =
        user_data_.has_folder() ? user_data_.folder() / "tapes" : std::filesystem::path();
    if (auto made = UserData::make_folder(folder); !made) {
        return folder_failure(made.error(), folder);
    }
    if (tape() == nullptr) {
        return tl::unexpected(Failure{ExitCode::BadFile, "There is no tape"});
    }
    const std::string path = UserData::unused_name(folder, "tape", "tzx").string();
    const auto bytes = loaders::encode_media(*tape(), path);
    if (!bytes) {
        return file_failure(bytes.error(), path);
    }
    if (auto written = write_file_atomically(path, *bytes); !written) {
        return file_failure(written.error(), path);
    }
    return "Written: " + path;
}

void Player::update_blank_tape() {
    if (!session_.blank_tape_path().empty()) {
        (void)session_.tape_blocks();
    }
}

bool Player::loading() const {
    return machine().tape_playing();
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
        if (auto ejected = session_.eject_tape(); !ejected) {
            return tl::unexpected(ejected.error());
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
    return media.name;
}

Outcome<std::string> Player::start(const RawCode& code) {
    if (auto ejected = session_.eject_tape(); !ejected) {
        return tl::unexpected(ejected.error());
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

Outcome<std::string> Player::insert_blank_tape(const std::string& path) {
    if (auto inserted = session_.insert_blank_tape(path); !inserted) {
        return tl::unexpected(inserted.error());
    }
    return "Blank tape: " + path;
}

Outcome<std::string> Player::eject_tape() {
    const std::string path = session_.blank_tape_path();
    const auto notes = session_.eject_tape();
    if (!notes) {
        return tl::unexpected(notes.error());
    }
    if (!notes->empty()) {
        return notes->front();
    }
    return path.empty() ? "Tape ejected" : "Written: " + path;
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

Outcome<std::string> Player::quick_save() {
    const std::string path = user_data_.quick_save().string();
    if (auto made = UserData::make_folder(user_data_.folder()); !made) {
        return folder_failure(made.error(), user_data_.folder());
    }
    if (auto written = write_state_keeping_previous(machine(), path); !written) {
        return tl::unexpected(written.error());
    }
    return "Saved";
}

Outcome<std::string> Player::quick_load() {
    if (!user_data_.has_folder()) {
        return tl::unexpected(Failure{ExitCode::BadFile, user_data_.warning()});
    }
    std::error_code ignored;
    const bool old = !std::filesystem::exists(user_data_.quick_save(), ignored) &&
                     std::filesystem::exists(user_data_.old_quick_save(), ignored);
    auto media = open_file((old ? user_data_.old_quick_save() : user_data_.quick_save()).string());
    if (!media) {
        return tl::unexpected(media.error());
    }
    media->name = session_.media_name(); // keep the name of the loaded game
    auto started = start(*media);
    return started ? Outcome<std::string>("Back to the saved state") : std::move(started);
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

Outcome<std::string> Player::undo_quick_save() {
    const std::filesystem::path now = user_data_.quick_save();
    const std::filesystem::path before = now.string() + ".bak";
    const std::filesystem::path aside = now.string() + ".undo";
    std::error_code error;
    if (!user_data_.has_folder() || !std::filesystem::exists(before, error)) {
        return tl::unexpected(Failure{ExitCode::BadFile, "There is no earlier quick save"});
    }
    std::filesystem::rename(now, aside, error);
    std::filesystem::rename(before, now, error);
    if (error) {
        return tl::unexpected(
            Failure{ExitCode::Surroundings, now.string() + ": " + error.message()});
    }
    std::filesystem::rename(aside, before, error);
    return "The quick save before the last is back";
}

std::vector<StateSlot> Player::saved_states(const std::string& program) const {
    return SavedStates(user_data_).list(program);
}

Outcome<std::string> Player::save_slot(const std::string& program, int slot) {
    const SavedStates states(user_data_);
    if (auto made = UserData::make_folder(states.folder(program)); !made) {
        return folder_failure(made.error(), states.folder(program));
    }
    if (auto written =
            write_state_keeping_previous(machine(), states.state(program, slot).string());
        !written) {
        return tl::unexpected(written.error());
    }
    if (auto written = write_note(program, slot, media_name() + ", " + model_name()); !written) {
        return tl::unexpected(written.error());
    }
    return fmt::format("Saved as state {}", slot);
}

Outcome<void> Player::write_note(const std::string& program, int slot, const std::string& text) {
    const std::string path = SavedStates(user_data_).note(program, slot).string();
    const std::span bytes(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    if (auto written = write_file_atomically(path, bytes); !written) {
        return file_failure(written.error(), path);
    }
    return {};
}

Outcome<std::string> Player::load_slot(const std::string& program, int slot) {
    auto media = open_file(SavedStates(user_data_).state(program, slot).string());
    if (!media) {
        return tl::unexpected(media.error());
    }
    media->name = media_name();
    auto started = start(*media);
    return started ? Outcome<std::string>(fmt::format("State {}", slot)) : std::move(started);
}

Outcome<void> Player::save_session() {
    if (auto made = UserData::make_folder(user_data_.folder()); !made) {
        return folder_failure(made.error(), user_data_.folder());
    }
    return write_state(machine(), user_data_.session().string());
}

Outcome<std::string> Player::load_session(const std::string& name) {
    auto media = open_file(user_data_.session().string());
    if (!media) {
        return tl::unexpected(media.error());
    }
    media->name = name;
    return start(*media);
}

bool Player::has_session() const {
    std::error_code ignored;
    return user_data_.has_folder() && std::filesystem::exists(user_data_.session(), ignored);
}

Outcome<std::string> Player::save_picture() {
    const auto folder = user_data_.pictures();
    if (auto made = UserData::make_folder(folder); !made) {
        return folder_failure(made.error(), folder);
    }
    const auto path = UserData::unused_name(folder, "fourrivers", "png");
    if (auto written = write_screenshot(machine(), path.string()); !written) {
        return tl::unexpected(written.error());
    }
    return "Picture: " + path.string();
}

Outcome<std::string> Player::toggle_film(std::string_view extension) {
    if (film_) {
        const auto finished = std::exchange(film_, nullptr)->finish();
        return finished ? Outcome<std::string>("Film: " + film_path_)
                        : file_failure(finished.error(), film_path_);
    }
    const auto folder = user_data_.recordings();
    if (auto made = UserData::make_folder(folder); !made) {
        return folder_failure(made.error(), folder);
    }
    film_path_ = UserData::unused_name(folder, "fourrivers", extension).string();
    auto film =
        create_film(film_path_, machine(), {sample_rate_hz_ * 100 / speed_percent_, channels()});
    if (!film) {
        return file_failure(film.error(), film_path_);
    }
    film_ = std::move(*film);
    return "Recording a film";
}

void Player::add_to_film() {
    if (!film_ || !machine().picture_current()) {
        return;
    }
    if (const auto added = film_->add(machine(), samples_); !added) {
        film_.reset();
        notice_ = film_path_ + ": " + added.error().context;
    }
}

std::string Player::start_recording(std::string path) {
    recording_path_ = std::move(path);
    session_.start_recording();
    return "Recording";
}

Outcome<std::string> Player::finish_recording() {
    const auto file = session_.finish_recording();
    std::string path = std::exchange(recording_path_, {});
    if (path.empty()) {
        const auto folder = user_data_.recordings();
        if (auto made = UserData::make_folder(folder); !made) {
            return folder_failure(made.error(), folder);
        }
        path = UserData::unused_name(folder, "fourrivers", "rzx").string();
    }
    if (auto written = write_recording(file, path); !written) {
        return tl::unexpected(written.error());
    }
    return "Recording: " + path;
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
