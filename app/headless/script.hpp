// The script language of `run --headless --script`: one command per line. The whole script is
// checked before anything runs.
//
//   wait FRAMES                  until "TEXT" [FRAMES]        expect "TEXT"      expect-not "TEXT"
//   type "TEXT"                  press KEY [FRAMES [RELEASED]]  poke ADDR BYTE     load FILE
//   joystick PARTS [FRAMES]      mouse RIGHT UP [BUTTONS]     screen             screenshot FILE
//   save FILE                    hash                         frames             tape DECK
//   peek ADDR [COUNT]            expect-byte ADDR BYTE        list               command "TEXT"
//
// '#' begins a comment outside quotes. Numbers are decimal or 0x hexadecimal. Escapes inside quotes
// are \" \\ \n \b. PARTS are right, left, down, up, fire joined by +; BUTTONS
// likewise left and right, held until the next line that moves the mouse. DECK is play, stop,
// rewind, eject, auto on, auto off, block N or new FILE.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/common/streams.hpp"
#include "app/input/host_mouse.hpp"
#include "app/run/runner.hpp"

namespace zx::app {

enum class Verb {
    Wait,
    Until,
    Type,
    Command,
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
    List,
    Screenshot,
    Save,
    Hash,
    Frames
};

/// The commands of the cassette player. Auto: it starts and stops automatically when the machine
/// reads the tape.
enum class DeckOrder { Play, Stop, Rewind, AutoOn, AutoOff, Eject, Block, New };

struct ScriptLine {
    int number = 0;
    Verb verb{};
    /// The text, key or file name.
    std::string text;
    /// The strokes of type and press.
    std::vector<machine::Stroke> strokes;
    /// Frames (-1: not given), the address, or the number of a block of the tape.
    int value = -1;
    /// Frames without a key after a press (-1: not given).
    int released = -1;
    /// The byte to poke or to expect, or the joystick's bits.
    std::uint8_t byte = 0;
    /// The number of bytes to print.
    int count = 1;
    MouseMove mouse{};
    DeckOrder deck{};
};

/// Error: the offset is the line's number; the context says what is wrong with the line.
[[nodiscard]] Result<std::vector<ScriptLine>> parse_script(std::string_view text);

/// Returns the text as one quoted word on one line, which the parser reads back unchanged.
[[nodiscard]] std::string quoted_for_script(std::string_view text);

/// True if a line needs pictures to be drawn.
[[nodiscard]] bool needs_picture(const std::vector<ScriptLine>& script);

/// Returns the first line with this verb, or nullptr.
[[nodiscard]] const ScriptLine* first_of(Verb verb, const std::vector<ScriptLine>& script);

/// Runs the lines until one fails or the process is interrupted. name is the script's name, for
/// messages.
[[nodiscard]] ExitCode run_script(const std::vector<ScriptLine>& script,
                                  const std::string& name,
                                  int max_frames,
                                  Runner& runner,
                                  Streams& streams);

/// Returns the keys for text from the command line or a script. Resolves the escapes \n, \b, \\ and
/// \".
[[nodiscard]] Result<std::vector<machine::Stroke>> strokes_from_escaped(std::string_view text);

} // namespace zx::app
