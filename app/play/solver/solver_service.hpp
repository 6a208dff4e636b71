// The interface to the solver, which is asked about one position at a time. Tests use an
// implementation that answers at once, the window one that uses a thread.
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

    /// Asks a new question. An unanswered earlier one is dropped.
    virtual void ask(const BoardPosition& position) = 0;
    virtual void drop() = 0;
    /// Returns the answer to the newest question, once.
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

/// Answers on its own thread; a dropped question is abandoned within about a millisecond. If the
/// system does not start a thread, ask() answers before it returns, with at most NodesWithoutThread
/// nodes.
class ThreadedSolver final : public SolverService {
  public:
    /// About a tenth of a second, during which the window waits.
    static constexpr std::uint64_t NodesWithoutThread = 20'000;

    /// on_answer is called on that thread when an answer is ready; it must not call the solver.
    explicit ThreadedSolver(std::uint64_t nodes, std::function<void()> on_answer = {});
    ~ThreadedSolver() override;

    void ask(const BoardPosition& position) override;
    void drop() override;
    /// Rethrows an exception of the solver's thread, for example out of memory.
    [[nodiscard]] std::optional<shisen::Verdict> answer() override;

    [[nodiscard]] bool has_thread() const noexcept { return thread_.has_value(); }

  private:
    void work();
    /// Returns the answer, or nothing if the solver threw; the exception is then in failure_.
    [[nodiscard]] std::optional<shisen::Verdict> solve(const BoardPosition& position);
    /// Waits for the next question; returns nothing when the service ends.
    [[nodiscard]] std::optional<BoardPosition> wait_for_question(std::uint64_t& serial);

    std::uint64_t nodes_;
    std::function<void()> on_answer_;

    std::mutex mutex_;
    std::condition_variable wake_;
    std::optional<BoardPosition> question_;
    std::optional<shisen::Verdict> answer_;
    /// Incremented by each ask() and drop(), so that answers to older questions are discarded.
    std::uint64_t serial_ = 0;
    bool end_ = false;
    std::atomic<bool> cancel_ = false;
    std::exception_ptr failure_;
    /// The last member, so that the thread starts after the other members are constructed.
    std::optional<std::jthread> thread_;
};

} // namespace zx::play
