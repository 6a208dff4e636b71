#include "shisen/oracle/foreign_keys.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string_view>
#include <utility>

#include "shisen/gravity.hpp"
#include "shisen/oracle/number_entry.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

namespace {

using UlaKey = zx::ula::Key;

constexpr int KeyCount = 40;
constexpr std::array Commands{
    UlaKey::Enter, UlaKey::H, UlaKey::B, UlaKey::F, UlaKey::R, UlaKey::L, UlaKey::N, UlaKey::S};
constexpr std::array Digits{UlaKey::N0,
                            UlaKey::N1,
                            UlaKey::N2,
                            UlaKey::N3,
                            UlaKey::N4,
                            UlaKey::N5,
                            UlaKey::N6,
                            UlaKey::N7,
                            UlaKey::N8,
                            UlaKey::N9};
/// With CAPS SHIFT these are arrows and DELETE.
constexpr std::array ArrowDigits{UlaKey::N5, UlaKey::N6, UlaKey::N7, UlaKey::N8};
constexpr UlaKey DeleteDigit = UlaKey::N0;
/// The number of a board that is asked for to see whether S works.
constexpr BoardNumber Asked = 7;

template <class Keys> bool contains(const Keys& keys, UlaKey key) {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

bool shift(UlaKey key) {
    return key == UlaKey::CapsShift || key == UlaKey::SymbolShift;
}

/// Takes the steps on a copy and returns the board after them; nothing if it cannot be read.
std::optional<Board> board_after(const Subject& subject, const std::vector<Step>& steps) {
    const auto copy = subject.copy();
    Observed look = copy->look();
    // A question may cover tiles, so only the last look counts.
    for (const Step& step : steps) {
        look = copy->act(step);
    }
    return look ? std::optional(look->board) : std::nullopt;
}

/// True if both boards have as many tiles of each kind.
bool same_tiles(const Board& a, const Board& b) {
    const auto tiles_of = [](const Board& board) {
        std::map<Kind, int> tiles;
        for (const Cell cell : cells_of(board.size())) {
            ++tiles[board.at(cell)];
        }
        return tiles;
    };
    return tiles_of(a) == tiles_of(b);
}

std::vector<Step> dealing_steps() {
    return {press(Key::ChooseBoard), answer(std::to_string(Asked))};
}

} // namespace

std::vector<KeyChord> foreign_keys(bool asking) {
    std::vector<KeyChord> chords{
        {UlaKey::CapsShift}, {UlaKey::SymbolShift}, {UlaKey::CapsShift, UlaKey::SymbolShift}};
    for (int i = 0; i < KeyCount; ++i) {
        const auto key = static_cast<UlaKey>(i);
        if (shift(key)) {
            continue;
        }
        const bool own =
            asking ? contains(Digits, key) || key == UlaKey::Enter : contains(Commands, key);
        const bool own_with_caps = key == DeleteDigit || (!asking && contains(ArrowDigits, key));
        if (!own) {
            chords.push_back({key});
        }
        if (!own_with_caps && key != UlaKey::Space) { // BREAK
            chords.push_back({UlaKey::CapsShift, key});
        }
        if (!asking || key != UlaKey::A) { // STOP
            chords.push_back({UlaKey::SymbolShift, key});
        }
    }
    return chords;
}

bool changes_mode(const KeyChord& chord) {
    return chord == KeyChord{UlaKey::CapsShift, UlaKey::N2} ||
           chord == KeyChord{UlaKey::CapsShift, UlaKey::N9} ||
           chord == KeyChord{UlaKey::CapsShift, UlaKey::SymbolShift};
}

bool is_shifted_command(const KeyChord& chord) {
    return chord.size() == 2 && shift(chord.front()) && contains(Commands, chord.back());
}

bool acts_without_shift(const Subject& before, const KeyChord& chord, const Observed& seen) {
    if (!is_shifted_command(chord)) {
        return false;
    }
    const auto after = before.copy();
    const Observed plain = after->act(press_foreign({chord.back()}));
    if (!plain || !seen) {
        return !plain && !seen && seen.error().kind == SubjectFailure::Kind::Garbage &&
               plain.error().kind == SubjectFailure::Kind::Garbage;
    }
    return plain->board == seen->board && plain->number == seen->number;
}

bool changed_unseen(const Subject& before, const Subject& after, const Observation& look) {
    if (look.selection && look.hint) {
        return false;
    }
    // One of them moves the cursor on a board that does not wrap.
    constexpr std::array Arrows{Key::Right, Key::Left};
    return std::any_of(Arrows.begin(), Arrows.end(), [&](Key arrow) {
        const Observed without = before.copy()->act(press(arrow));
        const Observed with = after.copy()->act(press(arrow));
        return without && with && without->board == with->board &&
               without->cursor == with->cursor &&
               (without->selection != with->selection || without->hint != with->hint);
    });
}

bool message_stays(const Board& board, const Observed& before, const Observed& after) {
    if (!before || !after) {
        return !before && !after && after.error().kind == SubjectFailure::Kind::Garbage;
    }
    return before->board != board && after->board == before->board;
}

bool opens_a_page(const Subject& before, const Subject& after, const KeyChord& chord) {
    const Observed game = before.look();
    const Observed page = after.look();
    // A full set of tiles that is not that of the game is no page: the key has moved tiles.
    if (game && page && page->board != game->board && same_tiles(page->board, game->board)) {
        return false;
    }
    const std::array<KeyChord, 3> closing{KeyChord{UlaKey::Space}, KeyChord{UlaKey::Enter}, chord};
    const std::vector<Step> deal = dealing_steps();
    return game && std::any_of(closing.begin(), closing.end(), [&](const KeyChord& close) {
               const auto closed = after.copy();
               const Observed look = closed->act(press_foreign(close));
               const auto dealt = board_after(*closed, deal);
               return look && look->board == game->board && look->number == game->number &&
                      look->border == game->border && dealt && is_full(*dealt) &&
                      dealt == board_after(before, deal);
           });
}

bool stops_the_game(const Subject& before, const Subject& after, const KeyChord& chord) {
    const Observed game = before.look();
    const auto wanted = board_after(before, dealing_steps());
    const bool deals = game && wanted && is_full(*wanted) && *wanted != game->board;
    return deals && board_after(after, dealing_steps()) != wanted &&
           !opens_a_page(before, after, chord);
}

std::optional<Step> without_command_digits(const Subject& before,
                                           const Step& answer,
                                           std::vector<std::string>& commands) {
    const Observed game = before.look();
    const auto deals = [&](char digit) {
        const auto key = Digits[static_cast<std::size_t>(digit - '0')];
        const auto board = board_after(before, {press_foreign({key})});
        return board && is_full(*board) && *board != game->board;
    };
    std::string digits;
    for (const char c : answer.text) {
        if (c >= '0' && c <= '9' && digits.find(c) == std::string::npos) {
            digits += c;
        }
    }
    digits.erase(std::remove_if(digits.begin(),
                                digits.end(),
                                [&](char digit) { return !game || !deals(digit); }),
                 digits.end());
    constexpr std::string_view Others = "123456789";
    const auto other = std::find_if(Others.begin(), Others.end(), [&](char digit) {
        return digits.find(digit) == std::string::npos && game && !deals(digit);
    });
    if (digits.empty() || other == Others.end()) {
        return std::nullopt;
    }
    Step step = answer;
    for (const char digit : digits) {
        std::replace(step.text.begin(), step.text.end(), digit, *other);
        commands.emplace_back(1, digit);
    }
    return step;
}

bool may_stop_the_editor(const KeyChord& chord) {
    return chord == KeyChord{UlaKey::CapsShift, UlaKey::N6};
}

bool spoiled(const Subject& before,
             const ModelState& position,
             const RuleVariants& rules,
             const Observation& seen) {
    const Board& board = position.game.board;
    if (seen.board == board) {
        return false;
    }
    // A new board; a tape may show no number.
    if (is_full(seen.board) && seen.number != position.game.start.number) {
        return false;
    }
    for (const Pair& pair : joinable_pairs(rules, board)) {
        Board after = board;
        remove_pair(after, pair, position.game.start.gravity);
        if (after == seen.board) {
            return false;
        }
    }
    const std::array<std::vector<Step>, 7> ways{{{press(Key::Enter)},
                                                 {press(Key::Hint), press(Key::Enter)},
                                                 {press(Key::Back)},
                                                 {press(Key::Forward)},
                                                 {press(Key::Restart)},
                                                 {press(Key::Last)},
                                                 {press(Key::ToggleGravity)}}};
    return std::none_of(ways.begin(), ways.end(), [&](const std::vector<Step>& steps) {
        return board_after(before, steps) == seen.board;
    });
}

/// True if CAPS+1 (EDIT) clears what has been typed: a program in machine code may call the editor
/// of the ROM, and takes STOP as a character.
bool clears_at_edit(const Subject& asking) {
    const Step number = answer(std::to_string(Asked));
    const auto wanted = board_after(asking, {number});
    const Step nine = press_foreign({UlaKey::N9});
    const Step edit = press_foreign({UlaKey::CapsShift, UlaKey::N1});
    return wanted && is_full(*wanted) && board_after(asking, {nine, edit, number}) == wanted &&
           board_after(asking, {nine, number}) != wanted;
}

bool asks_by_editor(const Subject& asking) {
    const auto after = asking.copy();
    return !after->act(press_foreign({UlaKey::SymbolShift, UlaKey::A})) ||
           !still_deals(asking, *after) || clears_at_edit(asking);
}

std::optional<std::string> spoils_question(const Subject& asking, const Step& answer) {
    const bool letters = rule_of_keys(answer.text) == Rule::LetterEntry;
    if (!answer.answer || (!rule_of_keys(answer.text) && !rule_of_digits(answer.text))) {
        return std::nullopt;
    }
    const auto after = asking.copy();
    const Observed look = after->act(answer);
    if (after->shows_report()) {
        return step_text(answer) + " ends the program with a report of BASIC";
    }
    const Step number = oracle::answer(std::to_string(Asked));
    const auto wanted = letters && look ? board_after(asking, {number}) : std::nullopt;
    if (!wanted || !is_full(*wanted) || *wanted == look->board ||
        board_after(*after, {number}) == wanted) {
        return std::nullopt;
    }
    const Step erase = press_foreign({UlaKey::CapsShift, DeleteDigit});
    std::vector<Step> steps(answer.text.size() + std::to_string(Asked).size(), erase);
    steps.push_back(number);
    (void)after->act(number);
    return board_after(*after, steps) == wanted
               ? std::optional(step_text(answer) + " is kept until it is deleted")
               : std::nullopt;
}

bool still_deals(const Subject& before, const Subject& after) {
    const Step number = answer(std::to_string(Asked));
    const Step ask = press(Key::ChooseBoard);
    const auto wanted = board_after(before, {number});
    if (!wanted || !is_full(*wanted)) {
        return true; // S does not work without a foreign key either
    }
    const Step enter = press(Key::Enter);
    // A tape that reads a line may ask again after one with a letter, or refuse it until the letter is
    // deleted.
    const Step erase = press_foreign({UlaKey::CapsShift, DeleteDigit});
    std::vector<std::vector<Step>> ways{{number},
                                        {erase, number},
                                        {number, number},
                                        {enter, number},
                                        {ask, number},
                                        {enter, ask, number},
                                        {number, ask, number}};
    // A tape that takes five digits, and no other key then, may have taken the key for a digit or two.
    const std::size_t digits = after.typed(number).text.size();
    std::vector<Step> rest;
    for (std::size_t i = 1; i < digits; ++i) {
        rest.push_back(press_foreign({UlaKey::N0}));
        ways.push_back(rest);
        ways.back().push_back(number);
        ways.push_back(rest);
        ways.back().insert(ways.back().end(), {ask, number});
    }
    return std::any_of(ways.begin(), ways.end(), [&](const std::vector<Step>& steps) {
        return board_after(after, steps) == wanted;
    });
}

} // namespace shisen::oracle
