// The saved game, kept between starts of the program in game.txt, one line:
//
//     fourrivers-game 1 754 shisen 14x6 on 42 r3ed2eHHeB crc 9a3b77f0
//     word            | |   the game as text              checksum of all before " crc"
//              version  seconds played
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "app/toolkit/persistent_file.hpp"
#include "base/error.hpp"
#include "shisen/game.hpp"

namespace zx::play {

struct SavedGame {
    shisen::Game game;
    std::int64_t seconds = 0;
    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

/// Returns the line without a line feed.
[[nodiscard]] std::string saved_game_text(const SavedGame& saved);
/// Error: Empty, BadSignature, Unsupported (from a newer release), Truncated, Corrupt (wrong
/// checksum), or an error of parse_game().
[[nodiscard]] Result<SavedGame> parse_saved_game(std::string_view text);

/// The file game.txt in a folder, normally that of UserData.
class SavedGameFile {
  public:
    explicit SavedGameFile(const std::filesystem::path& folder);

    /// Returns nothing if no game is saved. A file that cannot be understood is renamed, and the
    /// notice says so.
    [[nodiscard]] Loaded<std::optional<SavedGame>> load();
    /// Saves the game. A game that another program has saved meanwhile is renamed first
    /// (game.txt.kept-001 ...), never overwritten. Returns an empty text, or one line for the
    /// player if the game could not be saved; the old file is then kept.
    [[nodiscard]] std::string save(const SavedGame& saved);
    /// True if another program has saved a game since this object last read or wrote the file.
    [[nodiscard]] bool taken_by_another() const;
    /// Removes the saved game if it is the one that this object last read or wrote. Returns an
    /// empty text, or one line for the player.
    [[nodiscard]] std::string clear();

  private:
    PersistentFile file_;
    /// The contents of the file as this object last read or wrote them.
    std::optional<std::string> known_;
};

} // namespace zx::play
