#include "app/commands/command_parser.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <utility>

#include <CLI/CLI.hpp>

namespace zx::app {
namespace {

/// The name of the check that may_be_empty() turns off.
constexpr const char* NotEmpty = "not empty";

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

CommandOption with_text_checks(CLI::Option* option) {
    option->transform(CLI::Validator(not_empty, "", NotEmpty));
    return CommandOption(*option);
}

/// Prints names and descriptions. Dependencies between options are left out; a message explains
/// them when they are violated.
class HelpFormat : public CLI::Formatter {
  public:
    std::string make_option_name(const CLI::Option* option, bool is_positional) const override {
        std::string name = CLI::Formatter::make_option_name(option, is_positional);
        if (const auto mark = name.find("{false}"); mark != std::string::npos) {
            name.erase(mark);
        }
        return name;
    }
    std::string make_option_opts(const CLI::Option* option) const override {
        const bool named = option->get_positional() || option->get_type_size() == 0;
        return named ? std::string() : " " + option->get_option_text();
    }
};

/// CLI11's messages may span several lines.
std::string one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    while (!text.empty() && text.back() == ' ') {
        text.pop_back();
    }
    return text;
}

std::vector<std::string> words_between_bars(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t bar = std::min(text.find('|'), text.size());
        words.emplace_back(text.substr(0, bar));
        text.remove_prefix(std::min(bar + 1, text.size()));
    }
    return words;
}

OptionText describe_option(const CLI::Option& option) {
    OptionText text;
    text.positional = option.get_positional();
    for (const std::string& name : option.get_snames()) {
        text.names.push_back("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        text.names.push_back("--" + name);
    }
    if (text.positional) {
        text.names = {option.get_name(true)};
    }
    text.takes_value = option.get_items_expected_max() > 0;
    text.value = text.takes_value ? option.get_option_text() : "";
    text.help = option.get_description();
    text.group = option.get_group();
    text.required = option.get_required();
    std::string type = option.get_type_name();
    type.erase(std::min(type.find(':'), type.size()));
    const std::string& bars = type.find('|') != std::string::npos ? type : text.value;
    if (bars.find('|') != std::string::npos) {
        text.choices = words_between_bars(bars);
    }
    return text;
}

CommandText describe_command(const CLI::App& command) {
    CommandText text;
    text.name = command.get_name();
    text.help = command.get_description();
    text.footer = command.get_footer();
    for (const CLI::Option* const option : command.get_options()) {
        text.options.push_back(describe_option(*option));
    }
    for (const CLI::App* const each : command.get_subcommands({})) {
        text.commands.push_back(describe_command(*each));
    }
    return text;
}

} // namespace

CommandOption CommandOption::required() {
    option_->required();
    return *this;
}

CommandOption CommandOption::value_name(const std::string& name) {
    option_->option_text(name);
    return *this;
}

CommandOption CommandOption::group(const std::string& heading) {
    option_->group(heading);
    return *this;
}

CommandOption CommandOption::range(std::int64_t least, std::int64_t most) {
    option_->check(CLI::Range(least, most));
    return *this;
}

CommandOption CommandOption::one_of(std::vector<std::string> words) {
    // The help text does not show the type's name; describe() reads the words there.
    std::string names;
    for (const std::string& word : words) {
        names += (names.empty() ? "" : "|") + word;
    }
    option_->type_name(names);
    option_->check(CLI::IsMember(std::move(words)));
    return *this;
}

CommandOption CommandOption::check(std::function<std::string(const std::string&)> check) {
    option_->check(std::move(check));
    return *this;
}

CommandOption CommandOption::rewrite(const std::function<std::string(std::string)>& rewrite) {
    option_->transform(rewrite);
    return *this;
}

CommandOption CommandOption::may_be_empty() {
    option_->get_validator(NotEmpty)->active(false);
    return *this;
}

CommandOption CommandOption::one_value_each() {
    option_->allow_extra_args(false);
    return *this;
}

CommandOption CommandOption::needs(CommandOption other) {
    option_->needs(other.option_);
    return *this;
}

CommandOption CommandOption::excludes(CommandOption other) {
    option_->excludes(other.option_);
    return *this;
}

SubCommand SubCommand::add(const std::string& name, const std::string& help) {
    return SubCommand(*command_->add_subcommand(name, help), *chosen_);
}

SubCommand SubCommand::add_group(const std::string& name, const std::string& help) {
    CLI::App* const group = command_->add_subcommand(name, help);
    group->require_subcommand(1);
    return SubCommand(*group, *chosen_);
}

void SubCommand::footer(const std::string& text) {
    command_->footer(text);
}

CommandOption
SubCommand::option(const std::string& names, std::string& value, const std::string& help) {
    return with_text_checks(command_->add_option(names, value, help));
}

CommandOption SubCommand::option(const std::string& names,
                                 std::vector<std::string>& values,
                                 const std::string& help) {
    return with_text_checks(command_->add_option(names, values, help));
}

template <class Value>
CommandOption
SubCommand::add_number(const std::string& names, Value& value, const std::string& help) {
    CLI::Option* const option = command_->add_option(names, value, help);
    option->transform(
        CLI::Validator(std::is_signed_v<Value> ? &whole_number : &natural_number, ""));
    return with_text_checks(option);
}

CommandOption SubCommand::option(const std::string& names, int& value, const std::string& help) {
    return add_number(names, value, help);
}

CommandOption
SubCommand::option(const std::string& names, std::int64_t& value, const std::string& help) {
    return add_number(names, value, help);
}

CommandOption
SubCommand::option(const std::string& names, std::uint16_t& value, const std::string& help) {
    return add_number(names, value, help);
}

CommandOption
SubCommand::option(const std::string& names, std::uint32_t& value, const std::string& help) {
    return add_number(names, value, help);
}

CommandOption
SubCommand::option(const std::string& names, std::uint64_t& value, const std::string& help) {
    return add_number(names, value, help);
}

CommandOption SubCommand::option(const std::string& names,
                                 const std::function<void(const std::string&)>& take,
                                 const std::string& help) {
    return with_text_checks(command_->add_option_function<std::string>(names, take, help));
}

CommandOption SubCommand::flag(const std::string& names, bool& value, const std::string& help) {
    return CommandOption(*command_->add_flag(names, value, help));
}

CommandOption SubCommand::flag(const std::string& names,
                               std::function<void(bool)> take,
                               const std::string& help) {
    return CommandOption(*command_->add_flag_function(
        names, [take = std::move(take)](std::int64_t count) { take(count > 0); }, help));
}

void SubCommand::runs(CommandAction action, std::function<std::string()> check) {
    command_->callback([command = command_,
                        chosen = chosen_,
                        action = std::move(action),
                        check = std::move(check)] {
        if (!command->get_subcommands().empty()) {
            return;
        }
        if (const std::string wrong = check ? check() : std::string(); !wrong.empty()) {
            throw CLI::ValidationError(wrong); // CLI11 takes errors of callbacks as exceptions
        }
        *chosen = action;
    });
}

CommandParser::CommandParser(const std::string& name,
                             const std::string& description,
                             const std::string& version)
    : app_(std::make_unique<CLI::App>(description, name)) {
    app_->formatter(std::make_shared<HelpFormat>());
    app_->set_version_flag("--version", version, "Print the version and exit");
    app_->require_subcommand(1);
}

CommandParser::~CommandParser() = default;

SubCommand CommandParser::program() {
    return SubCommand(*app_, chosen_);
}

std::vector<std::string> CommandParser::command_names() const {
    std::vector<std::string> names;
    for (const CLI::App* const command : app_->get_subcommands({})) {
        names.push_back(command->get_name());
    }
    return names;
}

CommandText CommandParser::describe() const {
    return describe_command(*app_);
}

ParsedCommand CommandParser::parse(std::span<const std::string> words) {
    try {
        // CLI11 takes the words from the end.
        app_->parse(std::vector<std::string>(words.rbegin(), words.rend()));
        return chosen_;
    } catch (const CLI::CallForHelp&) {
        return RequestedText{app_->help()}; // of the chosen command, or of the program
    } catch (const CLI::CallForVersion& version) {
        return RequestedText{std::string(version.what()) + "\n"};
    } catch (const CLI::ParseError& error) {
        const auto chosen = app_->get_subcommands();
        const std::string command = chosen.empty() ? "" : " " + chosen.front()->get_name();
        return WrongUsage{one_line(error.what()) + " (see " + app_->get_name() + command +
                          " --help)"};
    }
}

} // namespace zx::app
