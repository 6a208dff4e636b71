// Random lines `PRINT items` and what they print: expressions with all operators and brackets,
// slices, separators, AT and TAB. The reference evaluator rounds to 32 bits after each operation.
#pragma once

#include <array>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace print_lines {

enum class Kind { Number, String, Unary, Binary, Slice };

/// An expression. text is the literal, the word of a function or an operator.
struct Node {
    Kind kind = Kind::Number;
    std::string text;
    int priority = 17; // of the operation, 17 is an operand that can be sliced
    std::vector<Node> kids;
};
/// An item of PRINT: a separator, AT, TAB or an expression.
struct Item {
    enum class What { Text, Semicolon, Comma, Apostrophe, At, Tab } what = What::Text;
    Node node{};
    int row = 0;
    int column = 0;
};

using Items = std::vector<Item>;

[[nodiscard]] Items random_items(std::mt19937& random);

/// The line as typed, in the characters and tokens of the Spectrum.
[[nodiscard]] std::string typed(const Items& items);

/// The upper screen.
using Screen = std::array<std::string, 22>;

/// What the line prints on an empty screen, or nothing if it ends with an error.
[[nodiscard]] std::optional<Screen> expected(const Items& items);

} // namespace print_lines
