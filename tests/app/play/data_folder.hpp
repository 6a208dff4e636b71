// A folder for one test, empty at the start and removed at the end.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

class DataFolder {
  public:
    explicit DataFolder(const std::string& name);
    ~DataFolder();
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    void write(const std::string& name, const std::string& text) const;
    [[nodiscard]] std::string read(const std::string& name) const;
    /// Sorted, without locks.
    [[nodiscard]] std::vector<std::string> names() const;

  private:
    std::filesystem::path path_;
};
