#include "app/menu/text_keys.hpp"

#include <array>
#include <span>

namespace zx::app {
namespace {

using Act = TextKeys::Act;
using Key = TextKeys::Key;
using Letters = std::span<const std::string_view>;

constexpr std::array<std::string_view, 4> Plain = {
    "1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm,._"};
constexpr std::array<std::string_view, 4> Shifted = {
    "!\"#$%&'()*", "QWERTYUIOP", "ASDFGHJKL+", "ZXCVBNM;:/"};
constexpr std::array<std::string_view, 2> Digits = {"123456", "7890"};

} // namespace

std::vector<std::vector<Key>> TextKeys::rows() const {
    const bool text = layout_ == Layout::Text;
    std::vector<std::vector<Key>> rows;
    for (const std::string_view line : text ? Letters(shifted_ ? Shifted : Plain) : Digits) {
        std::vector<Key>& row = rows.emplace_back();
        for (const char letter : line) {
            row.push_back({Act::Type, std::string(1, letter), 1});
        }
    }
    if (text) {
        rows.push_back({{Act::Shift, "Shift", 2},
                        {Act::Type, " ", 4},
                        {Act::Erase, "Delete", 2},
                        {Act::Done, "Done", 2}});
    } else {
        rows.back().push_back({Act::Erase, "Del", 1});
        rows.back().push_back({Act::Done, "Done", 1});
    }
    return rows;
}

int TextKeys::key() const {
    int end = 0;
    int number = 0;
    const std::vector<Key> row = rows()[static_cast<std::size_t>(row_)];
    for (const Key& each : row) {
        end += each.width;
        if (column_ < end) {
            break;
        }
        ++number;
    }
    return number;
}

void TextKeys::move(int right, int down) {
    const auto all = rows();
    const int count = static_cast<int>(all.size());
    row_ = (row_ + down + count) % count;
    if (right != 0) {
        const int keys = static_cast<int>(all[static_cast<std::size_t>(row_)].size());
        select(row_, (key() + right + keys) % keys);
    }
}

void TextKeys::select(int row, int key) {
    row_ = row;
    column_ = 0;
    const auto keys = rows()[static_cast<std::size_t>(row)];
    for (int before = 0; before < key; ++before) {
        column_ += keys[static_cast<std::size_t>(before)].width;
    }
}

Key TextKeys::press() {
    Key pressed = rows()[static_cast<std::size_t>(row_)][static_cast<std::size_t>(key())];
    if (pressed.act == Act::Shift) {
        shifted_ = !shifted_;
    }
    return pressed;
}

} // namespace zx::app
