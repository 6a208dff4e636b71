// The menus of the bar and the pages as lists of rows: the text of each row and its action. Plain
// data; app/imgui draws it.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/emulator/poke_desk.hpp"
#include "app/emulator/saved_states.hpp"
#include "app/emulator/tape_status.hpp"
#include "app/input/host_keyboard.hpp"
#include "app/run/emulator_settings.hpp"

namespace zx::app {

enum class MenuAction {
    Resume,
    OpenFile,        ///< the file of MenuChoice::path
    ContinueSession, ///< as it was when the window was closed
    PlayShisen,      ///< opens the bundled tape
    Reset,
    ChooseModel, ///< the model of MenuChoice::number
    NextModel,
    PreviousModel,
    Pause,
    StepFrame,     ///< pauses and runs one frame
    BackInTime,    ///< goes back until a key, button or click
    FullSpeed,     ///< until it is chosen again
    TakeMouse,     ///< gives the mouse to the machine
    PressKey,      ///< the key of the keyboard picture with MenuChoice::number
    ChangeSetting, ///< the row MenuChoice::setting by MenuChoice::step
    ChooseSetting, ///< the row MenuChoice::setting, its choice MenuChoice::number
    QuickSave,
    QuickLoad,
    AskQuickLoad, ///< as QuickLoad, although the state is of another program
    UndoQuickSave,
    SaveSlot, ///< as state MenuChoice::number
    LoadSlot,
    SavePicture,
    RecordGif,   ///< begins or ends a film without sound
    RecordVideo, ///< begins or ends a film with sound, by ffmpeg
    RecordInput, ///< begins or ends an RZX recording
    TapePlay,    ///< plays or stops the tape
    TapeRewind,
    TapeSeek, ///< to block MenuChoice::number
    TapeEject,
    TapeBlank,   ///< inserts a blank tape
    PokeAddress, ///< MenuChoice::number is the address
    PokeValue,   ///< MenuChoice::number is the value to poke or to find
    Poke,
    UndoPoke,      ///< the poke with MenuChoice::number, 0 is the newest
    ToggleTrainer, ///< the trainer MenuChoice::number
    BeginSearch,
    NarrowSearch,    ///< MenuChoice::number is a machine::ByteRelation
    ChooseFound,     ///< the place MenuChoice::number of the search is to be poked
    TapeChooseBlock, ///< opens the page of block MenuChoice::number
    TapeMoveBlock,   ///< the chosen block by MenuChoice::number: 1 or -1
    TapeRenameBlock, ///< MenuChoice::text
    TapeDeleteBlock,
    TapeUndoEdit, ///< takes back the last change of the blocks
    TapeSave,
    OpenNote, ///< opens the page of the note of state MenuChoice::number
    EditNote, ///< MenuChoice::text
    AskKey,   ///< waits for a key or a button to map
    MapKey,   ///< the asked key presses the target MenuChoice::number
    UnmapKey, ///< the mapped key MenuChoice::number, in the order of names
    Paste,
    CopyScreen,   ///< the text on the screen to the clipboard
    CopyProgram,  ///< the BASIC program in memory to the clipboard
    PaperPicture, ///< saves the printer's paper as PNG
    PaperText,    ///< saves it as text
    PaperCopy,    ///< its text to the clipboard
    PaperCut,     ///< throws it away
    ScrollPaper,  ///< up if MenuChoice::number is 1, down if it is -1
    Games,        ///< saves the session and opens the page of games
    Quit,
};

/// What the menu and the keys say about an action.
struct ActionRow {
    MenuAction action;
    std::string_view label;
    /// The host key that does the same; may be empty.
    std::string_view shortcut;
    /// The menu closes when the action is chosen.
    bool closes = true;
};

/// Returns the row of an action, or null if the menu has no row for it.
[[nodiscard]] const ActionRow* action_row(MenuAction action);

/// Returns the action with this shortcut.
[[nodiscard]] std::optional<MenuAction> action_of_key(std::string_view shortcut);

/// The menus of the bar, from left to right.
enum class BarMenu { File, Machine, Tape, View, Sound, Input, Tools, Help };
inline constexpr std::size_t BarMenus = 8;
[[nodiscard]] std::string_view label_of(BarMenu menu);

enum class MenuPage {
    Settings,
    Models,
    Choices,
    Files,
    Recent,
    Welcome,
    SaveState,
    LoadState,
    OtherState,
    StateNote,
    Tape,
    TapeEdit,
    TapeBlock,
    Keyboard,
    Keys,
    Mapping,
    MappingTargets,
    Pokes,
    Search,
    Paper,
    Log,
    About
};

/// What a page is called, and the host key that opens it.
struct PageRow {
    MenuPage page;
    std::string_view label;
    std::string_view shortcut;
};
[[nodiscard]] const PageRow& page_row(MenuPage page);
/// Returns the page with this shortcut.
[[nodiscard]] std::optional<MenuPage> page_of_key(std::string_view shortcut);

/// What the pages of the key mapping show.
struct MappingStatus {
    KeyMapping mapping;
    /// The page waits for a key.
    bool asking = false;
    /// The key that is to be mapped.
    std::string asked;
};

/// The block that the pages for editing a tape have chosen.
struct TapeEditStatus {
    /// Why the tape cannot be edited; empty if it can.
    std::string refusal;
    std::size_t block = 0;
    /// The name in the block, if it is a header.
    std::optional<std::string> name;
    /// A change of the blocks can be taken back.
    bool can_undo = false;
};

/// The note of a saved state that is edited.
struct NoteStatus {
    int slot = 0;
    std::string text;
};

/// What the menu shows besides its own state.
struct MenuStatus {
    std::string rom = "free ROM";
    std::string model = "48K";
    std::string media;
    bool paused = false;
    bool full_speed = false;
    EmulatorSettings settings;
    SettingFacts facts;
    /// Paths of the files opened last, the newest first.
    std::vector<std::string> recent;
    /// The program of the session that can be continued.
    std::string session;
    TapeStatus tape;
    TapeEditStatus tape_edit;
    NoteStatus note;
    PokeStatus pokes;
    /// A film is recorded; the input is recorded; a film with sound can be recorded.
    bool filming = false;
    bool recording = false;
    bool has_ffmpeg = false;
    /// Rows on the printer's paper.
    std::size_t paper_rows = 0;
    /// A gamepad is connected: help names its buttons.
    bool gamepad = false;
    MappingStatus mapping;
    /// The saved states of the program; read when a page shows them.
    std::vector<StateSlot> states;
    /// The program of the quick save.
    std::string quick_name;
    /// Messages that were shown, the oldest first.
    std::vector<std::string> log;
    /// Lines of the page About.
    std::vector<std::string> about;
};

/// A number that is typed in its row, or stepped by Left and Right.
struct MenuEntry {
    /// Takes the new number.
    MenuAction action{};
    int value = 0;
    int largest = 0;
};

/// A text that is typed in its row.
struct MenuTextEntry {
    /// Takes the new text, MenuChoice::text.
    MenuAction action{};
    std::string text;
    /// In bytes.
    std::size_t longest = 0;
};

struct MenuRow {
    std::string label;
    /// Right-aligned text: a setting's value or a shortcut.
    std::string value;
    bool selectable = true;
    /// True if the left and right keys change the value.
    bool adjustable = false;
    /// True for a choice that is selected or a switch that is on.
    bool checked = false;
    /// The row begins a group.
    bool separated = false;
    /// A picture at the left of a tall row.
    std::shared_ptr<const Thumbnail> picture;
    bool tall = false;
    /// The text is long: it is shown on as many lines as it needs.
    bool wrapped = false;
    /// The action of Enter, and of Left and Right for a row with a value.
    std::optional<MenuAction> enter;
    std::optional<MenuAction> left;
    std::optional<MenuAction> right;
    /// Set if the row is a setting: Enter and Right step forwards, Left steps back.
    const SettingRow* setting = nullptr;
    std::optional<MenuEntry> entry;
    std::optional<MenuTextEntry> text_entry;
    /// MenuChoice::number of the action.
    int number = 0;
    /// The page that Enter opens instead of an action.
    std::optional<MenuPage> opens;
    /// Help at the bottom of the menu while the row is selected.
    std::string hint;
};

[[nodiscard]] std::vector<MenuRow> bar_rows(BarMenu menu, const MenuStatus& status);
[[nodiscard]] std::vector<MenuRow> settings_rows(const MenuStatus& status);
[[nodiscard]] std::vector<MenuRow> model_rows(const MenuStatus& status);
/// The choices of one setting.
[[nodiscard]] std::vector<MenuRow> choice_rows(const SettingRow& setting, const MenuStatus& status);
/// The files opened last; MenuRow::number is the index of the path.
[[nodiscard]] std::vector<MenuRow> recent_rows(const MenuStatus& status);
/// What to do at the start: continue the last session or not.
[[nodiscard]] std::vector<MenuRow> welcome_rows(const MenuStatus& status);
[[nodiscard]] std::vector<MenuRow> tape_rows(const MenuStatus& status);
/// The ten states of the program, to save (action SaveSlot) or to load (LoadSlot).
[[nodiscard]] std::vector<MenuRow> state_rows(const MenuStatus& status, MenuAction action);
/// The printer and what can be done with its paper.
[[nodiscard]] std::vector<MenuRow> paper_rows(const MenuStatus& status);
/// The note of a saved state.
[[nodiscard]] std::vector<MenuRow> note_rows(const NoteStatus& status);
/// The blocks of the tape, of which one is chosen to be edited.
[[nodiscard]] std::vector<MenuRow> tape_edit_rows(const MenuStatus& status);
/// What can be done with the chosen block.
[[nodiscard]] std::vector<MenuRow> tape_block_rows(const MenuStatus& status);
/// Asks before the quick save of another program is loaded.
[[nodiscard]] std::vector<MenuRow> other_state_rows(const MenuStatus& status);
/// The 40 keys of the keyboard picture.
[[nodiscard]] std::vector<MenuRow> keyboard_rows();
[[nodiscard]] std::vector<MenuRow> key_rows();
/// Lines of text, one row each; `empty` if there are none.
[[nodiscard]] std::vector<MenuRow> text_rows(const std::vector<std::string>& lines,
                                             std::string_view empty);

} // namespace zx::app
