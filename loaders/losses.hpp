// What a format cannot hold of some media.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "loaders/media.hpp"

namespace zx::loaders {

/// Returns what is lost if the media are written under a name with this extension, one phrase each:
/// "the tape". Empty if nothing is lost, and for formats that cannot hold the media at all.
[[nodiscard]] std::vector<std::string> losses(const Media& media, std::string_view extension);

/// Returns the phrases as one text: "written without the tape, MEMPTR", or "holds nothing but the
/// picture"; empty if there are none.
[[nodiscard]] std::string warning_about_losses(const Media& media, std::string_view name);

} // namespace zx::loaders
