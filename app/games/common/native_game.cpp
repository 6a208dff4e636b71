#include "app/games/common/native_game.hpp"

namespace zx::native {
namespace {

std::string name_of(char c) {
    switch (c) {
    case '^': return "Up";
    case 'v': return "Down";
    case '<': return "Left";
    case '>': return "Right";
    case ' ': return "Space";
    case '!': return "Return";
    default: break;
    }
    const bool small = c >= 'a' && c <= 'z' && c != 'v';
    return std::string(1, small ? static_cast<char>(c - 'a' + 'A') : c);
}

} // namespace

void press_keys(NativeGame& game, std::string_view keys) {
    for (const char c : keys) {
        if (c == '.') {
            game.advance(0.1);
        } else {
            game.key({name_of(c)});
        }
    }
}

} // namespace zx::native
