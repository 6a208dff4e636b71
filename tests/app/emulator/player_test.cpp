#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include <doctest/doctest.h>

#include "app/menu/menu_rows.hpp"
#include "app/run/outputs.hpp"
#include "tests/app/emulator/player_fixture.hpp"

using namespace zx;
using fixture::PlayerFixture;
namespace fs = std::filesystem;

TEST_CASE_FIXTURE(PlayerFixture, "a frame at 44,100 Hz is 880 or 881 samples, for ever on time") {
    std::size_t samples = 0;
    for (int frame = 0; frame < 500; ++frame) {
        player.run_frame({});
        CHECK(player.samples().size() >= 880);
        CHECK(player.samples().size() <= 881);
        samples += player.samples().size();
    }
    CHECK(samples == 500ull * 69'888 * 44'100 / 3'500'000);
}

TEST_CASE_FIXTURE(PlayerFixture, "held keys reach the machine for that frame only") {
    using enum ula::Key;
    app::KeySet keys;
    keys.set(static_cast<std::size_t>(Q));
    player.run_frame(keys);
    CHECK(session.machine().keyboard().held(Q));
    player.run_frame({});
    CHECK_FALSE(session.machine().keyboard().held(Q));
}

TEST_CASE_FIXTURE(PlayerFixture, "quick save and quick load bring the machine back") {
    frames(150);
    session.machine().poke(0x9000, 42);
    REQUIRE(player.quick_save());
    session.machine().poke(0x9000, 1);
    REQUIRE(player.quick_save());
    CHECK(fs::exists(folder / "quick.szx.bak"));
    session.machine().poke(0x9000, 2);
    REQUIRE(player.quick_load());
    CHECK(session.machine().peek(0x9000) == 1);
}

TEST_CASE_FIXTURE(PlayerFixture,
                  "without a folder for user data nothing is saved, and it is said") {
    app::Player homeless(session, app::UserData({}), 44'100);
    for (const auto& outcome :
         {homeless.quick_save(), homeless.quick_load(), homeless.save_picture()}) {
        REQUIRE_FALSE(outcome);
        CHECK(outcome.error().line.find("XDG_DATA_HOME") != std::string::npos);
    }
    CHECK_FALSE(fs::exists("quick.szx"));
    CHECK_FALSE(fs::exists("pictures"));
}

TEST_CASE_FIXTURE(PlayerFixture, "an old quick.sna is loaded if there is no other quick save") {
    REQUIRE(player.quick_save());
    session.machine().poke(0x8000, 0x5a);
    REQUIRE(app::write_state(session.machine(), (folder / "quick.sna").string()));
    session.machine().poke(0x8000, 0);
    REQUIRE(player.quick_load()); // quick.szx goes first
    CHECK(session.machine().peek(0x8000) == 0);
    fs::remove(folder / "quick.szx");
    REQUIRE(player.quick_load());
    CHECK(session.machine().peek(0x8000) == 0x5a);
}

TEST_CASE_FIXTURE(PlayerFixture, "a quick save that fails leaves the one before and its backup") {
    REQUIRE(player.quick_save());
    fs::create_directories(folder / "quick.szx.bak" / "in the way");
    const auto before = fs::file_size(folder / "quick.szx");
    CHECK_FALSE(player.quick_save());
    CHECK(fs::file_size(folder / "quick.szx") == before);
}

TEST_CASE_FIXTURE(PlayerFixture, "quick load without a save says so and changes nothing") {
    frames(10);
    const auto before = session.machine().hash();
    const auto loaded = player.quick_load();
    REQUIRE_FALSE(loaded);
    CHECK_FALSE(loaded.error().line.empty());
    CHECK(session.machine().hash() == before);
}

TEST_CASE_FIXTURE(PlayerFixture, "pictures get numbered names") {
    frames(1);
    CHECK(player.save_picture()->ends_with("pictures/fourrivers-001.png"));
    CHECK(player.save_picture()->ends_with("pictures/fourrivers-002.png"));
    CHECK(fs::exists(folder / "pictures" / "fourrivers-002.png"));
}

TEST_CASE_FIXTURE(PlayerFixture, "a film has the machine's own time, whatever the speed") {
    if (!zx::app::has_ffmpeg()) {
        MESSAGE("skipped: ffmpeg is not installed");
        return;
    }
    constexpr int Frames = 50;
    REQUIRE(player.toggle_film("webm"));
    frames(Frames);
    step("speed", 3); // 200 %
    frames(Frames);
    step("speed", -5); // 50 %
    frames(Frames);
    REQUIRE(player.toggle_film("webm"));
    const auto samples_file = folder / "samples";
    const std::string command = "ffmpeg -v error -i '" +
                                (folder / "recordings/fourrivers-001.webm").string() +
                                "' -ar 44100 -ac 1 -f s16le '" + samples_file.string() + "'";
    REQUIRE(std::system(command.c_str()) == 0);
    const double seconds =
        static_cast<double>(std::filesystem::file_size(samples_file)) / (2 * 44'100);
    CHECK(seconds == doctest::Approx(3 * Frames * 69'888 / 3.5e6).epsilon(0.02));
}

TEST_CASE_FIXTURE(PlayerFixture, "a listing without a start line says that RUN starts it") {
    std::filesystem::create_directories(folder);
    const std::string waiting = (folder / "waits.bas").string();
    const std::string started = (folder / "starts.bas").string();
    std::ofstream(waiting) << "10 PRINT 1\n";
    std::ofstream(started) << "#autostart 10\n10 PRINT 1\n";
    CHECK(player.open(waiting) == "waits.bas: when it is loaded, RUN starts it");
    CHECK(player.open(started) == "starts.bas");
}

TEST_CASE_FIXTURE(PlayerFixture,
                  "the printer's paper is saved as a picture and as text, and cut off") {
    step("printer", 1);
    frames(150);
    player.paste("LPRINT \"on paper\"\n");
    frames(400);
    REQUIRE(player.paper().rows().size() == 8);
    const auto text = player.save_paper("txt");
    REQUIRE(text);
    CHECK(*text == "Paper: " + (folder / "printouts/paper-001.txt").string());
    std::ifstream file(folder / "printouts/paper-001.txt");
    std::string line;
    std::getline(file, line);
    CHECK(line == "on paper");
    REQUIRE(player.save_paper("png"));
    CHECK(std::filesystem::file_size(folder / "printouts/paper-001.png") > 100);
    player.cut_paper();
    CHECK(player.paper().empty());
}

TEST_CASE_FIXTURE(PlayerFixture, "films are begun and ended under numbered names") {
    for (const std::string name : {"fourrivers-001.gif", "fourrivers-002.gif"}) {
        REQUIRE(player.toggle_film("gif"));
        CHECK(player.filming());
        frames(10);
        const auto ended = player.toggle_film("gif");
        REQUIRE(ended);
        CHECK(ended->ends_with("recordings/" + name));
        CHECK_FALSE(player.filming());
        CHECK(fs::file_size(folder / "recordings" / name) > 100);
    }
    app::Player homeless(session, app::UserData({}), 44'100);
    CHECK_FALSE(homeless.toggle_film("gif"));
}

TEST_CASE("the menu Tools begins recordings, and ends those that were begun") {
    const auto labels = [](const app::MenuStatus& status) {
        std::string all;
        for (const app::MenuRow& row : app::bar_rows(app::BarMenu::Tools, status)) {
            all += row.label + "|";
        }
        return all;
    };
    app::MenuStatus status;
    CHECK(labels(status).ends_with("Record a film as GIF|Record the input as RZX|"));
    status.has_ffmpeg = true;
    CHECK(labels(status).find("WebM") != std::string::npos);
    status.filming = true;
    status.recording = true;
    CHECK(labels(status).ends_with("Stop the film|Stop recording the input|"));
}

TEST_CASE_FIXTURE(PlayerFixture, "a bad file leaves the machine as it was") {
    frames(30);
    fs::create_directories(folder);
    std::ofstream(folder / "bad.sna") << "not a snapshot";
    const auto before = session.machine().hash();
    for (const std::string name : {"bad.sna", "missing.tap", "."}) {
        CAPTURE(name);
        CHECK_FALSE(player.open((folder / name).string()));
        CHECK(session.machine().hash() == before);
    }
}

TEST_CASE_FIXTURE(PlayerFixture, "the bundled tape loads at full speed to its board") {
    REQUIRE(player.play_shisen());
    int slices = 0;
    do {
        int left = 100;
        player.run_frames_until({}, [&] { return left-- == 0; });
        ++slices;
    } while (player.loading() && slices < 30);
    CHECK(slices > 1);
    CHECK(slices < 30);
}

TEST_CASE_FIXTURE(PlayerFixture, "the title tells what runs, on what, with which ROM") {
    CHECK(player.title() == "Four Rivers - 48K, free ROM");
    const std::vector<std::pair<machine::Model, std::string>> round = {
        {machine::Model::Spectrum128, "128K, 48K mode"},
        {machine::Model::SpectrumPlus2, "+2, 48K mode"},
        {machine::Model::SpectrumPlus2A, "+2A, 48K mode"},
        {machine::Model::Spectrum16, "16K"},
        {machine::Model::Spectrum48, "48K"}};
    for (const auto& [model, name] : round) {
        CHECK(*player.next_model(1) == name);
        CHECK(session.machine().model() == model);
        CHECK(player.title() == "Four Rivers - " + name + ", free ROM");
        frames(2);
    }
}

TEST_CASE_FIXTURE(PlayerFixture,
                  "models with several ROM pages take the user's files, the 48K the built-in ROM") {
    fs::create_directories(folder);
    for (const char* name : {"128-0.rom", "128-1.rom"}) {
        std::ofstream(folder / name) << std::string(16384, name[4]);
    }
    CHECK(*player.next_model(1) == "128K");
    CHECK(session.machine().peek(0) == '0');
    CHECK(player.rom_name() == "128-0.rom + 128-1.rom");
    for (const char* name : {"plus2a-0.rom", "plus2a-1.rom", "plus2a-2.rom", "plus2a-3.rom"}) {
        std::ofstream(folder / name) << std::string(16384, name[7]);
    }
    CHECK(*player.next_model(1) == "+2"); // has the 128K's ROM without files of its own
    CHECK(session.machine().peek(0) == '0');
    CHECK(*player.next_model(1) == "+2A");
    CHECK(player.rom_name() == "plus2a-0.rom + plus2a-1.rom + plus2a-2.rom + plus2a-3.rom");
    fs::resize_file(folder / "128-1.rom", 100);
    for (int i = 0; i < 2; ++i) {
        REQUIRE(player.next_model(1));
    }
    CHECK_FALSE(player.next_model(1));
    CHECK(session.machine().model() == machine::Model::Spectrum48);
}

TEST_CASE_FIXTURE(PlayerFixture, "a gamepad is a Kempston until another joystick is chosen") {
    using enum machine::Joystick;
    const auto fitted = [&] { return session.machine().state().joystick; };
    player.move_joystick(false, 0);
    CHECK(fitted() == None);
    player.move_joystick(true, 0x12);
    CHECK(fitted() == Kempston);
    CHECK(session.machine().state().stick == 0x12);
    for (const machine::Joystick expected : {Sinclair1, Sinclair2, Cursor, None}) {
        step("joystick", 1);
        player.move_joystick(true, 0);
        CHECK(fitted() == expected);
    }
    step("joystick", -1);
    CHECK(fitted() == Cursor);
    CHECK(player.next_model(1));
    player.move_joystick(true, 0);
    CHECK(fitted() == Cursor);
}

TEST_CASE_FIXTURE(PlayerFixture,
                  "issue, ULA, snow and mouse stay as chosen, whatever happens to the machine") {
    frames(60);
    REQUIRE(player.quick_save());
    const auto chosen = [&] {
        const machine::State& state = session.machine().state();
        return state.issue == ula::Issue::Issue2 && state.late_ula && state.mouse.fitted &&
               state.snow == machine::SnowChoice::Off;
    };
    step("snow", -1);
    step("issue", 1);
    step("late-ula", 1);
    step("mouse", 1);
    CHECK(chosen());
    CHECK(session.machine().timing() == ula::late_timing(ula::Timing48));
    REQUIRE(player.step_back());
    CHECK(chosen());
    (void)player.reset();
    CHECK(chosen());
    REQUIRE(player.quick_load());
    CHECK(chosen());
    REQUIRE(player.next_model(1));
    CHECK(chosen());
    step("issue", 1); // a 128K has no issue
    REQUIRE(player.next_model(-1));
    CHECK(chosen());
    REQUIRE(player.play_shisen());
    CHECK(chosen());
    fs::create_directories(folder);
    std::ofstream(folder / "bad.sna") << "not a snapshot";
    CHECK_FALSE(player.open((folder / "bad.sna").string()));
    CHECK(chosen());
    step("issue", 1);
    step("late-ula", 1);
    step("snow", 1);
    step("mouse", 1);
    CHECK(session.setup() == app::MachineSetup{});
    CHECK(session.machine().timing() == ula::Timing48);
    CHECK_FALSE(session.machine().state().mouse.fitted);
}

TEST_CASE_FIXTURE(PlayerFixture, "a fitted mouse moves") {
    step("mouse", 1);
    player.move_mouse({5, -2, 2});
    player.run_frame({});
    const machine::KempstonMouse& mouse = session.machine().state().mouse;
    CHECK(mouse.x == 5);
    CHECK(mouse.y == 254);
    CHECK(mouse.buttons == 2);
}

TEST_CASE_FIXTURE(PlayerFixture, "the AY's sides are a choice where there is an AY") {
    step("stereo", 1); // a 48K has no AY
    CHECK(player.channels() == 1);
    REQUIRE(player.next_model(1));
    CHECK(player.channels() == 1);
    step("stereo", 1);
    CHECK(player.channels() == 2);
    frames(2);
    CHECK(player.samples().size() >= 2 * 880);
    step("stereo", -1);
    CHECK(player.channels() == 1);
}

TEST_CASE_FIXTURE(PlayerFixture,
                  "time goes back by half seconds to a picture, and no further than it began") {
    frames(260);
    REQUIRE(player.step_back());
    CHECK(session.machine().frames() == 251);
    REQUIRE(player.step_back());
    CHECK(session.machine().frames() == 226);
    const auto hash = session.machine().hash();
    frames(25);
    REQUIRE(player.step_back());
    CHECK(session.machine().frames() == 252);
    REQUIRE(player.step_back());
    CHECK(session.machine().frames() == 201);
    frames(25);
    CHECK(session.machine().hash() == hash);
    int steps = 0;
    while (player.step_back()) {
        ++steps;
    }
    CHECK(steps == 8);
    CHECK(session.machine().frames() == 26);
}

TEST_CASE_FIXTURE(PlayerFixture,
                  "at twice the speed a frame has half the samples and half the time") {
    player.run_frame({});
    const auto normal = player.samples().size();
    const double seconds = player.frame_seconds();
    settings.speed_percent = 200;
    player.apply(settings);
    for (int frame = 0; frame < 10; ++frame) {
        player.run_frame({});
        CHECK(player.samples().size() * 2 <= normal + 2);
        CHECK(player.samples().size() * 2 + 2 >= normal);
    }
    CHECK(player.frame_seconds() == doctest::Approx(seconds / 2));
}
