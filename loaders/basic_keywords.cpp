#include "loaders/basic_keywords.hpp"

#include <array>

namespace zx::loaders {
namespace {

// From 0xa3 on.
constexpr std::array<std::string_view, 93> Keywords{
    "SPECTRUM", "PLAY",    "RND",     "INKEY$", "PI",     "FN",       "POINT",     "SCREEN$",
    "ATTR",     "AT",      "TAB",     "VAL$",   "CODE",   "VAL",      "LEN",       "SIN",
    "COS",      "TAN",     "ASN",     "ACS",    "ATN",    "LN",       "EXP",       "INT",
    "SQR",      "SGN",     "ABS",     "PEEK",   "IN",     "USR",      "STR$",      "CHR$",
    "NOT",      "BIN",     "OR",      "AND",    "<=",     ">=",       "<>",        "LINE",
    "THEN",     "TO",      "STEP",    "DEF FN", "CAT",    "FORMAT",   "MOVE",      "ERASE",
    "OPEN #",   "CLOSE #", "MERGE",   "VERIFY", "BEEP",   "CIRCLE",   "INK",       "PAPER",
    "FLASH",    "BRIGHT",  "INVERSE", "OVER",   "OUT",    "LPRINT",   "LLIST",     "STOP",
    "READ",     "DATA",    "RESTORE", "NEW",    "BORDER", "CONTINUE", "DIM",       "REM",
    "FOR",      "GO TO",   "GO SUB",  "INPUT",  "LOAD",   "LIST",     "LET",       "PAUSE",
    "NEXT",     "POKE",    "PRINT",   "PLOT",   "RUN",    "SAVE",     "RANDOMIZE", "IF",
    "CLS",      "DRAW",    "CLEAR",   "RETURN", "COPY"};
static_assert(Keywords.size() == 256 - basic::Spectrum);

constexpr std::string_view Randomise = "RANDOMISE";
constexpr std::uint8_t Randomize = 0xf9;

constexpr char upper(char letter) noexcept {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// Returns the number of characters that the keyword takes at the start of the text, 0 if none. A
/// space of the keyword stands for any number of spaces.
std::size_t length_in(std::string_view text, std::string_view keyword) noexcept {
    std::size_t at = 0;
    for (const char letter : keyword) {
        if (letter == ' ') {
            while (at < text.size() && text[at] == ' ') {
                ++at;
            }
            continue;
        }
        if (at == text.size() || upper(text[at]) != letter) {
            return 0;
        }
        ++at;
    }
    const bool goes_on =
        is_ascii_letter(keyword.back()) && at < text.size() && is_ascii_letter(text[at]);
    return goes_on ? 0 : at;
}

} // namespace

std::string_view keyword_name(std::uint8_t code) noexcept {
    return code < basic::Spectrum ? std::string_view{} : Keywords[code - basic::Spectrum];
}

std::optional<KeywordMatch> match_keyword(std::string_view text) noexcept {
    KeywordMatch best{Randomize, length_in(text, Randomise)};
    for (std::size_t i = 0; i < Keywords.size(); ++i) {
        const std::size_t length = length_in(text, Keywords[i]);
        if (length > best.length) {
            best = {static_cast<std::uint8_t>(basic::Spectrum + i), length};
        }
    }
    return best.length == 0 ? std::nullopt : std::optional{best};
}

} // namespace zx::loaders
