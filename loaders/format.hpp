// Which format a file's bytes are in. Formats with a signature are told by it. TAP, SNA, ROM images
// and SCR have none: TAP is told by its lengths and checksums, the others by their size, and the
// name's ending decides only where both could be.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace zx::loaders {

enum class Format { Tap, Sna, Rom, Screen, Zip };

/// The format, or why there is none for these bytes: Unsupported with the format's name, or
/// BadSignature.
[[nodiscard]] Result<Format> recognise(std::span<const std::uint8_t> bytes, std::string_view name);

/// What stands behind the last '.', in lower case and without it; empty if there is none.
[[nodiscard]] std::string ending_of(std::string_view name);

} // namespace zx::loaders
