// Manual pages in the man(7) format, made from the same tables as --help.
#pragma once

#include <string>
#include <vector>

#include "app/commands/command_parser.hpp"

namespace zx::app {

struct ManPage {
    /// "fourrivers-run.1".
    std::string file;
    std::string text;
};

/// Returns the page of the program, and one for each of its commands; the commands of a group are
/// sections of its page. date: "2026-11-22".
[[nodiscard]] std::vector<ManPage>
man_pages(const CommandText& program, const std::string& version, const std::string& date);

} // namespace zx::app
