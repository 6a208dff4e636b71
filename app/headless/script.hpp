// The script language of `run --headless --script`: one order a line, checked whole before anything
// runs.
//
//   wait FRAMES                  until "TEXT" [FRAMES]        expect "TEXT"      expect-not "TEXT"
//   type "TEXT"                  press KEY [FRAMES]           poke ADDR BYTE     load FILE
//   joystick PARTS [FRAMES]      mouse RIGHT UP [BUTTONS]     screen             screenshot FILE
//   save FILE                    hash                         frames             tape DECK
//   peek ADDR [COUNT]            expect-byte ADDR BYTE
//
// '#' begins a comment outside quotes. Numbers are decimal or 0x hexadecimal. Inside quotes \"
// \\ \n \b are escapes. PARTS are right, left, down, up, fire joined by +; BUTTONS likewise left
// and right, held until the next line that moves the mouse. DECK is play, stop, rewind, auto on or
// auto off.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/common/streams.hpp"
#include "app/emulator/host_mouse.hpp"
#include "app/run/runner.hpp"

namespace zx::app {

enum class Verb {
    Wait,
    Until,
    Type,
    Press,
    Expect,
    ExpectNot,
    Poke,
    Peek,
    ExpectByte,
    Joystick,
    Mouse,
    Tape,
    Load,
    Screen,
    Screenshot,
    Save,
    Hash,
    Frames
};

/// What is done to the cassette player. Auto: it starts and stops by what the machine seems to do.
enum class DeckOrder { Play, Stop, Rewind, AutoOn, AutoOff };

struct ScriptLine {
    int number = 0;
    Verb verb{};
    /// The text, key or file name.
    std::string text;
    /// What type and press do.
    std::vector<machine::Stroke> strokes;
    /// Frames (-1: not given), or the address.
    int value = -1;
    /// What is poked or expected, or the joystick's bits.
    std::uint8_t byte = 0;
    /// How many bytes are printed.
    int count = 1;
    MouseMove mouse{};
    DeckOrder deck{};
};

/// The error's offset is the line's number, its streams says what is wrong with it.
[[nodiscard]] Result<std::vector<ScriptLine>> parse_script(std::string_view text);

/// The text as one quoted word of a script, on one line, that the parser reads back as it was.
[[nodiscard]] std::string quoted_for_script(std::string_view text);

/// Whether a line needs pictures to be drawn.
[[nodiscard]] bool needs_picture(const std::vector<ScriptLine>& script);

/// The first line that has this verb, or nullptr.
[[nodiscard]] const ScriptLine* first_of(Verb verb, const std::vector<ScriptLine>& script);

/// Runs the lines; stops at the first that fails, or when interrupted. name is the script's, for
/// messages.
[[nodiscard]] ExitCode run_script(const std::vector<ScriptLine>& script,
                                  const std::string& name,
                                  int max_frames,
                                  Runner& runner,
                                  Streams& streams);

} // namespace zx::app
