// Work on another thread whose result is fetched later: the search for a short list of keys.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <optional>
#include <utility>

namespace zx::duel {

/// Does the work on a thread or, if the system starts none, when its result is requested.
template <class Work> auto start_work(Work work) {
    return std::async(std::launch::async | std::launch::deferred, std::move(work));
}

/// True if the result can be fetched; also if no thread was started.
template <class T> bool is_ready(const std::future<T>& future) {
    return future.valid() &&
           future.wait_for(std::chrono::seconds(0)) != std::future_status::timeout;
}

template <class Result> class Search {
  public:
    /// Ends early once the flag is set.
    using Work = std::function<Result(const std::atomic<bool>* cancel)>;

    Search() = default;
    ~Search() { forget(); }
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    void start(Work work) {
        forget();
        started_ = true;
        future_ = start_work([work = std::move(work), this] { return work(&cancel_); });
    }
    [[nodiscard]] bool started() const noexcept { return started_; }
    /// Returns the result once, when it is there.
    [[nodiscard]] std::optional<Result> take() {
        return is_ready(future_) ? std::optional(future_.get()) : std::nullopt;
    }
    /// Ends the search and drops its result.
    void forget() {
        cancel_ = true;
        if (future_.valid()) {
            (void)future_.get();
        }
        cancel_ = false;
        started_ = false;
    }

  private:
    bool started_ = false;
    std::atomic<bool> cancel_ = false;
    std::future<Result> future_;
};

} // namespace zx::duel
