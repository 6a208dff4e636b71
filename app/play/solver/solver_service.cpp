#include "app/play/solver/solver_service.hpp"

#include <algorithm>
#include <utility>

#include "app/common/start_thread.hpp"

namespace zx::play {

void SyncSolver::ask(const BoardPosition& position) {
    answer_ = shisen::solve(
        position.board, position.gravity, {.nodes = nodes_, .cancel = nullptr, .progress = {}});
}

std::optional<shisen::Verdict> SyncSolver::answer() {
    return std::exchange(answer_, std::nullopt);
}

ThreadedSolver::ThreadedSolver(std::uint64_t nodes, std::function<void()> on_answer)
    : nodes_(nodes), on_answer_(std::move(on_answer)),
      thread_(app::start_thread([this] { work(); })) {}

ThreadedSolver::~ThreadedSolver() {
    {
        const std::lock_guard lock(mutex_);
        end_ = true;
        cancel_ = true;
    }
    wake_.notify_one();
}

void ThreadedSolver::ask(const BoardPosition& position) {
    if (!thread_) {
        SyncSolver here(std::min(nodes_, NodesWithoutThread));
        here.ask(position);
        answer_ = here.answer();
        if (on_answer_) {
            on_answer_();
        }
        return;
    }
    {
        const std::lock_guard lock(mutex_);
        question_ = position;
        answer_.reset();
        ++serial_;
        cancel_ = true;
    }
    wake_.notify_one();
}

void ThreadedSolver::drop() {
    const std::lock_guard lock(mutex_);
    question_.reset();
    answer_.reset();
    ++serial_;
    cancel_ = true;
}

std::optional<shisen::Verdict> ThreadedSolver::answer() {
    const std::lock_guard lock(mutex_);
    if (failure_) {
        std::rethrow_exception(std::exchange(failure_, nullptr));
    }
    return std::exchange(answer_, std::nullopt);
}

std::optional<shisen::Verdict> ThreadedSolver::solve(const BoardPosition& position) {
    try {
        return shisen::solve(position.board,
                             position.gravity,
                             {.nodes = nodes_, .cancel = &cancel_, .progress = {}});
    } catch (...) {
        const std::lock_guard lock(mutex_);
        failure_ = std::current_exception();
        return std::nullopt;
    }
}

std::optional<BoardPosition> ThreadedSolver::wait_for_question(std::uint64_t& serial) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return end_ || question_; });
    if (end_) {
        return std::nullopt;
    }
    // Under the lock: from here on, ask() and drop() apply to this question.
    cancel_ = false;
    serial = serial_;
    return std::exchange(question_, std::nullopt);
}

void ThreadedSolver::work() {
    std::uint64_t serial = 0;
    while (const auto position = wait_for_question(serial)) {
        auto verdict = solve(*position);
        bool wanted = false;
        {
            const std::lock_guard lock(mutex_);
            wanted = serial == serial_ && !end_;
            if (wanted) {
                answer_ = std::move(verdict);
            }
        }
        if (wanted && on_answer_) {
            on_answer_();
        }
    }
}

} // namespace zx::play
