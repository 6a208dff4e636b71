// What the pages for tapes, saved states and going back in time show, without a window.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/emulator/player.hpp"
#include "app/emulator/tape_edits.hpp"
#include "app/menu/menu.hpp"
#include "machine/screen_text.hpp"
#include "roms-free/roms.hpp"

using namespace zx::app;
namespace fs = std::filesystem;

namespace {

struct Fixture {
    fs::path folder = fs::temp_directory_path() / "fourrivers_pages_test";
    Session session;
    Player player;

    Fixture()
        : session(zx::Model::Spectrum48,
                  {{zx::roms::rom48().begin(), zx::roms::rom48().end()}, "free ROM"}),
          player(session, UserData((fs::remove_all(folder), folder)), 44'100) {}
    ~Fixture() { fs::remove_all(folder); }
    Fixture(const Fixture&) = delete;
    Fixture& operator=(const Fixture&) = delete;

    void frames(int count) {
        for (int frame = 0; frame < count; ++frame) {
            player.run_frame({});
        }
    }
};

/// Two blocks: a header's length of pilot tone each, 19 and 1000 bytes.
zx::loaders::Tape two_blocks() {
    zx::loaders::DataBlock header;
    header.bytes.assign(19, 0);
    zx::loaders::DataBlock data;
    data.pilot_pulses = 3223;
    data.bytes.assign(1000, 0x55);
    zx::loaders::Tape tape;
    tape.blocks = {header, data};
    return tape;
}

} // namespace

TEST_CASE("a thumbnail mixes ink and paper of 4 x 4 pixels") {
    std::vector<std::uint8_t> screen(6912);
    screen[6144] = 0x47;      // bright white on black
    screen[6144 + 33] = 0x0a; // red on blue
    screen[0] = 0xf0;         // the first of four lines: the left half
    const Thumbnail thumbnail = thumbnail_of(screen);
    CHECK(thumbnail.pixels[0] == 0xff3f3f3f); // 4 of 16 pixels of 0xff
    CHECK(thumbnail.pixels[1] == 0xff000000);
    const std::size_t second = 2 * Thumbnail::Width + 2;
    CHECK(thumbnail.pixels[second] == Palette[1]);
}

TEST_CASE_FIXTURE(Fixture, "the thumbnail of a snapshot is that of the machine") {
    frames(120);
    const auto of_snapshot = thumbnail_of(player.machine().snapshot());
    REQUIRE(of_snapshot);
    CHECK(*of_snapshot == thumbnail_of(zx::machine::screen_bytes(player.machine())));
    CHECK(std::ranges::count(of_snapshot->pixels, of_snapshot->pixels[0]) <
          Thumbnail::Width * Thumbnail::Height);
}

TEST_CASE_FIXTURE(Fixture,
                  "a state is saved in a slot of its program with picture, date and note") {
    frames(120);
    for (const StateSlot& slot : player.saved_states("0000beef")) {
        CHECK_FALSE(slot.used);
    }
    REQUIRE(player.save_slot("0000beef", 3));
    const auto frame = player.machine().frames();
    frames(50);
    const auto slots = player.saved_states("0000beef");
    REQUIRE(slots.size() == 10);
    CHECK(slots[3].used);
    CHECK(slots[3].date.size() == 16);
    CHECK(slots[3].note == "48K");
    REQUIRE(slots[3].picture);
    CHECK_FALSE(slots[4].used);
    CHECK_FALSE(player.saved_states("other")[3].used);
    REQUIRE(player.load_slot("0000beef", 3));
    CHECK(player.machine().frames() == frame);
    CHECK_FALSE(player.load_slot("0000beef", 4));
    CHECK(player.machine().frames() == frame);
}

TEST_CASE_FIXTURE(Fixture, "the note of a state is edited in a row of its page") {
    REQUIRE(player.save_slot("0000beef", 3));
    REQUIRE(player.write_note("0000beef", 3, "level 7"));
    MenuStatus status;
    status.states = player.saved_states("0000beef");
    CHECK(status.states[3].note == "level 7");
    status.note = {.slot = 3, .text = "level 7"};
    Menu menu([](const fs::path&) { return std::vector<FileEntry>(); });
    menu.set_status(status);
    menu.open(MenuPage::LoadState);
    CHECK(menu.selected() == 3);
    const auto opens = menu.key(MenuKey::Right);
    REQUIRE(opens);
    CHECK(opens->action == MenuAction::OpenNote);
    CHECK(opens->number == 3);
    menu.open(MenuPage::StateNote);
    CHECK(menu.text("\xc3\xa4")->text == "level 7\xc3\xa4");
    CHECK(menu.key(MenuKey::Erase)->text == "level ");
    status.note.text = std::string(99, 'x') + "\xc3\xa4";
    menu.set_status(status);
    CHECK_FALSE(menu.text("y")); // the note is full
    CHECK(menu.key(MenuKey::Erase)->text == std::string(99, 'x'));
    status.note.text.clear();
    menu.set_status(status);
    CHECK(menu.key(MenuKey::Erase)->text.empty());
    CHECK_FALSE(menu.key(MenuKey::Enter));
    CHECK(menu.page() == MenuPage::LoadState);
}

TEST_CASE_FIXTURE(Fixture, "the blocks of a tape are edited on pages, and saved as a new file") {
    Menu menu([](const fs::path&) { return std::vector<FileEntry>(); });
    MenuStatus status;
    status.tape_edit.refusal = player.why_not_edited();
    menu.set_status(status);
    menu.open(MenuPage::TapeEdit);
    REQUIRE(menu.rows().size() == 1);
    CHECK(menu.rows()[0].label == "There is no tape.");
    CHECK_FALSE(player.save_tape());

    player.change_tape(two_blocks());
    CHECK(player.why_not_edited().empty());
    status.tape = player.tape_status();
    status.tape_edit = {.refusal = {}, .block = 1, .name = std::nullopt};
    menu.set_status(status);
    REQUIRE(menu.rows().size() == 4); // save, undo, two blocks
    CHECK_FALSE(menu.rows()[1].selectable);
    (void)menu.key(MenuKey::End);
    const auto chosen = menu.key(MenuKey::Enter);
    REQUIRE(chosen);
    CHECK(chosen->action == MenuAction::TapeChooseBlock);
    CHECK(chosen->number == 1);
    menu.open(MenuPage::TapeBlock);
    // Moved towards the beginning, the block is selected when its page closes.
    status.tape_edit.block = 0;
    menu.set_status(status);
    (void)menu.key(MenuKey::Escape);
    CHECK(menu.rows()[static_cast<std::size_t>(menu.selected())].number == 0);
    CHECK(menu.selected() == 2);
    status.tape_edit.block = 1;
    menu.set_status(status);
    menu.open(MenuPage::TapeBlock);
    REQUIRE(menu.rows().size() == 4); // block, two ways, delete
    CHECK(menu.selected() == 1);      // the last block cannot move towards the end
    CHECK_FALSE(menu.rows()[2].selectable);
    status.tape_edit.name = "game";
    menu.set_status(status);
    REQUIRE(menu.rows().size() == 5);
    (void)menu.key(MenuKey::Down);
    CHECK(menu.text("s")->text == "games");
    (void)menu.key(MenuKey::End);
    CHECK(menu.key(MenuKey::Enter)->action == MenuAction::TapeDeleteBlock);
    CHECK(menu.page() == MenuPage::TapeEdit);
    status.tape_edit.can_undo = true;
    menu.set_status(status);
    CHECK(menu.click(1)->action == MenuAction::TapeUndoEdit);

    const auto saved = player.save_tape();
    REQUIRE(saved);
    CHECK(fs::exists(folder / "tapes" / "tape-001.tzx"));
    REQUIRE(player.save_tape());
    CHECK(fs::exists(folder / "tapes" / "tape-002.tzx"));
    REQUIRE(player.insert_blank_tape());
    CHECK(player.why_not_edited().find("ejected") != std::string::npos);
}

TEST_CASE_FIXTURE(Fixture, "the list of blocks counts bytes as info does") {
    auto tape = two_blocks();
    std::get<zx::loaders::DataBlock>(tape.blocks[1]).bytes.front() = 0xff;
    player.change_tape(std::move(tape));
    const std::vector<TapeLine> lines = player.tape_status().lines;
    REQUIRE(lines.size() == 2);
    CHECK(lines[1].text.starts_with("2  data, 998 bytes, wrong checksum"));
}

TEST_CASE("changes of a tape are taken back one by one, until another tape is inserted") {
    const auto original = two_blocks();
    auto shorter = original;
    shorter.blocks.pop_back();
    zx::loaders::Tape empty;
    TapeEdits edits;
    CHECK_FALSE(edits.can_undo(original));
    CHECK_FALSE(edits.undo(original));
    edits.add(original, shorter);
    edits.add(shorter, empty);
    CHECK_FALSE(edits.can_undo(original)); // another tape
    CHECK(edits.undo(empty) == shorter);
    CHECK(edits.undo(shorter) == original);
    CHECK_FALSE(edits.can_undo(original));
    for (std::size_t i = 0; i <= TapeEdits::Most; ++i) {
        edits.add(original, original);
    }
    for (std::size_t i = 0; i < TapeEdits::Most; ++i) {
        CHECK(edits.undo(original));
    }
    CHECK_FALSE(edits.can_undo(original));
}

TEST_CASE_FIXTURE(Fixture, "a state that cannot be read is shown without a picture") {
    fs::create_directories(folder / "states" / "none");
    std::ofstream(folder / "states" / "none" / "0.szx") << "nonsense";
    const auto slots = player.saved_states("");
    CHECK(slots[0].used);
    CHECK_FALSE(slots[0].picture);
    CHECK_FALSE(player.load_slot("", 0));
}

TEST_CASE_FIXTURE(Fixture, "the quick save before the last comes back, and the last again") {
    CHECK_FALSE(player.undo_quick_save());
    frames(20);
    REQUIRE(player.quick_save());
    CHECK_FALSE(player.undo_quick_save());
    const auto first = player.machine().frames();
    frames(20);
    REQUIRE(player.quick_save());
    const auto second = player.machine().frames();
    for (const auto expected : {first, second, first}) {
        REQUIRE(player.undo_quick_save());
        REQUIRE(player.quick_load());
        CHECK(player.machine().frames() == expected);
    }
}

TEST_CASE_FIXTURE(Fixture, "the rewind bar has the newest states, one less with each step back") {
    frames(25 * 12);
    RewindStatus status = player.rewind_status(7);
    CHECK(status.pictures.size() == 7);
    const auto left = status.seconds_left;
    CHECK(left == doctest::Approx(12 * player.step_seconds()));
    const auto newest = status.pictures.back();
    const auto before = status.pictures[5];
    REQUIRE(player.step_back());
    status = player.rewind_status(7);
    CHECK(status.pictures.back() == before);
    CHECK(status.pictures.back() != newest);
    CHECK(status.seconds_left == doctest::Approx(left - player.step_seconds()));
}

TEST_CASE_FIXTURE(Fixture, "the tape's position runs from 0 to its length") {
    CHECK_FALSE(player.tape_status().inserted);
    session.machine().insert_tape(two_blocks());
    session.machine().set_tape_autostart(false);
    TapeStatus status = player.tape_status();
    CHECK(status.inserted);
    CHECK(status.lines.size() == 2);
    CHECK(status.seconds == 0);
    const double total = status.total_seconds;
    CHECK(total > 10);
    player.play_tape(true);
    double last = 0;
    int moved = 0;
    for (int frame = 0; frame < 50 * 60 && player.tape_status().playing; ++frame) {
        player.run_frame({});
        status = player.tape_status();
        CHECK(status.seconds >= last);
        CHECK(status.seconds <= total);
        moved += status.seconds > last ? 1 : 0;
        last = status.seconds;
    }
    CHECK(moved > 300); // while pilot tone and data are played
    CHECK_FALSE(player.tape_status().playing);
    player.seek_tape(1);
    CHECK(player.tape_status().block == 1);
    CHECK(player.tape_status().seconds == doctest::Approx(status.lines[0].seconds));
    player.rewind_tape();
    CHECK(player.tape_status().seconds == 0);
    REQUIRE(player.eject_tape());
    CHECK_FALSE(player.tape_status().inserted);
}

TEST_CASE("the tape page plays, rewinds, ejects and goes to a block") {
    MenuStatus status;
    Menu menu;
    menu.set_status(status);
    menu.open(MenuPage::Tape);
    CHECK(menu.machine_runs());
    CHECK_FALSE(menu.machine_has_keys());
    CHECK(menu.footer() == "No tape");
    CHECK_FALSE(menu.rows()[0].selectable);
    status.tape.inserted = true;
    status.tape.playing = true;
    status.tape.lines = {{"1  header", 5}, {"2  data", 8.6}};
    status.tape.block = 1;
    status.tape.seconds = 7;
    status.tape.total_seconds = 13.6;
    menu.set_status(status);
    CHECK(menu.rows()[0].label == "Stop");
    (void)menu.key(MenuKey::Home);
    CHECK(menu.footer() == "Playing: 7 of 13 s, block 2 of 2");
    CHECK(menu.key(MenuKey::Enter)->action == MenuAction::TapePlay);
    (void)menu.key(MenuKey::End);
    CHECK(menu.rows().back().checked);
    CHECK(menu.rows().back().value == "9 s");
    const auto choice = menu.key(MenuKey::Enter);
    REQUIRE(choice);
    CHECK(choice->action == MenuAction::TapeSeek);
    CHECK(choice->number == 1);
    CHECK(menu.page() == MenuPage::Tape);
}

TEST_CASE("empty slots can be saved to but not loaded") {
    MenuStatus status;
    status.states.resize(10);
    status.states[2] = {true, "2026-11-22 08:30", "GAME", nullptr};
    Menu menu;
    menu.set_status(status);
    menu.open(MenuPage::LoadState);
    CHECK(menu.selected() == 2);
    const auto load = menu.key(MenuKey::Enter);
    REQUIRE(load);
    CHECK(load->action == MenuAction::LoadSlot);
    CHECK(load->number == 2);
    CHECK_FALSE(menu.is_open());
    menu.open(MenuPage::SaveState);
    (void)menu.key(MenuKey::End);
    const auto save = menu.key(MenuKey::Enter);
    REQUIRE(save);
    CHECK(save->action == MenuAction::SaveSlot);
    CHECK(save->number == 9);
}

TEST_CASE_FIXTURE(Fixture, "the screen as text ends with its last row that is not empty") {
    frames(200);
    player.paste("p2*3\n");
    while (player.typing()) {
        frames(1);
    }
    frames(20);
    const std::string text = player.screen_text();
    CHECK(text.starts_with("6\n"));
    CHECK(text.find(" \n") == std::string::npos);
    CHECK(text.find("0 OK") != std::string::npos);
    CHECK_FALSE(text.ends_with("\n"));
}
