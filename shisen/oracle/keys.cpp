#include "shisen/oracle/keys.hpp"

#include <fmt/format.h>

#include "machine/character_keys.hpp"

namespace shisen::oracle {

namespace {

using UlaKey = zx::ula::Key;
using zx::machine::Stroke;

Stroke with_caps(UlaKey key) {
    return {{UlaKey::CapsShift, key}};
}

} // namespace

Stroke stroke_of(Key key) {
    switch (key) {
    case Key::Left: return with_caps(UlaKey::N5);
    case Key::Down: return with_caps(UlaKey::N6);
    case Key::Up: return with_caps(UlaKey::N7);
    case Key::Right: return with_caps(UlaKey::N8);
    case Key::Enter: return {{UlaKey::Enter}};
    case Key::Hint: return {{UlaKey::H}};
    case Key::Back: return {{UlaKey::B}};
    case Key::Forward: return {{UlaKey::F}};
    case Key::Restart: return {{UlaKey::R}};
    case Key::Last: return {{UlaKey::L}};
    case Key::NewBoard: return {{UlaKey::N}};
    case Key::ToggleGravity: return with_caps(UlaKey::N0);
    case Key::ChooseBoard: return {{UlaKey::S}};
    }
    return {};
}

Stroke stroke_of(EntryConfirmation confirmation) {
    return confirmation == EntryConfirmation::Yes ? Stroke{{UlaKey::Y}} : stroke_of(Key::Enter);
}

std::vector<Stroke> number_strokes(BoardNumber number, const EntryStyle& style) {
    std::vector<Stroke> strokes(static_cast<std::size_t>(style.deletes),
                                stroke_of(Key::ToggleGravity));
    for (const char digit : fmt::format("{:0{}}", number, style.digits)) {
        const auto key = zx::machine::key_with(digit);
        strokes.push_back({{key.begin(), key.end()}});
    }
    strokes.push_back(stroke_of(Key::Enter));
    if (style.confirmation != EntryConfirmation::None) {
        strokes.push_back(stroke_of(style.confirmation));
    }
    return strokes;
}

std::vector<Stroke> strokes_of(const Command& command, const EntryStyle& style) {
    std::vector<Stroke> strokes{stroke_of(command.key)};
    if (command.key == Key::ChooseBoard) {
        for (Stroke& stroke : number_strokes(command.number, style)) {
            strokes.push_back(std::move(stroke));
        }
    }
    return strokes;
}

} // namespace shisen::oracle
