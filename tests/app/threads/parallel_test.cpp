#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/common/parallel_ordered.hpp"
#include "tests/app/threads/refused_threads.hpp"

using zx::app::Order;
using zx::app::parallel_ordered;
using zx::app::ParallelPlan;

namespace {

using Cancel = std::atomic<bool>;

/// The arguments of take(): the index and its square.
struct Taken {
    std::vector<std::size_t> indices;
    bool all_right = true;

    bool operator()(std::size_t index, std::size_t square) {
        indices.push_back(index);
        all_right = all_right && square == index * index;
        return true;
    }
};

auto squares() {
    return [](std::size_t index, const Cancel&) { return index * index; };
}

std::vector<std::size_t> count_to(std::size_t count) {
    std::vector<std::size_t> indices(count);
    std::iota(indices.begin(), indices.end(), 0);
    return indices;
}

} // namespace

TEST_CASE("results come in order with any number of threads and of results in advance") {
    for (const unsigned threads : {1u, 2u, 7u}) {
        for (const std::size_t ahead : {2u, 3u, 256u}) {
            for (const std::size_t count : {0u, 1u, 5u, 1000u}) {
                CAPTURE(threads);
                CAPTURE(ahead);
                CAPTURE(count);
                Taken taken;
                CHECK(parallel_ordered({.count = count, .threads = threads, .ahead = ahead},
                                       squares,
                                       std::ref(taken)));
                CHECK(taken.indices == count_to(count));
                CHECK(taken.all_right);
            }
        }
    }
}

TEST_CASE("results in order of completion are complete") {
    Taken taken;
    CHECK(parallel_ordered({.count = 1000, .threads = 4, .order = Order::AsReady, .ahead = 8},
                           squares,
                           std::ref(taken)));
    std::sort(taken.indices.begin(), taken.indices.end());
    CHECK(taken.indices == count_to(1000));
    CHECK(taken.all_right);
}

TEST_CASE("an early result waits for a late one only if order is requested") {
    // Work 0 ends after result 1 has been taken, which is impossible in order.
    std::atomic<bool> taken_one = false;
    const auto worker = [&](std::size_t index, const Cancel& cancel) {
        while (index == 0 && !taken_one && !cancel) {
            std::this_thread::yield();
        }
        return index;
    };
    CHECK(parallel_ordered(
        {.count = 2, .threads = 2, .order = Order::AsReady},
        [&] { return worker; },
        [&](std::size_t index, std::size_t) {
            taken_one = taken_one || index == 1;
            return true;
        }));
}

TEST_CASE("at most the requested number of results is made in advance") {
    std::atomic<std::size_t> made = 0;
    std::size_t taken = 0;
    bool within = true;
    const auto worker = [&](std::size_t index, const Cancel&) {
        ++made;
        return index;
    };
    CHECK(parallel_ordered(
        {.count = 500, .threads = 4, .ahead = 10},
        [&] { return worker; },
        [&](std::size_t, std::size_t) {
            // A batch is taken before the next one is started.
            within = within && made <= taken + 20;
            ++taken;
            return true;
        }));
    CHECK(within);
}

TEST_CASE("a refused result ends the work and no further result is taken") {
    for (const unsigned threads : {1u, 4u}) {
        Taken taken;
        CHECK_FALSE(parallel_ordered({.count = 1000, .threads = threads},
                                     squares,
                                     [&](std::size_t index, std::size_t square) {
                                         return taken(index, square) && index < 10;
                                     }));
        CHECK(taken.indices == count_to(11));
    }
}

TEST_CASE("a tick that returns false ends work that tests its flag") {
    const auto endless = [](std::size_t index, const Cancel& cancel) {
        while (!cancel) {
            std::this_thread::yield();
        }
        return index;
    };
    std::size_t taken = 0;
    CHECK_FALSE(parallel_ordered(
        {.count = 3, .threads = 2, .tick = [] { return false; }},
        [&] { return endless; },
        [&](std::size_t, std::size_t) {
            ++taken;
            return true;
        }));
    CHECK(taken == 0);
}

TEST_CASE("an exception in a worker is rethrown by the call") {
    const auto worker = [](std::size_t index, const Cancel&) {
        return index == 20 ? throw std::runtime_error("worker") : index;
    };
    for (const unsigned threads : {1u, 3u}) {
        CHECK_THROWS_WITH(parallel_ordered(
                              {.count = 100, .threads = threads},
                              [&] { return worker; },
                              [](std::size_t, std::size_t) { return true; }),
                          "worker");
        const RefusedThreads refused;
        CHECK_THROWS_WITH(parallel_ordered(
                              {.count = 100, .threads = threads},
                              [&] { return worker; },
                              [](std::size_t, std::size_t) { return true; }),
                          "worker");
    }
}

TEST_CASE("an exception in take() ends the threads") {
    CHECK_THROWS_WITH(parallel_ordered({.count = 100, .threads = 3},
                                       squares,
                                       [](std::size_t, std::size_t) -> bool {
                                           throw std::runtime_error("take");
                                       }),
                      "take");
}

TEST_CASE("if no thread can be started the calling thread works, after a warning") {
    const RefusedThreads refused;
    std::vector<std::string> warnings;
    Taken taken;
    int ticks = 0;
    const ParallelPlan plan{.count = 50,
                            .threads = 3,
                            .tick =
                                [&] {
                                    ++ticks;
                                    return true;
                                },
                            .warn = [&](const std::string& text) { warnings.push_back(text); }};
    CHECK(parallel_ordered(plan, squares, std::ref(taken)));
    CHECK(taken.indices == count_to(50));
    CHECK(taken.all_right);
    CHECK(ticks > 0);
    CHECK(warnings == std::vector<std::string>{"no thread can be started: working without"});
    CHECK_FALSE(parallel_ordered({.count = 5, .threads = 3, .tick = [] { return false; }},
                                 squares,
                                 [](std::size_t, std::size_t) { return true; }));
}

TEST_CASE("the threads that can be started do all the work") {
    const RefusedThreads refused(2);
    std::vector<std::string> warnings;
    Taken taken;
    CHECK(parallel_ordered({.count = 300,
                            .threads = 5,
                            .warn = [&](const std::string& text) { warnings.push_back(text); }},
                           squares,
                           std::ref(taken)));
    CHECK(taken.indices == count_to(300));
    CHECK(warnings == std::vector<std::string>{"only 2 of 5 threads can be started"});
}
