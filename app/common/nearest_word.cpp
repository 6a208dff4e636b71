#include "app/common/nearest_word.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace zx::app {

std::size_t typing_errors(std::string_view from, std::string_view to) {
    // Row i holds the distances (optimal string alignment) between the first i letters of `from`
    // and each prefix of `to`.
    std::vector<std::size_t> before_last(to.size() + 1);
    std::vector<std::size_t> last(to.size() + 1);
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= from.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
            row[j] = std::min({replaced, last[j] + 1, row[j - 1] + 1});
            const bool swapped =
                i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
            if (swapped) {
                row[j] = std::min(row[j], before_last[j - 2] + 1);
            }
        }
        std::swap(before_last, last);
        std::swap(last, row);
    }
    return last.back();
}

std::string nearest_word(std::string_view typed, std::span<const std::string> words) {
    constexpr std::size_t LongWord = 5;
    const std::size_t most = typed.size() >= LongWord ? 2 : 1;
    std::string nearest;
    std::size_t least = most + 1;
    for (const std::string& word : words) {
        if (const std::size_t errors = typing_errors(typed, word); errors < least) {
            least = errors;
            nearest = word;
        }
    }
    return nearest;
}

} // namespace zx::app
