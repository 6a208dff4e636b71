// Converts between the kept corpora and the folders that libFuzzer uses:
//   fuzz_corpus list                  prints "TARGET LONGEST-INPUT-IN-BYTES" for each target
//   fuzz_corpus unpack TARGET FOLDER  writes the target's seeds and kept inputs to the folder
//   fuzz_corpus pack TARGET FOLDER    makes tests/data/corpus/TARGET.zip of the folder's files,
//                                     without the seeds and the inputs that are kept under a name
#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "base/crc32.hpp"
#include "tests/fuzz/corpus.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/loaders/zip_builder.hpp"

namespace {

using builders::Bytes;

/// A compact corpus has no more inputs than this.
constexpr std::size_t LargestArchive = std::size_t{300} * 1024;

/// Returns false if the file could not be written.
bool write_file(const std::filesystem::path& path, const Bytes& bytes) {
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file) {
        std::perror(path.c_str());
    }
    return static_cast<bool>(file);
}

std::string name_by_content(const Bytes& bytes) {
    std::array<char, 24> name{};
    (void)std::snprintf(name.data(), name.size(), "%08x-%zu", zx::crc32(bytes), bytes.size());
    return name.data();
}

int unpack(const fuzz::Target& target, const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder);
    bool written = true;
    for (const Bytes& seed : target.seeds()) {
        written = write_file(folder / name_by_content(seed), seed) && written;
    }
    for (const fuzz::KeptInput& input : fuzz::kept_inputs(target.name)) {
        written = write_file(folder / name_by_content(input.bytes), input.bytes) && written;
    }
    return written ? 0 : 4;
}

int pack(const fuzz::Target& target, const std::filesystem::path& folder) {
    std::vector<Bytes> known = target.seeds();
    for (fuzz::KeptInput& input : fuzz::inputs_in_folder(fuzz::corpus_folder(target.name))) {
        known.push_back(std::move(input.bytes));
    }
    std::vector<builders::ZipMember> members;
    for (const fuzz::KeptInput& input : fuzz::inputs_in_folder(folder)) {
        if (std::ranges::find(known, input.bytes) == known.end()) {
            members.push_back({name_by_content(input.bytes), input.bytes});
        }
    }
    std::ranges::sort(members, {}, &builders::ZipMember::name);
    if (members.empty()) {
        std::fputs("fuzz_corpus: nothing to pack but seeds and named inputs\n", stderr);
        return 0;
    }
    const Bytes archive = builders::zip_archive(members);
    std::printf("%zu inputs, %zu bytes\n", members.size(), archive.size());
    if (archive.size() > LargestArchive) {
        std::fprintf(stderr, "fuzz_corpus: an archive has at most %zu bytes\n", LargestArchive);
        return 1;
    }
    return write_file(fuzz::corpus_archive(target.name), archive) ? 0 : 4;
}

int usage() {
    std::fputs("usage: fuzz_corpus list | unpack TARGET FOLDER | pack TARGET FOLDER\n", stderr);
    return 2;
}

} // namespace

int main(int count, char** arguments) {
    const std::string_view order = count > 1 ? arguments[1] : "";
    if (order == "list" && count == 2) {
        for (const fuzz::Target& target : fuzz::targets()) {
            std::printf("%s %zu\n", std::string(target.name).c_str(), target.max_input_bytes);
        }
        return 0;
    }
    const fuzz::Target* const target = count == 4 ? fuzz::find_target(arguments[2]) : nullptr;
    if (target == nullptr || (order != "unpack" && order != "pack")) {
        return usage();
    }
    try {
        return order == "pack" ? pack(*target, arguments[3]) : unpack(*target, arguments[3]);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "fuzz_corpus: %s\n", problem.what());
        return 4;
    }
}
