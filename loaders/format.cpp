#include "loaders/format.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "loaders/archive.hpp"
#include "loaders/audio.hpp"
#include "loaders/basic.hpp"
#include "loaders/csw.hpp"
#include "loaders/pzx.hpp"
#include "loaders/rom_image.hpp"
#include "loaders/rzx.hpp"
#include "loaders/screen.hpp"
#include "loaders/sna.hpp"
#include "loaders/szx.hpp"
#include "loaders/tap.hpp"
#include "loaders/tzx.hpp"
#include "loaders/z80_snapshot.hpp"

namespace zx::loaders {
namespace {

using Bytes = std::span<const std::uint8_t>;
using Encoded = Result<std::vector<std::uint8_t>>;
using namespace std::string_view_literals;

/// Makes a Format::parse of a format's own parser.
template <auto Parse> Result<Media> parse_with(Bytes bytes) {
    return Parse(bytes).map(
        [](auto&& value) { return Media{std::forward<decltype(value)>(value)}; });
}

/// Makes a Format::encode of a writer that takes one kind of media.
template <class Kind, auto Write> Encoded encode_with(const Media& media) {
    const auto* const held = std::get_if<Kind>(&media);
    return held != nullptr ? Encoded(Write(*held)) : fail(ErrorCode::Unsupported, 0, "");
}

template <bool (*Sniff)(Bytes), Likeness IfTrue> Likeness sniff_with(Bytes bytes) {
    return Sniff(bytes) ? IfTrue : Likeness::None;
}

/// A row of a sound format that is only read.
constexpr Format
sound(std::string_view name, std::array<std::string_view, 4> extensions, std::string_view magic) {
    return {
        .name = name, .extensions = extensions, .magic = magic, .parse = parse_with<parse_audio>};
}

constexpr std::array Formats{
    Format{.name = "ZIP archive",
           .extensions = {"zip"},
           .sniff = sniff_with<sniff_zip, Likeness::Archive>,
           .is_archive = true},
    Format{.name = "TAP tape",
           .extensions = {"tap"},
           .sniff = sniff_tap,
           .parse = parse_with<parse_tap>,
           .encode = encode_with<Tape, write_tap>,
           .holds_tape = true},
    Format{.name = "TZX tape",
           .extensions = {"tzx"},
           .magic = "ZXTape!\x1a"sv,
           .parse = parse_with<parse_tzx>,
           .encode = encode_with<Tape, write_tzx>,
           .holds_tape = true},
    Format{.name = "PZX tape",
           .extensions = {"pzx"},
           .magic = "PZXT"sv,
           .parse = parse_with<parse_pzx>,
           .encode = encode_with<Tape, write_pzx>,
           .holds_tape = true},
    Format{.name = "CSW tape recording",
           .extensions = {"csw"},
           .magic = "Compressed Square Wave\x1a"sv,
           .parse = parse_with<parse_csw>,
           .encode = encode_with<Tape, write_csw>,
           .holds_tape = true},
    Format{.name = "WAV sound file",
           .extensions = {"wav"},
           .magic = "RIFF"sv,
           .parse = parse_with<parse_audio>,
           .encode = encode_with<Tape, write_wav>,
           .holds_tape = true},
    sound("FLAC sound file", {"flac"}, "fLaC"sv),
    sound("AIFF sound file", {"aif", "aiff", "aifc"}, "FORM"sv),
    sound("AU sound file", {"au", "snd"}, ".snd"sv),
    sound("Ogg sound file", {"ogg", "oga", "opus"}, "OggS"sv),
    sound("VOC sound file", {"voc"}, "Creative Voice File\x1a"sv),
    sound("CAF sound file", {"caf"}, "caff"sv),
    sound("RF64 sound file", {"rf64"}, "RF64"sv),
    sound("W64 sound file", {"w64"}, "riff\x2e\x91\xcf\x11"sv),
    sound("MP3 sound file", {"mp3"}, "ID3"sv),
    Format{.name = "SZX snapshot",
           .extensions = {"szx"},
           .magic = "ZXST"sv,
           .parse = parse_with<parse_szx>,
           .encode = encode_with<Snapshot, write_szx>,
           .holds_state = true},
    Format{.name = "SNA snapshot",
           .extensions = {"sna"},
           .sniff = sniff_with<sniff_sna, Likeness::Size>,
           .parse = parse_with<parse_sna>,
           .encode = encode_with<Snapshot, write_sna>,
           .holds_state = true},
    Format{.name = "Z80 snapshot",
           .extensions = {"z80"},
           .sniff = sniff_z80,
           .parse = parse_with<parse_z80>,
           .encode = encode_with<Snapshot, write_z80>,
           .by_name = true,
           .holds_state = true},
    Format{.name = "ROM image",
           .extensions = {"rom", "bin"},
           .sniff = sniff_with<sniff_rom_image, Likeness::Size>,
           .parse = parse_with<parse_rom_image>,
           .encode = encode_with<RomImage, write_rom_image>},
    Format{.name = "SCREEN$ picture",
           .extensions = {"scr"},
           .sniff = sniff_with<sniff_screen, Likeness::Size>,
           .parse = parse_with<parse_screen>,
           .encode = write_screen},
    Format{.name = "RZX recording",
           .extensions = {"rzx"},
           .magic = "RZX!"sv,
           .parse = parse_with<parse_rzx>},
    Format{.name = "BASIC listing",
           .extensions = {"bas"},
           .sniff = sniff_basic,
           .parse = parse_with<parse_basic>,
           .encode = write_basic,
           .by_name = true},
    Format{.name = "gzip file", .extensions = {"gz"}, .magic = "\x1f\x8b"sv, .is_archive = true},
    Format{.name = "DSK disk image", .extensions = {"dsk"}, .magic = "MV - CPC"sv},
    Format{.name = "DSK disk image", .extensions = {"dsk"}, .magic = "EXTENDED CPC DSK"sv},
    Format{.name = "SCL disk image", .extensions = {"scl"}, .magic = "SINCLAIR"sv},
    Format{.name = "TRD disk image", .extensions = {"trd"}},
    Format{.name = "Microdrive cartridge", .extensions = {"mdr"}},
    Format{.name = "RAR archive", .extensions = {"rar"}, .magic = "Rar!\x1a"sv},
    Format{.name = "7z archive", .extensions = {"7z"}, .magic = "7z\xbc\xaf\x27\x1c"sv},
    Format{.name = "bzip2 file", .extensions = {"bz2"}, .magic = "BZh"sv},
};

bool begins_with(Bytes bytes, std::string_view magic) {
    return bytes.size() >= magic.size() &&
           std::equal(
               magic.begin(), magic.end(), bytes.begin(), [](char letter, std::uint8_t byte) {
                   return static_cast<std::uint8_t>(letter) == byte;
               });
}

Likeness likeness_of(const Format& format, Bytes bytes) {
    const bool signed_so = !format.magic.empty() && begins_with(bytes, format.magic);
    const Likeness sniffed = format.sniff != nullptr ? format.sniff(bytes) : Likeness::None;
    return std::max(sniffed, signed_so ? Likeness::Signature : Likeness::None);
}

Result<const Format*> readable(const Format& format) {
    if (format.is_read()) {
        return &format;
    }
    return fail(ErrorCode::Unsupported, 0, std::string{format.name} + "s are not supported");
}

} // namespace

bool Format::has_extension(std::string_view extension) const {
    return !extension.empty() && std::ranges::find(extensions, extension) != extensions.end();
}

std::span<const Format> formats() {
    return Formats;
}

const Format* format_by_extension(std::string_view extension) {
    const auto found = std::ranges::find_if(
        Formats, [=](const Format& format) { return format.has_extension(extension); });
    return found == Formats.end() ? nullptr : &*found;
}

std::string extension_of(std::string_view name) {
    const auto folder = name.find_last_of('/');
    const std::string_view file = folder == std::string_view::npos ? name : name.substr(folder + 1);
    const auto dot = file.find_last_of('.');
    std::string extension{dot == std::string_view::npos ? std::string_view{}
                                                        : file.substr(dot + 1)};
    for (char& letter : extension) {
        if (letter >= 'A' && letter <= 'Z') {
            letter = static_cast<char>(letter - 'A' + 'a');
        }
    }
    return extension;
}

Result<const Format*> recognise(Bytes bytes, std::string_view name) {
    if (bytes.empty()) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    const Format* const named = format_by_extension(extension_of(name));
    const Format* best = nullptr;
    Likeness highest = Likeness::None;
    Likeness of_named = Likeness::None;
    for (const Format& format : Formats) {
        const Likeness likeness = likeness_of(format, bytes);
        if (likeness > highest) {
            best = &format;
            highest = likeness;
        }
        if (&format == named) {
            of_named = likeness;
        }
    }
    if (highest == Likeness::Archive) {
        return readable(*best);
    }
    // Formats without a signature may have each other's size, or a signature by chance; so may a
    // tape, whose right checksums are no accident except for trivial blocks such as 02 00 00 00.
    if (of_named == Likeness::Size) {
        return named;
    }
    if (highest >= Likeness::Signature) {
        return readable(*best);
    }
    // The name decides before the size if the content resembles it or nothing was read by size.
    if (named != nullptr && (of_named != Likeness::None || named->by_name || !named->is_read())) {
        return readable(*named);
    }
    if (highest == Likeness::Size) {
        return best;
    }
    // From here on the file will not parse, or only as a tape. The name decides which format's
    // error is the most useful.
    if (named != nullptr && named->is_archive) {
        return fail(
            ErrorCode::BadSignature, 0, "not a " + std::string{named->name} + ", despite its name");
    }
    if (named != nullptr) {
        return named;
    }
    if (best != nullptr) {
        return readable(*best);
    }
    return fail(ErrorCode::BadSignature,
                0,
                "not a tape, snapshot, ROM, SCREEN$ picture or archive that is known here");
}

std::vector<std::string> readable_extensions() {
    std::vector<std::string> extensions;
    for (const Format& format : Formats) {
        for (const std::string_view extension : format.extensions) {
            if (format.is_read() && !extension.empty()) {
                extensions.push_back("." + std::string{extension});
            }
        }
    }
    return extensions;
}

namespace {

template <class Condition> std::string extensions_if(Condition condition) {
    std::string list;
    for (const Format& format : Formats) {
        if (format.encode != nullptr && condition(format)) {
            list += (list.empty() ? "." : " .") + std::string{format.extensions.front()};
        }
    }
    return list;
}

} // namespace

std::string writable_extensions() {
    return extensions_if([](const Format&) { return true; });
}

std::string state_extensions() {
    return extensions_if([](const Format& format) { return format.holds_state; });
}

std::string tape_extensions() {
    return extensions_if([](const Format& format) { return format.holds_tape; });
}

} // namespace zx::loaders
