#include "app/documents/completions.hpp"

#include <algorithm>
#include <functional>
#include <string_view>

#include <fmt/format.h>

namespace zx::app {
namespace {

/// "run" or "hexes solve" and the command; the words of the program itself are empty.
using Visit = std::function<void(const std::string& words, const CommandText& command)>;

void visit_commands(const CommandText& command, const std::string& words, const Visit& visit) {
    visit(words, command);
    for (const CommandText& sub : command.commands) {
        visit_commands(sub, words.empty() ? sub.name : words + " " + sub.name, visit);
    }
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

std::string option_names(const CommandText& command) {
    std::vector<std::string> names;
    for (const OptionText& option : command.options) {
        if (!option.positional) {
            names.insert(names.end(), option.names.begin(), option.names.end());
        }
    }
    return joined(names);
}

std::string command_names(const CommandText& command) {
    std::vector<std::string> names;
    for (const CommandText& sub : command.commands) {
        names.push_back(sub.name);
    }
    return joined(names);
}

/// The program accepts the options of `run` without the word.
const CommandText* run_of(const CommandText& program) {
    for (const CommandText& command : program.commands) {
        if (command.name == "run") {
            return &command;
        }
    }
    return nullptr;
}

/// Returns the text with a backslash before each of these characters.
std::string escaped(std::string_view text, std::string_view special) {
    std::string result;
    for (const char letter : text) {
        result +=
            (special.find(letter) == std::string_view::npos ? "" : "\\") + std::string(1, letter);
    }
    return result;
}

/// Returns the text between apostrophes for a POSIX shell.
std::string in_apostrophes(std::string_view text) {
    std::string result = "'";
    for (const char letter : text) {
        result += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    }
    return result + "'";
}

std::string underscored(std::string words) {
    for (char& letter : words) {
        letter = letter == ' ' || letter == '-' ? '_' : letter;
    }
    return words;
}

/// The part of a specification for zsh's _arguments that says what completes a value.
std::string zsh_value(const OptionText& option) {
    const std::string name = option.value.empty() ? "value" : escaped(option.value, ":[]\\");
    const std::string action =
        option.choices.empty() ? "_files" : "(" + joined(option.choices) + ")";
    return ":" + name + ":" + action;
}

std::string zsh_arguments(const CommandText& command) {
    std::string text = "    _arguments -S";
    for (const OptionText& option : command.options) {
        if (option.positional) {
            text += " \\\n        " +
                    in_apostrophes("*:" + escaped(option.names[0], ":\\") + ":_files");
            continue;
        }
        for (const std::string& name : option.names) {
            text += " \\\n        " +
                    in_apostrophes("*" + name + "[" + escaped(option.help, "[]\\:") + "]" +
                                   (option.takes_value ? zsh_value(option) : ""));
        }
    }
    return text + "\n";
}

/// Returns the lines for fish, one for each program, that offer a word or an option where the
/// condition is true.
std::string
fish_lines(const std::string& condition, const std::string& offered, std::string_view help) {
    std::string text;
    for (const char* const program : {"fourrivers", "fourrivers-headless"}) {
        text += fmt::format(
            "complete -c {} -n {} {} -d '{}'\n", program, condition, offered, escaped(help, "'\\"));
    }
    return text;
}

/// Returns the names of an option and what completes its value, as arguments of fish's `complete`.
std::string fish_option(const OptionText& option) {
    std::vector<std::string> words;
    for (const std::string& name : option.names) {
        words.push_back(name.starts_with("--") ? "-l " + name.substr(2) : "-s " + name.substr(1));
    }
    if (!option.choices.empty()) {
        words.push_back("-x -a '" + joined(option.choices) + "'");
    } else if (option.takes_value) {
        words.emplace_back("-r");
    }
    return joined(words);
}

} // namespace

std::string bash_completion(const CommandText& program) {
    std::string words_cases;
    std::string value_cases;
    std::string name_cases;
    visit_commands(program, "", [&](const std::string& words, const CommandText& command) {
        std::string names = option_names(command);
        if (words.empty()) {
            if (const CommandText* const run = run_of(program)) {
                names += " " + option_names(*run);
            }
        } else {
            words_cases += "            '" + words + "') words='" + words + "' ;;\n";
        }
        name_cases += "        '" + words + "') options='" + names + "' commands='" +
                      command_names(command) + "' ;;\n";
        const CommandText* const run = words.empty() ? run_of(program) : nullptr;
        for (const OptionText& option : run != nullptr ? run->options : command.options) {
            for (const std::string& name : option.names) {
                if (!option.choices.empty() && !option.positional) {
                    value_cases += fmt::format("        '{} {}') COMPREPLY=($(compgen -W '{}' -- "
                                               "\"$current\")); return ;;\n",
                                               words,
                                               name,
                                               joined(option.choices));
                }
            }
        }
    });
    return "# bash completion for fourrivers; made from the tables of its command line.\n"
           "_fourrivers() {\n"
           "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}\n"
           "    local words='' options='' commands='' i\n"
           "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
           "        case \"${words:+$words }${COMP_WORDS[i]}\" in\n" +
           words_cases +
           "        esac\n"
           "    done\n"
           "    case \"$words $previous\" in\n" +
           value_cases +
           "    esac\n"
           "    case $words in\n" +
           name_cases +
           "    esac\n"
           "    if [[ $current == -* ]]; then\n"
           "        COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))\n"
           "    elif [[ $previous != -* ]]; then\n"
           "        COMPREPLY=($(compgen -W \"$commands\" -- \"$current\"))\n"
           "    fi\n"
           "    # Without an answer bash completes names of files.\n"
           "}\n"
           "complete -o default -F _fourrivers fourrivers fourrivers-headless\n";
}

std::string zsh_completion(const CommandText& program) {
    std::string text = "#compdef fourrivers fourrivers-headless\n"
                       "# Made from the tables of the command line.\n\n";
    visit_commands(program, "", [&](const std::string& words, const CommandText& command) {
        const std::string function =
            "_fourrivers" + (words.empty() ? "" : "_" + underscored(words));
        const bool takes_commands = !command.commands.empty();
        if (!takes_commands) {
            text += function + "() {\n" + zsh_arguments(command) + "}\n\n";
            return;
        }
        // _arguments sets $words to those from the command on.
        text += function + "() {\n    local -a commands=(\n";
        for (const CommandText& sub : command.commands) {
            text += "        " + in_apostrophes(sub.name + ":" + escaped(sub.help, ":\\")) + "\n";
        }
        text += "    )\n    if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then\n"
                "        _describe command commands\n";
        text +=
            words.empty() ? "        _files\n        return\n    fi\n" : "        return\n    fi\n";
        text += "    case $words[2] in\n";
        for (const CommandText& sub : command.commands) {
            text += "    " + sub.name + ")\n        shift words\n        ((CURRENT--))\n        " +
                    function + "_" + underscored(sub.name) + "\n        ;;\n";
        }
        text += std::string("    *) ") + (words.empty() ? "_fourrivers_run" : "_files") +
                " ;;\n    esac\n}\n\n";
    });
    return text + "_fourrivers \"$@\"\n";
}

std::string fish_completion(const CommandText& program) {
    std::string text =
        "# Made from the tables of the command line.\n"
        "# True if the words after the program's name begin with these commands and no other.\n"
        "function __fourrivers_at\n"
        "    set -l words (commandline -opc)\n"
        "    set -e words[1]\n"
        "    set -l count (count $argv)\n"
        "    test \"$words[1..$count]\" = \"$argv\"\n"
        "end\n";
    visit_commands(program, "", [&](const std::string& words, const CommandText& command) {
        const std::string here =
            words.empty() ? "__fish_use_subcommand" : "'__fourrivers_at " + words + "'";
        for (const CommandText& sub : command.commands) {
            const auto spaces = std::ranges::count(words, ' ');
            const std::string next =
                words.empty()
                    ? here
                    : fmt::format(
                          "'__fourrivers_at {}; and test (count (commandline -opc)) -eq {}'",
                          words,
                          spaces + 2);
            text += fish_lines(next, "-a " + sub.name, sub.help);
        }
        for (const OptionText& option : command.options) {
            if (option.positional) {
                continue;
            }
            text += fish_lines(here, fish_option(option), option.help);
        }
    });
    return text;
}

} // namespace zx::app
