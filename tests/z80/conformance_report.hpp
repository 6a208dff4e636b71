// What a conformance run found, per file of data.
#pragma once

#include <string>
#include <vector>

namespace zx::z80::test {

struct FileReport {
    std::string file;
    int passed = 0;
    int failed = 0;
    /// Cases that differ from the data exactly as the list of known deviations says (counted as
    /// passed).
    int deviating = 0;
    /// The first few failures, one line each; also what makes the file itself unusable.
    std::vector<std::string> failures;

    void fail(std::string line) {
        ++failed;
        if (failures.size() < 5)
            failures.push_back(std::move(line));
    }
};

/// Per-instruction cases with their bus, one JSON object a line behind a header that names the
/// registers (SingleStepTests' Z80 data, condensed). Plain or gzipped.
FileReport run_single_steps(const std::string& path);

/// The tests.in and tests.expected of the Fuse emulator's processor core.
FileReport run_fuse_tests(const std::string& in_path, const std::string& expected_path);

} // namespace zx::z80::test
