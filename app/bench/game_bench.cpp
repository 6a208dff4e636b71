#include "app/bench/game_bench.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <thread>
#include <vector>

#include "app/atlas/atlas_work.hpp"
#include "app/common/interrupt.hpp"
#include "shisen/atlas.hpp"
#include "shisen/path.hpp"
#include "shisen/workload.hpp"

namespace zx::app {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int Runs = 5;
constexpr double LeastSeconds = 0.2;
/// Per variant; about 40 positions per game.
constexpr shisen::BoardNumber LightGames = 250;

double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Returns the median rate of five runs, each long enough for the clock's resolution.
template <class Work> double median_rate(Work work) {
    std::array<double, Runs> rates{};
    for (double& rate : rates) {
        const double start = processor_seconds();
        double units = 0;
        double passed = 0;
        while (passed < LeastSeconds && !interrupted()) {
            units += static_cast<double>(work().units);
            passed = processor_seconds() - start;
        }
        rate = units / std::max(passed, 1e-9);
    }
    std::nth_element(rates.begin(), rates.begin() + Runs / 2, rates.end());
    return rates[Runs / 2];
}

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

double atlas_seconds(const Warn& warn) {
    shisen::Atlas atlas(shisen::ClassicSize, shisen::Effort{}.nodes);
    const auto start = Clock::now();
    const AtlasHooks hooks{
        [] { return interrupted(); }, [](std::size_t, std::size_t) {}, [] { return true; }, warn};
    (void)fill_atlas(atlas, {}, std::max(1U, std::thread::hardware_concurrency()), hooks);
    return seconds_since(start);
}

/// Returns the milliseconds for the verdict on each position after a removal, until no pair can be
/// removed. The choice of removals is the same in every run.
void time_light(shisen::BoardNumber number, shisen::Gravity gravity, std::vector<double>& times) {
    shisen::Board board = shisen::deal(number);
    std::uint32_t random = number;
    for (auto pairs = shisen::removable_pairs(board); !pairs.empty() && !interrupted();
         pairs = shisen::removable_pairs(board)) {
        random = random * 1664525U + 1013904223U;
        shisen::remove_pair(board, pairs[(random >> 8) % pairs.size()], gravity);
        const auto start = Clock::now();
        (void)shisen::solve(board, gravity);
        times.push_back(seconds_since(start) * 1000);
    }
}

void measure_light(const std::function<void(const Figure&)>& tell) {
    std::vector<double> times;
    for (shisen::BoardNumber number = 1; number <= LightGames; ++number) {
        time_light(number, shisen::Gravity::Off, times);
        time_light(number, shisen::Gravity::On, times);
    }
    if (interrupted()) {
        return;
    }
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) {
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    tell({"light_median_ms", at(0.5)});
    tell({"light_99_ms", at(0.99)});
    tell({"light_99_9_ms", at(0.999)});
    tell({"light_max_ms", at(1)});
}

} // namespace

void measure_game(const std::function<void(const Figure&)>& tell, const Warn& warn) {
    const auto tell_unless_stopped = [&](const char* name, double value) {
        if (!interrupted()) {
            tell({name, value});
        }
    };
    const shisen::Workload load;
    tell_unless_stopped("path_tests_per_s", median_rate([&] { return load.test_paths(); }));
    tell_unless_stopped("positions_per_s", median_rate([&] { return load.find_moves(); }));
    tell_unless_stopped("atlas_s", atlas_seconds(warn));
    if (!interrupted()) {
        measure_light(tell);
    }
}

} // namespace zx::app
