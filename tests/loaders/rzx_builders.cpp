#include "tests/loaders/rzx_builders.hpp"

#include "tests/loaders/tape_builders.hpp"

namespace builders {

Bytes rzx_block(std::uint8_t kind, const Bytes& data) {
    return join({{kind}, u32(static_cast<unsigned>(data.size()) + 5), data});
}

Bytes rzx_header(std::uint8_t major, std::uint8_t minor, unsigned flags) {
    return join({text("RZX!"), {major, minor}, u32(flags)});
}

Bytes rzx_creator() {
    Bytes name = text("A test");
    name.resize(20, 0);
    return rzx_block(0x10, join({name, u16(2), u16(5), text("more")}));
}

Bytes rzx_snapshot(std::string_view extension, const Bytes& data, unsigned flags, long size) {
    Bytes name = text(extension);
    name.resize(4, 0);
    const auto field = size < 0 ? static_cast<unsigned>(data.size()) : static_cast<unsigned>(size);
    return rzx_block(0x30, join({u32(flags), name, u32(field), data}));
}

Bytes rzx_input(unsigned frames, const Bytes& data, unsigned flags, unsigned tstate) {
    return rzx_block(0x80, join({u32(frames), {0}, u32(tstate), u32(flags), data}));
}

Bytes rzx_frame(unsigned fetches, const Bytes& inputs) {
    return join({u16(fetches), u16(static_cast<unsigned>(inputs.size())), inputs});
}

Bytes rzx_repeat(unsigned fetches) {
    return join({u16(fetches), u16(0xffff)});
}

Bytes small_rzx() {
    const Bytes frames = join({rzx_frame(100, {1, 2, 3}), rzx_repeat(200), rzx_frame(50, {})});
    return join({rzx_header(),
                 rzx_creator(),
                 rzx_snapshot("sna", small_sna()),
                 rzx_input(3, frames, 0, 1234)});
}

} // namespace builders
