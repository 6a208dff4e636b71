// The memory of the models, as far as snapshot formats need it. machine/snapshot.cpp checks that the
// records of the models (machine/model.hpp) agree.
#pragma once

#include <cstddef>

#include "base/model.hpp"

namespace zx::loaders {

/// True if the model has eight RAM banks, which port 0x7ffd pages.
[[nodiscard]] constexpr bool pages_memory(Model model) noexcept {
    return model != Model::Spectrum16 && model != Model::Spectrum48;
}

/// True if the model has this RAM bank.
[[nodiscard]] constexpr bool has_bank(Model model, std::size_t bank) noexcept {
    switch (model) {
    case Model::Spectrum16: return bank == 5;
    case Model::Spectrum48: return bank == 0 || bank == 2 || bank == 5;
    default: return bank < 8;
    }
}

} // namespace zx::loaders
