#include "loaders/media.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <fmt/format.h>

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

/// The numbers and names of the members that may be media, by name.
struct Candidates {
    std::vector<std::pair<std::string, std::size_t>> members;
    /// How many members are no folders.
    std::size_t looked_at = 0;
};

Candidates candidates_of(const ZipArchive& archive) {
    Candidates found;
    const std::size_t members = std::min(archive.size(), MaxArchiveMembers);
    for (std::size_t i = 0; i < members; ++i) {
        std::string name = archive.name(i);
        if (!name.ends_with('/')) {
            ++found.looked_at;
        }
        if (!is_by_the_way(name)) {
            found.members.emplace_back(std::move(name), i);
        }
    }
    std::ranges::sort(found.members);
    return found;
}

Error in_member(const std::string& member, const Error& error) {
    return {error.code, error.offset, "member " + member + ": " + error.context};
}

Result<OpenedMedia> open_member(ZipArchive& archive, std::size_t number) {
    const std::string name = archive.name(number);
    return archive.read(number)
        .and_then([&](const std::vector<std::uint8_t>& content) {
            return recognise(content, name).and_then([&](const Format* format) {
                return parse_as(*format, content);
            });
        })
        .map([&](Media&& media) {
            return OpenedMedia{std::move(media), name, {}};
        })
        .map_error([&](const Error& error) { return in_member(name, error); });
}

Result<OpenedMedia> open_named(ZipArchive& archive, std::string_view member) {
    const std::size_t members = std::min(archive.size(), MaxArchiveMembers);
    for (std::size_t i = 0; i < members; ++i) {
        if (archive.name(i) == member) {
            return open_member(archive, i);
        }
    }
    return fail(ErrorCode::NotFound, 0, "has no member " + std::string{member});
}

/// Reads a member only to recognise it.
std::string_view format_of(ZipArchive& archive, const std::pair<std::string, std::size_t>& member) {
    const auto content = archive.read(member.second);
    const auto format = content ? recognise(*content, member.first) : tl::unexpected(Error{});
    return format && (*format)->parse != nullptr ? (*format)->name : std::string_view{};
}

/// Returns the first member by name that parses. If none does, returns the first error other than
/// BadSignature, because such a member was meant to be media.
Result<OpenedMedia> open_zip(std::span<const std::uint8_t> bytes, std::string_view wanted) {
    auto archive = ZipArchive::open(bytes);
    if (!archive) {
        return tl::unexpected{archive.error()};
    }
    if (!wanted.empty()) {
        return open_named(*archive, wanted);
    }
    std::optional<Error> complaint;
    std::vector<ArchiveMember> before;
    const Candidates candidates = candidates_of(*archive);
    for (std::size_t i = 0; i < candidates.members.size(); ++i) {
        auto opened = open_member(*archive, candidates.members[i].second);
        if (!opened) {
            before.push_back({candidates.members[i].first, {}});
            if (!complaint && opened.error().code != ErrorCode::BadSignature) {
                complaint = opened.error();
            }
            continue;
        }
        opened->members = std::move(before);
        for (std::size_t rest = i; rest < candidates.members.size(); ++rest) {
            opened->members.push_back(
                {candidates.members[rest].first, format_of(*archive, candidates.members[rest])});
        }
        return opened;
    }
    if (complaint) {
        return tl::unexpected{*std::move(complaint)};
    }
    return fail(ErrorCode::NotFound,
                0,
                fmt::format("no usable media inside: {}{} looked at",
                            candidates.looked_at,
                            candidates.looked_at == 1 ? " member" : " members"));
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
            return OpenedMedia{std::move(media), {}, {}};
        })
        .map_error([](Error error) {
            error.context = "unpacked: " + error.context;
            return error;
        });
}

} // namespace

Result<std::vector<ArchiveMember>> archive_members(std::span<const std::uint8_t> bytes) {
    return ZipArchive::open(bytes).map([](ZipArchive&& archive) {
        std::vector<ArchiveMember> members;
        for (const auto& candidate : candidates_of(archive).members) {
            members.push_back({candidate.first, format_of(archive, candidate)});
        }
        return members;
    });
}

Result<OpenedMedia>
open_media(std::span<const std::uint8_t> bytes, std::string_view name, std::string_view member) {
    if (!member.empty() && !sniff_zip(bytes)) {
        return fail(ErrorCode::NotFound, 0, "is not a ZIP archive, so it has no members");
    }
    const auto format = recognise(bytes, name);
    if (!format) {
        return tl::unexpected{format.error()};
    }
    if ((*format)->is_archive) {
        return sniff_zip(bytes) ? open_zip(bytes, member) : open_gzip(bytes, name);
    }
    return parse_as(**format, bytes).map([](Media&& media) {
        return OpenedMedia{std::move(media), {}, {}};
    });
}

} // namespace zx::loaders
