#include "loaders/convert.hpp"

#include <string>

#include "loaders/format.hpp"
#include "loaders/screen.hpp"
#include "loaders/sna.hpp"
#include "loaders/tap.hpp"

namespace zx::loaders {
namespace {

using Encoded = Result<std::vector<std::uint8_t>>;

Encoded no_way(const std::string& what, const std::string& ending) {
    return fail(ErrorCode::Unsupported,
                0,
                what + " cannot be written as " +
                    (ending.empty() ? "a file without an ending" : "." + ending));
}

Encoded encode(const Tape& tape, const std::string& ending) {
    return ending == "tap" ? write_tap(tape) : no_way("a tape", ending);
}

Encoded encode(const Snapshot& snapshot, const std::string& ending) {
    if (ending == "sna") {
        return write_sna(snapshot);
    }
    const auto& display = snapshot.banks[(snapshot.port_7ffd.value_or(0) & 8) != 0 ? 7 : 5];
    if (ending == "scr" && display) {
        return std::vector<std::uint8_t>(display->begin(), display->begin() + ScreenBytes);
    }
    return no_way("a snapshot", ending);
}

Encoded encode(const RomImage& rom, const std::string& ending) {
    if (ending == "rom" || ending == "bin") {
        return rom.bytes;
    }
    return no_way("a ROM", ending);
}

Encoded encode(const ScreenImage& screen, const std::string& ending) {
    if (ending == "scr") {
        return screen.bytes;
    }
    return no_way("a picture", ending);
}

} // namespace

Encoded encode_media(const Media& media, std::string_view name) {
    const std::string ending = ending_of(name);
    return std::visit([&](const auto& one) { return encode(one, ending); }, media);
}

} // namespace zx::loaders
