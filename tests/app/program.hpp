// Calls the built program as a shell does and catches what it says.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

struct Finished {
    int code = -1;
    std::string out;
    std::string err;
};

/// A folder of this test's own, empty at the start and gone at the end. The program's user data
/// goes there too.
class Workplace {
  public:
    explicit Workplace(const std::string& name);
    ~Workplace();
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;

    [[nodiscard]] std::string path(const std::string& name) const {
        return (folder_ / name).string();
    }
    std::string write(const std::string& name, const std::string& bytes) const;
    [[nodiscard]] std::string read(const std::string& name) const;

    /// arguments: one line for the shell, paths in quotes. environment: "NAME=VALUE NAME=VALUE" in
    /// front.
    [[nodiscard]] Finished run(const std::string& arguments,
                               const std::string& environment = "") const;

  private:
    std::filesystem::path folder_;
};

/// Exactly one line, ended.
[[nodiscard]] bool is_one_line(const std::string& text);
