#include "loaders/format.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "loaders/archive.hpp"
#include "loaders/rom_image.hpp"
#include "loaders/screen.hpp"
#include "loaders/sna.hpp"
#include "loaders/tap.hpp"

namespace zx::loaders {
namespace {

enum class Plan { Later, Never };

/// A format that is known but not supported: its signature (if any), its extension and its name.
struct Foreign {
    std::string_view magic;
    std::string_view ending;
    std::string_view what;
    Plan plan;
};

constexpr std::array<Foreign, 16> Foreigns{{
    {"ZXTape!\x1a", "tzx", "TZX tapes", Plan::Later},
    {"PZXT", "pzx", "PZX tapes", Plan::Later},
    {"Compressed Square Wave\x1a", "csw", "CSW tape recordings", Plan::Later},
    {"ZXST", "szx", "SZX snapshots", Plan::Later},
    {"", "z80", "Z80 snapshots", Plan::Later},
    {"RZX!", "rzx", "RZX recordings", Plan::Later},
    {"\x1f\x8b", "gz", "gzip files", Plan::Later},
    {"RIFF", "wav", "WAV sound files", Plan::Never},
    {"MV - CPC", "dsk", "DSK disk images", Plan::Never},
    {"EXTENDED CPC DSK", "dsk", "DSK disk images", Plan::Never},
    {"SINCLAIR", "scl", "SCL disk images", Plan::Never},
    {"", "trd", "TRD disk images", Plan::Never},
    {"", "mdr", "Microdrive cartridges", Plan::Never},
    {"Rar!\x1a", "rar", "RAR archives", Plan::Never},
    {"7z\xbc\xaf\x27\x1c", "7z", "7z archives", Plan::Never},
    {"BZh", "bz2", "bzip2 files", Plan::Never},
}};

bool begins_with(std::span<const std::uint8_t> bytes, std::string_view magic) {
    return bytes.size() >= magic.size() &&
           std::equal(
               magic.begin(), magic.end(), bytes.begin(), [](char letter, std::uint8_t byte) {
                   return static_cast<std::uint8_t>(letter) == byte;
               });
}

tl::unexpected<Error> unsupported(const Foreign& foreign) {
    const char* const when =
        foreign.plan == Plan::Later ? " come in a later release" : " are not supported";
    return fail(ErrorCode::Unsupported, 0, std::string{foreign.what} + when);
}

const Foreign* foreign_by_content(std::span<const std::uint8_t> bytes) {
    const auto* const found = std::ranges::find_if(Foreigns, [&](const Foreign& foreign) {
        return !foreign.magic.empty() && begins_with(bytes, foreign.magic);
    });
    return found == Foreigns.end() ? nullptr : found;
}

const Foreign* foreign_by_name(const std::string& ending) {
    const auto* const found = std::ranges::find(Foreigns, ending, &Foreign::ending);
    return found == Foreigns.end() ? nullptr : found;
}

std::optional<Format> format_by_name(const std::string& ending) {
    struct Ending {
        std::string_view text;
        Format format;
    };
    constexpr std::array<Ending, 6> Endings{{{"tap", Format::Tap},
                                             {"sna", Format::Sna},
                                             {"rom", Format::Rom},
                                             {"bin", Format::Rom},
                                             {"scr", Format::Screen},
                                             {"zip", Format::Zip}}};
    const auto* const found = std::ranges::find(Endings, ending, &Ending::text);
    return found == Endings.end() ? std::nullopt : std::optional{found->format};
}

std::optional<Format> format_by_size(std::span<const std::uint8_t> bytes) {
    if (sniff_sna(bytes)) {
        return Format::Sna;
    }
    if (sniff_rom_image(bytes)) {
        return Format::Rom;
    }
    return sniff_screen(bytes) ? std::optional{Format::Screen} : std::nullopt;
}

} // namespace

std::string ending_of(std::string_view name) {
    const auto folder = name.find_last_of('/');
    const std::string_view file = folder == std::string_view::npos ? name : name.substr(folder + 1);
    const auto dot = file.find_last_of('.');
    std::string ending{dot == std::string_view::npos ? std::string_view{} : file.substr(dot + 1)};
    for (char& letter : ending) {
        if (letter >= 'A' && letter <= 'Z') {
            letter = static_cast<char>(letter - 'A' + 'a');
        }
    }
    return ending;
}

Result<Format> recognise(std::span<const std::uint8_t> bytes, std::string_view name) {
    if (bytes.empty()) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    if (sniff_zip(bytes)) {
        return Format::Zip;
    }
    const TapLikeness tape = sniff_tap(bytes);
    const std::string ending = ending_of(name);
    const auto named = format_by_name(ending);
    const auto sized = format_by_size(bytes);
    // Blocks with right checksums up to the last byte are no accident, except for trivial blocks
    // such as in a picture that repeats 02 00 00 00.
    if (tape == TapLikeness::Sure) {
        return sized && sized == named ? *sized : Format::Tap;
    }
    if (const Foreign* const foreign = foreign_by_content(bytes);
        foreign != nullptr && !(sized && sized == named)) {
        return unsupported(*foreign);
    }
    if (named == Format::Tap && (!sized || tape != TapLikeness::None)) {
        return Format::Tap;
    }
    if (const Foreign* const foreign = foreign_by_name(ending)) {
        return unsupported(*foreign);
    }
    if (sized) {
        return *sized;
    }
    // From here on the file will not parse, or only as a tape. The name decides which format's
    // error is the most useful.
    if (named == Format::Zip) {
        return fail(ErrorCode::BadSignature, 0, "not a ZIP archive, despite its name");
    }
    if (named) {
        return *named;
    }
    if (tape != TapLikeness::None) {
        return Format::Tap;
    }
    return fail(ErrorCode::BadSignature,
                0,
                "not a tape, snapshot, ROM, SCREEN$ picture or archive that is known here");
}

} // namespace zx::loaders
