#include "loaders/archive.hpp"

#include <algorithm>
#include <array>

#include <zip.h>

namespace zx::loaders {
namespace {

constexpr std::size_t ChunkBytes = std::size_t{64} * 1024;
constexpr std::array<std::uint8_t, 4> LocalHeaderMagic{'P', 'K', 3, 4};
constexpr std::array<std::uint8_t, 4> EmptyArchiveMagic{'P', 'K', 5, 6};

struct CloseMember {
    void operator()(zip_file_t* member) const { zip_fclose(member); }
};
using OpenMember = std::unique_ptr<zip_file_t, CloseMember>;

/// Translates libzip's error code: a missing feature is Unsupported, everything else is a damaged
/// file.
Error error_from(int libzip_code) {
    switch (libzip_code) {
    case ZIP_ER_COMPNOTSUPP:
        return {ErrorCode::Unsupported, 0, "is packed by a method that is not supported"};
    case ZIP_ER_ENCRNOTSUPP:
    case ZIP_ER_NOPASSWD:
    case ZIP_ER_WRONGPASSWD: return {ErrorCode::Unsupported, 0, "is encrypted"};
    case ZIP_ER_CRC: return {ErrorCode::Corrupt, 0, "does not match its checksum"};
    default: return {ErrorCode::Corrupt, 0, "is damaged in the archive"};
    }
}

tl::unexpected<Error> too_large(std::size_t limit) {
    return fail(ErrorCode::TooLarge,
                0,
                limit == MaxMemberBytes
                    ? "unpacks to more than 16 MiB"
                    : "unpacks, with the members before it, to more than 64 MiB");
}

/// Reads until libzip reports the end, not up to the stated size, because libzip compares the
/// checksum only at the end. The bytes unpacked are subtracted from bytes_left even if the read
/// fails.
Result<std::vector<std::uint8_t>>
unpack(zip_file_t& member, std::size_t limit, std::size_t& bytes_left) {
    std::vector<std::uint8_t> bytes;
    std::vector<std::uint8_t> chunk(ChunkBytes);
    for (;;) {
        const zip_int64_t count = zip_fread(&member, chunk.data(), chunk.size());
        if (count < 0) {
            return tl::unexpected{error_from(zip_error_code_zip(zip_file_get_error(&member)))};
        }
        if (count == 0) {
            return bytes;
        }
        const auto unpacked = static_cast<std::size_t>(count);
        bytes_left -= std::min(bytes_left, unpacked);
        if (unpacked > limit - bytes.size()) {
            return too_large(limit);
        }
        bytes.insert(bytes.end(), chunk.begin(), chunk.begin() + count);
    }
}

} // namespace

bool sniff_zip(std::span<const std::uint8_t> bytes) {
    const auto start = bytes.first(std::min(bytes.size(), LocalHeaderMagic.size()));
    return std::ranges::equal(start, LocalHeaderMagic) ||
           std::ranges::equal(start, EmptyArchiveMagic);
}

void ZipArchive::Close::operator()(zip* handle) const {
    zip_discard(handle);
}

Result<ZipArchive> ZipArchive::open(std::span<const std::uint8_t> bytes) {
    constexpr int BorrowBytes = 0;
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* const source =
        zip_source_buffer_create(bytes.data(), bytes.size(), BorrowBytes, &error);
    zip* const handle =
        source != nullptr ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr;
    zip_error_fini(&error);
    if (handle == nullptr) {
        zip_source_free(source);
        return fail(ErrorCode::Corrupt, 0, "a ZIP archive that is cut short or damaged");
    }
    return ZipArchive{handle};
}

std::size_t ZipArchive::size() const {
    return static_cast<std::size_t>(
        std::max<zip_int64_t>(0, zip_get_num_entries(handle_.get(), 0)));
}

std::string ZipArchive::name(std::size_t member) const {
    const char* const text = zip_get_name(handle_.get(), member, ZIP_FL_ENC_GUESS);
    return text != nullptr ? text : "";
}

Result<std::vector<std::uint8_t>> ZipArchive::read(std::size_t member) {
    const std::size_t limit = std::min(MaxMemberBytes, bytes_left_);
    zip_stat_t entry;
    zip_stat_init(&entry);
    if (zip_stat_index(handle_.get(), member, 0, &entry) != 0) {
        return tl::unexpected{error_from(zip_error_code_zip(zip_get_error(handle_.get())))};
    }
    const bool has_claim = (entry.valid & ZIP_STAT_SIZE) != 0;
    if (has_claim && entry.size > limit) {
        return too_large(limit);
    }
    const OpenMember open{zip_fopen_index(handle_.get(), member, 0)};
    if (open == nullptr) {
        return tl::unexpected{error_from(zip_error_code_zip(zip_get_error(handle_.get())))};
    }
    auto bytes = unpack(*open, limit, bytes_left_);
    if (bytes && has_claim && entry.size != bytes->size()) {
        return fail(ErrorCode::Corrupt, 0, "unpacks to another size than it claims");
    }
    return bytes;
}

} // namespace zx::loaders
