// Calls the built program as a shell does and catches what it says.
#pragma once

#include <filesystem>
#include <functional>
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

    /// Runs it until it handles the signal itself and `ready` says yes, then sends it the signal.
    /// Code -1 if it takes longer than two minutes, to be ready or to end.
    [[nodiscard]] Finished run_until(
        int signal,
        const std::string& arguments,
        const std::string& environment = "",
        const std::function<bool()>& ready = [] { return true; }) const;

  private:
    /// A line for the shell that calls the program by way of env.
    [[nodiscard]] std::string in_folder(const std::string& env,
                                        const std::string& environment,
                                        const std::string& arguments) const;

    std::filesystem::path folder_;
};

/// Exactly one line, ended.
[[nodiscard]] bool is_one_line(const std::string& text);
