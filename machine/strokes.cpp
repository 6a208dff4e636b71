#include "machine/strokes.hpp"

#include <array>
#include <charconv>
#include <iterator>
#include <string>
#include <utility>

#include "base/utf8.hpp"
#include "machine/character_keys.hpp"

namespace zx::machine {

namespace {

using ula::Key;

constexpr int MaxWaitFrames = 1'000'000;

struct Symbol {
    std::string_view text;
    Key key;
};

/// Characters typed with SYMBOL SHIFT in the E mode that both shifts select for one key.
constexpr std::array ExtendedSymbols = {Symbol{"~", Key::A},
                                        Symbol{"|", Key::S},
                                        Symbol{"\\", Key::D},
                                        Symbol{"{", Key::F},
                                        Symbol{"}", Key::G},
                                        Symbol{"[", Key::Y},
                                        Symbol{"]", Key::U},
                                        Symbol{"©", Key::P}};

struct Name {
    std::string_view text;
    Key key;
    bool with_caps;
};

/// The names allowed in braces in addition to single characters.
constexpr std::array Names = {Name{"caps", Key::CapsShift, false},
                              Name{"shift", Key::CapsShift, false},
                              Name{"sym", Key::SymbolShift, false},
                              Name{"symbol", Key::SymbolShift, false},
                              Name{"enter", Key::Enter, false},
                              Name{"space", Key::Space, false},
                              Name{"left", Key::N5, true},
                              Name{"down", Key::N6, true},
                              Name{"up", Key::N7, true},
                              Name{"right", Key::N8, true},
                              Name{"delete", Key::N0, true},
                              Name{"backspace", Key::N0, true},
                              Name{"edit", Key::N1, true},
                              Name{"capslock", Key::N2, true},
                              Name{"graphics", Key::N9, true},
                              Name{"break", Key::Space, true}};

bool add_character(std::string_view character, std::vector<Stroke>& strokes) {
    if (character == "\r") {
        return true;
    }
    if (character == "\b") {
        strokes.push_back({{Key::CapsShift, Key::N0}});
        return true;
    }
    if (const auto keys = keys_for_character(character); !keys.empty()) {
        strokes.push_back({{keys.begin(), keys.end()}});
        return true;
    }
    for (const Symbol& symbol : ExtendedSymbols) {
        if (symbol.text == character) {
            strokes.push_back({{Key::CapsShift, Key::SymbolShift}});
            strokes.push_back({{Key::SymbolShift, symbol.key}});
            return true;
        }
    }
    return false;
}

bool add_named_key(std::string_view text, std::vector<Key>& keys) {
    if (text.size() == 1) {
        const auto key = key_with(text.front());
        keys.insert(keys.end(), key.begin(), key.end());
        return !key.empty();
    }
    for (const Name& name : Names) {
        if (name.text == text) {
            if (name.with_caps) {
                keys.push_back(Key::CapsShift);
            }
            keys.push_back(name.key);
            return true;
        }
    }
    return false;
}

/// Adds the strokes for the content of braces: keys joined by +, a wait, or a brace itself.
bool add_braced(std::string_view text, std::vector<Stroke>& strokes) {
    constexpr std::string_view Wait = "wait ";
    if (text == "{" || text == "}") {
        return add_character(text, strokes);
    }
    if (text.starts_with(Wait)) {
        int frames = 0;
        const char* const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data() + Wait.size(), end, frames);
        if (error != std::errc{} || stop != end || frames < 0 || frames > MaxWaitFrames) {
            return false;
        }
        strokes.push_back({{}, frames});
        return true;
    }
    std::vector<Key> keys;
    while (true) {
        const std::size_t plus = text.find('+');
        if (!add_named_key(text.substr(0, plus), keys)) {
            return false;
        }
        if (plus == std::string_view::npos) {
            break;
        }
        text.remove_prefix(plus + 1);
    }
    strokes.push_back({std::move(keys)});
    return true;
}

} // namespace

Result<std::vector<Stroke>> strokes_from_text(std::string_view text) {
    std::vector<Stroke> strokes;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '{') {
            // Searches from the second character on, so that {}} is a brace.
            const std::size_t close = text.find('}', at + 2);
            if (close == std::string_view::npos) {
                return fail(ErrorCode::BadValue, at, "a { without its }");
            }
            if (!add_braced(text.substr(at + 1, close - at - 1), strokes)) {
                return fail(ErrorCode::BadValue,
                            at,
                            "no key is called " + std::string(text.substr(at, close - at + 1)));
            }
            at = close + 1;
            continue;
        }
        const std::size_t length = first_character_bytes(text.substr(at));
        if (!add_character(text.substr(at, length), strokes)) {
            return fail(ErrorCode::BadValue,
                        at,
                        "no key gives \"" + std::string(text.substr(at, length)) + "\"");
        }
        at += length;
    }
    return strokes;
}

std::vector<KeyPhase> phases_of(const Stroke& stroke, KeyFrames frames) {
    std::vector<KeyPhase> phases;
    if (stroke.wait_frames > 0) {
        phases.push_back({{}, stroke.wait_frames});
    }
    if (stroke.keys.empty()) {
        return phases;
    }
    std::vector<Key> shifts;
    std::copy_if(stroke.keys.begin(), stroke.keys.end(), std::back_inserter(shifts), [](Key key) {
        return key == Key::CapsShift || key == Key::SymbolShift;
    });
    const bool shifted = !shifts.empty() && shifts.size() < stroke.keys.size();
    if (shifted) {
        phases.push_back({shifts, ShiftFrames});
    }
    phases.push_back({stroke.keys, frames.held});
    if (shifted) {
        phases.push_back({shifts, ShiftFrames});
    }
    phases.push_back({{}, frames.released});
    return phases;
}

int frames_of(const Stroke& stroke, KeyFrames frames) {
    int total = 0;
    for (const KeyPhase& phase : phases_of(stroke, frames)) {
        total += phase.frames;
    }
    return total;
}

} // namespace zx::machine
