#include <algorithm>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "base/byte_writer.hpp"
#include "loaders/compression.hpp"
#include "loaders/csw.hpp"
#include "loaders/tap.hpp"
#include "loaders/tzx.hpp"
#include "loaders/tzx_blocks.hpp"

namespace zx::loaders {
namespace {

using Kind = ControlBlock::Kind;

constexpr std::uint64_t LongestPauseMs = 65'535;
constexpr std::size_t LongestBlock = 0xff'ffff;
constexpr std::uint32_t Word = 0xffff;
/// Larger files are not opened.
constexpr std::size_t LargestFile = std::size_t{64} * 1024 * 1024;

/// The level at which the next pulse of a block begins.
class Level {
  public:
    /// Returns the level that a block must set before this run, if it must set one.
    std::optional<bool> to_set_before(const PulseRun& run) {
        const bool forced = run.first == Edge::Low || run.first == Edge::High;
        const bool wanted = forced ? run.first == Edge::High : !next_;
        const bool differs = forced && (!known_ || next_ != wanted);
        const bool holds = run.first == Edge::Hold && known_;
        known_ = known_ || forced;
        if (!differs && !holds) {
            return std::nullopt;
        }
        next_ = wanted;
        return wanted;
    }
    void pass(std::uint32_t pulses) { next_ = next_ != (pulses % 2 != 0); }
    [[nodiscard]] bool next() const { return next_; }
    [[nodiscard]] bool known() const { return known_; }

  private:
    bool known_ = false;
    bool next_ = false;
};

class Writer {
  public:
    /// `places`: for each block of the tape, how many blocks of the file precede it. Empty in a
    /// first pass, which finds them.
    explicit Writer(std::vector<std::size_t> places = {}) : places_(std::move(places)) {}

    Result<std::vector<std::uint8_t>> write(const Tape& tape) {
        if (tape.blocks.empty()) {
            return fail(ErrorCode::Empty, 0, "no block on the tape to write");
        }
        out_.text(tzx::Magic).u8(1).u8(20);
        for (block_ = 0; block_ < tape.blocks.size(); ++block_) {
            found_.push_back(written_);
            std::visit([this](const auto& block) { add(block); }, tape.blocks[block_]);
            if (too_long_) {
                return fail(ErrorCode::TooLarge,
                            0,
                            fmt::format("block {} is longer than a TZX block can be", block_ + 1));
            }
            if (is_full(0)) {
                return fail(ErrorCode::TooLarge,
                            0,
                            "the tape needs more blocks or bytes than a TZX can have");
            }
            if (found_.back() == written_) {
                begin(tzx::PulseList).u8(0); // keeps its number for jumps
            }
        }
        return std::move(out_).take();
    }
    [[nodiscard]] std::vector<std::size_t> places() && { return std::move(found_); }

  private:
    ByteWriter& begin(std::uint8_t id) {
        ++written_;
        return out_.u8(id);
    }
    /// True if the file has too many blocks, or with so many more bytes too many bytes. Checked
    /// in all loops: a few bytes of a tape may stand for billions of pulses.
    [[nodiscard]] bool is_full(std::size_t more) const {
        return written_ >= MaxTapeBlocks || out_.size() + more > LargestFile;
    }
    /// The offset of a block, in blocks of the file.
    std::uint16_t offset(std::int32_t number) const {
        const std::size_t target = block_ + static_cast<std::size_t>(number);
        if (target >= places_.size()) {
            return static_cast<std::uint16_t>(number & 0xffff);
        }
        return static_cast<std::uint16_t>((places_[target] - places_[block_]) & 0xffff);
    }

    /// Returns the milliseconds that fit in a block's own pause; the rest follows as pauses.
    std::uint64_t begin_pause(std::uint64_t tstates) {
        const std::uint64_t ms = (tstates + tzx::TstatesPerMs / 2) / tzx::TstatesPerMs;
        rest_ms_ = ms > LongestPauseMs ? ms - LongestPauseMs : 0;
        return tstates == 0 ? 0 : std::clamp<std::uint64_t>(ms, 1, LongestPauseMs);
    }
    void end_pause() {
        for (; rest_ms_ > 0; rest_ms_ -= std::min(rest_ms_, LongestPauseMs)) {
            begin(tzx::Pause).u16(std::min(rest_ms_, LongestPauseMs));
        }
    }

    void add(const DataBlock& block) {
        const bool pure =
            block.pilot_pulses == 0 && block.sync1_tstates == 0 && block.sync2_tstates == 0;
        too_long_ = block.bytes.size() > LongestBlock;
        const std::uint64_t pause = begin_pause(block.pause_tstates);
        if (has_rom_times(block) && block.bytes.size() <= Word) {
            begin(tzx::StandardData).u16(pause).u16(block.bytes.size());
        } else if (pure) {
            begin(tzx::PureData).u16(block.zero_tstates).u16(block.one_tstates);
            out_.u8(block.last_byte_bits).u16(pause).u24(block.bytes.size());
        } else {
            std::uint32_t pilot = block.pilot_pulses;
            for (; pilot > Word; pilot -= Word - 1) {
                begin(tzx::Tone).u16(block.pilot_tstates).u16(Word - 1);
            }
            begin(tzx::TurboData).u16(block.pilot_tstates).u16(block.sync1_tstates);
            out_.u16(block.sync2_tstates).u16(block.zero_tstates).u16(block.one_tstates);
            out_.u16(pilot).u8(block.last_byte_bits).u16(pause).u24(block.bytes.size());
        }
        out_.bytes(block.bytes);
        end_pause();
    }

    void add(const PulseBlock& block) {
        // The level is known from the first pulse on.
        const bool sets_level = !block.runs.empty() && (block.runs.front().first == Edge::Low ||
                                                        block.runs.front().first == Edge::High);
        const bool fits = std::ranges::all_of(
            block.runs, [](const PulseRun& run) { return run.tstates <= Word; });
        if (sets_level || (fits && !block.holds_level)) {
            add_lists(block);
        } else {
            add_recording(block);
        }
    }
    void set_level(bool high) { begin(tzx::SetLevel).u32(1).u8(high ? 1 : 0); }

    /// Blocks 0x12 for long runs and for single ones, 0x13 for what is between them, and 0x2b where
    /// the pulses set a level. Every player knows these blocks, unlike 0x18.
    void add_lists(const PulseBlock& block) {
        Level level;
        for (const PulseRun& run : block.runs) {
            if (const auto wanted = level.to_set_before(run)) {
                end_list();
                set_level(*wanted);
            }
            std::uint32_t left = run.count;
            for (; run.tstates > Word && left > 0 && !is_full(0); --left) {
                add_long_pulse(run.tstates, level.next());
                level.pass(1);
            }
            level.pass(left);
            add_run(run.tstates, left, block.runs.size() == 1);
        }
        end_list();
        if (block.pause_tstates > 0) {
            add(PauseBlock{block.pause_tstates});
        } else if (block.holds_level) {
            set_level(!level.next());
        }
    }
    /// Writes the pulses that add_run() has collected.
    void end_list() {
        if (list_.size() > 0) {
            begin(tzx::PulseList).u8(list_.size() / 2).bytes(list_.view());
            list_ = {};
        }
    }
    /// A pulse that is longer than a block allows. Pieces at one level are one pulse.
    void add_long_pulse(std::uint32_t tstates, bool high) {
        for (std::uint32_t rest = tstates; rest > 0; rest -= std::min(rest, Word)) {
            end_list();
            set_level(high);
            list_.u16(std::min(rest, Word));
        }
    }
    void add_run(std::uint32_t tstates, std::uint32_t count, bool alone) {
        constexpr std::size_t LongestList = 255;
        constexpr std::uint32_t LongRun = 16;
        if (count >= LongRun || alone) {
            end_list();
            for (; count > 0 && !is_full(0); count -= std::min(count, Word)) {
                begin(tzx::Tone).u16(tstates).u16(std::min(count, Word));
            }
        }
        for (; count > 0 && !is_full(0); --count) {
            list_.u16(tstates);
            if (list_.size() == 2 * LongestList) {
                end_list();
            }
        }
    }

    /// Block 0x18 at 3.5 MHz: a sample is a T-state. It begins at the present level, so a level is
    /// set before it where the pulses say so.
    void add_recording(const PulseBlock& block) {
        ByteWriter stream;
        std::uint64_t count = 0;
        const auto flush = [&](std::uint64_t pause) {
            if (count > 0 || pause > 0) {
                const auto packed = deflate_zlib(stream.view());
                begin(tzx::CswRecording).u32(10 + packed.size()).u16(pause).u24(TapeHz);
                out_.u8(2).u32(count).bytes(packed);
            }
            stream = {};
            count = 0;
        };
        Level level;
        for (const PulseRun& run : block.runs) {
            if (const auto wanted = level.to_set_before(run)) {
                flush(0);
                set_level(*wanted);
            }
            for (std::uint32_t i = 0; i < run.count && !is_full(0); ++i) {
                if (stream.size() > LargestFile) {
                    too_long_ = true;
                    return;
                }
                if (run.tstates >= 1 && run.tstates <= 255) {
                    stream.u8(run.tstates);
                } else {
                    stream.u8(0).u32(run.tstates);
                }
            }
            level.pass(run.count);
            count += run.count;
        }
        flush(begin_pause(block.pause_tstates));
        end_pause();
        if (!block.holds_level && level.known() && block.pause_tstates == 0) {
            set_level(level.next());
        }
    }

    void add(const PauseBlock& block) {
        const std::uint64_t pause = begin_pause(block.tstates);
        begin(tzx::Pause).u16(std::max<std::uint64_t>(pause, 1));
        end_pause();
    }

    void add(const ControlBlock& block) {
        const auto numbers = [this, &block] {
            for (const std::int32_t number : block.numbers) {
                out_.u16(offset(number));
            }
        };
        switch (block.kind) {
        case Kind::Stop: begin(tzx::Pause).u16(0); break;
        case Kind::Stop48: begin(tzx::Stop48).u32(0); break;
        case Kind::SetLevel:
            begin(tzx::SetLevel).u32(1).u8(block.numbers.empty() || block.numbers[0] == 0 ? 0 : 1);
            break;
        case Kind::GroupStart: {
            begin(tzx::GroupStart);
            text(block.texts.empty() ? std::string{} : block.texts.front());
            break;
        }
        case Kind::GroupEnd: begin(tzx::GroupEnd); break;
        case Kind::Jump:
            begin(tzx::Jump);
            numbers();
            break;
        case Kind::LoopStart:
            begin(tzx::LoopStart).u16(static_cast<std::uint32_t>(block.numbers.front()));
            break;
        case Kind::LoopEnd: begin(tzx::LoopEnd); break;
        case Kind::Call:
            begin(tzx::Call).u16(block.numbers.size());
            numbers();
            break;
        case Kind::Return: begin(tzx::Return); break;
        case Kind::Select: {
            ByteWriter whole;
            std::swap(whole, out_);
            for (std::size_t i = 0; i < block.numbers.size(); ++i) {
                out_.u16(offset(block.numbers[i]));
                text(i < block.texts.size() ? block.texts[i] : std::string{});
            }
            std::swap(whole, out_);
            begin(tzx::Select).u16(whole.size() + 1).u8(block.numbers.size());
            out_.bytes(whole.view());
            break;
        }
        }
    }
    /// A text as u8 length and ISO 8859-1.
    void text(const std::string& utf8) {
        std::string latin;
        for (std::size_t i = 0; i < utf8.size(); ++i) {
            const auto byte = static_cast<unsigned char>(utf8[i]);
            if (byte < 0x80) {
                latin += utf8[i];
            } else if ((byte & 0xfe) == 0xc2 && i + 1 < utf8.size()) {
                const auto next = static_cast<unsigned char>(utf8[++i]);
                latin += static_cast<char>((byte & 3) << 6 | (next & 0x3f));
            }
        }
        latin.resize(std::min<std::size_t>(latin.size(), 255));
        out_.u8(latin.size()).text(latin);
    }

    void add(const InfoBlock& block) { begin(block.id).bytes(block.body); }

    ByteWriter out_;
    /// The pulses of a list that is not written yet.
    ByteWriter list_;
    std::vector<std::size_t> places_;
    std::vector<std::size_t> found_;
    std::size_t block_ = 0;
    std::size_t written_ = 0;
    std::uint64_t rest_ms_ = 0;
    bool too_long_ = false;
};

} // namespace

Result<std::vector<std::uint8_t>> write_tzx(const Tape& tape) {
    Writer first;
    if (auto bytes = first.write(tape); !bytes) {
        return bytes;
    }
    return Writer(std::move(first).places()).write(tape);
}

} // namespace zx::loaders
