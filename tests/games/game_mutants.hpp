// Mutants of the games' tapes: reads a list and loads the assembled tapes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "machine/machine.hpp"
#include "tests/mutants/mutant.hpp"

namespace fixture {

/// Reads a list of mutants below the repository's root; empty if it cannot be read.
[[nodiscard]] std::vector<mutants::Mutant> read_mutants(const std::string& path);

/// Returns whether a class is one of those that the mutant may be, separated by '|'.
[[nodiscard]] bool allowed(const mutants::Mutant& mutant, const std::string& fault);

/// Loads the tape of a mutant until it shows the text.
[[nodiscard]] bool
load_mutant(zx::machine::Machine& machine, const std::string& path, std::string_view text);

} // namespace fixture
