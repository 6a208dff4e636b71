#include "app/commands/learn_work.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "shisen/oracle/deal_family.hpp"

namespace zx::app {
namespace {

using shisen::BoardNumber;
using shisen::oracle::BoardCollector;
using shisen::oracle::DealTable;

constexpr std::chrono::milliseconds Tick{100};
/// A power cut costs ten seconds of work.
constexpr int TicksPerCheckpoint = 100;
/// With so many boards known it is worth asking which rule deals them: the others then take no
/// room.
constexpr std::size_t BoardsForARule = 32;

class LearnWork {
  public:
    LearnWork(const std::vector<BoardNumber>& numbers, DealTable& table)
        : numbers_(numbers), table_(table) {}

    LearnOutcome run(const BoardCollector& collector, unsigned threads, const LearnHooks& hooks) {
        std::vector<BoardCollector> harvesters;
        for (unsigned i = 0; i < threads; ++i) {
            harvesters.push_back(collector.copy());
        }
        running_ = threads;
        std::vector<std::thread> pool;
        pool.reserve(harvesters.size());
        for (BoardCollector& own : harvesters) {
            pool.emplace_back([this, &own] { ask(own); });
        }
        watch(hooks);
        for (std::thread& thread : pool) {
            thread.join();
        }
        return {done_ == numbers_.size(), error_};
    }

  private:
    void ask(BoardCollector& collector) {
        while (!cancel_) {
            const std::size_t index = next_++;
            if (index >= numbers_.size()) {
                break;
            }
            const auto board = collector.ask(numbers_[index]);
            const std::lock_guard lock(mutex_);
            if (board) {
                table_.put(numbers_[index], *board);
                ++done_;
            } else {
                error_ = error_ ? error_ : board.error();
                cancel_ = true;
            }
        }
        const std::lock_guard lock(mutex_);
        --running_;
        changed_.notify_all();
    }

    void watch(const LearnHooks& hooks) {
        std::unique_lock lock(mutex_);
        bool rule_tried = table_.rule().has_value();
        for (int tick = 1; running_ > 0; ++tick) {
            changed_.wait_for(lock, Tick);
            hooks.progress(done_, numbers_.size());
            cancel_ = cancel_ || hooks.stop();
            if (!rule_tried && table_.size() >= BoardsForARule) {
                rule_tried = true;
                table_.set_rule(shisen::oracle::identify_deal(table_).rule);
            }
            if (tick % TicksPerCheckpoint == 0) {
                cancel_ = !hooks.checkpoint(table_) || cancel_;
            }
        }
    }

    const std::vector<BoardNumber>& numbers_;
    DealTable& table_;
    std::mutex mutex_;
    std::condition_variable changed_;
    unsigned running_ = 0;
    std::size_t done_ = 0;
    std::optional<Error> error_;
    std::atomic<bool> cancel_{false};
    std::atomic<std::size_t> next_{0};
};

} // namespace

LearnOutcome learn_boards(const BoardCollector& collector,
                          const std::vector<BoardNumber>& numbers,
                          unsigned threads,
                          DealTable& table,
                          const LearnHooks& hooks) {
    LearnWork work(numbers, table);
    return work.run(collector, threads, hooks);
}

} // namespace zx::app
