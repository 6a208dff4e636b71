// Runs the oracle on one tape, judged strictly, until it finds a difference or has pressed enough
// keys.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "machine/machine.hpp"
#include "shisen/oracle/check.hpp"
#include "shisen/oracle/tape_subject.hpp"

namespace mutants {

/// Returns a machine on which the tape has been started by LOAD "".
[[nodiscard]] zx::Result<zx::machine::Machine> started(std::span<const std::uint8_t> tap);
/// The same for a file.
[[nodiscard]] zx::Result<zx::machine::Machine> started_file(const std::string& path);

struct Hunt {
    /// The keys pressed until the difference was seen, or all of them.
    std::int64_t keys = 0;
    std::optional<shisen::oracle::Finding> found;
};

[[nodiscard]] Hunt hunt(const shisen::oracle::LearnedTape& tape, std::int64_t max_keys);

} // namespace mutants
