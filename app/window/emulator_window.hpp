// The emulator's window: passes SDL's events to the player and the menu, and shows pictures and
// plays sound, frame by frame.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <SDL.h>

#include "app/emulator/frame_buffer.hpp"
#include "app/emulator/picture_filter.hpp"
#include "app/emulator/player.hpp"
#include "app/emulator/poke_desk.hpp"
#include "app/emulator/remembered.hpp"
#include "app/emulator/tape_edits.hpp"
#include "app/imgui/gui.hpp"
#include "app/imgui/menu_view.hpp"
#include "app/input/host_keyboard.hpp"
#include "app/menu/held_direction.hpp"
#include "app/menu/menu.hpp"
#include "app/menu/messages.hpp"
#include "app/run/run_options.hpp"
#include "app/sdl/input.hpp"
#include "app/sdl/mouse_capture.hpp"
#include "app/sdl/pacer.hpp"
#include "app/sdl/presenter.hpp"
#include "app/sdl/sound_output.hpp"
#include "ula/cells.hpp"

namespace zx::app {

class EmulatorWindow {
  public:
    /// memory: what the last start has left, and file: where it is kept. program: the key of the
    /// program that runs.
    EmulatorWindow(Presenter presenter,
                   Player& player,
                   const RunOptions& options,
                   RememberedFile file,
                   Remembered memory,
                   std::string program);

    /// Shows a few lines of help until a key is pressed.
    void introduce() { introducing_ = true; }
    /// The trainers whose values are poked when the program is loaded.
    void set_trainers(std::vector<loaders::Trainer> trainers) {
        pokes_.set_trainers(std::move(trainers), true);
    }
    /// True if there is a sound device.
    [[nodiscard]] bool has_sound() const { return sound_.available(); }
    /// Shows the page that offers to continue the last session.
    void offer_session();
    void run();
    /// True if the page of games was chosen in the menu.
    [[nodiscard]] bool shelf_chosen() const noexcept { return shelf_chosen_ && !ended_by_signal_; }
    /// Why something could not be written when the window closed.
    [[nodiscard]] const std::optional<Failure>& end_failure() const { return end_failure_; }
    void say(const std::string& text);

  private:
    void handle(const SDL_Event& event);
    void key_down(const SDL_KeyboardEvent& event);
    bool window_key(const SDL_KeyboardEvent& event);
    void menu_key(const SDL_KeyboardEvent& event);
    void mouse(const SDL_Event& event);
    void gamepad(const SDL_Event& event);
    /// A button of a gamepad while a menu or page is open.
    void menu_button(SDL_GameControllerButton button);
    void show_text_keys();
    void menu_direction(MenuKey key, std::uint8_t direction);
    /// Presses the menu key of a direction that a gamepad holds.
    void follow_gamepad();
    void capture_mouse();
    void release_mouse();
    void toggle_mouse();
    void act(const std::optional<MenuChoice>& choice);
    void act_on_machine(const MenuChoice& choice);
    /// Steps a setting and applies it.
    void change(const SettingRow& row, int step);
    void change_to(const EmulatorSettings& changed);
    void change_model(const Outcome<std::string>& changed);
    void tell(const Outcome<std::string>& outcome);
    /// Returns true if the file was opened.
    bool open(const std::string& path);
    /// Opens what was dropped on the window: the first of several files that can be opened, or a
    /// folder's list.
    void open_dropped();
    /// Takes over the settings that are remembered for a program.
    void recall(const std::string& program);
    void offer_trainers(const std::string& path);
    /// Shows the trainers of a .pok file, to be switched on and off.
    bool open_pokes(const std::string& path);
    void continue_session();
    void window_event(const SDL_WindowEvent& event);
    void save_memory();
    /// Saves what is remembered and the machine's state when the window closes.
    void save_all();
    void paste();
    /// Types a text, or loads it as from a tape if it is a long listing.
    void paste_text(const std::string& text);
    /// Releases keys and mouse and stops the sound before a menu opens.
    void prepare_menu();
    void open_page(MenuPage page);
    void open_bar();
    void toggle_pause();
    void machine_changed();
    void show_title();

    void advance();
    void go_back();
    void show();
    /// Draws menus and messages.
    void draw_overlay();
    /// True if the bar or a menu is shown, so that the mouse belongs to them.
    [[nodiscard]] bool bar_shown() const;
    [[nodiscard]] bool stopped() const {
        return (paused_ && !going_back_) || (menu_.is_open() && !menu_.machine_runs());
    }
    /// The keys for the coming frame: of the keyboard and of the keyboard picture.
    [[nodiscard]] KeySet next_keys();
    void step_frame();
    void start_going_back();
    /// Ends going back if the menu has begun it and the event is a key, a button or a click.
    bool ends_going_back(const SDL_Event& event);
    void toggle_full_speed();
    /// Finds out which program's state is the quick save: another window may have made it.
    void learn_quick_save();
    void quick_save();
    void quick_load();
    void undo_quick_save();
    /// Loads the quick save of another program, after the question.
    void load_other_quick_save();
    void act_on_mapping(const MenuChoice& choice);
    /// Takes over the mapping that is remembered for the program.
    void apply_mapping();
    /// True if a page waits for a key to map, and takes this one.
    bool takes_asked_key(const std::string& name);
    void act_on_pokes(const MenuChoice& choice);
    void edit_tape(const MenuChoice& choice);
    [[nodiscard]] TapeEditStatus tape_edit_status() const;
    void act_on_tape(const MenuChoice& choice);
    void act_on_paper(const MenuChoice& choice);
    void copy(const std::string& text, const std::string& what);
    void insert_blank_tape();
    void eject_tape();
    [[nodiscard]] EmulatorSettings settings() const;
    [[nodiscard]] SettingFacts facts() const;
    [[nodiscard]] MenuStatus status() const;

    Presenter presenter_;
    Player& player_;
    SoundOutput sound_;
    Pacer pacer_;
    Gamepads gamepads_;
    MouseCapture mouse_;
    HostKeyboard keyboard_;
    KeyboardState picture_keys_;
    /// A key of the picture that a gamepad presses, and for how many more frames.
    KeySet tapped_;
    int tapped_frames_ = 0;
    HeldDirection direction_;
    PokeDesk pokes_;
    /// The block that the page of a block edits.
    std::size_t edited_block_ = 0;
    TapeEdits tape_edits_;
    NoteStatus note_;
    KeyMapping mapping_;
    /// A page waits for a key to map.
    bool asking_key_ = false;
    /// The key that the page of targets maps.
    std::string asked_key_;
    /// The text of the key that was asked for is ignored.
    bool ignore_text_ = false;
    Menu menu_;
    Gui gui_;
    MenuView view_{gui_, presenter_.renderer()};
    Messages messages_;
    /// The bar is shown until this time although no menu is open.
    Uint64 bar_until_ms_ = 0;
    PictureFilter filter_;
    const bool has_ffmpeg_ = has_ffmpeg();
    FrameBuffer buffer_{ula::PictureWidth, ula::PictureHeight};
    EmulatorSettings settings_;
    RememberedFile memory_file_;
    Remembered memory_;
    /// Options that win over what is remembered.
    std::vector<std::string> given_;
    /// The key of the running program in Remembered::programs.
    std::string program_;
    /// If not 0: the memory is saved at this time.
    Uint64 save_memory_at_ms_ = 0;
    int frames_not_shown_ = 0;
    bool paused_ = false;
    /// The lines for the first start are shown until a key is pressed.
    bool introducing_ = false;
    /// Full speed while a key is held, and full speed that the menu has switched on.
    bool full_speed_ = false;
    bool full_speed_on_ = false;
    bool going_back_ = false;
    /// Going back was chosen in the menu and ends with the next key, button or click.
    bool going_back_until_key_ = false;
    Uint64 next_step_back_ms_ = 0;
    /// How far the present journey back in time has gone.
    double seconds_back_ = 0;
    /// The saved states of the program, read when their page opens.
    std::vector<StateSlot> states_;
    /// The page that the last picture showed.
    std::optional<MenuPage> shown_page_;
    Uint64 update_tape_at_ms_ = 0;
    /// Paths that were dropped on the window and are not opened yet.
    std::vector<std::string> dropped_;
    std::optional<Failure> end_failure_;
    bool quit_ = false;
    bool shelf_chosen_ = false;
    bool ended_by_signal_ = false;
};

} // namespace zx::app
