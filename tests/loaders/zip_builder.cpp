#include "tests/loaders/zip_builder.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include <zip.h>

namespace builders {
namespace {

constexpr std::array<std::uint8_t, 4> LocalHeader{'P', 'K', 3, 4};
constexpr std::array<std::uint8_t, 4> CentralHeader{'P', 'K', 1, 2};

void expect(bool worked) {
    if (!worked) {
        throw std::runtime_error("libzip could not build the test's archive");
    }
}

/// Returns the offset of the index-th header of a kind.
std::size_t
find_header(const Bytes& archive, const std::array<std::uint8_t, 4>& signature, std::size_t index) {
    auto found = archive.begin();
    for (std::size_t i = 0; i <= index; ++i) {
        found = std::search(
            found + (i == 0 ? 0 : 1), archive.end(), signature.begin(), signature.end());
        expect(found != archive.end());
    }
    return static_cast<std::size_t>(found - archive.begin());
}

// Offsets within the local and the central header.
struct FieldOffsets {
    std::size_t local;
    std::size_t central;
};
constexpr FieldOffsets Checksum{14, 16};
constexpr FieldOffsets UnpackedSize{22, 24};

} // namespace

Bytes zip_archive(const std::vector<ZipMember>& members) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* const output = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_source_keep(output);
    zip_t* const archive = zip_open_from_source(output, ZIP_TRUNCATE, &error);
    expect(archive != nullptr);
    for (const ZipMember& member : members) {
        if (member.name.ends_with('/')) {
            expect(zip_dir_add(archive, member.name.c_str(), 0) >= 0);
            continue;
        }
        zip_source_t* const source =
            zip_source_buffer(archive, member.bytes.data(), member.bytes.size(), 0);
        const zip_int64_t index = zip_file_add(archive, member.name.c_str(), source, 0);
        expect(index >= 0);
        const auto number = static_cast<zip_uint64_t>(index);
        // 1980-01-01, so that the same members give the same archive.
        expect(zip_file_set_dostime(archive, number, 0, 0x0021, 0) == 0);
        if (member.stored) {
            expect(zip_set_file_compression(archive, number, ZIP_CM_STORE, 0) == 0);
        }
        if (!member.password.empty()) {
            expect(zip_file_set_encryption(
                       archive, number, ZIP_EM_AES_256, member.password.c_str()) == 0);
        }
    }
    expect(zip_close(archive) == 0);
    expect(zip_source_open(output) == 0);
    expect(zip_source_seek(output, 0, SEEK_END) == 0);
    Bytes bytes(static_cast<std::size_t>(zip_source_tell(output)));
    expect(zip_source_seek(output, 0, SEEK_SET) == 0);
    expect(zip_source_read(output, bytes.data(), bytes.size()) ==
           static_cast<zip_int64_t>(bytes.size()));
    zip_source_close(output);
    zip_source_free(output);
    zip_error_fini(&error);
    return bytes;
}

Bytes claiming(Bytes archive, std::size_t index, std::uint32_t unpacked_bytes) {
    for (const std::size_t field :
         {find_header(archive, LocalHeader, index) + UnpackedSize.local,
          find_header(archive, CentralHeader, index) + UnpackedSize.central}) {
        for (std::size_t i = 0; i < 4; ++i) {
            archive.at(field + i) = static_cast<std::uint8_t>(unpacked_bytes >> (8 * i));
        }
    }
    return archive;
}

Bytes with_wrong_checksum(Bytes archive, std::size_t index) {
    archive.at(find_header(archive, LocalHeader, index) + Checksum.local) ^= 1;
    archive.at(find_header(archive, CentralHeader, index) + Checksum.central) ^= 1;
    return archive;
}

} // namespace builders
