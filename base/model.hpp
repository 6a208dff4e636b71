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

/// T-states of a frame. machine/model.hpp checks that its timings agree.
[[nodiscard]] constexpr std::int32_t tstates_per_frame(Model model) noexcept {
    return model == Model::Spectrum16 || model == Model::Spectrum48 ? 69'888 : 70'908;
}

} // namespace zx
