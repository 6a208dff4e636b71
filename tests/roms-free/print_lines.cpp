#include "print_lines.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string_view>

namespace print_lines {
namespace {

using Real = long double;

struct Value {
    bool number = true;
    Real x = 0;
    std::string s;
};

/// Rounded to 32 bits, halves away from 0.
Real rounded(Real x) {
    int exponent = 0;
    const Real mantissa = std::ldexp(std::frexp(std::fabs(x), &exponent), 32);
    const Real whole = std::floor(mantissa + Real(0.5));
    return std::copysign(std::ldexp(whole, exponent - 32), x);
}

/// The number as PRINT writes it: eight digits, halves upwards.
std::string printed(Real real) {
    const auto value = static_cast<double>(real); // exact: 32 bits
    if (value == 0)
        return "0";
    std::array<char, 64> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%.40e", std::fabs(value)); // exact enough
    std::string digits;
    digits += buffer[0];
    digits.append(&buffer[2], 40);
    int point = std::atoi(&buffer[43]) + 1; // value = 0.digits * 10^point
    std::string text = digits.substr(0, 8);
    if (digits[8] >= '5') {
        int at = 7;
        while (at >= 0 && text[static_cast<std::size_t>(at)] == '9')
            text[static_cast<std::size_t>(at--)] = '0';
        if (at >= 0) {
            ++text[static_cast<std::size_t>(at)];
        } else {
            text = "1";
            ++point;
        }
    }
    text.erase(text.find_last_not_of('0') + 1);
    const int count = static_cast<int>(text.size());
    const std::string sign = value < 0 ? "-" : "";
    if (point > 8 || point < -4)
        return sign + text.substr(0, 1) + (count > 1 ? "." + text.substr(1) : "") + "E" +
               (point > 0 ? "+" : "-") + std::to_string(std::abs(point - 1));
    if (point <= 0)
        return sign + (point == 0 ? "0." : "." + std::string(unsigned(-point), '0')) + text;
    if (count <= point)
        return sign + text + std::string(unsigned(point - count), '0');
    return sign + text.substr(0, unsigned(point)) + "." + text.substr(unsigned(point));
}

/// A subscript or a bound as the ROM rounds it; -1 if it is out of range.
long whole(Real x) {
    const Real value = std::floor(x + Real(0.5));
    return value < 0 || value > 65535 ? -1 : static_cast<long>(value);
}

/// The value, or nothing if the ROM must report an error or the value is not for this test.
std::optional<Value> evaluate(const Node& node) {
    if (node.kind == Kind::Number)
        return Value{true, rounded(std::strtold(node.text.c_str(), nullptr)), {}};
    if (node.kind == Kind::String)
        return Value{false, 0, node.text};
    std::vector<Value> kids;
    for (const Node& kid : node.kids) {
        auto value = evaluate(kid);
        if (!value)
            return {};
        kids.push_back(*value);
    }
    const auto number = [](Real x) -> std::optional<Value> {
        if (x != 0 && (std::fabs(x) > Real(1e15) || std::fabs(x) < Real(1e-9)))
            return {};
        return Value{true, rounded(x), {}};
    };
    const auto string = [](std::string s) { return Value{false, 0, std::move(s)}; };
    const Value& a = kids[0];
    const std::string& op = node.text;
    if (node.kind == Kind::Slice) {
        const long from = whole(kids[1].x);
        const long to = whole(kids[2].x);
        if (from < 0 || to < 0)
            return {};
        if (from > to)
            return string("");
        if (from < 1 || to > static_cast<long>(a.s.size()))
            return {};
        return string(a.s.substr(unsigned(from - 1), unsigned(to - from + 1)));
    }
    if (node.kind == Kind::Unary) {
        if (op == "-")
            return number(-a.x);
        if (op == "\xba")
            return number(std::floor(a.x)); // INT
        if (op == "\xbd")
            return number(std::fabs(a.x)); // ABS
        if (op == "\xbc")
            return number(Real((a.x > 0) - (a.x < 0))); // SGN
        if (op == "\xc3")
            return number(a.x == 0); // NOT
        if (op == "\xb1")
            return number(static_cast<Real>(a.s.size())); // LEN
        if (op == "\xaf")
            return number(a.s.empty() ? 0 : Real(a.s[0])); // CODE
        if (op == "\xb0")
            return a; // VAL
        if (op == "\xc1")
            return string(printed(a.x)); // STR$
        return {};
    }
    const Value& b = kids[1];
    const int order = a.number ? (a.x > b.x) - (a.x < b.x) : a.s.compare(b.s);
    if (op == "=")
        return number(order == 0);
    if (op == "<")
        return number(order < 0);
    if (op == ">")
        return number(order > 0);
    if (op == "\xc7")
        return number(order <= 0);
    if (op == "\xc8")
        return number(order >= 0);
    if (op == "\xc9")
        return number(order != 0);
    if (op == "\xc6" && a.number)
        return number(b.x != 0 ? a.x : 0); // AND
    if (op == "\xc6")
        return string(b.x != 0 ? a.s : "");
    if (op == "\xc5")
        return number(b.x != 0 ? 1 : a.x); // OR
    if (op == "+" && !a.number) {
        if (a.s.size() + b.s.size() > 60)
            return {};
        return string(a.s + b.s);
    }
    if (op == "+")
        return number(a.x + b.x);
    if (op == "-")
        return number(a.x - b.x);
    if (op == "*")
        return number(a.x * b.x);
    if (op == "/" && b.x != 0)
        return number(a.x / b.x);
    return {};
}

/// A string literal, with quotes inside doubled.
std::string in_quotes(const std::string& text) {
    std::string result = "\"";
    for (const char c : text)
        result += c == '"' ? "\"\"" : std::string(1, c);
    return result + '"';
}

/// The expression as typed, in brackets only if it binds less tightly than it must.
std::string typed(const Node& node, int wanted = 0) {
    std::string text;
    switch (node.kind) {
    case Kind::Number: text = node.text; break;
    case Kind::String: text = '"' + node.text + '"'; break;
    case Kind::Unary:
        text = typed(node.kids[0], node.text == "\xb0" ? 0 : node.priority);
        if (node.text == "\xb0")
            text = in_quotes(text);
        text = node.text + text;
        break;
    case Kind::Binary:
        text =
            typed(node.kids[0], node.priority) + node.text + typed(node.kids[1], node.priority + 1);
        break;
    case Kind::Slice:
        text = typed(node.kids[0], 17) + "(" + typed(node.kids[1]) + "\xcc" + typed(node.kids[2]) +
               ")";
        break;
    }
    return node.priority < wanted ? "(" + text + ")" : text;
}

class Generator {
  public:
    explicit Generator(std::mt19937& random) : random_(random) {}

    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }

    Node number(int depth) {
        if (depth == 0 || below(6) == 0)
            return literal();
        static constexpr std::array Binaries{"+",
                                             "-",
                                             "*",
                                             "/",
                                             "+",
                                             "-",
                                             "*",
                                             "=",
                                             "<",
                                             ">",
                                             "\xc7",
                                             "\xc8",
                                             "\xc9",
                                             "\xc6",
                                             "\xc5"};
        static constexpr std::array<int, 15> Priorities{
            6, 6, 8, 8, 6, 6, 8, 5, 5, 5, 5, 5, 5, 3, 2};
        switch (below(9)) {
        case 8: return {Kind::Unary, "\xb0", 16, {number(depth - 1)}};
        case 0: {
            static constexpr std::array Words{"-", "\xba", "\xbd", "\xbc", "\xc3"};
            const auto which = static_cast<std::size_t>(below(5));
            const int priority = which == 0 ? 9 : which == 4 ? 4 : 16;
            return {Kind::Unary, Words.at(which), priority, {number(depth - 1)}};
        }
        case 1: return {Kind::Unary, below(2) == 0 ? "\xb1" : "\xaf", 16, {string(depth - 1)}};
        case 2: {
            const auto which = static_cast<std::size_t>(7 + below(6));
            return {Kind::Binary, Binaries.at(which), 5, {string(depth - 1), string(depth - 1)}};
        }
        default: {
            const auto which = static_cast<std::size_t>(below(15));
            return {Kind::Binary,
                    Binaries.at(which),
                    Priorities.at(which),
                    {number(depth - 1), number(depth - 1)}};
        }
        }
    }

    Node string(int depth) {
        if (depth == 0 || below(5) == 0) {
            std::string letters;
            for (int n = below(6); n > 0; --n)
                letters += static_cast<char>("abcXYZ 19.+="[below(12)]);
            return {Kind::String, letters, 17, {}};
        }
        switch (below(5)) {
        case 0: return {Kind::Unary, "\xc1", 16, {number(depth - 1)}};
        case 1: return {Kind::Binary, "\xc6", 3, {string(depth - 1), number(depth - 1)}};
        case 2:
        case 3:
            return {Kind::Slice,
                    "",
                    17,
                    {string(depth - 1), small(depth), below(3) == 0 ? number(1) : small(depth)}};
        default: return {Kind::Binary, "+", 6, {string(depth - 1), string(depth - 1)}};
        }
    }

  private:
    Node literal() {
        std::string text;
        switch (below(6)) {
        case 0: text = std::to_string(below(70000)); break;
        case 1: text = std::to_string(below(100)) + "." + std::to_string(below(1000000)); break;
        case 2: text = "." + std::to_string(below(100000)); break;
        case 3: text = std::to_string(1 + below(999999999)); break;
        case 4: text = std::to_string(1 + below(99)) + "e" + std::to_string(below(22) - 9); break;
        default: text = std::to_string(below(10)); break;
        }
        return {Kind::Number, text, 17, {}};
    }

    Node small(int depth) {
        Node node{Kind::Number, std::to_string(below(7)), 17, {}};
        if (depth > 1 && below(3) == 0)
            return {Kind::Unary, "\xb1", 16, {string(1)}};
        return node;
    }

    std::mt19937& random_;
};
} // namespace

Items random_items(std::mt19937& random) {
    Generator generator(random);
    Items items;
    const int count = 1 + generator.below(3);
    for (int i = 0; i < count; ++i) {
        if (i != 0) {
            using enum Item::What;
            static constexpr std::array Separators{Semicolon, Semicolon, Comma, Apostrophe};
            items.push_back({Separators.at(unsigned(generator.below(4))), {}, 0, 0});
        }
        Item item;
        const int kind = generator.below(10);
        item.what = kind == 0 ? Item::What::At : kind == 1 ? Item::What::Tab : Item::What::Text;
        item.row = generator.below(10);
        item.column = generator.below(item.what == Item::What::Tab ? 100 : 32);
        const int depth = 1 + generator.below(4);
        if (item.what == Item::What::Text)
            item.node = generator.below(3) == 0 ? generator.string(depth) : generator.number(depth);
        items.push_back(item);
    }
    return items;
}

std::string typed(const Items& items) {
    std::string text = "\xf5";
    for (const Item& item : items) {
        switch (item.what) {
        case Item::What::Text: text += typed(item.node); break;
        case Item::What::Semicolon: text += ';'; break;
        case Item::What::Comma: text += ','; break;
        case Item::What::Apostrophe: text += '\''; break;
        case Item::What::At:
            text += "\xac" + std::to_string(item.row) + "," + std::to_string(item.column);
            break;
        case Item::What::Tab: text += "\xad" + std::to_string(item.column); break;
        }
    }
    return text;
}

/// What the line prints on an empty screen, or nothing if it ends with an error.
std::optional<Screen> expected(const Items& items) {
    Screen screen;
    screen.fill(std::string(32, ' '));
    unsigned row = 0;
    unsigned column = 0; // 32: the line is full, the next character wraps
    const auto put = [&](char c) {
        if (column == 32) {
            ++row;
            column = 0;
        }
        screen.at(row)[column++] = c;
    };
    for (const Item& item : items) {
        switch (item.what) {
        case Item::What::Text: {
            const auto value = evaluate(item.node);
            if (!value)
                return {};
            for (const char c : value->number ? printed(value->x) : value->s)
                put(c);
            break;
        }
        case Item::What::Semicolon: break;
        case Item::What::Comma:
            do
                put(' ');
            while (column % 16 != 0);
            break;
        case Item::What::Apostrophe:
            ++row;
            column = 0;
            break;
        case Item::What::At:
            row = unsigned(item.row);
            column = unsigned(item.column);
            break;
        case Item::What::Tab:
            while (column % 32 != unsigned(item.column) % 32)
                put(' ');
            break;
        }
    }
    return screen;
}
} // namespace print_lines
