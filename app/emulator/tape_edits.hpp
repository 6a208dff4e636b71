// The changes of a tape's blocks by the user, to be taken back one by one.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "loaders/tape.hpp"

namespace zx::app {

class TapeEdits {
  public:
    static constexpr std::size_t Most = 20;

    /// Adds a change. The oldest of more than Most is forgotten.
    void add(loaders::Tape before, loaders::Tape after) {
        if (edits_.size() == Most) {
            edits_.erase(edits_.begin());
        }
        edits_.push_back({std::move(before), std::move(after)});
    }
    /// True if the last change has led to this tape: not if another one was inserted since.
    [[nodiscard]] bool can_undo(const loaders::Tape& now) const {
        return !edits_.empty() && edits_.back().after == now;
    }
    /// Takes back the last change and returns the tape before it.
    [[nodiscard]] std::optional<loaders::Tape> undo(const loaders::Tape& now) {
        if (!can_undo(now)) {
            return std::nullopt;
        }
        loaders::Tape before = std::move(edits_.back().before);
        edits_.pop_back();
        return before;
    }

  private:
    struct Edit {
        loaders::Tape before;
        loaders::Tape after;
    };
    std::vector<Edit> edits_;
};

} // namespace zx::app
