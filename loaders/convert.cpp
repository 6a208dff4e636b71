#include "loaders/convert.hpp"

#include <array>
#include <string>

#include <fmt/format.h>

#include "loaders/format.hpp"

namespace zx::loaders {

std::string_view kind_of(const Media& media) {
    constexpr std::array<std::string_view, std::variant_size_v<Media>> Kinds{
        "a tape", "a snapshot", "a ROM", "a picture", "a recording"};
    return Kinds[media.index()];
}

Result<Tape> cut_tape(const Tape& tape, std::size_t from, std::size_t to) {
    using Kind = ControlBlock::Kind;
    const std::size_t blocks = tape.blocks.size();
    const std::size_t first = from == 0 ? 1 : from;
    const std::size_t last = to == 0 ? blocks : to;
    if (first > last || last > blocks) {
        return fail(ErrorCode::BadValue,
                    0,
                    fmt::format("has blocks 1 to {}, not {} to {}", blocks, first, last));
    }
    for (std::size_t i = first; i <= last; ++i) {
        const auto* const control = std::get_if<ControlBlock>(&tape.blocks[i - 1]);
        if (control == nullptr || (control->kind != Kind::Jump && control->kind != Kind::Call &&
                                   control->kind != Kind::Select)) {
            continue;
        }
        for (const std::int32_t offset : control->numbers) {
            const auto target = static_cast<std::int64_t>(i) + offset;
            if (target < static_cast<std::int64_t>(first) ||
                target > static_cast<std::int64_t>(last)) {
                return fail(
                    ErrorCode::BadValue,
                    0,
                    fmt::format("block {} leads to block {}, which would be cut off", i, target));
            }
        }
    }
    const auto at = [&](std::size_t number) {
        return tape.blocks.begin() + static_cast<std::ptrdiff_t>(number);
    };
    Tape part;
    part.blocks.assign(at(first - 1), at(last));
    part.model = tape.model;
    return part;
}

Result<std::vector<std::uint8_t>> encode_media(const Media& media, std::string_view name) {
    const std::string extension = extension_of(name);
    const Format* const format = format_by_extension(extension);
    if (format != nullptr && format->encode != nullptr) {
        auto bytes = format->encode(media);
        // An error without a message: the wrong kind of media for this format.
        if (bytes || !bytes.error().context.empty()) {
            return bytes;
        }
    }
    return fail(ErrorCode::Unsupported,
                0,
                std::string{kind_of(media)} + " cannot be written as " +
                    (extension.empty() ? "a file without an extension" : "." + extension));
}

} // namespace zx::loaders
