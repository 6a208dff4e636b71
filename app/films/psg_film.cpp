// The AY's registers as PSG, a format that players of AY music read: for each frame the registers
// that have a new value.
//
//   "PSG", 0x1a, version, frames per second, 10 bytes 0; then
//   0x00-0x0f, value    a register         0xfe, N   4 x N frames without a change
//   0xff                the next frame     0xfd      the end
//
// A register that is written more than once in a frame has its last value. Register 13 is written
// again if the envelope began anew; the chip's state shows this, unless its period changed, too.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/files/output_file.hpp"
#include "app/films/film_kinds.hpp"
#include "base/byte_writer.hpp"
#include "base/bytes.hpp"
#include "machine/model.hpp"

namespace zx::app {

namespace {

constexpr std::uint8_t Version = 0x10, FramesPerSecond = 50;
constexpr std::uint8_t NextFrame = 0xff, FourFrames = 0xfe, End = 0xfd;
constexpr std::size_t SoundRegisters = 14;

/// Returns the count and the step of a chip's envelope, from the numbers of Ay::describe().
std::pair<std::uint64_t, std::uint64_t> envelope_of(const ay::Ay& chip) {
    std::vector<std::uint64_t> numbers;
    chip.describe([&](std::uint64_t number) { numbers.push_back(number); });
    // Registers, selected register, count and level of three tones, two numbers of the noise.
    const std::size_t at = chip.registers().size() + 1 + 2 * std::size_t{ay::Channels} + 2;
    return {numbers[at], numbers[at + 1]};
}

class PsgFilm : public Film {
  public:
    explicit PsgFilm(OutputFile file) : file_(std::move(file)) {
        bytes_.text("PSG").u8(0x1a).u8(Version).u8(FramesPerSecond);
        bytes_.fill(10);
    }

    Result<void> add(const machine::Machine& machine, std::span<const std::int16_t>) override {
        ++frames_;
        const ay::Ay& chip = machine.state().ay;
        for (std::size_t i = 0; i < SoundRegisters; ++i) {
            const std::uint8_t value = chip.registers()[i];
            const bool changed = before_ ? before_->registers()[i] != value : value != 0;
            if (changed || (i == ay::EnvelopeShape && begins_anew(chip, machine.timing()))) {
                put_frames();
                bytes_.u8(low(i)).u8(value);
            }
        }
        before_ = chip;
        return {};
    }

    Result<void> finish() override {
        put_frames();
        bytes_.u8(End);
        if (auto written = file_.write(bytes_.view()); !written) {
            return written;
        }
        return file_.finish();
    }

  private:
    void put_frames() {
        constexpr int Most = 255;
        while (frames_ >= 4) {
            const int fours = std::min(frames_ / 4, Most);
            bytes_.u8(FourFrames).u8(low(fours));
            frames_ -= 4 * fours;
        }
        for (; frames_ > 0; --frames_) {
            bytes_.u8(NextFrame);
        }
    }
    /// True if the envelope is not where it would be without a write of its shape.
    [[nodiscard]] bool begins_anew(const ay::Ay& chip, const ula::FrameTiming& timing) const {
        if (!before_ ||
            before_->registers()[ay::EnvelopeLow] != chip.registers()[ay::EnvelopeLow] ||
            before_->registers()[ay::EnvelopeHigh] != chip.registers()[ay::EnvelopeHigh]) {
            return false;
        }
        ay::Ay left_alone = *before_;
        std::vector<ay::OutputChange> unheard;
        left_alone.run_to(timing.tstates_per_frame() - 1, unheard);
        return envelope_of(left_alone) != envelope_of(chip);
    }

    OutputFile file_;
    ByteWriter bytes_;
    std::optional<ay::Ay> before_;
    /// Frames that have begun and are not written.
    int frames_ = 0;
};

} // namespace

NewFilm create_psg(const std::string& path, const machine::Machine& machine) {
    if (!machine::record_of(machine.model()).has_ay) {
        return fail(ErrorCode::NotWritable, 0, "cannot be recorded: the model has no AY");
    }
    auto file = OutputFile::create(path);
    if (!file) {
        return tl::unexpected<Error>(file.error());
    }
    return std::make_unique<PsgFilm>(std::move(*file));
}

} // namespace zx::app
