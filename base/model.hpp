// The models of the ZX Spectrum. Their differences are in machine/model.hpp.
#pragma once

#include <cstdint>

namespace zx {

/// The values enter a machine's hash, so new models are added at the end.
enum class Model : std::uint8_t {
    Spectrum16,
    Spectrum48,
    Spectrum128,
    SpectrumPlus2,
    SpectrumPlus2A
};

} // namespace zx
