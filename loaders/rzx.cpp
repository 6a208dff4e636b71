#include "loaders/rzx.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "base/byte_reader.hpp"
#include "loaders/compression.hpp"
#include "loaders/format.hpp"
#include "loaders/warnings.hpp"

namespace zx::loaders {
namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::string_view RzxMagic = "RZX!";
constexpr std::uint8_t NewestMinor = 13;
constexpr std::size_t MaxBlocks = 65'536;
constexpr std::size_t MaxSnapshotBytes = std::size_t{16} * 1024 * 1024;
/// The limit for all snapshots of a file together.
constexpr std::size_t MaxAllSnapshotBytes = std::size_t{128} * 1024 * 1024;

enum BlockId : std::uint8_t {
    Creator = 0x10,
    SecurityInfo = 0x20,
    SecuritySignature = 0x21,
    SnapshotBlock = 0x30,
    InputBlock = 0x80
};

/// Returns a text field: up to the first NUL, with other bytes than ASCII as '?'.
std::string printable_text(Bytes field) {
    std::string text;
    for (const std::uint8_t byte : field) {
        if (byte == 0) {
            break;
        }
        text += byte >= ' ' && byte < 0x7f ? static_cast<char>(byte) : '?';
    }
    while (text.ends_with(' ')) {
        text.pop_back();
    }
    return text;
}

class RzxParser {
  public:
    explicit RzxParser(Bytes bytes) : bytes_(bytes), reader_(bytes) {}

    Result<Recording> parse() {
        if (auto read = read_header(); !read) {
            return tl::unexpected(read.error());
        }
        for (std::size_t number = 1; !reader_.at_end(); ++number) {
            if (number > MaxBlocks) {
                return fail(ErrorCode::TooLarge, reader_.offset(), "has more than 65536 blocks");
            }
            if (auto read = read_block(number); !read) {
                return tl::unexpected(read.error());
            }
        }
        if (recording_.blocks.empty()) {
            return fail(ErrorCode::BadValue, bytes_.size(), "has no snapshot to begin from");
        }
        if (recording_.frames() == 0) {
            return fail(ErrorCode::BadValue, bytes_.size(), "has no recorded frames");
        }
        return std::move(recording_);
    }

  private:
    void warn(std::string text) {
        if (recording_.warnings.size() < MaxWarnings) {
            recording_.warnings.push_back(std::move(text));
        }
    }

    Result<void> read_header() {
        const Bytes magic = reader_.take(RzxMagic.size());
        if (!reader_.ok() || printable_text(magic) != RzxMagic) {
            return fail(ErrorCode::BadSignature, 0, "does not begin as an RZX recording");
        }
        const std::uint8_t major = reader_.u8();
        const std::uint8_t minor = reader_.u8();
        const std::uint32_t flags = reader_.u32();
        if (!reader_.ok()) {
            return fail(ErrorCode::Truncated, bytes_.size(), "ends inside its header");
        }
        const std::string version = fmt::format("{}.{}", major, minor);
        if (major != 0) {
            return fail(ErrorCode::Unsupported,
                        RzxMagic.size(),
                        "RZX version " + version + " is not supported");
        }
        if (minor > NewestMinor) {
            warn("RZX version " + version + " is newer than 0.13");
        }
        if ((flags & 1) != 0) {
            warn("the recording is signed; the signature is not checked");
        }
        return {};
    }

    Result<void> read_block(std::size_t number) {
        const std::size_t start = reader_.offset();
        const std::uint8_t id = reader_.u8();
        const std::size_t length = reader_.u32();
        const std::string name = fmt::format("block {}", number);
        if (!reader_.ok()) {
            return fail(ErrorCode::Truncated, start, name + " ends inside its header");
        }
        if (length < rzx::BlockHeadBytes) {
            return fail(ErrorCode::BadValue,
                        start + 1,
                        fmt::format("{} has a length of {}, less than its header", name, length));
        }
        at_ = reader_.offset();
        const Bytes data = reader_.take(length - rzx::BlockHeadBytes);
        if (!reader_.ok()) {
            const std::size_t missing = length - rzx::BlockHeadBytes - (bytes_.size() - at_);
            return fail(
                ErrorCode::Truncated, start, fmt::format("{} ends {} bytes early", name, missing));
        }
        auto read = block(id, data);
        if (!read) {
            read.error().context = name + " " + read.error().context;
        }
        return read;
    }

    Result<void> block(std::uint8_t id, Bytes data) {
        switch (id) {
        case Creator: return creator(data);
        case SnapshotBlock: return snapshot(data);
        case InputBlock: return input(data);
        case SecurityInfo:
        case SecuritySignature: return {};
        default: warn(fmt::format("a block of the unknown kind {} is left out", id)); return {};
        }
    }

    Result<void> creator(Bytes data) {
        constexpr std::size_t NameBytes = 20;
        ByteReader in{data};
        const Bytes name = in.take(NameBytes);
        const std::uint16_t major = in.u16();
        const std::uint16_t minor = in.u16();
        if (!in.ok()) {
            return fail(ErrorCode::Truncated, at_, "(creator) is too short");
        }
        recording_.creator = fmt::format("{} {}.{}", printable_text(name), major, minor);
        return {};
    }

    Result<void> snapshot(Bytes data) {
        constexpr std::uint32_t External = 1;
        constexpr std::size_t ExtensionBytes = 4;
        constexpr std::size_t ChecksumBytes = 4;
        ByteReader in{data};
        const std::uint32_t flags = in.u32();
        const std::string extension = extension_of("." + printable_text(in.take(ExtensionBytes)));
        const std::size_t size = in.u32();
        if (!in.ok()) {
            return fail(ErrorCode::Truncated, at_, "(snapshot) is too short");
        }
        if ((flags & External) != 0) {
            in.skip(ChecksumBytes);
            const std::string name = printable_text(in.take(in.remaining()));
            return fail(ErrorCode::Unsupported,
                        at_,
                        "needs the snapshot \"" + name +
                            "\", which is another file; only recordings with their snapshots "
                            "inside are played");
        }
        const Format* const format = format_by_extension(extension);
        if (format == nullptr || !format->holds_state || format->parse == nullptr) {
            return fail(ErrorCode::Unsupported,
                        at_ + 4,
                        "has a snapshot of the unknown kind \"" + extension + "\"");
        }
        const std::size_t data_at = at_ + in.offset();
        Bytes content = in.take(in.remaining());
        std::vector<std::uint8_t> unpacked;
        if ((flags & rzx::Packed) != 0) {
            auto inflated = inflate_zlib(content, MaxSnapshotBytes);
            if (!inflated) {
                return fail(inflated.error().code,
                            data_at + inflated.error().offset,
                            "(snapshot): " + inflated.error().context);
            }
            unpacked = std::move(*inflated);
            content = unpacked;
        }
        if (content.size() != size) {
            return fail(ErrorCode::Corrupt,
                        at_ + 8,
                        fmt::format("has a snapshot of {} bytes, not of {}", content.size(), size));
        }
        snapshot_bytes_ += content.size();
        if (snapshot_bytes_ > MaxAllSnapshotBytes) {
            return fail(ErrorCode::TooLarge, at_, "is one snapshot too many: 128 MiB are read");
        }
        RecordedSnapshot recorded{
            extension, (flags & rzx::Packed) != 0, {content.begin(), content.end()}};
        auto parsed = parse_recorded_snapshot(recorded);
        if (!parsed) {
            return fail(parsed.error().code,
                        data_at,
                        "has a snapshot that is refused: " + parsed.error().context);
        }
        for (const std::string& warning : parsed->warnings) {
            warn("snapshot: " + warning);
        }
        if (recording_.first_snapshot == nullptr) {
            recording_.first_snapshot = std::make_shared<const Snapshot>(std::move(*parsed));
        } else if (recording_.first_snapshot->model != parsed->model) {
            return fail(ErrorCode::Unsupported, at_, "changes to another model in the middle");
        }
        recording_.blocks.emplace_back(std::move(recorded));
        return {};
    }

    Result<void> input(Bytes data) {
        constexpr std::uint32_t Encrypted = 1;
        ByteReader in{data};
        RecordedInput block;
        block.frames = in.u32();
        in.skip(1);
        block.start_tstate = in.u32();
        const std::uint32_t flags = in.u32();
        if (!in.ok()) {
            return fail(ErrorCode::Truncated, at_, "(input) is too short");
        }
        if ((flags & Encrypted) != 0) {
            return fail(ErrorCode::Unsupported, at_, "is encrypted");
        }
        if (recording_.blocks.empty()) {
            return fail(ErrorCode::BadValue, at_, "has frames, but no snapshot is before them");
        }
        const std::size_t data_at = at_ + in.offset();
        const Bytes content = in.take(in.remaining());
        block.packed = (flags & rzx::Packed) != 0;
        if (block.packed) {
            auto inflated = inflate_zlib(content, MaxInputBytes - input_bytes_);
            if (!inflated) {
                return fail(inflated.error().code,
                            data_at + inflated.error().offset,
                            "(input): " + inflated.error().context);
            }
            block.data = std::move(*inflated);
            block.data.shrink_to_fit();
        } else {
            block.data.assign(content.begin(), content.end());
        }
        input_bytes_ += block.data.size();
        if (auto whole = check_frames(block, data_at); !whole) {
            return whole;
        }
        recording_.blocks.emplace_back(std::move(block));
        return {};
    }

    Result<void> check_frames(const RecordedInput& block, std::size_t data_at) {
        FrameReader frames(block.data);
        for (std::uint32_t frame = 0; frame < block.frames; ++frame) {
            (void)frames.next();
            if (frames.repeats_nothing()) {
                return fail(
                    ErrorCode::BadValue, data_at, "repeats the inputs before its first frame");
            }
            if (!frames.ok()) {
                return fail(ErrorCode::Truncated,
                            block.packed ? data_at : data_at + frames.offset(),
                            fmt::format("has {} whole frames of {}", frame, block.frames));
            }
        }
        if (frames.offset() != block.data.size()) {
            warn(fmt::format("{} bytes after the last frame of a block are left out",
                             block.data.size() - frames.offset()));
        }
        return {};
    }

    Bytes bytes_;
    ByteReader reader_;
    Recording recording_;
    /// The offset of the present block's data.
    std::size_t at_ = 0;
    std::size_t input_bytes_ = 0;
    std::size_t snapshot_bytes_ = 0;
};

} // namespace

Result<Snapshot> parse_recorded_snapshot(const RecordedSnapshot& recorded) {
    const Format* const format = format_by_extension(recorded.extension);
    if (format == nullptr || !format->holds_state || format->parse == nullptr) {
        return fail(ErrorCode::Unsupported, 0, "not a snapshot");
    }
    auto media = format->parse(recorded.data);
    if (!media) {
        return tl::unexpected(media.error());
    }
    auto* const snapshot = std::get_if<Snapshot>(&*media);
    return snapshot != nullptr ? Result<Snapshot>(std::move(*snapshot))
                               : fail(ErrorCode::BadValue, 0, "not a snapshot");
}

RecordedFrame FrameReader::next() {
    ByteReader in{data_.subspan(offset_)};
    RecordedFrame frame;
    frame.fetches = in.u16();
    const std::uint16_t count = in.u16();
    if (count == RepeatedInputs) {
        repeats_nothing_ = repeats_nothing_ || !begun_;
        frame.inputs = previous_;
    } else {
        frame.inputs = in.take(count);
    }
    ok_ = ok_ && in.ok();
    if (ok_) {
        offset_ += in.offset();
        previous_ = frame.inputs;
        begun_ = true;
    }
    return frame;
}

Result<Recording> parse_rzx(Bytes bytes) {
    if (bytes.empty()) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    return RzxParser(bytes).parse();
}

} // namespace zx::loaders
