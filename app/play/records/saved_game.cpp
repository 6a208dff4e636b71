#include "app/play/records/saved_game.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

#include <fmt/format.h>

#include "base/crc32.hpp"
#include "base/text.hpp"
#include "shisen/game_text.hpp"

namespace zx::play {
namespace {

constexpr std::string_view Signature = "fourrivers-game";
constexpr std::string_view Version = "1";
constexpr std::string_view ChecksumWord = " crc ";
constexpr std::size_t ChecksumDigits = 8;
/// In bytes. The longest possible game, with a new board by number at every command.
constexpr std::size_t LargestGameFile = std::size_t{1} << 20;
constexpr std::int64_t LongestGameSeconds = 100'000'000;

std::string checksum_of(std::string_view text) {
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    return hex_text(crc32(bytes), ChecksumDigits);
}

/// Removes the word before the next space from text and returns it.
std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

bool is_number(std::string_view word) {
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Returns the text before the checksum if the checksum is right.
Result<std::string_view> checked(std::string_view text) {
    const std::size_t length = ChecksumWord.size() + ChecksumDigits;
    if (text.size() < length ||
        text.substr(text.size() - length, ChecksumWord.size()) != ChecksumWord) {
        return fail(ErrorCode::Truncated, text.size(), "ends too early");
    }
    const std::string_view content = text.substr(0, text.size() - length);
    if (text.substr(text.size() - ChecksumDigits) != checksum_of(content)) {
        return fail(ErrorCode::Corrupt,
                    text.size() - ChecksumDigits,
                    "is damaged or was changed by hand: its checksum does not fit");
    }
    return content;
}

} // namespace

std::string saved_game_text(const SavedGame& saved) {
    const auto seconds = std::clamp<std::int64_t>(saved.seconds, 0, LongestGameSeconds);
    std::string text =
        fmt::format("{} {} {} {}", Signature, Version, seconds, shisen::game_text(saved.game));
    text += std::string(ChecksumWord) + checksum_of(text);
    return text;
}

Result<SavedGame> parse_saved_game(std::string_view text) {
    const std::size_t last = text.find_last_not_of("\r\n");
    text = text.substr(0, last == std::string_view::npos ? 0 : last + 1);
    if (text.empty()) {
        return fail(ErrorCode::Empty, 0, "is empty");
    }
    std::string_view rest = text;
    if (take_word(rest) != Signature) {
        return fail(ErrorCode::BadSignature, 0, "was not written by Four Rivers");
    }
    const std::string_view version = take_word(rest);
    if (is_number(version) && version != Version) {
        return fail(ErrorCode::Unsupported, Signature.size() + 1, "is of another release");
    }
    auto content = checked(text);
    if (!content) {
        return tl::unexpected<Error>(content.error());
    }
    (void)take_word(*content);
    (void)take_word(*content);
    SavedGame saved;
    const std::string_view seconds = take_word(*content);
    const auto [end, error] =
        std::from_chars(seconds.data(), seconds.data() + seconds.size(), saved.seconds);
    if (!is_number(seconds) || error != std::errc{} || saved.seconds > LongestGameSeconds) {
        return fail(ErrorCode::BadValue, 0, "has no playing time");
    }
    auto game = shisen::parse_game(*content);
    if (!game) {
        Error in_file = game.error();
        in_file.offset += static_cast<std::uint64_t>(content->data() - text.data());
        return tl::unexpected<Error>(in_file);
    }
    saved.game = std::move(*game);
    return saved;
}

SavedGameFile::SavedGameFile(const std::filesystem::path& folder)
    : file_(folder, "game.txt", LargestGameFile) {}

Loaded<std::optional<SavedGame>> SavedGameFile::load() {
    std::string as_read;
    auto loaded = load_persistent(file_, std::optional<SavedGame>{}, [&](std::string_view text) {
        as_read = text;
        return parse_saved_game(text).map(
            [](SavedGame&& saved) { return std::optional<SavedGame>(std::move(saved)); });
    });
    known_ = loaded.value ? std::optional(as_read) : std::nullopt;
    return loaded;
}

std::string SavedGameFile::save(const SavedGame& saved) {
    if (saved.game.commands.size() > shisen::MaxCommands) {
        return "the game is too long to be saved";
    }
    const auto lock = file_.lock();
    if (!lock) {
        return file_.in_words(lock.error());
    }
    const auto current = file_.read();
    // The file is unreadable, damaged or another program's: it must not be overwritten.
    if (!current || (*current && *current != known_)) {
        if (const auto moved = file_.set_aside("kept"); !moved) {
            return file_.in_words(moved.error());
        }
    }
    std::string text = saved_game_text(saved) + "\n";
    if (const auto written = file_.write(text); !written) {
        return file_.in_words(written.error());
    }
    known_ = std::move(text);
    return {};
}

bool SavedGameFile::taken_by_another() const {
    const auto current = file_.read();
    return current && *current && *current != known_;
}

std::string SavedGameFile::clear() {
    if (!known_) {
        return {};
    }
    const auto lock = file_.lock();
    if (!lock) {
        return file_.in_words(lock.error());
    }
    const auto current = file_.read();
    if (current && *current && *current == known_) {
        if (const auto removed = file_.remove(); !removed) {
            return file_.in_words(removed.error());
        }
    }
    known_.reset();
    return {};
}

} // namespace zx::play
