// Runs numbered work items on several threads and passes their results to the calling thread. With
// Order::ByIndex the outcome does not depend on the number of threads.
//
// If the system starts fewer threads than requested, those that run do all the work; if it starts
// none, the calling thread does it. The flag that cancels a work item is the std::atomic<bool> that
// the solver and the oracle poll.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/common/start_thread.hpp"

namespace zx::app {

enum class Order {
    ByIndex, ///< a result waits until all results with lower indices have been taken
    AsReady  ///< a result is taken soon after it is made
};

/// Receives one sentence for the user.
using Warn = std::function<void(const std::string&)>;

struct ParallelPlan {
    std::size_t count = 0;
    unsigned threads = 1;
    Order order = Order::ByIndex;
    /// The most results that may be made but not yet taken. At least 2.
    std::size_t ahead = 256;
    /// Called on the calling thread about 20 times a second, and after results were taken. If it
    /// returns false, the work ends. May be empty.
    std::function<bool()> tick{};
    /// Called with a sentence if not all threads could be started. May be empty.
    Warn warn{};
};

/// The state that one call of parallel_ordered() needs while it runs.
template <class Worker, class Result> class ParallelRun {
  public:
    ParallelRun(const ParallelPlan& plan, std::vector<Worker> workers)
        : plan_(plan), workers_(std::move(workers)) {}
    ~ParallelRun() { cancel(); }
    ParallelRun(const ParallelRun&) = delete;
    ParallelRun& operator=(const ParallelRun&) = delete;

    template <class Take> bool run(Take& take) {
        if (start_threads() == 0) {
            work_here(take);
        } else {
            collect(take);
        }
        if (error_) {
            std::rethrow_exception(error_);
        }
        return taken_ == plan_.count && !refused_;
    }

  private:
    static constexpr std::chrono::milliseconds Tick{50};
    using Numbered = std::pair<std::size_t, Result>;

    std::size_t start_threads() {
        for (Worker& worker : workers_) {
            {
                const std::lock_guard lock(mutex_);
                ++working_;
            }
            auto thread = start_thread([this, &worker] { work(worker); });
            if (!thread) {
                const std::lock_guard lock(mutex_);
                --working_;
                break;
            }
            threads_.push_back(std::move(*thread));
        }
        if (threads_.size() < workers_.size() && plan_.warn) {
            plan_.warn(threads_.empty()
                           ? "no thread can be started: working without"
                           : "only " + std::to_string(threads_.size()) + " of " +
                                 std::to_string(workers_.size()) + " threads can be started");
        }
        return threads_.size();
    }

    void work(Worker& worker) {
        try {
            while (const auto index = next_index()) {
                Result result = worker(*index, cancel_);
                if (!cancel_) {
                    const std::lock_guard lock(mutex_);
                    ready_.emplace_back(*index, std::move(result));
                    wake_caller();
                }
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            error_ = std::current_exception();
            cancel_ = true;
            room_.notify_all();
        }
        const std::lock_guard lock(mutex_);
        --working_;
        wake_caller();
    }

    std::optional<std::size_t> next_index() {
        std::unique_lock lock(mutex_);
        const auto has_room = [this] {
            return cancel_ || next_ >= plan_.count || next_ < taken_ + plan_.ahead;
        };
        if (!has_room()) {
            ++blocked_;
            wake_caller();
            room_.wait(lock, has_room);
            --blocked_;
        }
        return cancel_ || next_ >= plan_.count ? std::nullopt : std::optional(next_++);
    }

    /// True if the calling thread should wake up. The caller holds the lock.
    [[nodiscard]] bool has_news() const {
        return working_ == 0 || ready_.size() >= plan_.ahead / 2 ||
               (blocked_ > 0 && !ready_.empty());
    }
    void wake_caller() {
        if (has_news()) {
            news_.notify_one();
        }
    }

    void cancel() {
        const std::lock_guard lock(mutex_);
        cancel_ = true;
        room_.notify_all();
    }

    template <class Take> void collect(Take& take) {
        for (bool working = true; working;) {
            std::vector<Numbered> batch;
            {
                std::unique_lock lock(mutex_);
                news_.wait_for(lock, Tick, [this] { return has_news(); });
                batch.swap(ready_);
                working = working_ > 0;
            }
            const std::size_t taken = pass_on(std::move(batch), take);
            {
                const std::lock_guard lock(mutex_);
                taken_ += taken;
                room_.notify_all();
            }
            tick();
        }
    }

    template <class Take> std::size_t pass_on(std::vector<Numbered> batch, Take& take) {
        for (Numbered& one : batch) {
            waiting_.emplace(one.first, std::move(one.second));
        }
        std::size_t taken = 0;
        while (!refused_ && !waiting_.empty() &&
               (plan_.order == Order::AsReady || waiting_.begin()->first == taken_ + taken)) {
            auto next = waiting_.extract(waiting_.begin());
            ++taken;
            if (!take(next.key(), std::move(next.mapped()))) {
                refused_ = true;
                cancel();
            }
        }
        return taken;
    }

    void tick() {
        if (plan_.tick && !plan_.tick()) {
            cancel();
        }
    }

    template <class Take> void work_here(Take& take) {
        for (; taken_ < plan_.count && !cancel_ && !refused_; ++taken_) {
            refused_ = !take(taken_, workers_.front()(taken_, cancel_));
            tick();
        }
    }

    const ParallelPlan& plan_;
    std::vector<Worker> workers_;

    std::mutex mutex_;
    std::condition_variable room_;
    std::condition_variable news_;
    std::atomic<bool> cancel_ = false;
    std::exception_ptr error_;
    std::vector<Numbered> ready_;
    std::size_t next_ = 0;
    std::size_t taken_ = 0;
    std::size_t working_ = 0;
    std::size_t blocked_ = 0;

    // Used by the calling thread only: the results that were made too early, and whether take() has
    // ended the work.
    std::map<std::size_t, Result> waiting_;
    bool refused_ = false;

    /// The last member, so that the threads end before the other members are destroyed.
    std::vector<std::jthread> threads_;
};

/// Calls worker(index, cancel) for each index below plan.count, and take(index, result) with each
/// result on the calling thread. make_worker() returns the worker of one thread; it is called for
/// all threads before the first one starts.
///
/// The work ends early when take() or plan.tick() returns false: `cancel` is then set, and later
/// results are dropped. Returns true if every result was taken and take() never returned false.
/// Rethrows an exception of a worker.
template <class MakeWorker, class Take>
bool parallel_ordered(const ParallelPlan& plan, MakeWorker make_worker, Take take) {
    using Worker = std::invoke_result_t<MakeWorker&>;
    using Result = std::invoke_result_t<Worker&, std::size_t, const std::atomic<bool>&>;
    const std::size_t threads =
        std::clamp<std::size_t>(plan.threads, 1, std::max<std::size_t>(plan.count, 1));
    std::vector<Worker> workers;
    workers.reserve(threads);
    for (std::size_t i = 0; i < threads; ++i) {
        workers.push_back(make_worker());
    }
    return ParallelRun<Worker, Result>(plan, std::move(workers)).run(take);
}

} // namespace zx::app
