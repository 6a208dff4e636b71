#include "loaders/pokes.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

#include <fmt/format.h>

namespace zx::loaders {
namespace {

constexpr std::size_t MostPokes = 65'536;
constexpr int PagedIn = 8;
constexpr int AskUser = 256;

/// Takes the next number of a line; empty if there is none, or if it is above most.
std::optional<int> take_number(std::string_view& line, int most) {
    const auto start = line.find_first_not_of(" \t");
    if (start == std::string_view::npos) {
        return std::nullopt;
    }
    line.remove_prefix(start);
    int number = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    const auto length = static_cast<std::size_t>(end - line.data());
    const bool whole = length == line.size() || line[length] == ' ' || line[length] == '\t';
    if (error != std::errc() || !whole || number < 0 || number > most) {
        return std::nullopt;
    }
    line.remove_prefix(length);
    return number;
}

std::optional<Poke> parse_poke(std::string_view line) {
    const auto bank = take_number(line, PagedIn);
    const auto address = take_number(line, 0xffff);
    const auto value = take_number(line, AskUser);
    const auto original = take_number(line, AskUser);
    if (!bank || !address || !value || !original ||
        line.find_first_not_of(" \t") != std::string_view::npos) {
        return std::nullopt;
    }
    Poke poke;
    if (*bank != PagedIn) {
        poke.bank = static_cast<std::uint8_t>(*bank);
    }
    poke.address = static_cast<std::uint16_t>(*address);
    if (*value != AskUser) {
        poke.value = static_cast<std::uint8_t>(*value);
    }
    poke.original = static_cast<std::uint8_t>(*original & 0xff);
    return poke;
}

/// Returns the line that begins at `at`, without its end, and moves `at` to the next one.
std::string_view next_line(std::string_view text, std::size_t& at) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string_view line = text.substr(at, end - at);
    at = end + 1;
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
    }
    return line;
}

} // namespace

Result<std::vector<Trainer>> parse_pokes(std::span<const std::uint8_t> bytes) {
    const std::string text(bytes.begin(), bytes.end());
    std::vector<Trainer> trainers;
    bool open = false; // a trainer that has no Z yet
    std::size_t pokes = 0;
    std::size_t number = 0;
    for (std::size_t at = 0; at < text.size();) {
        ++number;
        const std::size_t start = at;
        std::string_view line = next_line(text, at);
        const auto wrong = [&](const std::string& what) {
            return fail(ErrorCode::BadValue, start, fmt::format("line {} {}", number, what));
        };
        if (line.empty()) {
            continue;
        }
        const char kind = line.front();
        line.remove_prefix(1);
        if (kind == 'Y') {
            break;
        }
        if (kind == 'N') {
            if (open) {
                return wrong("begins a trainer before the last poke (Z) of the one before");
            }
            trainers.push_back({std::string(line), {}});
            open = true;
        } else if (kind == 'M' || kind == 'Z') {
            if (!open) {
                return wrong("is a poke outside a trainer");
            }
            const auto poke = parse_poke(line);
            if (!poke) {
                return wrong("is not a poke: bank (0 to 8), address, value (0 to 256), original");
            }
            if (++pokes > MostPokes) {
                return wrong("is one poke too many: 65536 are read");
            }
            trainers.back().pokes.push_back(*poke);
            open = kind == 'M';
        } else {
            return wrong("begins with none of N, M, Z and Y");
        }
    }
    if (open) {
        return fail(
            ErrorCode::Truncated, bytes.size(), "ends before the last poke (Z) of a trainer");
    }
    if (trainers.empty()) {
        return fail(ErrorCode::Empty, 0, "has no trainers");
    }
    return trainers;
}

} // namespace zx::loaders
