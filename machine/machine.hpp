// The Spectrum: processor, ULA, memory and tape deck on one board, run frame by frame. A run is a
// function: the same state and the same keys produce the same state, bit for bit, on every host.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "ay/ay.hpp"
#include "base/error.hpp"
#include "loaders/snapshot.hpp"
#include "loaders/tape.hpp"
#include "machine/model.hpp"
#include "machine/state.hpp"
#include "machine/zx_printer.hpp"
#include "ula/cells.hpp"
#include "ula/ear_mic.hpp"
#include "ula/keyboard.hpp"
#include "z80/registers.hpp"

namespace zx::machine {

/// A frame of a recording: how many opcode fetches it lasts, and the bytes that its port reads
/// return, in their order.
struct FrameInput {
    std::uint64_t fetches = 0;
    std::vector<std::uint8_t> inputs;
};

/// Whether a program has read as many ports in a frame as were recorded.
enum class InputFit { Exact, TooFew, TooMany };

class Machine {
  public:
    /// rom: all pages of the model, 16384 bytes each, or one page alone, which then replaces all of
    /// them. The size must be a whole number of pages (assert).
    Machine(Model model, std::span<const std::uint8_t> rom);
    ~Machine();
    Machine(const Machine& other);
    Machine& operator=(const Machine& other);
    Machine(Machine&& other) noexcept;
    Machine& operator=(Machine&& other) noexcept;

    /// Switches power off and on: all RAM is zero, T = 0. The tape stays in the deck, rewound and
    /// stopped.
    void power_on();
    /// The reset button: resets the processor; memory is unchanged.
    void reset();
    /// Replaces the ROM pages, in the form described above, from the next instruction on. Does not
    /// reset the machine.
    void set_rom(std::span<const std::uint8_t> rom);

    /// Runs to the end of the present frame. With pictures off nothing is drawn (faster);
    /// everything else is the same.
    void run_frame();
    /// Runs within the present frame until an instruction reaches T-state t, at most to the frame's
    /// end; run_frame() then continues and ends the frame. A state taken in between continues
    /// identically wherever it is restored. The picture of that frame up to the beam is then drawn
    /// from the memory as it is at the restore.
    void run_to(std::int32_t tstate);
    void set_picture(bool on);
    /// With this on (off by default) a loop in which the program only waits for an interrupt takes
    /// hardly any of the host's time (machine/idle_loop.hpp); everything else is the same.
    void set_passes_loops(bool on);

    /// Runs to the end of the present frame, as run_frame(), and returns what a replay of it needs.
    [[nodiscard]] FrameInput record_frame();
    /// Runs one frame as it was recorded: until that many opcode fetches are made, with the
    /// recorded inputs. The interrupt is offered at its start, as usual, or not at all. TooFew: the
    /// frame ended at the read for which no input was left.
    [[nodiscard]] InputFit replay_frame(FrameInput input, bool offer_interrupt = true);

    /// Returns a number that is another one after any change that is not the running program's: a
    /// reset, another state or ROM, a poke, an order to the tape deck. Keys, joystick and mouse are
    /// not counted.
    [[nodiscard]] std::uint64_t changes() const;

    /// True if the picture is that of the last frame and only run_to() has changed the machine
    /// since: no state was set, no picture was switched on, no byte was poked.
    [[nodiscard]] bool picture_current() const;
    /// Returns the last finished picture, ula::PictureWidth x ula::PictureHeight. The view stays
    /// valid, and shows later frames, for the lifetime of the machine.
    [[nodiscard]] ula::PictureView picture() const;
    /// Returns the speaker and tape level changes of the last finished frame, in the order of their
    /// T-states; machine/sound_synth.hpp converts them to samples.
    [[nodiscard]] std::span<const ula::LevelChange> sound() const;
    /// Returns the level changes of the AY's three outputs; none on models without an AY. All
    /// outputs are 0 at power-on.
    [[nodiscard]] std::span<const ay::OutputChange> ay_sound() const;

    /// Returns the changes of the MIC output (bit 3 of the port) in the last finished frame, in the
    /// order of their T-states. machine/tape_recorder.hpp records them.
    [[nodiscard]] std::span<const TapeEdge> mic() const;

    /// Returns the rows that the ZX Printer finished in the last finished frame, from top to
    /// bottom. The paper is not part of the state: a step back in time does not remove a row.
    [[nodiscard]] std::span<const PrintedRow> printed() const;

    [[nodiscard]] Model model() const;
    /// Frames finished since power-on.
    [[nodiscard]] std::int64_t frames() const;
    [[nodiscard]] const ula::FrameTiming& timing() const;

    [[nodiscard]] z80::Registers& registers();
    [[nodiscard]] const z80::Registers& registers() const;
    [[nodiscard]] ula::Keyboard& keyboard();
    /// The joystick interface, and the position of its stick: bits 0 right, 1 left, 2 down, 3 up, 4
    /// fire.
    void fit_joystick(Joystick joystick);
    void move_joystick(std::uint8_t bits);
    /// Kempston mouse: the counters of X and Y, and bits 0 right button, 1 left button.
    void fit_mouse(bool fitted);
    void move_mouse(int right, int up, std::uint8_t buttons);
    /// Connects or removes a ZX Printer.
    void fit_printer(bool fitted);
    /// The issue of a 16K or 48K board, and a ULA that has drifted. Call between frames.
    void set_issue(ula::Issue issue);
    void set_late_ula(bool late);
    /// Call between frames. No effect on a model that never snows.
    void set_snow(SnowChoice choice);
    /// Returns a byte as the processor would read it, without taking time; absent memory reads
    /// 0xff.
    [[nodiscard]] std::uint8_t peek(std::uint16_t address) const;
    /// Returns the 16 KB that the processor reads in a quarter of its memory (0 to 3), null for absent
    /// memory. Valid until the machine runs, is changed, moved or destroyed.
    [[nodiscard]] const std::uint8_t* readable(int quarter) const;
    /// Writes RAM; no effect on ROM and absent memory.
    void poke(std::uint16_t address, std::uint8_t value);
    /// Writes a bank of RAM, by its 128K number, at the low 14 bits of the address. No effect if the
    /// model does not have the bank.
    void poke_bank(std::uint8_t bank, std::uint16_t address, std::uint8_t value);
    [[nodiscard]] std::uint8_t border() const;

    /// Inserts a tape, rewound and stopped.
    void insert_tape(loaders::Tape tape);
    void eject_tape();
    [[nodiscard]] bool tape_inserted() const;
    void tape_play(bool on);
    [[nodiscard]] bool tape_playing() const;
    void rewind_tape();
    /// Returns the block at the present position, 0 .. tape_blocks(); the last value is the tape's
    /// end.
    [[nodiscard]] std::size_t tape_block() const;
    [[nodiscard]] std::size_t tape_blocks() const;
    void seek_tape(std::size_t block);
    /// True if the running program samples EAR as a loader does (many reads of port 0xfe per frame,
    /// with interrupts off), or did so a moment ago.
    [[nodiscard]] bool tape_wanted() const;
    /// With auto-start on (the default) the tape starts when the program samples EAR like a loader
    /// and stops when it no longer does. A tape stopped by hand does not start until the program
    /// ceases and samples again.
    void set_tape_autostart(bool on);
    /// With instant load on (off by default) the ROM's LD-BYTES transfers a standard block without
    /// playing it (machine/instant_load.hpp). Frames of recordings play the tape.
    void set_instant_load(bool on);

    /// Restores a snapshot completely, or leaves the machine unchanged on an error. The model
    /// becomes the snapshot's; ROM, tape and held keys are kept. Error: BadValue.
    [[nodiscard]] Result<void> restore(const loaders::Snapshot& snapshot);
    [[nodiscard]] loaders::Snapshot snapshot() const;

    [[nodiscard]] const State& state() const;
    void set_state(const State& state);
    /// Returns a 64-bit hash (FNV-1a) of the whole state, the same on every host and build type,
    /// with pictures or without.
    [[nodiscard]] std::uint64_t hash() const;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

} // namespace zx::machine
