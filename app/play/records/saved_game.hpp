// The running game, kept from one start of the program to the next in game.txt, one line:
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

/// Without a line feed.
[[nodiscard]] std::string saved_game_text(const SavedGame& saved);
/// Error: Empty, BadSignature, Unsupported (a newer release's), Truncated, Corrupt (the checksum),
/// or what parse_game() says.
[[nodiscard]] Result<SavedGame> parse_saved_game(std::string_view text);

/// game.txt in a folder, UserData's as a rule.
class SavedGameFile {
  public:
    explicit SavedGameFile(const std::filesystem::path& folder);

    /// Nothing if none is saved. A file that cannot be understood is set aside and the notice says
    /// so.
    [[nodiscard]] Loaded<std::optional<SavedGame>> load();
    /// What another program has saved since is set aside first (game.txt.kept-001 ...), never
    /// replaced. Empty, or one line for the player: it could not be saved, and the old one is kept.
    [[nodiscard]] std::string save(const SavedGame& saved);
    /// Another program has saved a game since this object last read or wrote the file.
    [[nodiscard]] bool taken_by_another() const;
    /// There is no game to go on with. Takes away only what this object has read or written.
    [[nodiscard]] std::string clear();

  private:
    PersistentFile file_;
    /// The file as this object last saw it.
    std::optional<std::string> known_;
};

} // namespace zx::play
