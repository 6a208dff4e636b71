#include "app/play/solver/board_search.hpp"

#include <utility>

namespace zx::play {

void BoardSearch::start(shisen::Size size, shisen::Gravity gravity, Next next) {
    size_ = size;
    gravity_ = gravity;
    next_ = std::move(next);
    passed_over_ = 0;
    running_ = true;
    ask_next();
}

void BoardSearch::stop() {
    if (running_) {
        running_ = false;
        solver_.drop();
    }
}

void BoardSearch::ask_next() {
    const auto number = next_();
    if (!number) {
        running_ = false;
        return;
    }
    number_ = *number;
    solver_.ask({shisen::begin({size_, gravity_, number_}, dealer_).board, gravity_});
}

std::optional<shisen::BoardNumber> BoardSearch::poll() {
    while (running_) {
        const auto verdict = solver_.answer();
        if (!verdict) {
            return std::nullopt;
        }
        if (verdict->outcome == shisen::SolverOutcome::Won) {
            running_ = false;
            return number_;
        }
        ++passed_over_;
        ask_next();
    }
    return std::nullopt;
}

} // namespace zx::play
