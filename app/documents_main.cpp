// Writes the manual pages and the completions of the shells into a folder; used by the build.
// Usage: fourrivers-documents FOLDER VERSION DATE
#include <fstream>
#include <iostream>
#include <string>

#include "app/commands/command_line.hpp"
#include "app/documents/completions.hpp"
#include "app/documents/man_page.hpp"

namespace {

bool write(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (!file) {
        std::cerr << path << ": cannot be written\n";
    }
    return static_cast<bool>(file);
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::cerr << "usage: fourrivers-documents FOLDER VERSION DATE\n";
        return 2;
    }
    const std::string folder = std::string(argv[1]) + "/";
    const zx::app::CommandText program = zx::app::describe_command_line();
    bool done = write(folder + "fourrivers.bash", zx::app::bash_completion(program)) &&
                write(folder + "_fourrivers", zx::app::zsh_completion(program)) &&
                write(folder + "fourrivers.fish", zx::app::fish_completion(program));
    for (const zx::app::ManPage& page : zx::app::man_pages(program, argv[2], argv[3])) {
        done = done && write(folder + page.file, page.text);
    }
    return done ? 0 : 4;
}
