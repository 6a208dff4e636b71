#include "app/input/keyboard_picture.hpp"

namespace zx::app {
namespace {

using enum ula::Key;

// clang-format off
constexpr std::array<PictureKey, PictureRows * PictureColumns> Keys = {{
    {N1, "1", "", "!", "EDIT", "DEF FN", "BLUE"},
    {N2, "2", "", "@", "CAPS LOCK", "FN", "RED"},
    {N3, "3", "", "#", "TRUE VIDEO", "LINE", "MAGENTA"},
    {N4, "4", "", "$", "INV. VIDEO", "OPEN #", "GREEN"},
    {N5, "5", "", "%", "←", "CLOSE #", "CYAN"},
    {N6, "6", "", "&", "↓", "MOVE", "YELLOW"},
    {N7, "7", "", "'", "↑", "ERASE", "WHITE"},
    {N8, "8", "", "(", "→", "POINT", ""},
    {N9, "9", "", ")", "GRAPHICS", "CAT", ""},
    {N0, "0", "", "_", "DELETE", "FORMAT", "BLACK"},

    {Q, "Q", "PLOT", "<=", "SIN", "ASN"},
    {W, "W", "DRAW", "<>", "COS", "ACS"},
    {E, "E", "REM", ">=", "TAN", "ATN"},
    {R, "R", "RUN", "<", "INT", "VERIFY"},
    {T, "T", "RAND", ">", "RND", "MERGE"},
    {Y, "Y", "RETURN", "AND", "STR$", "["},
    {U, "U", "IF", "OR", "CHR$", "]"},
    {I, "I", "INPUT", "AT", "CODE", "IN"},
    {O, "O", "POKE", ";", "PEEK", "OUT"},
    {P, "P", "PRINT", "\"", "TAB", "©"},

    {A, "A", "NEW", "STOP", "READ", "~"},
    {S, "S", "SAVE", "NOT", "RESTORE", "|"},
    {D, "D", "DIM", "STEP", "DATA", "\\"},
    {F, "F", "FOR", "TO", "SGN", "{"},
    {G, "G", "GO TO", "THEN", "ABS", "}"},
    {H, "H", "GO SUB", "↑", "SQR", "CIRCLE"},
    {J, "J", "LOAD", "-", "VAL", "VAL$"},
    {K, "K", "LIST", "+", "LEN", "SCREEN$"},
    {L, "L", "LET", "=", "USR", "ATTR"},
    {Enter, "ENTER", "", "", "", ""},

    {CapsShift, "CAPS SHIFT", "", "", "", ""},
    {Z, "Z", "COPY", ":", "LN", "BEEP"},
    {X, "X", "CLEAR", "£", "EXP", "INK"},
    {C, "C", "CONT", "?", "LPRINT", "PAPER"},
    {V, "V", "CLS", "/", "LLIST", "FLASH"},
    {B, "B", "BORDER", "*", "BIN", "BRIGHT"},
    {N, "N", "NEXT", ",", "INKEY$", "OVER"},
    {M, "M", "PAUSE", ".", "PI", "INVERSE"},
    {SymbolShift, "SYMBOL SHIFT", "", "", "", ""},
    {Space, "BREAK SPACE", "", "", "", ""},
}};
// clang-format on

} // namespace

const std::array<PictureKey, PictureRows * PictureColumns>& picture_keys() {
    return Keys;
}

std::string names_of(const KeySet& keys) {
    std::string names;
    const auto add = [&](const PictureKey& key) {
        names += (names.empty() ? "" : " + ") + std::string(key.name);
    };
    // Shift keys first, as they are pressed.
    for (const bool shifts : {true, false}) {
        for (const PictureKey& key : Keys) {
            const bool is_shift = key.key == CapsShift || key.key == SymbolShift;
            if (is_shift == shifts && keys[static_cast<std::size_t>(key.key)]) {
                add(key);
            }
        }
    }
    return names;
}

} // namespace zx::app
