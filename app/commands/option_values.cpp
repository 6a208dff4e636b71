#include "app/commands/option_values.hpp"

#include <charconv>
#include <cstdint>
#include <string>

#include <CLI/CLI.hpp>

namespace zx::app {
namespace {

std::string not_empty(const std::string& text) {
    return text.empty() ? "the value is empty" : "";
}

/// Rewrites a number without leading zeros, because CLI11 would read them as octal.
std::string whole_number(std::string& text) {
    const std::size_t sign = text.starts_with('-') ? 1 : 0;
    const char* const end = text.data() + text.size();
    std::uint64_t value = 0;
    const auto [stop, error] = std::from_chars(text.data() + sign, end, value);
    if (error != std::errc() || stop != end) {
        return "\"" + text + "\" is not a whole number";
    }
    text.replace(sign, std::string::npos, std::to_string(value));
    return {};
}

std::string natural_number(std::string& text) {
    return text.starts_with('-') ? "\"" + text + "\" is below 0" : whole_number(text);
}

void check_values(CLI::Option& option) {
    // CLI11's names for the types of the option variables.
    const std::string type = option.get_type_name();
    if (type.starts_with("UINT")) {
        option.transform(CLI::Validator(natural_number, ""));
    } else if (type.starts_with("INT")) {
        option.transform(CLI::Validator(whole_number, ""));
    }
    if (option.get_name() != "--type" && option.get_name() != "--keys") {
        option.transform(CLI::Validator(not_empty, ""));
    }
}

} // namespace

void check_option_values(CLI::App& command) {
    for (CLI::Option* const option : command.get_options()) {
        const bool takes_value = option->get_type_size() > 0;
        if (takes_value) {
            check_values(*option);
        }
    }
    for (CLI::App* const below : command.get_subcommands({})) {
        check_option_values(*below);
    }
}

} // namespace zx::app
