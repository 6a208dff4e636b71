#include "tests/app/program.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <sys/wait.h>

namespace fs = std::filesystem;

Workplace::Workplace(const std::string& name)
    : folder_(fs::temp_directory_path() / ("fourrivers_" + name)) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
}

Workplace::~Workplace() {
    fs::remove_all(folder_);
}

std::string Workplace::write(const std::string& name, const std::string& bytes) const {
    std::ofstream(path(name), std::ios::binary) << bytes;
    return path(name);
}

std::string Workplace::read(const std::string& name) const {
    std::ifstream file(path(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

Finished Workplace::run(const std::string& arguments, const std::string& environment) const {
    const std::string command =
        "cd '" + folder_.string() + "' && XDG_DATA_HOME='" + folder_.string() + "' " + environment +
        " timeout 60 '" FR_PROGRAM "' " + arguments + " > stdout.txt 2> stderr.txt < /dev/null";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read("stdout.txt"), read("stderr.txt")};
}

bool is_one_line(const std::string& text) {
    return !text.empty() && text.back() == '\n' && std::count(text.begin(), text.end(), '\n') == 1;
}
