// Errors as values. Bad input yields an Error; a caller's mistake is an assert.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include <tl/expected.hpp>

namespace zx {

enum class ErrorCode {
    Empty,        ///< no bytes at all
    Truncated,    ///< the file is shorter than its length fields say
    WrongSize,    ///< a format of fixed size, and the file has another size
    TooLarge,     ///< beyond the limit stated for the format
    BadSignature, ///< not the expected format
    BadValue,     ///< a field has a value that the format forbids
    Unsupported,  ///< a known format or feature that this release does not support
    NotFound,     ///< no such file, or nothing usable inside an archive
    NotReadable,  ///< the system refused (permissions, a directory, an I/O error)
    NotWritable,  ///< the output could not be written
    Corrupt,      ///< a checksum or a compressed stream is damaged
};

/// The cause, the byte offset (0 if no offset applies), and a short phrase in plain words without
/// the file's name and without a full stop: "block 3 ends 17 bytes early".
struct Error {
    ErrorCode code{};
    std::uint64_t offset = 0;
    std::string context;

    friend bool operator==(const Error&, const Error&) = default;
};

template <class T> using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error>
fail(ErrorCode code, std::uint64_t offset, std::string context) {
    return tl::unexpected<Error>(Error{code, offset, std::move(context)});
}

} // namespace zx
