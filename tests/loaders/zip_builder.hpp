// Builds ZIP archives for the tests with libzip; broken ones are patched afterwards.
#pragma once

#include <string>
#include <vector>

#include "tests/loaders/builders.hpp"

namespace builders {

struct ZipMember {
    /// A name that ends in '/' makes a directory.
    std::string name;
    Bytes bytes;
    /// AES; empty for none.
    std::string password = {};
    bool stored = false;
};

[[nodiscard]] Bytes zip_archive(const std::vector<ZipMember>& members);

/// Changes the unpacked size of member number index (from 0), in both of its headers.
[[nodiscard]] Bytes claiming(Bytes archive, std::size_t index, std::uint32_t unpacked_bytes);

/// Flips one bit in the checksum of member number index, in both of its headers.
[[nodiscard]] Bytes with_wrong_checksum(Bytes archive, std::size_t index);

} // namespace builders
