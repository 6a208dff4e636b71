// Recognises the format of a file's bytes. Formats with a signature are recognised by it. TAP, SNA,
// ROM images and SCR have none: TAP is recognised by its lengths and checksums, the others by their
// size, and the file name extension decides only where two formats are possible.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace zx::loaders {

enum class Format { Tap, Sna, Rom, Screen, Zip };

/// Returns the format. Errors: Unsupported with the format's name, or BadSignature.
[[nodiscard]] Result<Format> recognise(std::span<const std::uint8_t> bytes, std::string_view name);

/// Returns the part after the last '.', in lower case; empty if there is none.
[[nodiscard]] std::string ending_of(std::string_view name);

} // namespace zx::loaders
