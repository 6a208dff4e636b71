// conformance DIR: runs the per-instruction data of the Z80 that it finds under DIR and prints
// passed and failed for each file. Exit codes: 0 all passed, 1 any failure, 2 wrong usage, 3 no
// data found.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "tests/z80/conformance_report.hpp"

namespace {

namespace fs = std::filesystem;
using zx::z80::test::FileReport;

bool ends_with(const std::string& text, const std::string& ending) {
    return text.size() >= ending.size() &&
           text.compare(text.size() - ending.size(), ending.size(), ending) == 0;
}

/// Returns all files below a folder, sorted so that two runs print the same.
std::vector<fs::path> files_below(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end;
         at.increment(error)) {
        if (at->is_regular_file(error))
            files.push_back(at->path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<FileReport> run_all(const fs::path& folder) {
    std::vector<FileReport> reports;
    for (const fs::path& file : files_below(folder)) {
        const std::string name = file.filename().string();
        if (ends_with(name, ".jsonl") || ends_with(name, ".jsonl.gz"))
            reports.push_back(zx::z80::test::run_single_steps(file.string()));
        else if (name == "tests.expected" && fs::exists(file.parent_path() / "tests.in"))
            reports.push_back(zx::z80::test::run_fuse_tests(
                (file.parent_path() / "tests.in").string(), file.string()));
    }
    return reports;
}

void print(const FileReport& report, const fs::path& folder) {
    std::printf("%s: %d passed, %d failed",
                fs::path(report.file).lexically_relative(folder).c_str(),
                report.passed,
                report.failed);
    if (report.deviating > 0)
        std::printf(" (%d of the passed deviate as the list of known deviations says)",
                    report.deviating);
    std::printf("\n");
    for (const std::string& failure : report.failures)
        std::printf("    %s\n", failure.c_str());
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "usage: conformance DIR\n");
        return 2;
    }
    const fs::path folder = argv[1];
    const auto reports = run_all(folder);
    int passed = 0;
    int failed = 0;
    for (const FileReport& report : reports) {
        print(report, folder);
        passed += report.passed;
        failed += report.failed;
    }
    if (reports.empty()) {
        std::fprintf(stderr, "conformance: no per-instruction data under %s\n", folder.c_str());
        return 3;
    }
    std::printf("%d passed, %d failed\n", passed, failed);
    return failed == 0 ? 0 : 1;
}
