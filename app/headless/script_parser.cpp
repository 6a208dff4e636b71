#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "app/common/number.hpp"
#include "app/headless/script.hpp"
#include "app/input/basic_typing.hpp"
#include "app/run/output_name.hpp"
#include "loaders/tape.hpp"

namespace zx::app {
namespace {

enum class Argument {
    None,
    Frames,
    Text,
    TextFrames,
    Typed,
    Command,
    KeyFrames,
    Poke,
    Peek,
    Stick,
    Mouse,
    Tape,
    File
};

struct Grammar {
    std::string_view word;
    Verb verb;
    Argument argument;
    std::string_view usage;
};

constexpr std::array Grammars = {
    Grammar{"wait", Verb::Wait, Argument::Frames, "wait FRAMES"},
    Grammar{"until", Verb::Until, Argument::TextFrames, "until \"TEXT\" [FRAMES]"},
    Grammar{"type", Verb::Type, Argument::Typed, "type \"TEXT\""},
    Grammar{"command", Verb::Command, Argument::Command, "command \"TEXT\""},
    Grammar{"press", Verb::Press, Argument::KeyFrames, "press KEY [FRAMES [RELEASED]]"},
    Grammar{"expect", Verb::Expect, Argument::Text, "expect \"TEXT\""},
    Grammar{"expect-not", Verb::ExpectNot, Argument::Text, "expect-not \"TEXT\""},
    Grammar{"poke", Verb::Poke, Argument::Poke, "poke ADDR BYTE"},
    Grammar{"peek", Verb::Peek, Argument::Peek, "peek ADDR [COUNT]"},
    Grammar{"expect-byte", Verb::ExpectByte, Argument::Poke, "expect-byte ADDR BYTE"},
    Grammar{"joystick", Verb::Joystick, Argument::Stick, "joystick PARTS [FRAMES]"},
    Grammar{"mouse", Verb::Mouse, Argument::Mouse, "mouse RIGHT UP [BUTTONS]"},
    Grammar{"tape",
            Verb::Tape,
            Argument::Tape,
            "tape play|stop|rewind|eject|auto on|auto off|block N|new FILE"},
    Grammar{"load", Verb::Load, Argument::File, "load FILE"},
    Grammar{"screen", Verb::Screen, Argument::None, "screen"},
    Grammar{"list", Verb::List, Argument::None, "list"},
    Grammar{"screenshot", Verb::Screenshot, Argument::File, "screenshot FILE"},
    Grammar{"save", Verb::Save, Argument::File, "save FILE"},
    Grammar{"hash", Verb::Hash, Argument::None, "hash"},
    Grammar{"frames", Verb::Frames, Argument::None, "frames"},
};

struct Word {
    std::string text;
    bool quoted = false;
};

/// Returns the words of a line; nothing if a quote is not closed.
std::optional<std::vector<Word>> split(std::string_view line) {
    std::vector<Word> words;
    std::size_t at = 0;
    while (at < line.size()) {
        const char c = line[at];
        if (c == ' ' || c == '\t' || c == '\r') {
            ++at;
        } else if (c == '#') {
            break;
        } else if (c == '"') {
            // Escapes are kept: their meaning depends on the command.
            Word word{{}, true};
            for (++at; at < line.size() && line[at] != '"'; ++at) {
                if (line[at] == '\\' && at + 1 < line.size()) {
                    word.text += line[at++];
                }
                word.text += line[at];
            }
            if (at == line.size()) {
                return {};
            }
            ++at;
            words.push_back(std::move(word));
        } else {
            const auto end = std::min(line.find_first_of(" \t\r", at), line.size());
            words.push_back({std::string(line.substr(at, end - at)), false});
            at = end;
        }
    }
    return words;
}

/// Resolves the escapes of a text to search for or of a file name: \n is a line end, and a
/// backslash before any other character stands for that character.
std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool escape = text[at] == '\\' && at + 1 < text.size();
        if (escape) {
            ++at;
        }
        plain += escape && text[at] == 'n' ? '\n' : text[at];
    }
    return plain;
}

struct NamedBit {
    std::string_view name;
    std::uint8_t bit;
};

constexpr std::array StickParts = {NamedBit{"right", machine::stick_bit::Right},
                                   NamedBit{"left", machine::stick_bit::Left},
                                   NamedBit{"down", machine::stick_bit::Down},
                                   NamedBit{"up", machine::stick_bit::Up},
                                   NamedBit{"fire", machine::stick_bit::Fire}};
constexpr std::array MouseButtons = {NamedBit{"right", HostMouse::RightButton},
                                     NamedBit{"left", HostMouse::LeftButton}};

struct NamedDeckOrder {
    std::string_view name;
    DeckOrder order;
};

constexpr std::array DeckOrders = {NamedDeckOrder{"play", DeckOrder::Play},
                                   NamedDeckOrder{"stop", DeckOrder::Stop},
                                   NamedDeckOrder{"rewind", DeckOrder::Rewind},
                                   NamedDeckOrder{"auto on", DeckOrder::AutoOn},
                                   NamedDeckOrder{"auto off", DeckOrder::AutoOff},
                                   NamedDeckOrder{"eject", DeckOrder::Eject}};

/// Parses names joined by +, for example "up+fire".
std::optional<std::uint8_t> bits(std::string_view text, std::span<const NamedBit> names) {
    unsigned result = 0;
    while (true) {
        const auto end = std::min(text.find('+'), text.size());
        const auto named = std::find_if(names.begin(), names.end(), [&](const NamedBit& known) {
            return known.name == text.substr(0, end);
        });
        if (named == names.end()) {
            return {};
        }
        result |= named->bit;
        if (end == text.size()) {
            return static_cast<std::uint8_t>(result);
        }
        text.remove_prefix(end + 1);
    }
}

/// The largest motion of a mouse's 8-bit counters that does not look like motion in the other
/// direction.
constexpr int MostMouseSteps = 127;
constexpr int MostFrames = 100'000'000;

/// Fills a line from the words after its command. A reader returns false if the words do not have
/// the command's form; why() then returns a more exact reason, if there is one.
class ArgumentReader {
  public:
    ArgumentReader(std::span<const Word> words, ScriptLine& line) : words_(words), line_(line) {}

    [[nodiscard]] bool read(Argument argument) {
        switch (argument) {
        case Argument::None: return words_.empty();
        case Argument::Frames: return words_.size() == 1 && frames(0, 0);
        case Argument::Text: return words_.size() == 1 && text();
        case Argument::TextFrames: return text_and_frames();
        case Argument::Typed: return words_.size() == 1 && words_[0].quoted && typed();
        case Argument::Command: return words_.size() == 1 && words_[0].quoted && command();
        case Argument::KeyFrames: return key_and_frames();
        case Argument::Poke: return words_.size() == 2 && poke();
        case Argument::Peek: return (words_.size() == 1 || words_.size() == 2) && peek();
        case Argument::Stick: return stick_and_frames();
        case Argument::Mouse: return (words_.size() == 2 || words_.size() == 3) && mouse();
        case Argument::Tape: return tape();
        case Argument::File: return words_.size() == 1 && file();
        }
        return false;
    }
    [[nodiscard]] const std::string& why() const { return why_; }

  private:
    bool text_and_frames() {
        return words_.size() == 2 ? text() && frames(1, 0) : words_.size() == 1 && text();
    }
    bool key_and_frames() {
        return words_.size() == 3   ? key() && frames(1, 1) && released(2)
               : words_.size() == 2 ? key() && frames(1, 1)
                                    : words_.size() == 1 && key();
    }
    bool stick_and_frames() {
        return words_.size() == 2 ? stick() && frames(1, 1) : words_.size() == 1 && stick();
    }
    bool frames(std::size_t index, int least) {
        const auto value = parse_number(words_[index].text, least, MostFrames);
        line_.value = value.value_or(-1);
        return value.has_value();
    }
    bool released(std::size_t index) {
        const auto value = parse_number(words_[index].text, 0, MostFrames);
        line_.released = value.value_or(-1);
        return value.has_value();
    }
    bool text() {
        line_.text = unescaped(words_[0].text);
        return words_[0].quoted && !line_.text.empty();
    }
    bool strokes(const std::string& escaped) {
        auto read = strokes_from_escaped(escaped);
        if (!read) {
            why_ = read.error().context;
            return false;
        }
        line_.strokes = std::move(*read);
        return true;
    }
    bool typed() { return strokes(words_[0].text); }
    bool command() {
        auto strokes = command_strokes(unescaped(words_[0].text));
        line_.strokes = std::move(strokes).value_or(std::vector<machine::Stroke>{});
        return !line_.strokes.empty();
    }
    bool key() {
        const std::string& name = words_[0].text;
        return strokes(name.starts_with('{') ? name : "{" + name + "}") &&
               line_.strokes.size() == 1;
    }
    bool poke() {
        const auto address = parse_number(words_[0].text, 0, 0xffff);
        const auto byte = parse_number(words_[1].text, 0, 0xff);
        line_.value = address.value_or(-1);
        line_.byte = static_cast<std::uint8_t>(byte.value_or(0));
        return address && byte;
    }
    bool peek() {
        const auto address = parse_number(words_[0].text, 0, 0xffff);
        const int most = 0x10000 - address.value_or(0);
        const auto count = words_.size() == 2 ? parse_number(words_[1].text, 1, most) : 1;
        line_.value = address.value_or(-1);
        line_.count = count.value_or(0);
        return address && count;
    }
    bool stick() {
        const auto parts = bits(words_[0].text, StickParts);
        line_.byte = parts.value_or(0);
        return parts.has_value();
    }
    bool mouse() {
        const auto right = parse_number(words_[0].text, -MostMouseSteps, MostMouseSteps);
        const auto up = parse_number(words_[1].text, -MostMouseSteps, MostMouseSteps);
        const auto buttons = words_.size() == 3 ? bits(words_[2].text, MouseButtons)
                                                : std::optional<std::uint8_t>(std::uint8_t{0});
        line_.mouse = {right.value_or(0), up.value_or(0), buttons.value_or(0)};
        return right && up && buttons;
    }
    bool tape() {
        if (words_.size() == 2 && words_[0].text == "block") {
            const auto block =
                parse_number(words_[1].text, 1, static_cast<int>(loaders::MaxTapeBlocks));
            line_.deck = DeckOrder::Block;
            line_.value = block.value_or(-1);
            return block.has_value();
        }
        if (words_.size() == 2 && words_[0].text == "new") {
            line_.deck = DeckOrder::New;
            line_.text = name(words_[1]);
            why_ = wrong_with_tape_name(line_.text);
            return why_.empty();
        }
        std::string order;
        for (const Word& word : words_) {
            order += (order.empty() ? "" : " ") + word.text;
        }
        const auto known =
            std::find_if(DeckOrders.begin(), DeckOrders.end(), [&](const NamedDeckOrder& named) {
                return named.name == order;
            });
        if (known == DeckOrders.end()) {
            return false;
        }
        line_.deck = known->order;
        return true;
    }
    static std::string name(const Word& word) {
        return word.quoted ? unescaped(word.text) : word.text;
    }
    bool file() {
        line_.text = name(words_[0]);
        if (line_.verb == Verb::Save) {
            why_ = wrong_with_state_name(line_.text);
        } else if (line_.verb == Verb::Screenshot) {
            why_ = wrong_with_picture_name(line_.text);
        }
        return !line_.text.empty() && why_.empty();
    }

    std::span<const Word> words_;
    ScriptLine& line_;
    std::string why_;
};

} // namespace

Result<std::vector<ScriptLine>> parse_script(std::string_view text) {
    std::vector<ScriptLine> script;
    int line_number = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto words = split(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        ++line_number;
        const auto refuse = [&](std::string why) {
            return fail(
                ErrorCode::BadValue, static_cast<std::uint64_t>(line_number), std::move(why));
        };
        if (!words) {
            return refuse("a quote is not closed");
        }
        if (words->empty()) {
            continue;
        }
        const auto grammar =
            std::find_if(Grammars.begin(), Grammars.end(), [&](const Grammar& known) {
                return !words->front().quoted && known.word == words->front().text;
            });
        if (grammar == Grammars.end()) {
            return refuse("unknown order: " + words->front().text);
        }
        ScriptLine line{.number = line_number, .verb = grammar->verb, .text = {}, .strokes = {}};
        ArgumentReader reader(std::span<const Word>(*words).subspan(1), line);
        if (!reader.read(grammar->argument)) {
            return refuse(reader.why().empty() ? "needs the form: " + std::string(grammar->usage)
                                               : reader.why());
        }
        script.push_back(std::move(line));
    }
    return script;
}

std::string quoted_for_script(std::string_view text) {
    std::string quoted = "\"";
    for (const char letter : text) {
        if (letter == '\n') {
            quoted += "\\n";
            continue;
        }
        if (letter == '"' || letter == '\\') {
            quoted += '\\';
        }
        quoted += letter;
    }
    return quoted + "\"";
}

bool needs_picture(const std::vector<ScriptLine>& script) {
    return first_of(Verb::Screenshot, script) != nullptr;
}

const ScriptLine* first_of(Verb verb, const std::vector<ScriptLine>& script) {
    const auto found = std::find_if(
        script.begin(), script.end(), [verb](const ScriptLine& line) { return line.verb == verb; });
    return found == script.end() ? nullptr : &*found;
}

Result<std::vector<machine::Stroke>> strokes_from_escaped(std::string_view text) {
    std::string plain;
    for (std::size_t index = 0; index < text.size(); ++index) {
        const bool escape = text[index] == '\\' && index + 1 < text.size();
        if (!escape) {
            plain += text[index];
            continue;
        }
        const char c = text[++index];
        switch (c) {
        case 'n': plain += '\n'; break;
        case 'b': plain += '\b'; break;
        default: plain += c; break;
        }
    }
    return machine::strokes_from_text(plain);
}

} // namespace zx::app
