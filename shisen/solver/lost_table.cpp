#include "shisen/solver/lost_table.hpp"

#include <algorithm>
#include <utility>

namespace shisen::solver {

LostTable::LostTable(std::size_t words, std::size_t max_bytes)
    : words_(words), max_slots_(std::bit_floor(max_bytes / (8 * words))), keys_(slots_ * words) {}

std::size_t LostTable::slot_of(const Mask& mask) const noexcept {
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < words_; ++i) {
        hash = (hash ^ mask[i]) * 0x9e3779b97f4a7c15U;
        hash ^= hash >> 29;
    }
    hash *= 0xbf58476d1ce4e5b9U;
    return static_cast<std::size_t>(hash >> 20) & (slots_ - 1);
}

bool LostTable::matches(std::size_t slot, const Mask& mask) const noexcept {
    return std::equal(mask.begin(),
                      mask.begin() + static_cast<std::ptrdiff_t>(words_),
                      keys_.begin() + static_cast<std::ptrdiff_t>(slot * words_));
}

bool LostTable::vacant(std::size_t slot) const noexcept {
    for (std::size_t i = 0; i < words_; ++i) {
        if (keys_[slot * words_ + i] != 0) {
            return false;
        }
    }
    return true;
}

bool LostTable::contains(const Mask& mask) const noexcept {
    for (std::size_t slot = slot_of(mask); !vacant(slot); slot = (slot + 1) & (slots_ - 1)) {
        if (matches(slot, mask)) {
            return true;
        }
    }
    return false;
}

void LostTable::store(const Mask& mask) {
    std::size_t slot = slot_of(mask);
    while (!vacant(slot)) {
        if (matches(slot, mask)) {
            return;
        }
        slot = (slot + 1) & (slots_ - 1);
    }
    std::copy_n(mask.begin(), words_, keys_.begin() + static_cast<std::ptrdiff_t>(slot * words_));
    ++used_;
}

void LostTable::insert(const Mask& mask) {
    if (used_ * 2 >= slots_) {
        if (slots_ * 4 > max_slots_) {
            return;
        }
        grow();
    }
    store(mask);
}

void LostTable::grow() {
    const std::vector<std::uint64_t> old = std::exchange(keys_, {});
    const std::size_t old_slots = std::exchange(slots_, slots_ * 4);
    keys_.assign(slots_ * words_, 0);
    used_ = 0;
    for (std::size_t slot = 0; slot < old_slots; ++slot) {
        Mask mask{};
        std::copy_n(old.begin() + static_cast<std::ptrdiff_t>(slot * words_), words_, mask.begin());
        if (mask != Mask{}) {
            store(mask);
        }
    }
}

} // namespace shisen::solver
