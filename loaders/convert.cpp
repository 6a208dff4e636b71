#include "loaders/convert.hpp"

#include <array>
#include <string>

#include "loaders/format.hpp"

namespace zx::loaders {

std::string_view kind_of(const Media& media) {
    constexpr std::array<std::string_view, std::variant_size_v<Media>> Kinds{
        "a tape", "a snapshot", "a ROM", "a picture"};
    return Kinds[media.index()];
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
