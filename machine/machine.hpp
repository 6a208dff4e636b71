// The Spectrum: processor, ULA, memory and tape deck on one board, one frame after another. A run
// is a function: the same state and the same keys give the same state, bit for bit, on every host.
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
#include "ula/cells.hpp"
#include "ula/ear_mic.hpp"
#include "ula/keyboard.hpp"
#include "z80/registers.hpp"

namespace zx::machine {

class Machine {
  public:
    /// rom: all pages of the model, 16384 bytes each, or one page alone, which the machine then
    /// shows in place of any (a whole number of pages, else a caller's mistake: assert).
    Machine(Model model, std::span<const std::uint8_t> rom);
    ~Machine();
    Machine(const Machine& other);
    Machine& operator=(const Machine& other);
    Machine(Machine&& other) noexcept;
    Machine& operator=(Machine&& other) noexcept;

    /// Power off and on: all RAM zero, T = 0. The tape stays in the deck, rewound and stopped.
    void power_on();
    /// The reset button: the processor starts again, memory stays.
    void reset();
    /// Other ROM pages in the sockets, as above, from the next instruction on; reset() is the
    /// caller's.
    void set_rom(std::span<const std::uint8_t> rom);

    /// Runs to the end of the present frame. With pictures off nothing is drawn (faster), all else
    /// is the same.
    void run_frame();
    /// Runs within the present frame up to a T-state of it, at most its end, behind the instruction
    /// that reaches it; run_frame() then goes on and ends the frame. A state taken between goes on
    /// bit for bit wherever it is restored; the picture of that one frame is then what its memory
    /// shows at the restore, as far as the beam has come.
    void run_to(std::int32_t tstate);
    void set_picture(bool on);

    /// The picture is that of the last frame, and nothing but run_to() has changed the machine
    /// since: no state, no picture switched on, no byte poked.
    [[nodiscard]] bool picture_current() const;
    /// The last finished picture, ula::PictureWidth x ula::PictureHeight. The view stays valid, and
    /// shows later frames, as long as the machine lives.
    [[nodiscard]] ula::PictureView picture() const;
    /// Speaker and tape level changes of the last finished frame, in the order of their T-states;
    /// machine/sound_synth.hpp makes samples of them.
    [[nodiscard]] std::span<const ula::LevelChange> sound() const;
    /// The same of the AY's three outputs; none on models without. All outputs are 0 at power-on.
    [[nodiscard]] std::span<const ay::LevelChange> ay_sound() const;

    [[nodiscard]] Model model() const;
    /// Frames finished since power-on.
    [[nodiscard]] std::int64_t frames() const;
    [[nodiscard]] const ula::FrameTiming& timing() const;

    [[nodiscard]] z80::Registers& registers();
    [[nodiscard]] const z80::Registers& registers() const;
    [[nodiscard]] ula::Keyboard& keyboard();
    /// The joystick interface, and its stick: bits 0 right, 1 left, 2 down, 3 up, 4 fire.
    void fit_joystick(Joystick joystick);
    void move_joystick(std::uint8_t bits);
    /// Kempston mouse: counts of its wheels, and bits 0 right button, 1 left button.
    void fit_mouse(bool fitted);
    void move_mouse(int right, int up, std::uint8_t buttons);
    /// Between frames: the issue of a 16K or 48K board, and a ULA that has drifted.
    void set_issue(ula::Issue issue);
    void set_late_ula(bool late);
    /// Between frames. No effect on a model that never snows.
    void set_snow(SnowChoice choice);
    /// A byte as the processor would read it, without taking time; absent memory reads 0xff.
    [[nodiscard]] std::uint8_t peek(std::uint16_t address) const;
    /// Writes RAM; ROM and absent memory stay as they are.
    void poke(std::uint16_t address, std::uint8_t value);
    [[nodiscard]] std::uint8_t border() const;

    /// Puts a tape in, rewound and stopped.
    void insert_tape(loaders::Tape tape);
    void eject_tape();
    [[nodiscard]] bool tape_inserted() const;
    void tape_play(bool on);
    [[nodiscard]] bool tape_playing() const;
    void rewind_tape();
    /// The block under the head, 0 .. tape_blocks(); the last value is the tape's end.
    [[nodiscard]] std::size_t tape_block() const;
    [[nodiscard]] std::size_t tape_blocks() const;
    void seek_tape(std::size_t block);
    /// The program on the machine samples EAR as a loader does (many reads of port 0xfe a frame,
    /// with interrupts off), or did so a moment ago.
    [[nodiscard]] bool tape_wanted() const;
    /// With auto-start on (the default) the tape starts when the machine asks for it and stops when
    /// it ceases to; a tape stopped by hand stays so until the machine asks anew.
    void set_tape_autostart(bool on);

    /// All or nothing: on an error the machine is as it was. The model becomes the snapshot's; ROM,
    /// tape and held keys stay. Error: BadValue.
    [[nodiscard]] Result<void> restore(const loaders::Snapshot& snapshot);
    [[nodiscard]] loaders::Snapshot snapshot() const;

    [[nodiscard]] const State& state() const;
    void set_state(const State& state);
    /// A 64-bit hash (FNV-1a) of the whole state, the same on every host and build type, with
    /// pictures or without.
    [[nodiscard]] std::uint64_t hash() const;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

} // namespace zx::machine
