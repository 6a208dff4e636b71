#include "tests/app/play/data_folder.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

#include <unistd.h>

namespace fs = std::filesystem;

DataFolder::DataFolder(const std::string& name)
    : path_(fs::temp_directory_path() / ("fourrivers_" + name + "_" + std::to_string(::getpid()))) {
    fs::remove_all(path_);
    fs::create_directories(path_);
}

DataFolder::~DataFolder() {
    fs::remove_all(path_);
}

void DataFolder::write(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
}

std::string DataFolder::read(const std::string& name) const {
    std::ifstream file(path_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> DataFolder::names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(path_)) {
        if (entry.path().extension() != ".lock") {
            names.push_back(entry.path().filename().string());
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}
