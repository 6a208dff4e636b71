#include "loaders/compression.hpp"

#include <algorithm>
#include <cassert>
#include <memory>

#include <fmt/format.h>
#include <zlib.h>

namespace zx::loaders {
namespace {

constexpr std::size_t ChunkBytes = std::size_t{64} * 1024;
constexpr int ZlibWindow = 15;
constexpr int GzipWindow = 15 + 16;

struct EndInflate {
    void operator()(z_stream* stream) const { inflateEnd(stream); }
};

Result<std::vector<std::uint8_t>>
inflate_with(std::span<const std::uint8_t> bytes, std::size_t limit, int window, bool members) {
    z_stream stream{};
    // zlib does not change its input, but takes it without const.
    stream.next_in = const_cast<Bytef*>(bytes.data()); // NOLINT
    stream.avail_in = static_cast<uInt>(bytes.size());
    if (inflateInit2(&stream, window) != Z_OK) {
        return fail(ErrorCode::TooLarge, 0, "cannot be unpacked: no memory");
    }
    const std::unique_ptr<z_stream, EndInflate> ending{&stream};
    std::vector<std::uint8_t> out;
    std::vector<std::uint8_t> chunk(ChunkBytes);
    for (;;) {
        stream.next_out = chunk.data();
        stream.avail_out = static_cast<uInt>(chunk.size());
        const int status = inflate(&stream, Z_NO_FLUSH);
        const std::size_t count = chunk.size() - stream.avail_out;
        if (count > limit - out.size()) {
            return fail(
                ErrorCode::TooLarge, 0, fmt::format("unpacks to more than {} bytes", limit));
        }
        out.insert(out.end(), chunk.begin(), chunk.begin() + static_cast<std::ptrdiff_t>(count));
        if (status == Z_STREAM_END) {
            if (!members || stream.avail_in == 0 || *stream.next_in != 0x1f) {
                return out;
            }
            (void)inflateReset(&stream);
        } else if (status != Z_OK || (count == 0 && stream.avail_in == 0)) {
            return fail(ErrorCode::Corrupt,
                        bytes.size() - stream.avail_in,
                        stream.avail_in == 0 ? "the packed data ends early"
                                             : "the packed data is damaged");
        }
    }
}

} // namespace

Result<std::vector<std::uint8_t>> inflate_zlib(std::span<const std::uint8_t> bytes,
                                               std::size_t limit) {
    return inflate_with(bytes, limit, ZlibWindow, false);
}

Result<std::vector<std::uint8_t>> inflate_gzip(std::span<const std::uint8_t> bytes,
                                               std::size_t limit) {
    return inflate_with(bytes, limit, GzipWindow, true);
}

std::vector<std::uint8_t> deflate_zlib(std::span<const std::uint8_t> bytes) {
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::vector<std::uint8_t> out(size);
    [[maybe_unused]] const int status = compress2(
        out.data(), &size, bytes.data(), static_cast<uLong>(bytes.size()), Z_DEFAULT_COMPRESSION);
    assert(status == Z_OK);
    out.resize(size);
    return out;
}

} // namespace zx::loaders
