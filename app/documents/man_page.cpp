#include "app/documents/man_page.hpp"

#include <algorithm>
#include <string_view>

namespace zx::app {
namespace {

/// Escapes what roff would read as a command: backslashes, hyphens of options, and dots and
/// apostrophes at the start of a line.
std::string roff(std::string_view text) {
    std::string escaped;
    for (const char letter : text) {
        const bool line_starts = escaped.empty() || escaped.back() == '\n';
        switch (letter) {
        case '\\': escaped += "\\e"; break;
        case '-': escaped += "\\-"; break;
        case '.':
        case '\'':
            escaped += line_starts ? std::string("\\&") + letter : std::string(1, letter);
            break;
        default: escaped += letter;
        }
    }
    return escaped;
}

/// Escapes a text and divides it into lines of up to 79 characters.
std::string paragraph(std::string_view text) {
    constexpr std::size_t LineWidth = 79;
    std::string lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
        const std::string word{text.substr(0, end)};
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && line.size() + 1 + word.size() > LineWidth) {
            lines += roff(line) + "\n";
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    return lines + roff(line) + "\n";
}

std::string upper(std::string text) {
    for (char& letter : text) {
        letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    }
    return text;
}

std::string value_of_option(const OptionText& option) {
    return !option.takes_value ? "" : option.value.empty() ? "VALUE" : option.value;
}

/// The tagged paragraph of an option.
std::string option_paragraph(const OptionText& option) {
    std::string tag;
    for (const std::string& name : option.names) {
        tag += (tag.empty() ? "" : ", ") + std::string(option.positional ? "\\fI" : "\\fB") +
               roff(name) + "\\fR";
    }
    if (!option.positional && option.takes_value) {
        tag += " \\fI" + roff(value_of_option(option)) + "\\fR";
    }
    return ".TP\n" + tag + "\n" + paragraph(option.help);
}

/// The options by their headings, in the order in which the headings first appear.
std::string option_sections(const CommandText& command, const char* macro) {
    std::vector<std::string> groups;
    for (const OptionText& option : command.options) {
        const std::string group = option.positional ? "Arguments" : option.group;
        if (std::ranges::find(groups, group) == groups.end()) {
            groups.push_back(group);
        }
    }
    std::stable_partition(groups.begin(), groups.end(), [](const std::string& group) {
        return group == "Arguments";
    });
    std::string text;
    for (const std::string& group : groups) {
        text += std::string(macro) + " \"" + roff(upper(group)) + "\"\n";
        for (const OptionText& option : command.options) {
            if ((option.positional ? "Arguments" : option.group) == group) {
                text += option_paragraph(option);
            }
        }
    }
    return text;
}

std::string synopsis(const std::string& words, const CommandText& command) {
    std::string text = ".B " + roff(words) + "\n";
    if (!command.options.empty()) {
        text += "[\\fIOPTIONS\\fR]\n";
    }
    for (const OptionText& option : command.options) {
        if (option.positional) {
            text += option.required ? "\\fI" + roff(option.names[0]) + "\\fR\n"
                                    : "[\\fI" + roff(option.names[0]) + "\\fR]\n";
        }
    }
    return text;
}

constexpr std::string_view ExitStatus = R"(.SH EXIT STATUS
.TP
.B 0
done
.TP
.B 1
an expectation was not met, or the oracle found a difference
.TP
.B 2
wrong usage
.TP
.B 3
a file could not be read, or is not what it should be
.TP
.B 4
the surroundings failed: no display, disk full, output not writable
.TP
.B 130
interrupted
)";

constexpr std::string_view Files = R"(.SH FILES
.TP
.I $XDG_CONFIG_HOME/fourrivers/emulator.json
settings of the emulator's window (by default in
.IR ~/.config )
.TP
.I $XDG_DATA_HOME/fourrivers
saved states, games, statistics, recorded tapes and your own ROMs (by default in
.IR ~/.local/share )
)";

class PageWriter {
  public:
    PageWriter(const CommandText& program, std::string version, std::string date)
        : program_(program), version_(std::move(version)), date_(std::move(date)) {}

    [[nodiscard]] ManPage program_page() const {
        std::string text = head(program_.name, program_.help);
        text += ".SH SYNOPSIS\n.B " + roff(program_.name) + "\n[\\fIFILE\\fR]\n.br\n.B " +
                roff(program_.name) + "\n\\fICOMMAND\\fR [\\fIARGUMENTS\\fR]\n";
        text += ".SH DESCRIPTION\n" + paragraph(program_.footer) +
                ".PP\n.B fourrivers\\-headless\n"
                "is the same program without windows.\n";
        text += ".SH COMMANDS\n";
        for (const CommandText& command : program_.commands) {
            text += ".TP\n.BR " + roff(page_name(command)) + " (1)\n" + paragraph(command.help);
        }
        text += option_sections(program_, ".SH");
        text += Files;
        text += ExitStatus;
        return {program_.name + ".1", text};
    }

    [[nodiscard]] ManPage command_page(const CommandText& command) const {
        const std::string words = program_.name + " " + command.name;
        std::string text = head(page_name(command), command.help) + ".SH SYNOPSIS\n";
        text += synopsis(words, command);
        for (const CommandText& sub : command.commands) {
            text += ".br\n" + synopsis(words + " " + sub.name, sub);
        }
        text += ".SH DESCRIPTION\n" + paragraph(command.help + ".");
        if (command.footer != program_.footer) {
            text += ".PP\n.nf\n" + roff(command.footer) + "\n.fi\n";
        }
        text += option_sections(command, ".SH");
        for (const CommandText& sub : command.commands) {
            text += ".SH \"" + roff(upper(sub.name)) + "\"\n" + paragraph(sub.help + ".");
            text += option_sections(sub, ".SS");
        }
        text += ExitStatus;
        text += ".SH SEE ALSO\n.BR " + roff(program_.name) + " (1)\n";
        return {page_name(command) + ".1", text};
    }

  private:
    [[nodiscard]] std::string page_name(const CommandText& command) const {
        return program_.name + "-" + command.name;
    }

    [[nodiscard]] std::string head(const std::string& name, std::string help) const {
        if (help.ends_with('.')) {
            help.pop_back();
        }
        return ".TH " + roff(upper(name)) + " 1 " + date_ + " \"Four Rivers " + version_ +
               "\" \"User Commands\"\n.SH NAME\n" + roff(name) + " \\- " + roff(help) + "\n";
    }

    const CommandText& program_;
    std::string version_;
    std::string date_;
};

} // namespace

std::vector<ManPage>
man_pages(const CommandText& program, const std::string& version, const std::string& date) {
    const PageWriter writer(program, version, date);
    std::vector<ManPage> pages{writer.program_page()};
    pages.push_back({"fourrivers-headless.1", ".so man1/fourrivers.1\n"});
    for (const CommandText& command : program.commands) {
        pages.push_back(writer.command_page(command));
    }
    return pages;
}

} // namespace zx::app
