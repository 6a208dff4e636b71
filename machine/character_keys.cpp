#include "machine/character_keys.hpp"

#include <algorithm>
#include <array>

namespace zx::machine {
namespace {

using ula::Key;
using enum ula::Key;

struct Character {
    std::string_view text;
    std::array<Key, 2> keys;
};

constexpr Character symbol(std::string_view text, Key key) {
    return {text, {SymbolShift, key}};
}

/// CAPS SHIFT stands before each letter, for upper case.
constexpr std::array<std::array<Key, 2>, 26> Letters = [] {
    constexpr std::array Keys = {A, B, C, D, E, F, G, H, I, J, K, L, M,
                                 N, O, P, Q, R, S, T, U, V, W, X, Y, Z};
    std::array<std::array<Key, 2>, 26> letters{};
    for (std::size_t i = 0; i < letters.size(); ++i) {
        letters[i] = {CapsShift, Keys[i]};
    }
    return letters;
}();

constexpr std::array Digits = {N0, N1, N2, N3, N4, N5, N6, N7, N8, N9};
constexpr std::array SpaceKey = {Space};
constexpr std::array EnterKey = {Enter};

constexpr std::array Symbols = {symbol("!", N1), symbol("@", N2), symbol("#", N3), symbol("$", N4),
                                symbol("%", N5), symbol("&", N6), symbol("'", N7), symbol("(", N8),
                                symbol(")", N9), symbol("_", N0), symbol("<", R),  symbol(">", T),
                                symbol(";", O),  symbol("\"", P), symbol("^", H),  symbol("-", J),
                                symbol("+", K),  symbol("=", L),  symbol(":", Z),  symbol("?", C),
                                symbol("/", V),  symbol("*", B),  symbol(",", N),  symbol(".", M),
                                symbol("£", X),  symbol("↑", H)};

bool between(char c, char first, char last) {
    return c >= first && c <= last;
}

} // namespace

std::span<const Key> key_with(char letter_or_digit) noexcept {
    const char c = letter_or_digit;
    if (between(c, '0', '9')) {
        return std::span(Digits).subspan(static_cast<std::size_t>(c - '0'), 1);
    }
    if (between(c, 'a', 'z')) {
        return std::span(Letters[static_cast<std::size_t>(c - 'a')]).last(1);
    }
    if (between(c, 'A', 'Z')) {
        return std::span(Letters[static_cast<std::size_t>(c - 'A')]).last(1);
    }
    return {};
}

std::span<const Key> keys_for_character(std::string_view utf8) noexcept {
    if (utf8.size() == 1) {
        const char c = utf8.front();
        if (between(c, 'A', 'Z')) {
            return Letters[static_cast<std::size_t>(c - 'A')];
        }
        if (c == ' ' || c == '\n') {
            return c == ' ' ? SpaceKey : EnterKey;
        }
        if (const auto key = key_with(c); !key.empty()) {
            return key;
        }
    }
    const auto found = std::find_if(
        Symbols.begin(), Symbols.end(), [&](const Character& each) { return each.text == utf8; });
    return found == Symbols.end() ? std::span<const Key>() : std::span<const Key>(found->keys);
}

} // namespace zx::machine
