#include "shisen/oracle/shared_boards.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

#include "shisen/oracle/model.hpp"
#include "shisen/oracle/step.hpp"

namespace shisen::oracle {

namespace {

constexpr int Highest = 65535;
/// Distances to other numbers that are asked for; to smaller ones if the larger ones are out of range.
constexpr std::array Distances{1, 2, 5, 59, 118, 203};
/// The distance of two numbers from which on others between them are asked for.
constexpr int LeastBetween = 4;

std::optional<Board> board_of(const Subject& start, int number) {
    const auto subject = start.copy();
    (void)subject->act(press(Key::ChooseBoard));
    const Observed look = subject->act(answer(std::to_string(number)));
    return look && is_full(look->board) ? std::optional(look->board) : std::nullopt;
}

bool in_range(int number) {
    return number >= 1 && number <= Highest;
}

bool share(const Subject& start, int one, int other) {
    const auto board = board_of(start, one);
    return board && board == board_of(start, other);
}

/// True if the first multiples of what the numbers have in common share their board, for example all that
/// have 0 as low byte.
bool multiples_share(const Subject& start, int one, int other) {
    const int step = std::gcd(one, other);
    int tried = 0;
    for (const int factor : {1, 2, 3, 5, 7}) {
        const int number = factor * step;
        if (!in_range(number) || number == one || number == other) {
            continue;
        }
        ++tried;
        if (!share(start, number, one)) {
            return false;
        }
    }
    return tried > 1;
}

/// True if a bit of the mask alone does not matter for this number. Where only several bits together do not, the
/// random numbers are weak: for example a linear generator whose seed has fewer bits than it seems.
bool ignores_a_bit(const Subject& start, int number, int mask) {
    for (int bit = 1; bit <= Highest; bit *= 2) {
        if ((mask & bit) != 0 && in_range(number ^ bit) && share(start, number, number ^ bit)) {
            return true;
        }
    }
    return false;
}

} // namespace

bool share_by_rule(const Subject& start, BoardNumber one, BoardNumber other) {
    const int low = std::min(one, other);
    const int high = std::max(one, other);
    const int between = low + (high - low) / 2;
    if (high - low >= LeastBetween && share(start, low, between) &&
        share(start, low, high - (high - low) / 4)) {
        return true;
    }
    const auto all_share = [&](const auto& partner) {
        int tried = 0;
        for (const int distance : Distances) {
            const int number = in_range(partner(low + distance)) && in_range(low + distance)
                                   ? low + distance
                                   : low - distance;
            const int its = partner(number);
            if (!in_range(number) || !in_range(its) || its == number) {
                continue;
            }
            ++tried;
            if (!share(start, number, its)) {
                return false;
            }
        }
        return tried > 1;
    };
    for (int power = 10; power <= high; power *= 10) {
        // The last digits do not count.
        if (high / power == low &&
            all_share([&](int number) { return number * power + high % power; })) {
            return true;
        }
    }
    return multiples_share(start, low, high) ||
           all_share([&](int number) { return number + (high - low); }) ||
           (ignores_a_bit(start, low, low ^ high) &&
            all_share([&](int number) { return number ^ low ^ high; }));
}

} // namespace shisen::oracle
