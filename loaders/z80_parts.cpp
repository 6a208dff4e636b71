#include "loaders/z80_parts.hpp"

#include <algorithm>
#include <utility>

#include "base/byte_writer.hpp"
#include "base/bytes.hpp"
#include "loaders/model_memory.hpp"

namespace zx::loaders::z80_parts {

Result<std::size_t> expand(Bytes in, std::size_t size, std::uint8_t* out) {
    std::size_t at = 0;
    std::size_t done = 0;
    while (done < size) {
        const std::size_t left = in.size() - at;
        if (left == 0) {
            return fail(ErrorCode::Truncated, at, "unpacks to too few bytes");
        }
        if (left < 2 || in[at] != Mark || in[at + 1] != Mark) {
            out[done++] = in[at++];
            continue;
        }
        if (left < 4) {
            return fail(ErrorCode::Truncated, at, "ends inside a packed run");
        }
        const std::size_t count = in[at + 2];
        if (count > size - done) {
            return fail(ErrorCode::BadValue, at, "unpacks to too many bytes");
        }
        std::fill_n(out + done, count, in[at + 3]);
        done += count;
        at += 4;
    }
    return at;
}

std::vector<std::uint8_t> pack(Bytes in) {
    constexpr std::size_t ShortestRun = 5;
    constexpr std::size_t LongestRun = 255;
    ByteWriter out;
    for (std::size_t at = 0; at < in.size();) {
        std::size_t end = at + 1;
        while (end < in.size() && end - at < LongestRun && in[end] == in[at]) {
            ++end;
        }
        const std::size_t run = end - at;
        if (run >= ShortestRun || (in[at] == Mark && run >= 2)) {
            out.u8(Mark).u8(Mark).u8(run).u8(in[at]);
            at = end;
        } else if (in[at] == Mark) {
            out.u8(Mark);
            if (++at < in.size()) {
                out.u8(in[at++]);
            }
        } else {
            out.u8(in[at++]);
        }
    }
    return std::move(out).take();
}

std::optional<std::size_t> bank_of_page(std::uint8_t page, Model model) {
    if (pages_memory(model)) {
        return page >= 3 && page <= 10 ? std::optional<std::size_t>(page - 3U) : std::nullopt;
    }
    switch (page) {
    case 8: return 5;
    case 4: return model == Model::Spectrum48 ? std::optional<std::size_t>(2) : std::nullopt;
    case 5: return model == Model::Spectrum48 ? std::optional<std::size_t>(0) : std::nullopt;
    default: return std::nullopt;
    }
}

} // namespace zx::loaders::z80_parts
