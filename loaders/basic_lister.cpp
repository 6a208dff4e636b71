// statements_text(): the bytes of a line as text.
#include <cmath>

#include "loaders/basic_keywords.hpp"
#include "loaders/basic_line.hpp"
#include "loaders/basic_number.hpp"
#include "loaders/basic_text.hpp"

namespace zx::loaders {
namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::size_t NumberBytes = 6;

bool is_keyword(std::uint8_t byte) {
    return byte >= basic::FirstKeyword;
}

/// True if the number in the five bytes equals `value`, apart from the rounding of the last bit.
bool nearly_equal(Bytes bytes, double value) {
    const double stored = value_of(bytes.first<5>());
    return std::abs(stored - value) <= std::ldexp(std::abs(value), -31);
}

class Lister {
  public:
    explicit Lister(Bytes bytes) : bytes_(bytes) {
        // The bytes as characters, for the functions that read text.
        source_.assign(bytes.begin(), bytes.end());
    }

    /// Returns the text.
    std::string run() {
        while (at_ < bytes_.size()) {
            write_item();
        }
        return std::move(text_);
    }
    /// After run(): what tokenise() must return for the text.
    [[nodiscard]] const std::vector<std::uint8_t>& expected() const { return expected_; }

  private:
    [[nodiscard]] std::string_view rest() const { return std::string_view{source_}.substr(at_); }
    [[nodiscard]] bool number_follows(std::size_t at) const {
        return at + NumberBytes <= bytes_.size() && bytes_[at] == basic::NumberMark;
    }

    /// Adds a space that an earlier keyword asked for, if the text that follows needs it.
    void begin(char next) {
        constexpr std::string_view NoSpaceBefore = ":),;*/=<>^+ ";
        if (space_due_ && NoSpaceBefore.find(next) == std::string_view::npos) {
            text_ += ' ';
        }
        space_due_ = false;
    }

    /// Writes one byte of the program as a character or escape.
    void write_byte(bool as_number = false) {
        const std::uint8_t byte = bytes_[at_++];
        std::string letters = as_number ? listed_as_number(byte) : listed(byte);
        // An editor may remove a space at the end of a line, and a backslash there continues it.
        const bool last = at_ == bytes_.size();
        if (last && (letters.back() == '\\' || (letters.size() > 1 && letters.back() == ' '))) {
            letters = listed_as_number(byte);
        }
        begin(letters.front());
        text_ += letters;
        expected_.push_back(byte);
    }

    void write_rest() {
        while (at_ < bytes_.size()) {
            write_byte();
        }
    }

    void write_item() {
        const std::uint8_t byte = bytes_[at_];
        const bool play = (byte == basic::Spectrum || byte == basic::Play) && statement_starts_;
        if (byte == ' ') {
            if (!text_.empty() && text_.back() != ' ') {
                text_ += ' ';
            }
            space_due_ = in_word_ = in_name_ = false;
            ++at_;
            return;
        }
        if (is_keyword(byte) || play) {
            write_keyword();
            return;
        }
        statement_starts_ = byte == ':';
        if (byte == '"') {
            write_string();
        } else if (byte == basic::NumberMark && is_place_of_parameter()) {
            expected_.push_back(byte);
            expected_.insert(expected_.end(), NumberBytes - 1, 0);
            at_ += NumberBytes;
        } else if (number_follows(at_)) { // one that is not after a visible number
            for (std::size_t i = 0; i < NumberBytes; ++i) {
                write_byte(true);
            }
            in_word_ = in_name_ = false;
        } else if (const NumberText number = in_name_ ? NumberText{} : read_decimal(rest());
                   number.length != 0) {
            write_number(number);
        } else {
            write_character();
        }
    }

    [[nodiscard]] bool is_place_of_parameter() const {
        return in_def_fn_ && number_follows(at_) && at_ + NumberBytes < bytes_.size() &&
               (bytes_[at_ + NumberBytes] == ',' || bytes_[at_ + NumberBytes] == ')');
    }

    void write_character() {
        const auto letter = static_cast<char>(bytes_[at_]);
        // Letters that spell a keyword are no keyword here.
        const bool looks_like_keyword =
            (!in_word_ || !is_ascii_letter(letter)) && match_keyword(rest()).has_value();
        if (letter == '=' || letter == ':') {
            in_def_fn_ = false;
        }
        in_word_ = is_ascii_letter(letter) && !looks_like_keyword;
        in_name_ = in_word_ || (in_name_ && (is_ascii_digit(letter) || letter == '$'));
        write_byte(looks_like_keyword);
    }

    void write_string() {
        const std::size_t end = source_.find('"', at_ + 1);
        if (end == std::string::npos) {
            while (at_ < bytes_.size()) {
                write_byte(true);
            }
            return;
        }
        while (at_ <= end) {
            write_byte();
        }
        in_word_ = in_name_ = false;
    }

    void write_keyword() {
        const std::uint8_t code = bytes_[at_++];
        const std::string_view name = keyword_name(code);
        constexpr std::string_view NoSpaceAfter = " (-+*/=<>^,;'";
        const bool is_word = is_ascii_letter(name.front());
        if (is_word && !text_.empty() &&
            NoSpaceAfter.find(text_.back()) == std::string_view::npos) {
            text_ += ' ';
        }
        text_ += name;
        expected_.push_back(code);
        space_due_ = is_word && name.back() != '#';
        in_word_ = in_name_ = false;
        statement_starts_ = code == basic::Then;
        in_def_fn_ = in_def_fn_ || code == basic::DefFn;
        if (code == basic::Rem && at_ < bytes_.size()) {
            text_ += ' ';
            space_due_ = false;
            write_rest();
        } else if (code == basic::Bin) {
            if (const NumberText number = read_binary(rest()); number.length != 0) {
                write_number(number);
            }
        }
    }

    void write_number(const NumberText& number) {
        const std::size_t end = at_ + number.length;
        const bool has_bytes = number_follows(end);
        while (at_ < end) {
            write_byte(!has_bytes);
        }
        in_word_ = in_name_ = false;
        if (!has_bytes) {
            return;
        }
        const Bytes stored = bytes_.subspan(end + 1, NumberBytes - 1);
        const auto own = basic_number(number.value);
        if (own && nearly_equal(stored, number.value)) {
            expected_.push_back(basic::NumberMark);
            expected_.insert(expected_.end(), own->begin(), own->end());
            at_ += NumberBytes;
            return;
        }
        for (std::size_t i = 0; i < NumberBytes; ++i) {
            write_byte(true);
        }
    }

    Bytes bytes_;
    std::string source_;
    std::size_t at_ = 0;
    std::string text_;
    std::vector<std::uint8_t> expected_;
    bool space_due_ = false;
    bool statement_starts_ = true;
    bool in_def_fn_ = false;
    bool in_word_ = false;
    bool in_name_ = false;
};

} // namespace

std::string statements_text(Bytes bytes) {
    Lister lister{bytes};
    std::string text = lister.run();
    const auto again = tokenise(text, nullptr);
    if (again && *again == lister.expected()) {
        return text;
    }
    // An unusual line, as of a protected program.
    text.clear();
    for (const std::uint8_t byte : bytes) {
        text += listed_as_number(byte);
    }
    return text;
}

} // namespace zx::loaders
