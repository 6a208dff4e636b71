#include "tests/fuzz/corpus.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "loaders/archive.hpp"

namespace fuzz {
namespace {

builders::Bytes bytes_of_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

std::vector<KeptInput> inputs_in_folder(const std::filesystem::path& folder) {
    std::vector<KeptInput> inputs;
    if (!std::filesystem::exists(folder)) {
        return inputs;
    }
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        inputs.push_back({entry.path().filename().string(), bytes_of_file(entry.path())});
    }
    std::ranges::sort(inputs, {}, &KeptInput::name);
    return inputs;
}

std::filesystem::path corpus_folder(std::string_view target) {
    return std::filesystem::path(FR_SOURCE_DIR "/tests/data/corpus") / target;
}

std::filesystem::path corpus_archive(std::string_view target) {
    return corpus_folder(target) += ".zip";
}

std::vector<KeptInput> kept_inputs(std::string_view target) {
    std::vector<KeptInput> inputs = inputs_in_folder(corpus_folder(target));
    const auto path = corpus_archive(target);
    if (!std::filesystem::exists(path)) {
        return inputs;
    }
    const builders::Bytes packed = bytes_of_file(path);
    auto archive = zx::loaders::ZipArchive::open(packed);
    if (!archive) {
        throw std::runtime_error(path.string() + ": " + archive.error().context);
    }
    for (std::size_t i = 0; i < archive->size(); ++i) {
        auto bytes = archive->read(i);
        if (!bytes) {
            throw std::runtime_error(path.string() + ": " + bytes.error().context);
        }
        inputs.push_back({archive->name(i), std::move(*bytes)});
    }
    return inputs;
}

} // namespace fuzz
