// The tape of the player: the deck, blank tapes and changed tapes.
#include <filesystem>
#include <utility>

#include "app/emulator/folder_failure.hpp"
#include "app/emulator/player.hpp"
#include "app/files/output_file.hpp"
#include "loaders/convert.hpp"
#include "loaders/tape_edit.hpp"

namespace zx::app {

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

} // namespace zx::app
