// Cuts a sequence that shows something down to a short one that still shows it (delta debugging
// after Zeller): parts of half, a quarter ... of it are left out, then single elements and pairs
// of them, until nothing more can go. The same sequence and predicate give the same result.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace zx::oracle {

/// What came of a try.
struct ShrinkProgress {
    std::size_t tries = 0;
    /// Elements left.
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

    /// shows(sequence) must hold for what is given to shrink().
    explicit Shrinker(Shows shows, ReportShrink report = {}, std::size_t max_tries = 100000)
        : shows_(std::move(shows)), report_(std::move(report)), max_tries_(max_tries) {}

    /// No single element of the result, and no two of them, can be left out (unless the tries ran
    /// out before that was known).
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
    /// Takes the shorter sequence if it still shows what is wanted.
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
            // The same size again as long as it helps: one part's leaving may free another.
            while (taken) {
                taken = leave_out_parts_of(size);
            }
        }
    }

    /// From the end: what comes last depends on most and is rarely what a fault needs.
    bool leave_out_parts_of(std::size_t size) {
        bool any = false;
        for (std::size_t end = best_.size(); end > 0;) {
            const std::size_t start = end > size ? end - size : 0;
            any = take(detail::without(best_, start, end - start)) || any;
            end = start;
        }
        return any;
    }

    /// Two elements that undo each other (there and back) cannot go one by one.
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
