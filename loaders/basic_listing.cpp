// read_listing(): the lines, comments and labels of a listing.
#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "base/byte_writer.hpp"
#include "base/utf8.hpp"
#include "loaders/basic.hpp"
#include "loaders/basic_keywords.hpp"
#include "loaders/basic_line.hpp"
#include "loaders/basic_text.hpp"

namespace zx::loaders {
namespace {

constexpr std::size_t MaxProgramBytes = 65'535;

/// A line of the file that is a part of a line of BASIC.
struct Part {
    std::size_t offset;
    std::size_t line;
};

/// A line of BASIC with the lines that continue it.
struct SourceLine {
    std::string text;
    std::vector<Part> parts;
};

/// Returns an error with line and column, counted from 1 in characters.
Error error_at(const SourceLine& line, std::size_t offset, std::string_view context) {
    const auto after = std::ranges::upper_bound(line.parts, offset, {}, &Part::offset);
    const Part& part = *std::prev(after);
    std::string_view before = std::string_view{line.text}.substr(part.offset, offset - part.offset);
    std::size_t column = 1;
    for (; !before.empty(); ++column) {
        before.remove_prefix(first_character_bytes(before));
    }
    return {
        ErrorCode::BadValue, 0, fmt::format("line {}, column {}: {}", part.line, column, context)};
}

std::size_t spaces_at(std::string_view text, std::size_t at) {
    const std::size_t end = text.find_first_not_of(" \t", at);
    return std::min(end, text.size()) - at;
}

std::size_t digits_at(std::string_view text, std::size_t at) {
    std::size_t count = 0;
    while (at + count < text.size() && is_ascii_digit(text[at + count])) {
        ++count;
    }
    return count;
}

/// Returns a number of up to five digits; more digits give 99999.
unsigned number_in(std::string_view digits) {
    unsigned number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    constexpr unsigned Largest = 99'999;
    return read.ec == std::errc{} ? std::min(number, Largest) : Largest;
}

/// True if an odd number of backslashes ends the line.
bool continues(std::string_view text) {
    const std::size_t last = text.find_last_not_of('\\');
    const std::size_t backslashes = text.size() - (last == std::string_view::npos ? 0 : last + 1);
    return backslashes % 2 == 1;
}

class ListingReader {
  public:
    Result<BasicProgram> read(std::string_view text) {
        split(text);
        if (lines_.empty()) {
            return fail(ErrorCode::Empty, 0, "holds no line of BASIC");
        }
        const std::string_view first = lines_.front().text;
        labelled_ = digits_at(first, spaces_at(first, 0)) == 0;
        return read_directives()
            .and_then([&] { return number_lines(); })
            .and_then([&] { return read_lines(); })
            .and_then([&] { return read_autostart(); })
            .map([&] { return std::move(program_); });
    }

  private:
    struct NumberedLine {
        const SourceLine* source;
        std::size_t offset;
        std::uint16_t number;
    };

    /// Divides the text into lines and comments.
    void split(std::string_view text) {
        constexpr std::string_view ByteOrderMark = "\xef\xbb\xbf";
        if (text.starts_with(ByteOrderMark)) {
            text.remove_prefix(ByteOrderMark.size());
        }
        bool continued = false;
        for (std::size_t number = 1; !text.empty(); ++number) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            std::string_view line = text.substr(0, end);
            text.remove_prefix(std::min(end + 1, text.size()));
            if (line.ends_with('\r')) {
                line.remove_suffix(1);
            }
            const bool comment = !continued && line.starts_with('#');
            if (!continued && (comment || spaces_at(line, 0) == line.size())) {
                if (comment) {
                    comments_.push_back({std::string{line}, {{0, number}}});
                }
                continue;
            }
            if (!continued) {
                lines_.emplace_back();
            }
            SourceLine& source = lines_.back();
            source.parts.push_back({source.text.size(), number});
            continued = continues(line);
            source.text += line.substr(0, line.size() - (continued ? 1 : 0));
        }
    }

    /// Reads the comments that mean something.
    Result<void> read_directives() {
        for (const SourceLine& comment : comments_) {
            const std::string_view text = comment.text;
            const std::size_t word = std::min(text.find_first_of(" \t"), text.size());
            const std::size_t start = word + spaces_at(text, word);
            if (text.substr(0, word) == "#program") {
                if (auto done = read_name(comment, start); !done) {
                    return done;
                }
            } else if (text.substr(0, word) == "#autostart") {
                autostart_ = &comment;
            } else if (text.substr(0, word) == "#lines") {
                if (auto done = read_numbering(comment, start); !done) {
                    return done;
                }
            }
        }
        return {};
    }

    Result<void> read_name(const SourceLine& comment, std::size_t at) {
        constexpr std::size_t LongestName = 10;
        program_.name.clear();
        while (at < comment.text.size()) {
            const auto byte = read_listed(std::string_view{comment.text}.substr(at));
            if (!byte) {
                return tl::unexpected{error_at(comment, at, byte.error().context)};
            }
            program_.name += static_cast<char>(byte->byte);
            if (program_.name.size() > LongestName) {
                return tl::unexpected{
                    error_at(comment, at, "a program's name has at most 10 characters")};
            }
            at += byte->length;
        }
        return {};
    }

    Result<void> read_numbering(const SourceLine& comment, std::size_t at) {
        const std::string_view text = comment.text;
        const std::size_t first = digits_at(text, at);
        const std::size_t second_at = at + first + spaces_at(text, at + first);
        const std::size_t second = digits_at(text, second_at);
        first_number_ = number_in(text.substr(at, first));
        step_ = number_in(text.substr(second_at, second));
        const std::size_t end = second_at + second;
        if (first == 0 || second == 0 || end + spaces_at(text, end) != text.size() || step_ == 0 ||
            first_number_ > MaxBasicLine) {
            return tl::unexpected{
                error_at(comment, at, "#lines is followed by the first number and the step")};
        }
        return {};
    }

    /// Gives each line its number and finds the labels.
    Result<void> number_lines() {
        unsigned next = first_number_;
        for (const SourceLine& line : lines_) {
            const std::size_t start = spaces_at(line.text, 0);
            const std::size_t digits = digits_at(line.text, start);
            if (labelled_ != (digits == 0)) {
                return tl::unexpected{error_at(line,
                                               start,
                                               labelled_
                                                   ? "a line number, but the first line has none"
                                                   : "the line number is missing")};
            }
            if (auto done = labelled_ ? number_by_label(line, start, next)
                                      : number_by_digits(line, start, digits);
                !done) {
                return done;
            }
        }
        return numbered_.empty() ? fail(ErrorCode::Empty, 0, "holds no line of BASIC")
                                 : Result<void>{};
    }

    Result<void> number_by_digits(const SourceLine& line, std::size_t start, std::size_t digits) {
        const unsigned number = number_in(std::string_view{line.text}.substr(start, digits));
        if (number > MaxBasicLine) {
            return tl::unexpected{error_at(line, start, "line numbers are 0 to 9999")};
        }
        if (!numbered_.empty() && number <= numbered_.back().number) {
            return tl::unexpected{
                error_at(line,
                         start,
                         fmt::format("line number {} after {}", number, numbered_.back().number))};
        }
        numbered_.push_back({&line, start + digits, static_cast<std::uint16_t>(number)});
        return {};
    }

    Result<void> number_by_label(const SourceLine& line, std::size_t start, unsigned& next) {
        if (next > MaxBasicLine) {
            return tl::unexpected{error_at(line, start, "this line's number would be above 9999")};
        }
        const auto number = static_cast<std::uint16_t>(next);
        if (line.text[start] == '@') {
            const std::size_t end = line.text.find_first_of(" \t:", start);
            if (end == std::string::npos || line.text[end] != ':' || end == start + 1) {
                return tl::unexpected{error_at(line, start, "a label is @, its name and a colon")};
            }
            const std::string name = line.text.substr(start + 1, end - start - 1);
            if (!labels_.emplace(name, number).second) {
                return tl::unexpected{
                    error_at(line, start, fmt::format("there is another label @{}", name))};
            }
            start = end + 1;
            if (start + spaces_at(line.text, start) == line.text.size()) {
                return {}; // the label names the next line
            }
        }
        numbered_.push_back({&line, start, number});
        next += step_;
        return {};
    }

    Result<void> read_lines() {
        ByteWriter out;
        for (const NumberedLine& line : numbered_) {
            const auto statements =
                tokenise(std::string_view{line.source->text}.substr(line.offset),
                         labelled_ ? &labels_ : nullptr);
            if (!statements) {
                return tl::unexpected{error_at(*line.source,
                                               line.offset + statements.error().offset,
                                               statements.error().context)};
            }
            out.u8(line.number >> 8).u8(line.number & 0xff).u16(statements->size() + 1);
            out.bytes(*statements).u8(basic::LineEnd);
            if (out.size() > MaxProgramBytes) {
                return tl::unexpected{
                    error_at(*line.source, 0, "the program is longer than 65,535 bytes")};
            }
        }
        program_.lines = std::move(out).take();
        return {};
    }

    Result<void> read_autostart() {
        if (autostart_ == nullptr) {
            return {};
        }
        const std::string_view text = autostart_->text;
        constexpr std::size_t Word = std::string_view{"#autostart"}.size();
        const std::size_t start = Word + spaces_at(text, Word);
        const std::string_view place = text.substr(start, text.find_last_not_of(" \t") + 1 - start);
        const auto label = place.starts_with('@') ? labels_.find(place.substr(1)) : labels_.end();
        if (label != labels_.end()) {
            program_.autostart = label->second;
        } else if (!place.empty() && digits_at(place, 0) == place.size() &&
                   number_in(place) <= MaxBasicLine) {
            program_.autostart = static_cast<std::uint16_t>(number_in(place));
        } else if (place.empty()) {
            program_.autostart = numbered_.front().number;
        } else {
            return tl::unexpected{
                error_at(*autostart_, start, "#autostart is followed by a line number or a label")};
        }
        return {};
    }

    BasicProgram program_;
    std::vector<SourceLine> lines_;
    std::vector<SourceLine> comments_;
    const SourceLine* autostart_ = nullptr;
    bool labelled_ = false;
    unsigned first_number_ = 10;
    unsigned step_ = 2;
    std::vector<NumberedLine> numbered_;
    BasicLabels labels_;
};

} // namespace

Result<BasicProgram> read_listing(std::string_view text) {
    return ListingReader{}.read(text);
}

} // namespace zx::loaders
