// The parser of the command line: programs, their commands and the options of these. Interface to
// CLI11, which only command_parser.cpp includes.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "app/common/exit_code.hpp"

namespace CLI { // NOLINT(readability-identifier-naming): the library's own
class App;
class Option;
} // namespace CLI

namespace zx::app {

struct Context;

/// The work of the chosen command.
using CommandAction = std::function<ExitCode(Context&)>;

/// A named option, a flag or a positional argument of a command; a handle that can be copied. Each
/// member returns the handle, so that calls can be chained.
class CommandOption {
  public:
    explicit CommandOption(CLI::Option& option) : option_(&option) {}

    CommandOption required();
    /// The word for the value in the help text; without it the help text shows no value.
    CommandOption value_name(const std::string& name);
    /// The heading in the help text.
    CommandOption group(const std::string& heading);
    CommandOption range(std::int64_t least, std::int64_t most);
    CommandOption one_of(std::vector<std::string> words);
    /// check returns an empty text, or what is wrong with the value.
    CommandOption check(std::function<std::string(const std::string&)> check);
    /// Rewrites the value before it is checked.
    CommandOption rewrite(const std::function<std::string(std::string)>& rewrite);
    /// Accepts an empty value. Others are refused, because an empty value usually comes from an
    /// unset shell variable.
    CommandOption may_be_empty();
    /// Takes one value each time it is given; the next word is not another one.
    CommandOption one_value_each();
    /// It is wrong usage to give this option without the other, or with it.
    CommandOption needs(CommandOption other);
    CommandOption excludes(CommandOption other);

  private:
    CLI::Option* option_;
};

/// The program or one of its commands; a handle that can be copied. Variables that are passed in
/// are set by parse() and keep their value if the option is not given; they must live until then.
/// names: "NAME" for a positional argument, "-o,--output" for an option. Numbers are decimal ("010"
/// is ten).
class SubCommand {
  public:
    SubCommand(CLI::App& command, CommandAction& chosen) : command_(&command), chosen_(&chosen) {}

    SubCommand add(const std::string& name, const std::string& help);
    /// Adds a command that only holds other commands: one of them must follow its name.
    SubCommand add_group(const std::string& name, const std::string& help);
    /// The text at the end of the help.
    void footer(const std::string& text);

    CommandOption option(const std::string& names, std::string& value, const std::string& help);
    CommandOption
    option(const std::string& names, std::vector<std::string>& values, const std::string& help);
    CommandOption option(const std::string& names, int& value, const std::string& help);
    CommandOption option(const std::string& names, std::int64_t& value, const std::string& help);
    CommandOption option(const std::string& names, std::uint16_t& value, const std::string& help);
    CommandOption option(const std::string& names, std::uint32_t& value, const std::string& help);
    CommandOption option(const std::string& names, std::uint64_t& value, const std::string& help);
    /// Calls take with the value.
    CommandOption option(const std::string& names,
                         const std::function<void(const std::string&)>& take,
                         const std::string& help);
    CommandOption flag(const std::string& names, bool& value, const std::string& help);
    /// Calls take with true for a flag, with false for one whose name begins with '!'.
    CommandOption
    flag(const std::string& names, std::function<void(bool)> take, const std::string& help);

    /// Makes action the chosen one if this command is parsed and none of its sub-commands is. Before
    /// that it calls check, which returns an empty text, or what is wrong with the options.
    void runs(CommandAction action, std::function<std::string()> check = {});

  private:
    template <class Value>
    CommandOption add_number(const std::string& names, Value& value, const std::string& help);

    CLI::App* command_;
    CommandAction* chosen_;
};

/// A text that was asked for by --help or --version.
struct RequestedText {
    std::string text;
};
/// What is wrong with the command line, in one line.
struct WrongUsage {
    std::string text;
};
using ParsedCommand = std::variant<CommandAction, RequestedText, WrongUsage>;

/// An option, flag or positional argument as --help describes it.
struct OptionText {
    /// "-o", "--output"; of a positional argument its name: "FILE".
    std::vector<std::string> names;
    /// The word for the value; empty for flags.
    std::string value;
    std::string help;
    std::string group;
    bool positional = false;
    bool takes_value = false;
    bool required = false;
    /// The values that are possible, if there are only some.
    std::vector<std::string> choices;
};

/// The program or one of its commands as --help describes it.
struct CommandText {
    std::string name;
    std::string help;
    std::string footer;
    std::vector<OptionText> options;
    std::vector<CommandText> commands;
};

class CommandParser {
  public:
    /// version: what --version prints.
    CommandParser(const std::string& name,
                  const std::string& description,
                  const std::string& version);
    ~CommandParser();
    CommandParser(const CommandParser&) = delete;
    CommandParser& operator=(const CommandParser&) = delete;

    [[nodiscard]] SubCommand program();
    [[nodiscard]] std::vector<std::string> command_names() const;
    /// Returns everything that was added, in the order of the help, for manual pages and completions.
    [[nodiscard]] CommandText describe() const;
    [[nodiscard]] ParsedCommand parse(std::span<const std::string> words);

  private:
    std::unique_ptr<CLI::App> app_;
    CommandAction chosen_;
};

} // namespace zx::app
