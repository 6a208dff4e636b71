#include "loaders/audio.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <sndfile.h>

#include "base/byte_writer.hpp"
#include "loaders/csw.hpp"
#include "loaders/level_detector.hpp"
#include "loaders/tape_player.hpp"

namespace zx::loaders {
namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr int LowestRate = 4'000;
constexpr int MostChannels = 32;
constexpr std::uint64_t MostSeconds = 3'600;
/// Samples of all channels. A packed file may hold hours of silence in a few bytes: the limit grows
/// with the file.
constexpr std::uint64_t MostSamples = 350'000'000;
constexpr std::uint64_t FreeSamples = 10'000'000;
constexpr std::uint64_t SamplesPerByte = 256;
/// Samples that are decoded at a time.
constexpr std::size_t PieceSamples = 32'768;

/// The file as libsndfile reads it.
struct View {
    Bytes bytes;
    sf_count_t at = 0;

    [[nodiscard]] sf_count_t size() const { return static_cast<sf_count_t>(bytes.size()); }
};

View& view(void* data) {
    return *static_cast<View*>(data);
}

sf_count_t size_of(void* data) {
    return view(data).size();
}

sf_count_t seek_in(sf_count_t offset, int whence, void* data) {
    View& file = view(data);
    const sf_count_t base = whence == SEEK_CUR ? file.at : whence == SEEK_END ? file.size() : 0;
    // Compared in this form, because base + offset may overflow in a hostile file.
    if (offset < -base || offset > file.size() - base) {
        return -1;
    }
    file.at = base + offset;
    return file.at;
}

sf_count_t read_from(void* target, sf_count_t count, void* data) {
    View& file = view(data);
    const sf_count_t taken = std::clamp<sf_count_t>(count, 0, file.size() - file.at);
    std::copy_n(file.bytes.data() + file.at, taken, static_cast<std::uint8_t*>(target));
    file.at += taken;
    return taken;
}

sf_count_t write_nothing(const void*, sf_count_t, void*) {
    return 0;
}

sf_count_t place_in(void* data) {
    return view(data).at;
}

/// An open sound file.
class Sound {
  public:
    explicit Sound(Bytes bytes) : view_{bytes} {
        SF_VIRTUAL_IO calls{size_of, seek_in, read_from, write_nothing, place_in};
        file_.reset(sf_open_virtual(&calls, SFM_READ, &info_, &view_));
    }
    Sound(const Sound&) = delete;
    Sound& operator=(const Sound&) = delete;

    [[nodiscard]] bool is_open() const { return file_ != nullptr; }
    [[nodiscard]] const SF_INFO& info() const { return info_; }

    /// Decodes up to `most` samples of the first channel and calls sink(sample) with each. Returns
    /// their number.
    template <class Sink> std::uint64_t decode(std::uint64_t most, Sink&& sink) {
        const auto channels = static_cast<std::size_t>(info_.channels);
        std::vector<float> piece(PieceSamples / channels * channels);
        const auto frames = static_cast<std::uint64_t>(piece.size() / channels);
        std::uint64_t done = 0;
        while (done < most) {
            const std::uint64_t wanted = std::min(frames, most - done);
            const sf_count_t got =
                sf_readf_float(file_.get(), piece.data(), static_cast<sf_count_t>(wanted));
            for (sf_count_t i = 0; i < got; ++i) {
                sink(sample_of(piece[static_cast<std::size_t>(i) * channels]));
            }
            if (got <= 0) {
                break;
            }
            done += static_cast<std::uint64_t>(got);
        }
        return done;
    }

  private:
    static std::int32_t sample_of(float value) {
        if (!(std::abs(value) <= 1.0F)) { // also not a number
            return std::isnan(value) ? 0 : value > 0 ? LoudestSample : -LoudestSample;
        }
        return static_cast<std::int32_t>(std::lrintf(value * float{LoudestSample}));
    }

    struct Close {
        void operator()(SNDFILE* file) const { sf_close(file); }
    };

    View view_;
    SF_INFO info_{};
    std::unique_ptr<SNDFILE, Close> file_;
};

/// Returns what is wrong with the properties of a sound, if anything.
std::optional<Error> complaint_about(const SF_INFO& info) {
    const auto complain = [](ErrorCode code, std::string text) {
        return Error{code, 0, std::move(text)};
    };
    if (info.samplerate < LowestRate || info.samplerate > static_cast<int>(TapeHz)) {
        return complain(ErrorCode::BadValue,
                        fmt::format("a sample rate of {} Hz is not possible", info.samplerate));
    }
    if (info.channels < 1 || info.channels > MostChannels) {
        return complain(ErrorCode::Unsupported,
                        fmt::format("{} channels are not supported", info.channels));
    }
    return {};
}

std::uint64_t most_frames(const SF_INFO& info, std::size_t file_bytes) {
    const std::uint64_t samples =
        std::min(MostSamples, FreeSamples + SamplesPerByte * std::uint64_t{file_bytes});
    return std::min(samples / static_cast<std::uint64_t>(info.channels),
                    MostSeconds * static_cast<std::uint64_t>(info.samplerate));
}

/// True if a RIFF file is shorter than it says. Sizes of 0 and 0xffffffff mean that the writer did
/// not know the length.
bool is_cut(Bytes bytes) {
    constexpr std::size_t HeadBytes = 8;
    if (bytes.size() < HeadBytes || bytes[0] != 'R' || bytes[1] != 'I' || bytes[2] != 'F' ||
        bytes[3] != 'F') {
        return false;
    }
    const std::uint64_t stated = bytes[4] | std::uint64_t{bytes[5]} << 8 |
                                 std::uint64_t{bytes[6]} << 16 | std::uint64_t{bytes[7]} << 24;
    return stated != 0 && stated != 0xffff'ffff && stated + HeadBytes > bytes.size();
}

} // namespace

Result<Tape> parse_audio(Bytes bytes) {
    if (bytes.empty()) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    Sound first(bytes);
    if (!first.is_open()) {
        return fail(ErrorCode::Corrupt, 0, "not a sound file that libsndfile reads, or damaged");
    }
    const SF_INFO info = first.info();
    if (auto complaint = complaint_about(info)) {
        return tl::unexpected(*std::move(complaint));
    }
    const auto rate = static_cast<std::uint32_t>(info.samplerate);
    const std::uint64_t most = most_frames(info, bytes.size());
    Loudness loudness(rate);
    const std::uint64_t frames =
        first.decode(most + 1, [&](std::int32_t sample) { loudness.add(sample); });
    if (frames > most) {
        return fail(ErrorCode::TooLarge,
                    0,
                    fmt::format("the sound is longer than {} seconds", most / rate));
    }
    LevelDetector detector(rate, std::move(loudness).range());
    Sound second(bytes);
    if (second.is_open()) {
        second.decode(frames, [&](std::int32_t sample) {
            if (!detector.is_full()) {
                detector.add(sample);
            }
        });
    }
    if (detector.is_full()) {
        return fail(ErrorCode::TooLarge, 0, "has more pulses than a tape may have");
    }
    if (detector.edges() == 0) {
        return fail(ErrorCode::BadValue,
                    0,
                    frames == 0 ? "the sound has no samples" : "the sound is only silence");
    }
    Tape tape;
    if (is_cut(bytes) ||
        (info.frames > 0 &&
         info.frames<SF_COUNT_MAX&& static_cast<std::uint64_t>(info.frames)> frames)) {
        tape.warnings.emplace_back("the sound ends earlier than its header says");
    }
    tape.blocks.emplace_back(PulseBlock{std::move(detector).finish().take(), 0, true});
    return tape;
}

Result<std::vector<std::uint8_t>> write_wav(const Tape& tape) {
    constexpr std::uint64_t RateHz = 44'100;
    constexpr std::uint64_t MaxBytes = std::uint64_t{64} * 1024 * 1024;
    constexpr std::size_t HeadBytes = 44;
    constexpr std::uint64_t LowSample = 0x20;
    constexpr std::uint64_t HighSample = 0xe0;
    const auto pulses = play_tape(tape);
    if (!pulses) {
        return tl::unexpected(pulses.error());
    }
    std::uint64_t tstates = 0;
    for (const std::uint32_t length : pulses->lengths) {
        tstates += length;
    }
    const std::uint64_t samples = (tstates * RateHz + TapeHz - 1) / TapeHz;
    if (samples == 0) {
        return fail(ErrorCode::Empty, 0, "no sound on the tape to write");
    }
    if (samples > MaxBytes - HeadBytes - 1) {
        return fail(ErrorCode::TooLarge, 0, "the tape is too long for a WAV file that can be read");
    }
    ByteWriter out;
    const std::uint64_t padding = samples % 2;
    out.text("RIFF").u32(HeadBytes - 8 + samples + padding).text("WAVEfmt ").u32(16);
    out.u16(1).u16(1).u32(RateHz).u32(RateHz).u16(1).u16(8).text("data").u32(samples);
    // Time in units in which a sample has TapeHz and a T-state has RateHz.
    std::uint64_t filled = 0; // of the present sample
    std::uint64_t high_part = 0;
    bool high = pulses->starts_high;
    const auto put = [&] {
        out.u8(LowSample + ((HighSample - LowSample) * high_part + TapeHz / 2) / TapeHz);
        filled = 0;
        high_part = 0;
    };
    for (const std::uint32_t length : pulses->lengths) {
        for (std::uint64_t left = length * RateHz; left > 0;) {
            const std::uint64_t part = std::min(left, TapeHz - filled);
            filled += part;
            high_part += high ? part : 0;
            left -= part;
            if (filled == TapeHz) {
                put();
            }
        }
        high = !high;
    }
    if (filled > 0) {
        // The rest of the last sample continues its level.
        high_part += high ? 0 : TapeHz - filled;
        put();
    }
    out.fill(padding);
    return std::move(out).take();
}

} // namespace zx::loaders
