// The atlas made by several threads: each fills a table of its own with a finer shard of the part,
// so they share nothing while they work, and what comes out does not depend on how many they are.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "shisen/atlas.hpp"

namespace zx::app {

struct AtlasHooks {
    /// Looked at several times a second: true ends the work early.
    std::function<bool()> stop;
    /// Boards done so far and all, several times a second.
    std::function<void(std::size_t, std::size_t)> progress;
    /// Now and then, with what is done so far: false ends the work (the disk is full).
    std::function<bool()> checkpoint;
};

/// Table is shisen::Atlas or shisen::DifficultyAtlas, with its classify() or measure(). False if it
/// ended early; `whole` then holds what was done.
template <class Table> class AtlasWork {
  public:
    using Work = bool (*)(Table&,
                          const shisen::AtlasPart&,
                          const std::atomic<bool>*,
                          const std::function<void(std::size_t, std::size_t)>&);

    AtlasWork(Table& whole, Work work) : whole_(whole), work_(work) {}

    bool run(const shisen::AtlasPart& part, unsigned threads, const AtlasHooks& hooks) {
        const std::size_t all = part.count();
        running_ = threads;
        std::vector<std::thread> pool;
        for (unsigned i = 0; i < threads; ++i) {
            pool.emplace_back([this, share = share_of(part, i, threads)] { fill(share); });
        }
        watch(all, hooks);
        for (std::thread& thread : pool) {
            thread.join();
        }
        return complete_;
    }

  private:
    static constexpr std::chrono::milliseconds Tick{100};
    /// A power cut costs that much work at most.
    static constexpr int TicksPerCheckpoint = 100;

    static shisen::AtlasPart
    share_of(shisen::AtlasPart part, std::uint32_t thread, std::uint32_t threads) {
        part.shard += thread * part.shards;
        part.shards *= threads;
        return part;
    }

    void fill(const shisen::AtlasPart& share) {
        Table own = [&] {
            const std::lock_guard lock(mutex_);
            return whole_;
        }();
        std::size_t counted = 0;
        unsigned handed_in = 0;
        const bool complete = work_(own, share, &cancel_, [&](std::size_t done, std::size_t) {
            done_ += done - counted;
            counted = done;
            if (const unsigned asked = asked_.load(); asked != handed_in) {
                handed_in = asked;
                hand_in(own);
            }
        });
        hand_in(own);
        const std::lock_guard lock(mutex_);
        complete_ = complete_ && complete;
        --running_;
        changed_.notify_all();
    }

    void hand_in(const Table& own) {
        const std::lock_guard lock(mutex_);
        // Tables made by the same rules from the same numbers cannot contradict each other.
        complete_ = whole_.merge(own).has_value() && complete_;
    }

    void watch(std::size_t all, const AtlasHooks& hooks) {
        std::unique_lock lock(mutex_);
        for (int tick = 1; running_ > 0; ++tick) {
            changed_.wait_for(lock, Tick);
            hooks.progress(done_, all);
            cancel_ = cancel_ || hooks.stop();
            // Asked one tick before it is written, so that most threads have handed in by then.
            if (tick % TicksPerCheckpoint == TicksPerCheckpoint - 1) {
                ++asked_;
            } else if (tick % TicksPerCheckpoint == 0) {
                cancel_ = !hooks.checkpoint() || cancel_;
            }
        }
    }

    Table& whole_;
    Work work_;
    std::mutex mutex_;
    std::condition_variable changed_;
    unsigned running_ = 0;
    bool complete_ = true;
    std::atomic<bool> cancel_{false};
    std::atomic<unsigned> asked_{0};
    std::atomic<std::size_t> done_{0};
};

} // namespace zx::app
