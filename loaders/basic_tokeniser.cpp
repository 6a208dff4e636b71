// tokenise(): the statements of a line as bytes.
#include <algorithm>

#include <fmt/format.h>

#include "loaders/basic_keywords.hpp"
#include "loaders/basic_line.hpp"
#include "loaders/basic_number.hpp"
#include "loaders/basic_text.hpp"

namespace zx::loaders {
namespace {

class Tokeniser {
  public:
    Tokeniser(std::string_view text, const BasicLabels* labels) : text_(text), labels_(labels) {}

    Result<std::vector<std::uint8_t>> run() {
        while (at_ < text_.size()) {
            if (auto done = read_item(); !done) {
                return tl::unexpected{done.error()};
            }
        }
        return std::move(bytes_);
    }

  private:
    /// Where a DEF FN is: its parameters are followed by places for their values.
    enum class DefFn : std::uint8_t { None, Name, Parameters };

    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
    [[nodiscard]] static tl::unexpected<Error> wrong(std::size_t at, std::string context) {
        return fail(ErrorCode::BadValue, at, std::move(context));
    }
    void put(std::uint8_t byte) { bytes_.push_back(byte); }
    void put(std::string_view letters) {
        for (const char letter : letters) {
            put(static_cast<std::uint8_t>(letter));
        }
    }
    void put(const BasicNumber& number) {
        put(basic::NumberMark);
        bytes_.insert(bytes_.end(), number.begin(), number.end());
    }

    Result<void> read_item() {
        const char letter = text_[at_];
        if (letter == ' ' || letter == '\t') {
            ++at_;
            in_word_ = in_name_ = false;
            return {};
        }
        if (letter == '"') {
            return read_string();
        }
        if (!in_word_ || !is_ascii_letter(letter)) {
            if (const auto keyword = match_keyword(rest())) {
                return read_keyword(*keyword);
            }
        }
        if (letter == '@' && labels_ != nullptr) {
            return read_label();
        }
        if (!in_name_) {
            if (const NumberText number = read_decimal(rest()); number.length != 0) {
                return read_number(number);
            }
        }
        return read_character();
    }

    /// A character that stands for itself, or an escape.
    Result<void> read_character() {
        const char letter = text_[at_];
        if (letter == ',' || letter == ')') {
            end_parameter(letter);
        } else if (letter == '(' && def_fn_ == DefFn::Name) {
            def_fn_ = DefFn::Parameters;
        } else if (letter == ':' || letter == '=') {
            def_fn_ = DefFn::None;
        }
        in_word_ = is_ascii_letter(letter);
        in_name_ = in_word_ || (in_name_ && (is_ascii_digit(letter) || letter == '$'));
        return read_verbatim();
    }

    Result<void> read_verbatim() {
        const auto listed = read_listed(rest());
        if (!listed) {
            return wrong(at_, listed.error().context);
        }
        put(listed->byte);
        at_ += listed->length;
        return {};
    }

    /// Leaves room for the value of a parameter of DEF FN.
    void end_parameter(char letter) {
        if (def_fn_ != DefFn::Parameters) {
            return;
        }
        if (bytes_.back() == '$' || is_ascii_letter(static_cast<char>(bytes_.back()))) {
            put(BasicNumber{});
        }
        if (letter == ')') {
            def_fn_ = DefFn::None;
        }
    }

    Result<void> read_string() {
        const std::size_t start = at_;
        put('"');
        ++at_;
        while (at_ < text_.size() && text_[at_] != '"') {
            if (auto done = read_verbatim(); !done) {
                return done;
            }
        }
        if (at_ == text_.size()) {
            return wrong(start, "the quote is not closed");
        }
        put('"');
        ++at_;
        in_word_ = in_name_ = false;
        return {};
    }

    Result<void> read_keyword(const KeywordMatch& keyword) {
        put(keyword.code);
        at_ += keyword.length;
        in_word_ = in_name_ = false;
        if (keyword.code == basic::DefFn) {
            def_fn_ = DefFn::Name;
        }
        if (keyword.code == basic::Bin) {
            return read_binary_number();
        }
        return keyword.code == basic::Rem ? read_remark() : Result<void>{};
    }

    Result<void> read_remark() {
        if (at_ < text_.size() && text_[at_] == ' ') {
            ++at_;
        }
        while (at_ < text_.size()) {
            if (auto done = read_verbatim(); !done) {
                return done;
            }
        }
        return {};
    }

    Result<void> read_binary_number() {
        while (at_ < text_.size() && text_[at_] == ' ') {
            ++at_;
        }
        const NumberText number = read_binary(rest());
        if (number.length != 0) {
            return read_number(number);
        }
        const bool ends = at_ == text_.size() || text_[at_] == ':' || text_[at_] == '\\';
        return ends ? Result<void>{} : wrong(at_, "BIN is followed by digits 0 and 1");
    }

    /// A number and its five bytes; \{14} after it means that the listing has the bytes.
    Result<void> read_number(const NumberText& number) {
        const std::size_t start = at_;
        put(text_.substr(at_, number.length));
        at_ += number.length;
        in_word_ = in_name_ = false;
        if (rest().starts_with(listed_as_number(basic::NumberMark))) {
            return {};
        }
        const auto bytes = basic_number(number.value);
        if (!bytes) {
            return wrong(start, "the number is too large (1.7e38 is the largest)");
        }
        put(*bytes);
        return {};
    }

    /// The number of a label: of the longest defined one whose name is here.
    Result<void> read_label() {
        const std::size_t end = std::min(text_.find_first_of(" \t:\"", at_), text_.size());
        const std::string_view name = text_.substr(at_ + 1, end - at_ - 1);
        for (std::size_t length = name.size(); length > 0; --length) {
            if (const auto found = labels_->find(name.substr(0, length)); found != labels_->end()) {
                put(fmt::format("{}", found->second));
                put(*basic_number(found->second));
                at_ += 1 + length;
                in_word_ = in_name_ = false;
                return {};
            }
        }
        return wrong(at_, fmt::format("there is no label @{}", name));
    }

    std::string_view text_;
    const BasicLabels* labels_;
    std::size_t at_ = 0;
    std::vector<std::uint8_t> bytes_;
    /// The character before is a letter, so no keyword begins here.
    bool in_word_ = false;
    /// The characters before are the name of a variable, so digits belong to it.
    bool in_name_ = false;
    DefFn def_fn_ = DefFn::None;
};

} // namespace

Result<std::vector<std::uint8_t>> tokenise(std::string_view statements, const BasicLabels* labels) {
    return Tokeniser(statements, labels).run();
}

} // namespace zx::loaders
