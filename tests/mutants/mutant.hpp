// A faulty build of the 1 KB game as a patch of its source, readable by people and refused when the
// source has changed under it. mutants.txt holds them all and tells its own format.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace mutants {

struct Change {
    /// Whole lines, each ended by a line feed.
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

/// Error: BadValue with the offset of the line that is none of the format's.
[[nodiscard]] zx::Result<std::vector<Mutant>> parse(std::string_view text);

/// The source with all changes made. Error: BadValue, with a sentence, where the old lines are not
/// in the source exactly once.
[[nodiscard]] zx::Result<std::string> apply(const Mutant& mutant, std::string source);

} // namespace mutants
