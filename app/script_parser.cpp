#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "app/script.hpp"

namespace zx::app {
namespace {

enum class Argument { None, Frames, Text, TextFrames, Typed, KeyFrames, Poke, File };

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
    Grammar{"press", Verb::Press, Argument::KeyFrames, "press KEY [FRAMES]"},
    Grammar{"expect", Verb::Expect, Argument::Text, "expect \"TEXT\""},
    Grammar{"expect-not", Verb::ExpectNot, Argument::Text, "expect-not \"TEXT\""},
    Grammar{"poke", Verb::Poke, Argument::Poke, "poke ADDR BYTE"},
    Grammar{"load", Verb::Load, Argument::File, "load FILE"},
    Grammar{"screen", Verb::Screen, Argument::None, "screen"},
    Grammar{"screenshot", Verb::Screenshot, Argument::File, "screenshot FILE"},
    Grammar{"save", Verb::Save, Argument::File, "save FILE"},
    Grammar{"hash", Verb::Hash, Argument::None, "hash"},
    Grammar{"frames", Verb::Frames, Argument::None, "frames"},
};

struct Word {
    std::string text;
    bool quoted = false;
};

/// The words of a line; nothing if a quote is left open.
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
            // Escapes stay as they are: what the text is for decides what they mean.
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

/// \" and \\ as text that is looked for: nothing else needs an escape there.
std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\\' && at + 1 < text.size()) {
            ++at;
        }
        plain += text[at];
    }
    return plain;
}

std::optional<int> number(std::string_view text, int least, int most) {
    const bool hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    if (hexadecimal) {
        text.remove_prefix(2);
    }
    int value = 0;
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value, hexadecimal ? 16 : 10);
    if (error != std::errc() || stop != end || value < least || value > most) {
        return {};
    }
    return value;
}

constexpr int MostFrames = 100'000'000;

/// Fills the line from its arguments; an explanation if they do not fit.
std::optional<std::string>
read_arguments(const Grammar &grammar, const std::vector<Word> &words, ScriptLine &line) {
    const std::string usage = "needs the form: " + std::string(grammar.usage);
    const std::size_t count = words.size() - 1;
    const auto frames_at = [&](std::size_t index, int least) {
        const auto value = number(words[index].text, least, MostFrames);
        line.value = value.value_or(-1);
        return value.has_value();
    };
    switch (grammar.argument) {
    case Argument::None: return count == 0 ? std::nullopt : std::optional(usage);
    case Argument::Frames:
        return count == 1 && frames_at(1, 0) ? std::nullopt : std::optional(usage);
    case Argument::Text:
    case Argument::TextFrames: {
        const bool optional_frames = grammar.argument == Argument::TextFrames && count == 2;
        if ((count != 1 && !optional_frames) || !words[1].quoted || words[1].text.empty() ||
            (optional_frames && !frames_at(2, 0))) {
            return usage;
        }
        line.text = unescaped(words[1].text);
        return {};
    }
    case Argument::Typed:
    case Argument::KeyFrames: {
        const bool key = grammar.argument == Argument::KeyFrames;
        if (count < 1 || count > (key ? 2u : 1u) || (!key && !words[1].quoted) ||
            (count == 2 && !frames_at(2, 1))) {
            return usage;
        }
        const bool name = key && !words[1].text.starts_with('{');
        auto strokes = strokes_from_escaped(name ? "{" + words[1].text + "}" : words[1].text);
        if (!strokes || (key && strokes->size() != 1)) {
            return strokes ? usage : strokes.error().context;
        }
        line.strokes = std::move(*strokes);
        return {};
    }
    case Argument::Poke: {
        const auto address = count == 2 ? number(words[1].text, 0, 0xffff) : std::nullopt;
        const auto byte = count == 2 ? number(words[2].text, 0, 0xff) : std::nullopt;
        if (!address || !byte) {
            return usage;
        }
        line.value = *address;
        line.byte = static_cast<std::uint8_t>(*byte);
        return {};
    }
    case Argument::File:
        if (count != 1 || words[1].text.empty()) {
            return usage;
        }
        line.text = words[1].quoted ? unescaped(words[1].text) : words[1].text;
        if (grammar.verb == Verb::Save && !line.text.ends_with(".sna")) {
            return "the name of a saved state must end in .sna";
        }
        return {};
    }
    return usage;
}

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
            std::find_if(Grammars.begin(), Grammars.end(), [&](const Grammar &known) {
                return !words->front().quoted && known.word == words->front().text;
            });
        if (grammar == Grammars.end()) {
            return refuse("unknown order: " + words->front().text);
        }
        ScriptLine line{.number = line_number, .verb = grammar->verb, .text = {}, .strokes = {}};
        if (auto why = read_arguments(*grammar, *words, line)) {
            return refuse(std::move(*why));
        }
        script.push_back(std::move(line));
    }
    return script;
}

bool needs_picture(const std::vector<ScriptLine> &script) {
    return std::any_of(script.begin(), script.end(), [](const ScriptLine &line) {
        return line.verb == Verb::Screenshot;
    });
}

} // namespace zx::app
