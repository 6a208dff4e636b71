#include "loaders/media.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "loaders/archive.hpp"
#include "loaders/compression.hpp"
#include "loaders/format.hpp"

namespace zx::loaders {
namespace {

Result<Media> parse_as(const Format& format, std::span<const std::uint8_t> bytes) {
    if (format.parse == nullptr) {
        return fail(
            ErrorCode::Unsupported, 0, "an archive inside the archive, which is not opened");
    }
    return format.parse(bytes);
}

std::string_view file_name(std::string_view path) {
    const auto folder = path.find_last_of('/');
    return folder == std::string_view::npos ? path : path.substr(folder + 1);
}

/// True for files that archives contain beside the media. Decided by name, because a text can have
/// a picture's size by chance.
bool is_by_the_way(std::string_view path) {
    constexpr std::array<std::string_view, 14> Endings{"txt",
                                                       "nfo",
                                                       "diz",
                                                       "md",
                                                       "htm",
                                                       "html",
                                                       "pdf",
                                                       "jpg",
                                                       "jpeg",
                                                       "png",
                                                       "gif",
                                                       "doc",
                                                       "pok",
                                                       "inf"};
    // "._name" holds the attributes that macOS keeps for a file called name.
    return path.ends_with('/') || file_name(path).starts_with("._") ||
           std::ranges::find(Endings, extension_of(path)) != Endings.end();
}

/// Returns the first member that parses. If none does, returns the first error other than
/// BadSignature, because such a member was meant to be media.
Result<OpenedMedia> open_zip(std::span<const std::uint8_t> bytes) {
    auto archive = ZipArchive::open(bytes);
    if (!archive) {
        return tl::unexpected{archive.error()};
    }
    std::optional<Error> complaint;
    const auto note = [&complaint](const std::string& member, const Error& error) {
        if (!complaint && error.code != ErrorCode::BadSignature) {
            complaint = Error{error.code, error.offset, "member " + member + ": " + error.context};
        }
    };
    const std::size_t members = std::min(archive->size(), MaxArchiveMembers);
    std::size_t looked_at = 0;
    for (std::size_t i = 0; i < members; ++i) {
        const std::string name = archive->name(i);
        if (!name.ends_with('/')) {
            ++looked_at;
        }
        if (is_by_the_way(name)) {
            continue;
        }
        const auto content = archive->read(i);
        if (!content) {
            note(name, content.error());
            continue;
        }
        auto media = recognise(*content, name).and_then([&](const Format* format) {
            return parse_as(*format, *content);
        });
        if (media) {
            return OpenedMedia{*std::move(media), name};
        }
        note(name, media.error());
    }
    if (complaint) {
        return tl::unexpected{*std::move(complaint)};
    }
    return fail(ErrorCode::NotFound,
                0,
                "no usable media inside: " + std::to_string(looked_at) +
                    (looked_at == 1 ? " member" : " members") + " looked at");
}

/// Opens the file that a gzip file holds, once. Its name is that of the gzip file without ".gz".
Result<OpenedMedia> open_gzip(std::span<const std::uint8_t> bytes, std::string_view name) {
    const auto content = inflate_gzip(bytes, MaxMemberBytes);
    if (!content) {
        return tl::unexpected{content.error()};
    }
    constexpr std::string_view Extension = ".gz";
    if (extension_of(name) == "gz") {
        name.remove_suffix(Extension.size());
    }
    return recognise(*content, name)
        .and_then([&](const Format* format) { return parse_as(*format, *content); })
        .map([](Media&& media) {
            return OpenedMedia{std::move(media), {}};
        })
        .map_error([](Error error) {
            error.context = "unpacked: " + error.context;
            return error;
        });
}

} // namespace

Result<OpenedMedia> open_media(std::span<const std::uint8_t> bytes, std::string_view name) {
    const auto format = recognise(bytes, name);
    if (!format) {
        return tl::unexpected{format.error()};
    }
    if ((*format)->is_archive) {
        return sniff_zip(bytes) ? open_zip(bytes) : open_gzip(bytes, name);
    }
    return parse_as(**format, bytes).map([](Media&& media) {
        return OpenedMedia{std::move(media), {}};
    });
}

} // namespace zx::loaders
