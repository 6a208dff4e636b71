// A faulty build of the 1 KB game as a readable patch of its source, which is refused when the
// source has changed. mutants.txt holds all of them and describes the format.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace mutants {

struct Change {
    /// Whole lines, each with its line feed.
    std::string old_lines;
    std::string new_lines;
};

struct Mutant {
    std::string name;
    /// The class of the verdict, as the oracle names it: "path".
    std::string fault;
    /// One sentence.
    std::string about;
    std::vector<Change> changes;
};

/// Error: BadValue with the offset of the line that does not have the format.
[[nodiscard]] zx::Result<std::vector<Mutant>> parse(std::string_view text);

/// Returns the source with all changes made. Error: BadValue with a message if the old lines are
/// not in the source exactly once.
[[nodiscard]] zx::Result<std::string> apply(const Mutant& mutant, std::string source);

} // namespace mutants
