#include <fmt/format.h>

#include "app/headless/script.hpp"
#include "app/input/basic_typing.hpp"
#include "app/run/outputs.hpp"
#include "base/text.hpp"

namespace zx::app {
namespace {

class ScriptRunner {
  public:
    ScriptRunner(const std::string& name, int max_frames, Runner& runner, Streams& streams)
        : name_(name), max_frames_(max_frames), runner_(runner), streams_(streams) {}

    ExitCode run(const ScriptLine& line) {
        switch (line.verb) {
        case Verb::Wait: runner_.frames(line.value); break;
        case Verb::Until: return until(line);
        case Verb::Type:
        case Verb::Command: runner_.type(line.strokes); break;
        case Verb::Press: return press(line);
        case Verb::Expect:
            return runner_.shows(line.text) ? ExitCode::Done : not_met(line, "does not show ");
        case Verb::ExpectNot:
            return runner_.shows(line.text) ? not_met(line, "shows ") : ExitCode::Done;
        case Verb::Poke:
            runner_.console().poke(static_cast<std::uint16_t>(line.value), line.byte);
            break;
        case Verb::Peek: peek(line); break;
        case Verb::ExpectByte: return expect_byte(line);
        case Verb::Joystick: joystick(line); break;
        case Verb::Mouse:
            runner_.session().machine().move_mouse(
                line.mouse.right, line.mouse.up, line.mouse.buttons);
            break;
        case Verb::Tape: return tape(line);
        case Verb::Load: return load(line);
        case Verb::Screen: streams_.out << runner_.console().screen_text(); break;
        case Verb::List: return list(line);
        case Verb::Screenshot: return done(write_screenshot(machine(), line.text));
        case Verb::Save: return save(line);
        case Verb::Hash: streams_.out << hash_text(machine()) << "\n"; break;
        case Verb::Frames: streams_.out << runner_.frames_run() << "\n"; break;
        }
        return ExitCode::Done;
    }

  private:
    const machine::Machine& machine() { return runner_.session().machine(); }

    ExitCode save(const ScriptLine& line) {
        const ExitCode code = done(write_state(machine(), line.text));
        if (code == ExitCode::Done) {
            warn_about_losses(machine().snapshot(), line.text, streams_);
        }
        return code;
    }

    ExitCode until(const ScriptLine& line) {
        const int frames = line.value >= 0 ? line.value : max_frames_;
        if (runner_.until(line.text, frames) || runner_.stopped()) {
            return ExitCode::Done;
        }
        const std::string tape = runner_.tape_position();
        return not_met(line,
                       fmt::format("has not shown within {} frames{}{}: ",
                                   frames,
                                   line.value >= 0 ? "" : " (--max-frames sets the limit)",
                                   tape.empty() ? "" : ", " + tape));
    }

    ExitCode press(const ScriptLine& line) {
        if (line.value >= 0) {
            runner_.press(line.strokes.front(),
                          line.value,
                          line.released < 0 ? std::nullopt : std::optional(line.released));
        } else {
            runner_.type(line.strokes);
        }
        return ExitCode::Done;
    }

    /// Prints rows of 16 bytes: "0x8000: 3e 01 c9".
    void peek(const ScriptLine& line) {
        constexpr int RowBytes = 16;
        for (int index = 0; index < line.count; ++index) {
            const auto address = static_cast<std::uint16_t>(line.value + index);
            if (index % RowBytes == 0) {
                streams_.out << (index == 0 ? "" : "\n") << "0x" << hex_text(address, 4) << ":";
            }
            streams_.out << " " << hex_text(runner_.console().peek(address), 2);
        }
        streams_.out << "\n";
    }

    ExitCode expect_byte(const ScriptLine& line) {
        const auto address = static_cast<std::uint16_t>(line.value);
        const std::uint8_t byte = runner_.console().peek(address);
        if (byte == line.byte) {
            return ExitCode::Done;
        }
        print_error(streams_,
                    place(line) + "0x" + hex_text(address, 4) + " holds 0x" + hex_text(byte, 2) +
                        ", not 0x" + hex_text(line.byte, 2));
        return ExitCode::NotMet;
    }

    ExitCode list(const ScriptLine& line) {
        const auto listing = program_listing(machine());
        if (!listing) {
            print_error(streams_, place(line) + "the memory " + listing.error().context);
            return ExitCode::NotMet;
        }
        streams_.out << *listing;
        return ExitCode::Done;
    }

    void joystick(const ScriptLine& line) {
        if (line.value >= 0) {
            runner_.push_joystick(line.byte, line.value);
        } else {
            runner_.push_joystick(line.byte);
        }
    }

    ExitCode tape(const ScriptLine& line) {
        Session& session = runner_.session();
        switch (line.deck) {
        case DeckOrder::AutoOn: session.machine().set_tape_autostart(true); return ExitCode::Done;
        case DeckOrder::AutoOff: session.machine().set_tape_autostart(false); return ExitCode::Done;
        case DeckOrder::New: return new_tape(line);
        default: break;
        }
        if (!session.has_tape()) {
            return refuse(line, "there is no tape in the machine");
        }
        switch (line.deck) {
        case DeckOrder::Play: session.play_tape(true); break;
        case DeckOrder::Stop: session.play_tape(false); break;
        case DeckOrder::Rewind: session.rewind_tape(); break;
        case DeckOrder::Block: return seek(line);
        case DeckOrder::Eject: return eject(line);
        default: break;
        }
        return ExitCode::Done;
    }

    ExitCode seek(const ScriptLine& line) {
        const std::size_t blocks = runner_.session().tape_blocks();
        const auto block = static_cast<std::size_t>(line.value);
        if (block > blocks) {
            return refuse(
                line, fmt::format("the tape has {}{}", blocks, blocks == 1 ? " block" : " blocks"));
        }
        runner_.session().seek_tape(block - 1);
        return ExitCode::Done;
    }

    ExitCode new_tape(const ScriptLine& line) {
        if (const ExitCode code = eject(line); code != ExitCode::Done) {
            return code;
        }
        const auto inserted = runner_.session().insert_blank_tape(line.text);
        return inserted ? ExitCode::Done : fail_at(line, inserted.error());
    }

    /// Ejects the tape, if there is one.
    ExitCode eject(const ScriptLine& line) {
        const auto notes = runner_.session().eject_tape();
        if (!notes) {
            return fail_at(line, notes.error());
        }
        for (const std::string& note : *notes) {
            print_error(streams_, "warning: " + note);
        }
        return ExitCode::Done;
    }

    ExitCode load(const ScriptLine& line) {
        const auto media = open_file(line.text);
        if (!media) {
            return report(media.error(), streams_);
        }
        if (replaces_tape(media->media)) {
            if (const ExitCode code = eject(line); code != ExitCode::Done) {
                return code;
            }
        }
        for (const std::string& warning : media->warnings) {
            print_error(streams_, "warning: " + line.text + ": " + warning);
        }
        if (auto loaded = runner_.load(*media); !loaded) {
            return report(file_failure(loaded.error(), line.text).value(), streams_);
        }
        return ExitCode::Done;
    }

    ExitCode refuse(const ScriptLine& line, const std::string& why) {
        return fail_at(line, {ExitCode::Usage, why});
    }

    /// Prints a failure with the number of its line.
    ExitCode fail_at(const ScriptLine& line, const Failure& failure) {
        print_error(streams_, fmt::format("{}: line {}: {}", name_, line.number, failure.line));
        return failure.code;
    }

    ExitCode done(const Outcome<void>& outcome) {
        return outcome ? ExitCode::Done : report(outcome.error(), streams_);
    }

    /// Returns the beginning of a message about the line that has failed.
    std::string place(const ScriptLine& line) {
        return fmt::format("{}: line {}, frame {}: ", name_, line.number, runner_.frames_run());
    }

    ExitCode not_met(const ScriptLine& line, const std::string& what) {
        print_error(streams_, place(line) + "the screen " + what + "\"" + line.text + "\"; it is:");
        streams_.err << runner_.console().screen_text();
        return ExitCode::NotMet;
    }

    const std::string& name_;
    int max_frames_;
    Runner& runner_;
    Streams& streams_;
};

} // namespace

ExitCode run_script(const std::vector<ScriptLine>& script,
                    const std::string& name,
                    int max_frames,
                    Runner& runner,
                    Streams& streams) {
    ScriptRunner script_runner(name, max_frames, runner, streams);
    for (const ScriptLine& line : script) {
        const ExitCode code = script_runner.run(line);
        if (code != ExitCode::Done || runner.stopped()) {
            return code;
        }
    }
    return ExitCode::Done;
}

} // namespace zx::app
