#include <algorithm>
#include <string_view>

#include "base/byte_writer.hpp"
#include "loaders/compression.hpp"
#include "loaders/rzx.hpp"
#include "loaders/szx.hpp"

namespace zx::loaders {
namespace {

void add_block(ByteWriter& out, std::uint8_t id, const ByteWriter& data) {
    out.u8(id).u32(data.size() + rzx::BlockHeadBytes).bytes(data.view());
}

} // namespace

RzxWriter::RzxWriter() {
    out_.text("RZX!").u8(0).u8(13).u32(0);
    ByteWriter creator;
    add_block(out_, 0x10, creator.padded_text("Four Rivers", 20).u16(1).u16(0));
}

Result<void> RzxWriter::add_snapshot(const Snapshot& snapshot) {
    const auto file = write_szx(snapshot);
    if (!file) {
        return tl::unexpected(file.error());
    }
    end_input(out_);
    input_ = {};
    previous_.clear();
    frames_ = 0;
    start_tstate_ = static_cast<std::uint32_t>(snapshot.frame_tstate.value_or(0));
    // The pages and the tape are packed already, but zlib still removes what the pages share.
    ByteWriter data;
    data.u32(rzx::Packed).padded_text("szx", 4).u32(file->size()).bytes(deflate_zlib(*file));
    add_block(out_, 0x30, data);
    return {};
}

void RzxWriter::add_frame(std::uint16_t fetches, std::span<const std::uint8_t> inputs) {
    const bool same = frames_ > 0 && !inputs.empty() && std::ranges::equal(inputs, previous_);
    input_.u16(fetches).u16(same ? RepeatedInputs : inputs.size());
    if (!same) {
        input_.bytes(inputs);
        previous_.assign(inputs.begin(), inputs.end());
    }
    ++frames_;
    ++all_frames_;
}

void RzxWriter::end_input(ByteWriter& out) const {
    if (frames_ == 0) {
        return;
    }
    ByteWriter data;
    data.u32(frames_).u8(0).u32(start_tstate_).u32(rzx::Packed).bytes(deflate_zlib(input_.view()));
    add_block(out, 0x80, data);
}

std::vector<std::uint8_t> RzxWriter::file() const {
    ByteWriter whole = out_;
    end_input(whole);
    return std::move(whole).take();
}

} // namespace zx::loaders
