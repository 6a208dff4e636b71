// What the player writes and reads for the user: saves, states, the session, pictures, films,
// recordings.
#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "app/emulator/folder_failure.hpp"
#include "app/emulator/player.hpp"
#include "app/files/file.hpp"
#include "app/files/output_file.hpp"
#include "app/run/outputs.hpp"
#include "app/toolkit/persistent_file.hpp"

namespace zx::app {

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

bool Player::has_quick_save() const {
    std::error_code ignored;
    return user_data_.has_folder() &&
           (std::filesystem::exists(user_data_.quick_save(), ignored) ||
            std::filesystem::exists(user_data_.old_quick_save(), ignored));
}

Outcome<std::string> Player::quick_load(const std::string& name) {
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
    media->name = name;
    auto started = start(*media);
    return started ? Outcome<std::string>("Back to the saved state") : std::move(started);
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
    if (auto written =
            write_note(program,
                       slot,
                       media_name().empty() ? model_name() : media_name() + ", " + model_name());
        !written) {
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

Outcome<bool> Player::find_session() const {
    const std::filesystem::path path = user_data_.session();
    std::error_code ignored;
    if (!user_data_.has_folder() || !std::filesystem::exists(path, ignored)) {
        return false;
    }
    const auto opened = open_media_file(path.string());
    if (opened && std::holds_alternative<loaders::Snapshot>(opened->media)) {
        return true;
    }
    const Error damage =
        opened ? Error{ErrorCode::BadValue, 0, "is no state of a machine"} : opened.error();
    const play::PersistentFile file(path.parent_path(), path.filename().c_str(), 0);
    const auto kept = file.set_aside_bad(damage);
    return tl::unexpected(Failure{ExitCode::BadFile, kept ? *kept : file.in_words(kept.error())});
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
    auto film = create_film(film_path_, machine(), {sample_rate_hz_, channels()});
    if (!film) {
        return file_failure(film.error(), film_path_);
    }
    film_ = std::move(*film);
    film_synth_.emplace(sample_rate_hz_, cpu_hz_, stereo_);
    return "Recording a film";
}

void Player::add_to_film() {
    if (!film_ || !machine().picture_current()) {
        return;
    }
    film_samples_.clear();
    film_synth_->frame(machine().sound(),
                       machine().ay_sound(),
                       machine().timing().tstates_per_frame(),
                       film_samples_);
    if (const auto added = film_->add(machine(), film_samples_); !added) {
        film_.reset();
        notice_ = film_path_ + ": " + added.error().context;
    }
}

Outcome<std::string> Player::save_paper(std::string_view extension) const {
    const auto folder = user_data_.printouts();
    if (auto made = UserData::make_folder(folder); !made) {
        return folder_failure(made.error(), folder);
    }
    const auto path = UserData::unused_name(folder, "paper", extension);
    if (auto written = write_paper(paper().rows(), machine(), path.string()); !written) {
        return tl::unexpected(written.error());
    }
    return "Paper: " + path.string();
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

} // namespace zx::app
