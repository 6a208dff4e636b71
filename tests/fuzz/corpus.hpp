// The kept inputs of a fuzz target. tests/data/corpus/TARGET/ holds inputs with a name that says
// what they are: each once failed, or nearly. tests/data/corpus/TARGET.zip holds what the fuzzer
// found, reduced to inputs that each reach code that no other reaches.
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

/// The files of a folder, in the order of their names.
[[nodiscard]] std::vector<KeptInput> inputs_in_folder(const std::filesystem::path& folder);
[[nodiscard]] std::filesystem::path corpus_folder(std::string_view target);
[[nodiscard]] std::filesystem::path corpus_archive(std::string_view target);
/// The folder's and then the archive's inputs. Throws if the archive cannot be read.
[[nodiscard]] std::vector<KeptInput> kept_inputs(std::string_view target);

} // namespace fuzz
