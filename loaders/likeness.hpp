// How closely a file's bytes resemble a format.
#pragma once

#include <cstdint>

namespace zx::loaders {

/// In the order of certainty.
enum class Likeness : std::uint8_t {
    None,      ///< the bytes are something else, or anything
    Start,     ///< begins like a file of the format, but does not go on like one
    Shape,     ///< lengths and counts lead exactly to the end, but something inside is wrong
    Size,      ///< has the exact size of the format, which has no other mark
    Signature, ///< begins with the format's signature
    Sure,      ///< lengths and checksums are right up to the last byte
    Archive,   ///< begins with an archive's signature, which is the file's kind whatever its name
};

} // namespace zx::loaders
