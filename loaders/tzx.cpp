#include "loaders/tzx.hpp"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "loaders/tzx_parser.hpp"
#include "loaders/warnings.hpp"

namespace zx::loaders {
namespace {

constexpr std::size_t TzxHeaderBytes = 10;

} // namespace

Result<Tape> TzxParser::parse() {
    const Bytes magic = reader_.take(tzx::Magic.size());
    if (!reader_.ok() || !std::ranges::equal(magic, tzx::Magic, {}, {}, [](char letter) {
            return static_cast<std::uint8_t>(letter);
        })) {
        return fail(ErrorCode::BadSignature, 0, "does not begin as a TZX tape");
    }
    const std::uint8_t major = reader_.u8();
    const std::uint8_t minor = reader_.u8();
    if (!reader_.ok()) {
        return fail(ErrorCode::Truncated, bytes_.size(), "ends inside its header");
    }
    if (major != 1) {
        return fail(ErrorCode::Unsupported,
                    tzx::Magic.size(),
                    fmt::format("TZX version {}.{} is not supported", major, minor));
    }
    while (!reader_.at_end()) {
        start_ = reader_.offset();
        if (tape_.blocks.size() == MaxTapeBlocks) {
            return fail(
                ErrorCode::TooLarge, start_, fmt::format("more than {} blocks", MaxTapeBlocks));
        }
        id_ = reader_.u8();
        Result<void> read = block();
        if (!reader_.ok()) {
            return fail(ErrorCode::Truncated, start_, where() + "ends early");
        }
        if (!read) {
            return fail(read.error().code, read.error().offset, where() + read.error().context);
        }
        offsets_.push_back(start_);
    }
    if (tape_.blocks.empty()) {
        return fail(ErrorCode::BadValue, TzxHeaderBytes, "no block on the tape");
    }
    if (auto checked = check_flow(); !checked) {
        return tl::unexpected(checked.error());
    }
    if (unlisted_ > 0) {
        tape_.warnings.push_back(fmt::format("and {} more notes", unlisted_));
    }
    return std::move(tape_);
}

std::string TzxParser::where() const {
    return fmt::format("block {} ({}) ", tape_.blocks.size() + 1, tzx_hex(id_));
}

void TzxParser::warn(const std::string& text) {
    add_warning(where() + text);
}

void TzxParser::add_warning(std::string text) {
    if (tape_.warnings.size() < MaxWarnings) {
        tape_.warnings.push_back(std::move(text));
    } else {
        ++unlisted_;
    }
}

tl::unexpected<Error> TzxParser::bad(std::string text) const {
    return fail(ErrorCode::BadValue, start_, std::move(text));
}

void TzxParser::add_info(std::vector<std::string> texts) {
    const Bytes body = bytes_.subspan(start_ + 1, reader_.offset() - start_ - 1);
    add(InfoBlock{id_, std::move(texts), {body.begin(), body.end()}});
}

Result<void> TzxParser::skip(std::size_t length, const char* what) {
    reader_.skip(length);
    if (reader_.ok()) {
        warn(std::string(what) + " skipped");
        add_info();
    }
    return {};
}

Result<void> TzxParser::block() {
    switch (id_) {
    case tzx::StandardData: standard(); return {};
    case tzx::TurboData: turbo(); return {};
    case tzx::Tone: return tone();
    case tzx::PulseList: return pulse_list();
    case tzx::PureData: pure_data(); return {};
    case tzx::Direct: return direct();
    case tzx::CswRecording: return csw();
    case tzx::Generalised: return generalised();
    case tzx::Pause: {
        const std::uint64_t length = pause();
        add(length == 0 ? TapeBlock{ControlBlock{Kind::Stop, {}, {}}}
                        : TapeBlock{PauseBlock{length}});
        return {};
    }
    case tzx::GroupStart:
        add(ControlBlock{Kind::GroupStart, {}, {tzx_text(reader_.take(reader_.u8()))}});
        return {};
    case tzx::GroupEnd: add_control(Kind::GroupEnd); return {};
    case tzx::LoopEnd: add_control(Kind::LoopEnd); return {};
    case tzx::Return: add_control(Kind::Return); return {};
    case tzx::Jump:
    case tzx::LoopStart:
    case tzx::Call:
    case tzx::Select: return flow();
    case tzx::Stop48:
        reader_.skip(reader_.u32());
        add_control(Kind::Stop48);
        return {};
    case tzx::SetLevel: {
        const std::size_t length = reader_.u32();
        const Bytes body = reader_.take(length);
        if (reader_.ok() && body.empty()) {
            return bad("has no level");
        }
        add_control(Kind::SetLevel, {!body.empty() && body.front() != 0 ? 1 : 0});
        return {};
    }
    case tzx::Text:
    case tzx::Message:
    case tzx::Archive:
    case tzx::Custom: return texts();
    case tzx::Hardware: hardware(); return {};
    case tzx::Emulation: return skip(8, "emulation info");
    case tzx::Snapshot: reader_.skip(1); return skip(reader_.u24(), "a snapshot");
    case tzx::Glue: return skip(9, "a second header");
    case tzx::C64Data:
    case tzx::C64Turbo: {
        // The length includes its own four bytes.
        const std::size_t length = reader_.u32();
        return length < 4 ? Result<void>(bad("has an impossible length"))
                          : skip(length - 4, "a C64 block");
    }
    case 0:
        // Padding after the last block.
        if (std::ranges::all_of(bytes_.subspan(start_), [](auto byte) { return byte == 0; })) {
            warn("and the zeros after it are no blocks");
            reader_.skip(reader_.remaining());
            return {};
        }
        [[fallthrough]];
    default: return skip(reader_.u32(), "an unknown block");
    }
}

Result<void> TzxParser::check_flow() {
    bool in_loop = false;
    for (std::size_t i = 0; i < tape_.blocks.size(); ++i) {
        const auto* const control = std::get_if<ControlBlock>(&tape_.blocks[i]);
        if (control == nullptr) {
            continue;
        }
        const std::string number = fmt::format("block {}", i + 1);
        if (control->kind == Kind::Jump || control->kind == Kind::Call ||
            control->kind == Kind::Select) {
            for (const std::int32_t offset : control->numbers) {
                const std::int64_t target = static_cast<std::int64_t>(i) + offset;
                if (target < 0 || target >= static_cast<std::int64_t>(tape_.blocks.size())) {
                    return fail(ErrorCode::BadValue,
                                offsets_[i],
                                fmt::format("{} leads to block {}, which does not exist",
                                            number,
                                            target + 1));
                }
            }
        } else if (control->kind == Kind::LoopStart) {
            if (in_loop) {
                add_warning(number + " begins a loop inside a loop, which ends the outer one");
            }
            in_loop = true;
        } else if (control->kind == Kind::LoopEnd) {
            if (!in_loop) {
                add_warning(number + " ends a loop that has not begun");
            }
            in_loop = false;
        }
    }
    return {};
}

Result<Tape> parse_tzx(std::span<const std::uint8_t> bytes) {
    if (bytes.empty()) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    return TzxParser(bytes).parse();
}

} // namespace zx::loaders
