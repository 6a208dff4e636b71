// The 48K mode of the models with paging.
#pragma once

#include "loaders/snapshot.hpp"
#include "machine/model.hpp"

namespace zx::machine {

/// A snapshot of a 16K or 48K machine as one of a model with paging, in that model's 48K mode: the
/// last page of ROM, banks 5, 2 and 0, paging locked. Memory that the snapshot lacks is zero.
[[nodiscard]] loaders::Snapshot in_48k_mode(loaders::Snapshot snapshot, Model model);

} // namespace zx::machine
