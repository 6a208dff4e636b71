// Who says whether a position can still be won: the solver, asked about one position at a time.
// The table knows only this face, so that tests get their answers at once and the window gets them
// from a thread.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "shisen/solver.hpp"

namespace zx::play {

struct BoardPosition {
    shisen::Board board;
    shisen::Gravity gravity = shisen::Gravity::On;
    friend bool operator==(const BoardPosition&, const BoardPosition&) = default;
};

class SolverService {
  public:
    SolverService() = default;
    virtual ~SolverService() = default;
    SolverService(const SolverService&) = delete;
    SolverService& operator=(const SolverService&) = delete;

    /// A new question. One that has no answer yet is dropped.
    virtual void ask(const BoardPosition& position) = 0;
    virtual void drop() = 0;
    /// The answer to the newest question, once.
    [[nodiscard]] virtual std::optional<shisen::Verdict> answer() = 0;
};

/// Answers before ask() returns: for tests, and for pictures made without a window.
class SyncSolver final : public SolverService {
  public:
    /// nodes: shisen::Effort::nodes for one question.
    explicit SyncSolver(std::uint64_t nodes) : nodes_(nodes) {}

    void ask(const BoardPosition& position) override;
    void drop() override { answer_.reset(); }
    [[nodiscard]] std::optional<shisen::Verdict> answer() override;

  private:
    std::uint64_t nodes_;
    std::optional<shisen::Verdict> answer_;
};

/// Answers from a thread of its own; a dropped question is given up within a millisecond or so. If
/// the system starts no thread, ask() answers before it returns, with at most NodesWithoutThread.
class ThreadedSolver final : public SolverService {
  public:
    /// A tenth of a second or so: the window waits for it.
    static constexpr std::uint64_t NodesWithoutThread = 20'000;

    /// on_answer is called by that thread when an answer is there to be taken; it must not call
    /// the adviser.
    explicit ThreadedSolver(std::uint64_t nodes, std::function<void()> on_answer = {});
    ~ThreadedSolver() override;

    void ask(const BoardPosition& position) override;
    void drop() override;
    /// Throws what the solver threw on the thread, out of memory for example.
    [[nodiscard]] std::optional<shisen::Verdict> answer() override;

    [[nodiscard]] bool has_thread() const noexcept { return thread_.has_value(); }

  private:
    void work();
    /// The answer, or nothing if the solver threw; failure_ then says what.
    [[nodiscard]] std::optional<shisen::Verdict> solve(const BoardPosition& position);
    /// The next question, or nothing at the end.
    [[nodiscard]] std::optional<BoardPosition> wait_for_question(std::uint64_t& serial);

    std::uint64_t nodes_;
    std::function<void()> on_answer_;

    std::mutex mutex_;
    std::condition_variable wake_;
    std::optional<BoardPosition> question_;
    std::optional<shisen::Verdict> answer_;
    /// Counts what was asked and dropped: an answer to an older one is nobody's.
    std::uint64_t serial_ = 0;
    bool end_ = false;
    std::atomic<bool> cancel_ = false;
    std::exception_ptr failure_;
    /// Last: it starts when all else is there.
    std::optional<std::jthread> thread_;
};

} // namespace zx::play
