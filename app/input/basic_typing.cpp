#include "app/input/basic_typing.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

#include "app/input/keyboard_picture.hpp"
#include "loaders/basic.hpp"
#include "loaders/basic_keywords.hpp"
#include "loaders/basic_line.hpp"
#include "machine/paging.hpp"

namespace zx::app {
namespace {

using machine::Stroke;
using ula::Key;

constexpr std::size_t NumberBytes = 6;

/// What is printed on the key, where it is not the whole keyword.
std::string_view legend_of(std::uint8_t keyword) {
    const std::string_view name = loaders::keyword_name(keyword);
    return name == "RANDOMIZE" ? "RAND" : name == "CONTINUE" ? "CONT" : name;
}

/// Types the bytes of one line.
class LineTyper {
  public:
    explicit LineTyper(std::vector<Stroke>& strokes) : strokes_(strokes) {}

    /// False if a byte cannot be typed where it is.
    bool type(std::span<const std::uint8_t> bytes) {
        for (std::size_t at = 0; at < bytes.size(); ++at) {
            if (bytes[at] == loaders::basic::NumberMark && !quoted_) {
                at += NumberBytes - 1;
            } else if (!(bytes[at] >= loaders::basic::FirstKeyword ? type_keyword(bytes[at])
                                                                   : type_character(bytes[at]))) {
                return false;
            }
        }
        return true;
    }

  private:
    bool type_keyword(std::uint8_t keyword) {
        const std::string_view legend = legend_of(keyword);
        const Stroke extended{{Key::CapsShift, Key::SymbolShift}};
        for (const PictureKey& key : picture_keys()) {
            if (key.keyword == legend) {
                if (!keyword_mode_) {
                    return false;
                }
                strokes_.push_back({{key.key}});
            } else if (key.symbol == legend) {
                strokes_.push_back({{Key::SymbolShift, key.key}});
            } else if (key.above == legend) {
                strokes_.push_back(extended);
                strokes_.push_back({{key.key}});
            } else if (key.below == legend) {
                strokes_.push_back(extended);
                strokes_.push_back({{Key::SymbolShift, key.key}});
            } else {
                continue;
            }
            keyword_mode_ = keyword == loaders::basic::Then;
            return !quoted_;
        }
        return false;
    }

    bool type_character(std::uint8_t byte) {
        constexpr std::uint8_t Pound = 0x60;
        constexpr std::uint8_t Copyright = 0x7f;
        const auto letter = static_cast<char>(byte);
        if (byte < ' ' || byte > Copyright || (keyword_mode_ && loaders::is_ascii_letter(letter))) {
            return false;
        }
        std::string text(1, letter);
        switch (byte) {
        case '{': text = "{{}"; break;
        case '}': text = "{}}"; break;
        case Pound: text = "\u00a3"; break;
        case Copyright: text = "\u00a9"; break;
        default: break;
        }
        const auto strokes = machine::strokes_from_text(text);
        if (!strokes) {
            return false;
        }
        strokes_.insert(strokes_.end(), strokes->begin(), strokes->end());
        quoted_ = quoted_ != (byte == '"');
        keyword_mode_ = keyword_mode_ || (byte == ':' && !quoted_);
        return true;
    }

    std::vector<Stroke>& strokes_;
    bool keyword_mode_ = true;
    bool quoted_ = false;
};

/// True if the first character that is neither a digit nor a space is a keyword.
bool begins_with_keyword(std::span<const std::uint8_t> bytes) {
    const auto first = std::ranges::find_if(bytes, [](std::uint8_t byte) {
        return byte != ' ' && !loaders::is_ascii_digit(static_cast<char>(byte));
    });
    return first != bytes.end() && *first >= loaders::basic::FirstKeyword;
}

/// Returns the bytes of a line with its number as digits, which have no hidden number.
std::optional<std::vector<std::uint8_t>> line_bytes(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    const auto statements = loaders::tokenise(line.substr(digits), nullptr);
    if (!statements) {
        return std::nullopt;
    }
    std::vector<std::uint8_t> bytes(line.begin(),
                                    line.begin() + static_cast<std::ptrdiff_t>(digits));
    bytes.insert(bytes.end(), statements->begin(), statements->end());
    return begins_with_keyword(bytes) ? std::optional{std::move(bytes)} : std::nullopt;
}

} // namespace

bool expects_keywords(const machine::Machine& machine) {
    constexpr std::uint16_t Flags = 23611;
    constexpr std::uint16_t FlagX = 23665;
    constexpr std::uint8_t LetterMode = 0x08;
    constexpr std::uint8_t InputMode = 0x20;
    const machine::ModelRecord& model = machine::record_of(machine.model());
    const auto page = machine::pages_of(model, machine.state().paging)[0];
    return page.kind == machine::Page::Kind::Rom && page.number + 1u == model.rom_pages &&
           (machine.peek(Flags) & LetterMode) == 0 && (machine.peek(FlagX) & InputMode) == 0;
}

std::optional<std::vector<Stroke>> command_strokes(std::string_view listing) {
    std::vector<Stroke> strokes;
    while (!listing.empty()) {
        const std::size_t end = std::min(listing.find('\n'), listing.size());
        std::string_view line = listing.substr(0, end);
        const bool ends = end < listing.size();
        listing.remove_prefix(std::min(end + 1, listing.size()));
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        if (line.find_first_not_of(" \t") == std::string_view::npos) {
            continue;
        }
        const auto bytes = line_bytes(line);
        if (!bytes || !LineTyper(strokes).type(*bytes)) {
            return std::nullopt;
        }
        if (ends) {
            strokes.push_back({{Key::Enter}});
        }
    }
    return strokes.empty() ? std::nullopt : std::optional{std::move(strokes)};
}

std::optional<Result<loaders::Tape>> tape_of_listing(std::string_view text) {
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    if (lines <= LongestTypedListing || loaders::sniff_basic(bytes) == loaders::Likeness::None) {
        return std::nullopt;
    }
    return loaders::parse_basic(bytes);
}

Result<std::string> program_listing(const machine::Machine& machine) {
    return loaders::program_of(machine.snapshot())
        .and_then(
            [](const loaders::BasicProgram& program) { return loaders::write_listing(program); });
}

} // namespace zx::app
