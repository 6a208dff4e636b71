// The result of a conformance run for one file of data.
#pragma once

#include <string>
#include <vector>

namespace zx::z80::test {

struct FileReport {
    std::string file;
    int passed = 0;
    int failed = 0;
    /// Cases that differ from the data exactly as the list of known deviations says. They count as
    /// passed.
    int deviating = 0;
    /// The first few failures, one line each; also the reason if the file is unusable.
    std::vector<std::string> failures;

    void fail(std::string line) {
        ++failed;
        if (failures.size() < 5)
            failures.push_back(std::move(line));
    }
};

/// Runs per-instruction cases with their bus cycles: one JSON object a line after a header that
/// names the registers (SingleStepTests' Z80 data, condensed). The file may be gzipped.
FileReport run_single_steps(const std::string& path);

/// Runs the tests.in and tests.expected of the Fuse emulator's processor core.
FileReport run_fuse_tests(const std::string& in_path, const std::string& expected_path);

} // namespace zx::z80::test
