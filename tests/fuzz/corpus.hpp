// The kept inputs of a fuzz target. tests/data/corpus/TARGET/ holds inputs with a descriptive name;
// each once failed, or nearly failed. tests/data/corpus/TARGET.zip holds the inputs that the fuzzer
// found, reduced to inputs that each reach code that no other input reaches.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "tests/loaders/builders.hpp"

namespace fuzz {

struct KeptInput {
    std::string name;
    builders::Bytes bytes;
};

/// Returns the files of a folder in the order of their names.
[[nodiscard]] std::vector<KeptInput> inputs_in_folder(const std::filesystem::path& folder);
[[nodiscard]] std::filesystem::path corpus_folder(std::string_view target);
[[nodiscard]] std::filesystem::path corpus_archive(std::string_view target);
/// Returns the inputs of the folder, then those of the archive. Throws if the archive cannot be
/// read.
[[nodiscard]] std::vector<KeptInput> kept_inputs(std::string_view target);

} // namespace fuzz
