// The tape of the player: the deck, blank tapes and changed tapes.
#include <filesystem>
#include <utility>

#include "app/emulator/folder_failure.hpp"
#include "app/emulator/player.hpp"
#include "app/files/output_file.hpp"
#include "loaders/convert.hpp"
#include "loaders/tape_edit.hpp"

namespace zx::app {
namespace {

/// The folder of tapes that get their names here; empty without a data folder.
std::filesystem::path tapes_folder(const UserData& user_data) {
    return user_data.has_folder() ? user_data.folder() / "tapes" : std::filesystem::path();
}

} // namespace

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

void Player::renew_tape_name() {
    const std::filesystem::path path = session_.blank_tape_path();
    const auto folder = tapes_folder(user_data_);
    std::error_code error;
    if (!path.empty() && path.parent_path() == folder && std::filesystem::exists(path, error)) {
        session_.rename_blank_tape(UserData::unused_name(folder, "tape", "tzx").string());
    }
}

Outcome<std::string> Player::insert_blank_tape() {
    if (!session_.blank_tape_path().empty()) {
        // The new tape must not get the name of the one that is written now.
        if (auto ejected = eject_tape(); !ejected) {
            return ejected;
        }
    }
    const auto folder = tapes_folder(user_data_);
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
    const auto folder = tapes_folder(user_data_);
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
    renew_tape_name();
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
