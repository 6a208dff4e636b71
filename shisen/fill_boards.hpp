// The loop that fills a table of boards, shared by the two atlases.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "shisen/atlas.hpp"
#include "shisen/deal.hpp"
#include "shisen/gravity.hpp"

namespace shisen {

/// Examines the boards of the part that the table lacks, and enters them. Returns false if it was
/// cancelled. progress may be empty; it gets the number of boards done and of all.
template <class Table>
bool fill_boards(Table& atlas,
                 const AtlasPart& part,
                 const std::atomic<bool>* cancel,
                 const std::function<void(std::size_t, std::size_t)>& progress) {
    const std::size_t all = part.count();
    std::size_t done = 0;
    for (std::uint32_t n = part.first; n <= part.last; ++n) {
        if (!part.takes(n)) {
            continue;
        }
        const auto number = static_cast<BoardNumber>(n);
        for (const Gravity gravity : {Gravity::Off, Gravity::On}) {
            if (!part.takes(gravity) || atlas.at(number, gravity)) {
                continue;
            }
            if (cancel != nullptr && cancel->load(std::memory_order_relaxed)) {
                return false;
            }
            const auto found = examine(atlas, number, gravity, cancel);
            if (!found) {
                return false;
            }
            atlas.set(number, gravity, *found);
        }
        ++done;
        if (progress) {
            progress(done, all);
        }
    }
    return true;
}

} // namespace shisen
