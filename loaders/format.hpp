// The file formats, one table row each. Recognising, parsing, writing, the lists of files, help
// texts and error messages read this table: a new format is one pair of files and one row.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "loaders/likeness.hpp"
#include "loaders/media.hpp"

namespace zx::loaders {

struct Format {
    /// The name in messages: "TAP tape". Its plural ends in s.
    std::string_view name;
    /// Extensions in lower case without the dot, the usual one first; the rest is empty.
    std::array<std::string_view, 4> extensions;
    /// The bytes at the start of every file; empty if the format has no signature.
    std::string_view magic = {};
    /// Recognises files without a signature. Null: magic or the extension decides.
    Likeness (*sniff)(std::span<const std::uint8_t>) = nullptr;
    /// Null: the format is not read (or is an archive, which open_media() opens).
    Result<Media> (*parse)(std::span<const std::uint8_t>) = nullptr;
    /// Null: the format is not written. Error: Unsupported if it cannot hold these media at all.
    Result<std::vector<std::uint8_t>> (*encode)(const Media&) = nullptr;
    bool is_archive = false;
    /// The extension alone is enough, because some files of the format have no mark.
    bool by_name = false;
    /// True if a written file holds the state of a machine, so that it can be continued.
    bool holds_state = false;
    /// True if a written file holds a tape.
    bool holds_tape = false;

    [[nodiscard]] bool has_extension(std::string_view extension) const;
    /// True if open_media() accepts files of this format.
    [[nodiscard]] bool is_read() const { return parse != nullptr || is_archive; }
};

[[nodiscard]] std::span<const Format> formats();

/// Returns the first format that has this extension (lower case, no dot), or null.
[[nodiscard]] const Format* format_by_extension(std::string_view extension);

/// Returns the format of a file's bytes. The content decides before the name; the extension decides
/// where two formats are possible. Errors: Unsupported with the format's name, or BadSignature.
[[nodiscard]] Result<const Format*> recognise(std::span<const std::uint8_t> bytes,
                                              std::string_view name);

/// Returns the extensions of all formats that are read, with dots: ".tap", ".sna" ...
[[nodiscard]] std::vector<std::string> readable_extensions();
/// Returns the extensions of the formats that can be written, as a text: ".tap .sna .scr".
[[nodiscard]] std::string writable_extensions();
/// Returns the same for the formats that hold a machine's state.
[[nodiscard]] std::string state_extensions();
/// Returns the same for the formats that hold a tape.
[[nodiscard]] std::string tape_extensions();

/// Returns the part after the last '.', in lower case; empty if there is none.
[[nodiscard]] std::string extension_of(std::string_view name);

} // namespace zx::loaders
