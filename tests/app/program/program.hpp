// Runs the built program as a shell does and captures its output.
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

/// A folder for one test, empty at the start and removed at the end. The program's user data is
/// also there.
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

    /// arguments: one line for the shell, with paths in quotes. environment: "NAME=VALUE
    /// NAME=VALUE" before it.
    [[nodiscard]] Finished run(const std::string& arguments,
                               const std::string& environment = "") const;

    /// Runs it until it handles the signal and `ready` returns true, then sends the signal. Returns
    /// code -1 if it takes longer than two minutes to be ready or to end.
    [[nodiscard]] Finished run_until(
        int signal,
        const std::string& arguments,
        const std::string& environment = "",
        const std::function<bool()>& ready = [] { return true; }) const;

  private:
    /// Returns a line for the shell that runs the program through env.
    [[nodiscard]] std::string in_folder(const std::string& env,
                                        const std::string& environment,
                                        const std::string& arguments) const;

    std::filesystem::path folder_;
};

/// True for exactly one complete line.
[[nodiscard]] bool is_one_line(const std::string& text);
