#include "shisen/game_text.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>

namespace shisen {

namespace {

constexpr std::string_view Signature = "shisen";
/// Indexed by Key.
constexpr std::string_view Letters = "lrudeHBFRLNGS";
constexpr std::string_view Blanks = " \t\r\n";

bool is_digit(char c) noexcept {
    return c >= '0' && c <= '9';
}

/// Reads a decimal number at `at` and advances `at`. Returns nothing if there is none or it exceeds
/// `limit`.
std::optional<std::uint32_t>
take_number(std::string_view text, std::size_t& at, std::uint32_t limit) {
    std::uint32_t value = 0;
    const char* const first = text.data() + at;
    const auto [end, error] = std::from_chars(first, text.data() + text.size(), value);
    if (error != std::errc{} || *first == '0' || value > limit) {
        return std::nullopt;
    }
    at += static_cast<std::size_t>(end - first);
    return value;
}

/// Splits text into words with their offsets.
class Words {
  public:
    explicit Words(std::string_view text) : text_(text) {}
    std::string_view next() {
        at_ = std::min(text_.find_first_not_of(Blanks, end_), text_.size());
        end_ = std::min(text_.find_first_of(Blanks, at_), text_.size());
        return text_.substr(at_, end_ - at_);
    }
    [[nodiscard]] std::size_t offset() const { return at_; }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t end_ = 0;
};

zx::Result<std::vector<Command>> parse_commands(std::string_view word, std::size_t offset) {
    std::vector<Command> commands;
    if (word == "-") {
        return commands;
    }
    for (std::size_t at = 0; at < word.size();) {
        const std::size_t here = at;
        const std::size_t letter = Letters.find(word[at++]);
        if (letter == std::string_view::npos) {
            return zx::fail(zx::ErrorCode::BadValue, offset + here, "no command has this letter");
        }
        Command command{static_cast<Key>(letter), 0};
        std::uint32_t times = 1;
        if (takes_number(command.key)) {
            const auto number = take_number(word, at, 65535);
            if (!number) {
                return zx::fail(
                    zx::ErrorCode::BadValue, offset + here, "a board number is 1 to 65535");
            }
            command.number = static_cast<BoardNumber>(*number);
        } else if (at < word.size() && is_digit(word[at])) {
            const auto number = take_number(word, at, MaxCommands);
            if (!number) {
                return zx::fail(zx::ErrorCode::BadValue, offset + here, "a bad repeat count");
            }
            times = *number;
        }
        if (commands.size() + times > MaxCommands) {
            return zx::fail(zx::ErrorCode::TooLarge, offset + here, "more than 100000 commands");
        }
        commands.insert(commands.end(), times, command);
    }
    return commands;
}

} // namespace

std::string game_text(const Game& game) {
    std::string text{Signature};
    text += ' ' + size_text(game.start.size);
    text += game.start.gravity == Gravity::On ? " on " : " off ";
    text += fmt::format("{} ", game.start.number);
    if (game.commands.empty()) {
        text += '-';
    }
    for (std::size_t i = 0; i < game.commands.size();) {
        const Command command = game.commands[i];
        std::size_t same = 1;
        while (i + same < game.commands.size() && game.commands[i + same] == command) {
            ++same;
        }
        text += Letters[static_cast<std::size_t>(command.key)];
        if (takes_number(command.key)) {
            text += std::to_string(command.number);
            same = 1;
        } else if (same > 1) {
            text += std::to_string(same);
        }
        i += same;
    }
    return text;
}

zx::Result<Game> parse_game(std::string_view text) {
    Words words(text);
    Game game;
    const std::string_view signature = words.next();
    if (signature.empty()) {
        return zx::fail(zx::ErrorCode::Empty, 0, "no game");
    }
    if (signature != Signature) {
        return zx::fail(zx::ErrorCode::BadSignature, words.offset(), "not a line of a game");
    }
    const auto size = parse_size(words.next());
    if (!size) {
        return zx::fail(size.error().code, words.offset(), size.error().context);
    }
    game.start.size = *size;
    const std::string_view gravity = words.next();
    if (gravity != "on" && gravity != "off") {
        return zx::fail(zx::ErrorCode::BadValue, words.offset(), "gravity is on or off");
    }
    game.start.gravity = gravity == "on" ? Gravity::On : Gravity::Off;
    const std::string_view number_word = words.next();
    std::size_t used = 0;
    const auto number = number_word.empty() ? std::nullopt : take_number(number_word, used, 65535);
    if (!number || used != number_word.size()) {
        return zx::fail(zx::ErrorCode::BadValue, words.offset(), "a board number is 1 to 65535");
    }
    game.start.number = static_cast<BoardNumber>(*number);
    const std::string_view keys = words.next();
    if (keys.empty()) {
        return zx::fail(zx::ErrorCode::Truncated, words.offset(), "the commands are missing");
    }
    auto commands = parse_commands(keys, words.offset());
    if (!commands) {
        return tl::unexpected<zx::Error>(commands.error());
    }
    game.commands = std::move(*commands);
    if (!words.next().empty()) {
        return zx::fail(zx::ErrorCode::BadValue, words.offset(), "text behind the commands");
    }
    return game;
}

} // namespace shisen
