#include "shisen/oracle/rule_variants.hpp"

namespace shisen::oracle {

namespace {

using Texts = std::string_view;

constexpr Texts RingTexts[] = {"yes, all round", "no"};
constexpr Texts SideEdgeTexts[] = {
    "comes in on the other side",
    "stops",
    "goes on in the next row",
    "goes on in the next row, and stops at the first and the last place"};
constexpr Texts TopEdgeTexts[] = {"comes in on the other side",
                                  "stops",
                                  "goes on in the next column",
                                  "goes on in a column further away"};
constexpr Texts EmptyPlaceTexts[] = {"goes there",
                                     "passes over it to the next tile",
                                     "passes over it to the next tile of the row before the edge",
                                     "passes over it to the next tile before the edge"};
constexpr Texts EmptyLineTexts[] = {
    "stays", "goes to the next place", "stays, but moves freely on an empty board"};
constexpr Texts HomeTexts[] = {"row 1, column 1", "where it was", "another cell"};
constexpr Texts OtherTexts[] = {"selects it instead", "keeps the selection", "deselects"};
constexpr Texts MissKeyTexts[] = {"is a command",
                                  "only ends a message",
                                  "only ends a message, and the tile is selected then",
                                  "only ends a message, and no tile is selected then"};
constexpr Texts EmptyTexts[] = {"does nothing", "deselects"};
constexpr Texts KeptOrGone[] = {"kept", "cleared"};
constexpr Texts GoneOrKept[] = {"cleared", "kept"};
constexpr Texts HintTexts[] = {"drops it", "keeps it"};
constexpr Texts ArrowHintTexts[] = {"drops it", "keeps it", "only drops it, and the cursor stays"};
constexpr Texts CommandHintTexts[] = {"is a command", "only drops it"};
constexpr Texts TravelSelectionTexts[] = {
    "cleared", "kept", "cleared, and nothing else is done", "kept, and nothing is done"};
constexpr Texts EmptyLightTexts[] = {"nothing", "the tiles of the selected kind"};
constexpr Texts ClearedTexts[] = {"keeps the pair", "drops the pair"};
constexpr Texts OrderTexts[] = {"by first, then second cell in reading order",
                                "by first, then second cell down the columns",
                                "by kind, then in reading order",
                                "another"};
constexpr Texts EndTexts[] = {
    "none, then from the beginning", "none from then on", "the first again", "the last one still"};
constexpr Texts ResumeTexts[] = {"begins again", "goes on", "begins again or goes on"};
constexpr Texts StaysTexts[] = {"stays", "disappears", "hides, but ENTER takes it"};
constexpr Texts NextHintTexts[] = {"none", "the next one at once"};
constexpr Texts HintCursorTexts[] = {"stays", "goes to a tile of the pair"};
constexpr Texts RemovalCursorTexts[] = {"stays",
                                        "goes down to the next tile if tiles fall",
                                        "goes down with its tile",
                                        "goes to a tile of the pair",
                                        "goes to where it is on a new board",
                                        "goes to a fixed cell",
                                        "goes to the first tile",
                                        "goes from an empty place to the next tile",
                                        "goes down to the next tile",
                                        "goes from an empty place to some tile",
                                        "goes elsewhere"};
constexpr Texts TravelCursorTexts[] = {"stays",
                                       "goes to a tile of the pair",
                                       "goes to its cell on a new board",
                                       "goes to a fixed cell",
                                       "goes to the first tile that has changed",
                                       "goes from an empty place to the next tile",
                                       "goes from an empty place to some tile",
                                       "goes elsewhere"};
constexpr Texts NoOrYes[] = {"no", "yes"};
constexpr Texts RedBorderTexts[] = {"red at once", "red only when the game is over"};
constexpr Texts PrecedenceTexts[] = {
    "cheated", "won or stuck", "won, then cheated, then stuck", "stuck, then cheated, then won"};
constexpr Texts FullTexts[] = {"at ENTER",
                               "at the fifth digit",
                               "at the fifth digit after leading zeros",
                               "at the digit after which no other one fits"};
constexpr Texts TooLargeTexts[] = {"is taken", "is ignored"};
constexpr Texts EntryTexts[] = {"asks again",
                                "goes on with the game",
                                "deals the board whose number is shown",
                                "goes on with the game before ENTER",
                                "deals the board whose number is shown before ENTER"};
constexpr Texts ZerosTexts[] = {"deals that number",
                                "asks again",
                                "goes on with the game",
                                "deals the board whose number is shown",
                                "goes on with the game before ENTER"};
constexpr Texts EntryKeyTexts[] = {"begins the entry anew",
                                   "is ignored",
                                   "asks again",
                                   "goes on with the game",
                                   "deals the board whose number is shown",
                                   "goes on with the game before ENTER",
                                   "edits the entry"};
constexpr Texts LeftEntryTexts[] = {"begins the entry anew",
                                    "is ignored",
                                    "asks again",
                                    "goes on with the game",
                                    "deals the board whose number is shown",
                                    "goes on with the game before ENTER",
                                    "moves the place of the next digit",
                                    "removes the last digit"};
constexpr Texts RightEntryTexts[] = {"begins the entry anew",
                                     "is ignored",
                                     "asks again",
                                     "goes on with the game",
                                     "deals the board whose number is shown",
                                     "goes on with the game before ENTER"};
constexpr Texts EmptyDeleteTexts[] = {"is ignored",
                                      "asks again",
                                      "goes on with the game",
                                      "deals the board whose number is shown",
                                      "goes on with the game before ENTER"};
constexpr Texts EndingArrowTexts[] = {"does nothing else", "moves the cursor, too"};
constexpr Texts LetterTexts[] = {"begins the entry anew",
                                 "is ignored",
                                 "asks again",
                                 "goes on with the game",
                                 "deals the board whose number is shown",
                                 "goes on with the game before ENTER",
                                 "ends the number"};
constexpr Texts EndKeyTexts[] = {"is a command",
                                 "only ends a message",
                                 "ends a message and deals a new board",
                                 "does nothing unless it is B F R L N S or DELETE",
                                 "does nothing unless it is N S or DELETE",
                                 "does nothing unless it is N or Y",
                                 "is a command, but ENTER deals a new board",
                                 "only ends a message, and the next key deals a new board",
                                 "deals a new board unless it is an arrow"};
constexpr Texts EndMessageTexts[] = {
    "shown again", "not shown", "shown again, also after B F R L with nothing to do"};
constexpr Texts WonBoardTexts[] = {"none", "the same one again", "a new one"};
constexpr Texts DealTexts[] = {"RND sequence and shuffle of this project", "its own"};

constexpr std::array<RuleText, RuleCount> Rules{{
    {Rule::Ring, "ring", "may a path leave the board", RingTexts},
    {Rule::SideEdge, "side-edge", "the cursor at the left or right edge", SideEdgeTexts},
    {Rule::TopEdge, "top-edge", "the cursor at the top or bottom edge", TopEdgeTexts},
    {Rule::EmptyPlace, "empty-place", "an arrow towards an empty place", EmptyPlaceTexts},
    {Rule::EmptyLine,
     "empty-line",
     "the cursor that passes over empty places, if there is no other tile",
     EmptyLineTexts},
    {Rule::Home, "home", "the cursor on a new board", HomeTexts},
    {Rule::NumberHome, "number-home", "the cursor on a new board after S", HomeTexts},
    {Rule::OtherKind, "other-kind", "ENTER on a tile of another kind", OtherTexts},
    {Rule::BlockedPair, "blocked-pair", "ENTER on a tile that cannot be joined", OtherTexts},
    {Rule::MissKey,
     "miss-key",
     "the first key after two tiles that cannot be joined",
     MissKeyTexts},
    {Rule::OtherMissKey,
     "other-miss-key",
     "the first key after two tiles of different kinds",
     MissKeyTexts},
    {Rule::EmptyCell, "empty-cell", "ENTER on an empty cell", EmptyTexts},
    {Rule::EmptyLight,
     "empty-light",
     "what is highlighted while the cursor is on an empty place",
     EmptyLightTexts},
    {Rule::ArrowSelection, "arrow-selection", "the selection after an arrow", KeptOrGone},
    {Rule::ShownArrowSelection,
     "shown-arrow-selection",
     "the selection after an arrow while a pair is shown",
     KeptOrGone},
    {Rule::ArrowHint, "arrow-hint", "an arrow while a pair is shown", ArrowHintTexts},
    {Rule::ClearedHint,
     "cleared-hint",
     "an arrow that clears the selection while a pair is shown",
     ClearedTexts},
    {Rule::StoppedArrowHint,
     "stopped-arrow-hint",
     "an arrow that does not move the cursor while a pair is shown",
     HintTexts},
    {Rule::CommandHint, "command-hint", "N, DELETE or S while a pair is shown", CommandHintTexts},
    {Rule::TravelHint, "travel-hint", "B, F, R or L while a pair is shown", CommandHintTexts},
    {Rule::HintOrder, "hint-order", "the order of the shown pairs", OrderTexts},
    {Rule::HintEnd, "hint-end", "H after the last pair shows", EndTexts},
    {Rule::HintResume, "hint-resume", "H after another command", ResumeTexts},
    {Rule::NoneKey,
     "none-key",
     "the first key after H has shown all pairs",
     std::span(EndKeyTexts, 2)},
    {Rule::NoPairKey,
     "no-pair-key",
     "the first key after H without any pair",
     std::span(EndKeyTexts, 2)},
    {Rule::NoneSelection,
     "none-selection",
     "the selection after H has shown all pairs",
     KeptOrGone},
    {Rule::NoPairSelection,
     "no-pair-selection",
     "the selection after H without any pair",
     KeptOrGone},
    {Rule::HintTime, "hint-time", "a shown pair while no key is pressed", StaysTexts},
    {Rule::HintCursor, "hint-cursor", "the cursor after H", HintCursorTexts},
    {Rule::NextHint,
     "next-hint",
     "the pair shown after ENTER has taken a shown pair",
     NextHintTexts},
    {Rule::RemovalCursor, "removal-cursor", "the cursor after a removal", RemovalCursorTexts},
    {Rule::BackSelection, "back-selection", "the selection after B", TravelSelectionTexts},
    {Rule::ForwardSelection, "forward-selection", "the selection after F", TravelSelectionTexts},
    {Rule::RestartSelection, "restart-selection", "the selection after R", TravelSelectionTexts},
    {Rule::LastSelection, "last-selection", "the selection after L", TravelSelectionTexts},
    {Rule::LostSelection,
     "lost-selection",
     "a selection that B F R L keep, on a place that becomes empty",
     KeptOrGone},
    {Rule::ChangedSelection,
     "changed-selection",
     "a selection that B F R L keep, on a place that gets another kind",
     KeptOrGone},
    {Rule::IdleBackHint, "idle-back-hint", "the shown pair after B with nothing to do", GoneOrKept},
    {Rule::IdleForwardHint,
     "idle-forward-hint",
     "the shown pair after F with nothing to do",
     GoneOrKept},
    {Rule::IdleRestartHint,
     "idle-restart-hint",
     "the shown pair after R with nothing to do",
     GoneOrKept},
    {Rule::IdleLastHint, "idle-last-hint", "the shown pair after L with nothing to do", GoneOrKept},
    {Rule::IdleBackSelection,
     "idle-back-selection",
     "the selection after B with nothing to do",
     GoneOrKept},
    {Rule::IdleForwardSelection,
     "idle-forward-selection",
     "the selection after F with nothing to do",
     GoneOrKept},
    {Rule::IdleRestartSelection,
     "idle-restart-selection",
     "the selection after R with nothing to do",
     GoneOrKept},
    {Rule::IdleLastSelection,
     "idle-last-selection",
     "the selection after L with nothing to do",
     GoneOrKept},
    {Rule::IdleBackCheats, "idle-back-cheats", "B with nothing to do cheats", NoOrYes},
    {Rule::IdleForwardCheats, "idle-forward-cheats", "F with nothing to do cheats", NoOrYes},
    {Rule::IdleRestartCheats, "idle-restart-cheats", "R with nothing to do cheats", NoOrYes},
    {Rule::IdleLastCheats, "idle-last-cheats", "L with nothing to do cheats", NoOrYes},
    {Rule::BackCursor, "back-cursor", "the cursor after B", TravelCursorTexts},
    {Rule::ForwardCursor, "forward-cursor", "the cursor after F", TravelCursorTexts},
    {Rule::RestartCursor, "restart-cursor", "the cursor after R", std::span(TravelCursorTexts, 5)},
    {Rule::LastCursor, "last-cursor", "the cursor after L", TravelCursorTexts},
    {Rule::RedBorder, "red-border", "the border of a cheat's game", RedBorderTexts},
    {Rule::Precedence, "precedence", "the border of a cheat's finished game", PrecedenceTexts},
    {Rule::TravelPrecedence,
     "travel-precedence",
     "the border of a finished game after B F R L",
     PrecedenceTexts},
    {Rule::FullEntry, "full-entry", "S takes a number of five digits", FullTexts},
    {Rule::TooLargeDigit,
     "too-large-digit",
     "S with a fifth digit that makes the number too large",
     TooLargeTexts},
    {Rule::ZerosEntry, "zeros-entry", "S with leading zeros, up to five digits", ZerosTexts},
    {Rule::ZeroEntry, "zero-entry", "S with 0", std::span(EntryTexts, 4)},
    {Rule::WrappedEntry, "wrapped-entry", "S with 65536", EntryTexts},
    {Rule::CarriedEntry, "carried-entry", "S with 65537 to 65539", EntryTexts},
    {Rule::LargeEntry, "large-entry", "S with 65540 to 99999", EntryTexts},
    {Rule::LongEntry, "long-entry", "S with leading zeros, six digits", EntryTexts},
    {Rule::SixDigits, "six-digits", "S with a number of six digits", EntryTexts},
    {Rule::TenDigits, "ten-digits", "S with a number of ten digits", EntryTexts},
    {Rule::EmptyEntry, "empty-entry", "S with ENTER alone", std::span(EntryTexts, 3)},
    {Rule::LetterEntry, "letter-entry", "S with a letter", LetterTexts},
    {Rule::DeleteEntry, "delete-entry", "S with DELETE", EntryKeyTexts},
    {Rule::EmptyDelete, "empty-delete", "S with DELETE before any digit", EmptyDeleteTexts},
    {Rule::LeftEntry, "left-entry", "S with left", LeftEntryTexts},
    {Rule::RightEntry, "right-entry", "S with right", RightEntryTexts},
    {Rule::GivenUpSelection,
     "given-up-selection",
     "the selection after S without a board",
     GoneOrKept},
    {Rule::EndingArrow,
     "ending-arrow",
     "an arrow that ends the question of S before ENTER",
     EndingArrowTexts},
    {Rule::GivenUpHint, "given-up-hint", "the shown pair after S without a board", GoneOrKept},
    {Rule::WonKey, "won-key", "the first key after a won game", EndKeyTexts},
    {Rule::StuckKey, "stuck-key", "the first key after the last move", EndKeyTexts},
    {Rule::CheatWonKey, "cheat-won-key", "the same after a cheat's won game", EndKeyTexts},
    {Rule::CheatStuckKey, "cheat-stuck-key", "the same after a cheat's last move", EndKeyTexts},
    {Rule::TravelWonKey, "travel-won-key", "the same after F or L to a won game", EndKeyTexts},
    {Rule::TravelStuckKey,
     "travel-stuck-key",
     "the same after F or L to the last move",
     EndKeyTexts},
    {Rule::EndMessage,
     "end-message",
     "the message about the end of a game, again on the same board",
     EndMessageTexts},
    {Rule::WonBoard, "won-board", "the board dealt after a won game, without a key", WonBoardTexts},
    {Rule::CheatWonBoard, "cheat-won-board", "the same after a cheat's won game", WonBoardTexts},
    {Rule::Deal, "deal", "the deal", DealTexts},
}};

static_assert(zx::oracle::in_order(Rules));

} // namespace

RuleVariants RuleVariants::ours() {
    RuleVariants rules;
    rules.settings.fill(OurSetting);
    return rules;
}

bool places_cursor(Rule rule) {
    return rule == Rule::RemovalCursor || (rule >= Rule::BackCursor && rule <= Rule::LastCursor);
}

Setting goes_elsewhere(Rule rule) {
    return rule == Rule::RemovalCursor ? static_cast<Setting>(RemovalCursor::GoesElsewhere)
                                       : static_cast<Setting>(TravelCursor::GoesElsewhere);
}

std::optional<Setting> setting_of_fixed_cell(Rule rule) {
    if (!places_cursor(rule)) {
        return std::nullopt;
    }
    return rule == Rule::RemovalCursor ? static_cast<Setting>(RemovalCursor::GoesToCell)
                                       : static_cast<Setting>(TravelCursor::GoesToCell);
}

void RuleVariants::free_cursor() {
    for (const RuleText& text : Rules) {
        if (places_cursor(text.rule)) {
            const Setting elsewhere = goes_elsewhere(text.rule);
            set(text.rule, elsewhere <= text.settings.size() ? elsewhere : UnknownSetting);
        }
    }
}

void RuleVariants::forget_entry() {
    for (const RuleText& text : Rules) {
        if (of_entry(text.rule)) {
            set(text.rule, UnknownSetting);
        }
    }
}

Possible possible_by(const RuleVariants& rules) {
    Possible possible{};
    for (const RuleText& text : Rules) {
        possible[static_cast<std::size_t>(text.rule)] =
            static_cast<std::uint16_t>(rules.possible(text.rule, text.settings.size()));
    }
    return possible;
}

const RuleText& text_of(Rule rule) {
    return Rules[static_cast<std::size_t>(rule)];
}

std::span<const RuleText> all_rules() {
    return Rules;
}

std::string_view setting_text(Rule rule, Setting setting) {
    return zx::oracle::setting_text(text_of(rule), setting);
}

} // namespace shisen::oracle
