// Shortens a sequence while a predicate stays true (delta debugging after Zeller). It leaves out
// halves, quarters and so on, then single elements and pairs of elements, until nothing more can be
// left out. The same sequence and predicate give the same result.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace zx::oracle {

/// The state of the work after a try.
struct ShrinkProgress {
    std::size_t tries = 0;
    /// The number of elements left.
    std::size_t length = 0;
};
using ReportShrink = std::function<void(const ShrinkProgress&)>;

namespace detail {

template <class T>
std::vector<T> without(const std::vector<T>& sequence, std::size_t start, std::size_t count) {
    std::vector<T> rest(sequence.begin(), sequence.begin() + static_cast<std::ptrdiff_t>(start));
    const std::size_t end = std::min(sequence.size(), start + count);
    rest.insert(rest.end(), sequence.begin() + static_cast<std::ptrdiff_t>(end), sequence.end());
    return rest;
}

} // namespace detail

template <class T> class Shrinker {
  public:
    using Shows = std::function<bool(const std::vector<T>&)>;

    /// shows(sequence) must be true for the sequence that is given to shrink().
    explicit Shrinker(Shows shows, ReportShrink report = {}, std::size_t max_tries = 100000)
        : shows_(std::move(shows)), report_(std::move(report)), max_tries_(max_tries) {}

    /// Returns a sequence from which no single element and no pair of elements can be left out,
    /// unless the tries ran out first.
    [[nodiscard]] std::vector<T> shrink(std::vector<T> sequence) {
        best_ = std::move(sequence);
        progress_ = {0, best_.size()};
        do {
            leave_out_parts();
        } while (leave_out_two());
        return best_;
    }

    [[nodiscard]] const ShrinkProgress& progress() const noexcept { return progress_; }

  private:
    /// Keeps the shorter sequence if the predicate is still true for it.
    bool take(std::vector<T> shorter) {
        if (progress_.tries >= max_tries_) {
            return false;
        }
        ++progress_.tries;
        const bool taken = shows_(shorter);
        if (taken) {
            best_ = std::move(shorter);
            progress_.length = best_.size();
        }
        if (report_) {
            report_(progress_);
        }
        return taken;
    }

    void leave_out_parts() {
        for (std::size_t size = best_.size(); size > 0; size = size / 2) {
            bool taken = true;
            // Repeats the same size while it succeeds: leaving out one part may allow leaving out
            // another.
            while (taken) {
                taken = leave_out_parts_of(size);
            }
        }
    }

    /// Starts at the end: the last elements depend on most others and are needed least.
    bool leave_out_parts_of(std::size_t size) {
        bool any = false;
        for (std::size_t end = best_.size(); end > 0;) {
            const std::size_t start = end > size ? end - size : 0;
            any = take(detail::without(best_, start, end - start)) || any;
            end = start;
        }
        return any;
    }

    /// Leaves out two elements that undo each other, which cannot be left out singly.
    bool leave_out_two() {
        for (std::size_t first = 0; first + 1 < best_.size(); ++first) {
            for (std::size_t second = first + 1; second < best_.size(); ++second) {
                if (take(detail::without(detail::without(best_, second, 1), first, 1))) {
                    return true;
                }
            }
        }
        return false;
    }

    Shows shows_;
    ReportShrink report_;
    std::size_t max_tries_;
    std::vector<T> best_;
    ShrinkProgress progress_;
};

} // namespace zx::oracle
