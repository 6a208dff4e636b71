// The board of the day: a number that depends only on the date, so that it is the same for
// everybody.
#pragma once

#include <cstdint>

#include "shisen/deal.hpp"

namespace zx::play {

struct Date {
    int year = 2000;
    int month = 1; ///< 1 .. 12
    int day = 1;   ///< 1 .. 31
};

/// Returns the number of days since 1970-01-01 in the Gregorian calendar.
[[nodiscard]] constexpr std::int64_t day_number(Date date) noexcept {
    // Years begin in March, so that the leap day is the last day of a year.
    const std::int64_t year = date.month > 2 ? date.year : date.year - 1;
    const std::int64_t month = date.month > 2 ? date.month - 3 : date.month + 9;
    const std::int64_t leap_days = year / 4 - year / 100 + year / 400;
    // The five months from March to July have 153 days, as have those from August to December.
    const std::int64_t day_of_year = (153 * month + 2) / 5 + date.day - 1;
    constexpr std::int64_t DaysTo1970 = 719'468;
    return 365 * year + leap_days + day_of_year - DaysTo1970;
}

/// Returns the day's number; each number occurs once in 65,535 days. If that board cannot be won at
/// 14 x 6 with gravity, the next number whose board can be won is used.
[[nodiscard]] constexpr shisen::BoardNumber daily_number(Date date) noexcept {
    constexpr std::int64_t Numbers = 65'535;
    // Has no factor in common with 65,535 = 3 x 5 x 17 x 257, so that each number occurs; being
    // large, it separates the numbers of neighbouring days.
    constexpr std::int64_t Step = 40'502; // 2 x 7 x 11 x 263
    const std::int64_t place = (day_number(date) % Numbers + Numbers) % Numbers;
    return static_cast<shisen::BoardNumber>(place * Step % Numbers + 1);
}

/// Returns the number after this one; after 65,535 comes 1.
[[nodiscard]] constexpr shisen::BoardNumber next_number(shisen::BoardNumber number) noexcept {
    return number == 65'535 ? shisen::BoardNumber{1} : static_cast<shisen::BoardNumber>(number + 1);
}

} // namespace zx::play
