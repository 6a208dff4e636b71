#include "app/play/adviser.hpp"

#include <utility>

namespace zx::play {

void PromptAdviser::ask(const Position& position) {
    answer_ = shisen::solve(
        position.board, position.gravity, {.nodes = nodes_, .cancel = nullptr, .progress = {}});
}

std::optional<shisen::Verdict> PromptAdviser::answer() {
    return std::exchange(answer_, std::nullopt);
}

ThreadAdviser::ThreadAdviser(std::uint64_t nodes, std::function<void()> on_answer)
    : nodes_(nodes), on_answer_(std::move(on_answer)), thread_([this] { work(); }) {}

ThreadAdviser::~ThreadAdviser() {
    {
        const std::lock_guard lock(mutex_);
        end_ = true;
        cancel_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void ThreadAdviser::ask(const Position& position) {
    {
        const std::lock_guard lock(mutex_);
        question_ = position;
        answer_.reset();
        ++serial_;
        cancel_ = true;
    }
    wake_.notify_one();
}

void ThreadAdviser::drop() {
    const std::lock_guard lock(mutex_);
    question_.reset();
    answer_.reset();
    ++serial_;
    cancel_ = true;
}

std::optional<shisen::Verdict> ThreadAdviser::answer() {
    const std::lock_guard lock(mutex_);
    return std::exchange(answer_, std::nullopt);
}

std::optional<Position> ThreadAdviser::wait_for_question(std::uint64_t& serial) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return end_ || question_; });
    if (end_) {
        return std::nullopt;
    }
    // Under the lock: whoever asks or drops from here on means this question.
    cancel_ = false;
    serial = serial_;
    return std::exchange(question_, std::nullopt);
}

void ThreadAdviser::work() {
    std::uint64_t serial = 0;
    while (const auto position = wait_for_question(serial)) {
        auto verdict = shisen::solve(position->board,
                                     position->gravity,
                                     {.nodes = nodes_, .cancel = &cancel_, .progress = {}});
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
