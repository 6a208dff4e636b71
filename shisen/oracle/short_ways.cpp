#include "shisen/oracle/short_ways.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "shisen/gravity.hpp"

namespace shisen::oracle {

namespace {

using Steps = std::vector<Step>;

constexpr std::array Arrows{Key::Left, Key::Right, Key::Up, Key::Down};
constexpr int SmallBoards = 9;

int keys_of_all(const Steps& steps) {
    int keys = 0;
    for (const Step& step : steps) {
        keys += keys_of(step);
    }
    return keys;
}

Steps operator+(Steps a, const Steps& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

Steps times(const Steps& steps, int count) {
    Steps all;
    for (int i = 0; i < count; ++i) {
        all = std::move(all) + steps;
    }
    return all;
}

Steps keys(std::initializer_list<Key> keys) {
    Steps steps;
    for (const Key key : keys) {
        steps.push_back(press(key));
    }
    return steps;
}

Steps board(const std::string& number) {
    return {press(Key::ChooseBoard), answer(number)};
}

/// Lists of few commands that show many faults.
std::vector<Steps> bodies() {
    using enum Key;
    std::vector<Steps> all;
    for (const Key key : {Enter, Hint, Back, Forward, Restart, Last, NewBoard, ToggleGravity}) {
        all.push_back(keys({key}));
        all.push_back(keys({Enter, key}));
        all.push_back(keys({Hint, key}));
        all.push_back(keys({Hint, Enter, key}));
        all.push_back(keys({Hint, Enter, Enter, key}));
    }
    for (const Key arrow : Arrows) {
        all.push_back(keys({arrow}));
        all.push_back(keys({Hint, arrow}));
        all.push_back(keys({Hint, arrow, Hint}));
        all.push_back(keys({Enter, arrow}));
        all.push_back(keys({Enter, arrow, Enter}));
        all.push_back(keys({Enter, arrow, arrow, Enter}));
        all.push_back(keys({arrow, Enter, Hint}));
        all.push_back(keys({arrow, Enter, arrow, Enter}));
        for (const Key other : Arrows) {
            all.push_back(keys({arrow, other}));
        }
    }
    constexpr int Most = 8;
    const Steps taken = keys({Hint, Enter});
    for (int count = 2; count <= Most; ++count) {
        all.push_back(times(keys({Hint}), count));
        all.push_back(times(keys({Hint}), count) + keys({Enter}));
        all.push_back(keys({Enter}) + times(keys({Hint}), count));
        all.push_back(times(taken, count));
        all.push_back(times(keys({NewBoard}), count));
        all.push_back(times(keys({ToggleGravity}), count));
    }
    for (int count = 2; count <= 3; ++count) {
        const Steps removals = times(taken, count);
        for (const Steps& journey : {keys({Back}),
                                     keys({Restart}),
                                     keys({Back, Back}),
                                     keys({Back, Forward}),
                                     keys({Restart, Forward}),
                                     keys({Restart, Last}),
                                     keys({Back, Last}),
                                     keys({Back, Hint, Enter, Forward}),
                                     keys({Enter, Back}),
                                     keys({Back, Back, Forward, Forward})}) {
            all.push_back(removals + journey);
        }
    }
    for (const char* odd : {"0", "", "j", "65536", "65537", "99999", "00042", "000042", "32768"}) {
        all.push_back(board(odd));
    }
    return all;
}

Steps without(const Steps& steps, std::size_t first, std::size_t count, const Steps& in_place) {
    const auto at = [&](std::size_t i) { return steps.begin() + static_cast<std::ptrdiff_t>(i); };
    return Steps(steps.begin(), at(first)) + in_place + Steps(at(first + count), steps.end());
}

bool is(const Step& step, Key key) {
    return step == press(key);
}

/// The places where a board is chosen, and other boards in place of it.
void other_boards(const Way& way, std::vector<Way>& all) {
    for (std::size_t i = 0; i + 1 < way.steps.size(); ++i) {
        if (!is(way.steps[i], Key::ChooseBoard) || !way.steps[i + 1].answer ||
            way.steps[i + 1].text.size() < 2) {
            continue;
        }
        for (int number = 1; number <= SmallBoards; ++number) {
            all.push_back({way.gravity, without(way.steps, i, 2, board(std::to_string(number)))});
        }
    }
}

/// The arrows that lead as far along one line of `count` places the shortest way.
Steps line(int distance, int count, Key less, Key more) {
    distance = (distance % count + count) % count;
    const bool back = distance * 2 > count;
    return times(keys({back ? less : more}), back ? count - distance : distance);
}

/// Runs of arrows that may be shorter the other way round, or in another order.
void shorter_runs(const Way& way, std::vector<Way>& all) {
    for (std::size_t i = 0; i < way.steps.size();) {
        std::size_t end = i;
        int columns = 0;
        int rows = 0;
        for (; end < way.steps.size() && is_arrow(way.steps[end]); ++end) {
            const Key key = way.steps[end].key;
            columns += key == Key::Right ? 1 : key == Key::Left ? -1 : 0;
            rows += key == Key::Down ? 1 : key == Key::Up ? -1 : 0;
        }
        const Steps run = line(columns, ClassicSize.columns, Key::Left, Key::Right) +
                          line(rows, ClassicSize.rows, Key::Up, Key::Down);
        if (run.size() < end - i) {
            all.push_back({way.gravity, without(way.steps, i, end - i, run)});
        }
        i = std::max(end, i + 1);
    }
}

/// Two tiles selected by hand may be a pair that H shows soon.
void shown_pairs(const Way& way, std::vector<Way>& all) {
    constexpr std::size_t MostHints = 5;
    for (std::size_t end = 2; end < way.steps.size(); ++end) {
        if (!is(way.steps[end], Key::Enter)) {
            continue;
        }
        std::size_t enters = 1;
        std::size_t start = end;
        while (start > 0 && enters <= 2) {
            const Step& before = way.steps[start - 1];
            enters += is(before, Key::Enter) ? 1u : 0u;
            if (enters > 2 || !(is_arrow(before) || is(before, Key::Enter))) {
                break;
            }
            --start;
        }
        for (std::size_t hints = 1; hints <= MostHints && hints < end - start; ++hints) {
            all.push_back({way.gravity,
                           without(way.steps,
                                   start,
                                   end - start,
                                   times(keys({Key::Hint}), static_cast<int>(hints)))});
        }
    }
}

} // namespace

int Way::keys() const {
    return keys_of_all(steps);
}

std::vector<Way> short_ways(int fewer_than, Boards boards) {
    std::vector<Way> ways;
    for (const Steps& body : bodies()) {
        for (const Gravity gravity : {Gravity::On, Gravity::Off}) {
            if (boards == Boards::FirstOnly) {
                ways.push_back({gravity, body});
                continue;
            }
            for (int number = 1; number <= SmallBoards; ++number) {
                ways.push_back({gravity, board(std::to_string(number)) + body});
            }
        }
    }
    std::erase_if(ways, [&](const Way& way) { return way.keys() >= fewer_than; });
    std::stable_sort(
        ways.begin(), ways.end(), [](const Way& a, const Way& b) { return a.keys() < b.keys(); });
    return ways;
}

std::vector<Way> variations(const Way& way) {
    std::vector<Way> all;
    if (!way.steps.empty() && way.steps.back().right_after != 0) {
        // Such a step changes nothing, so it needs few others before it.
        for (const Steps& before : {Steps(), keys({Key::Hint, Key::Enter})}) {
            all.push_back({way.gravity, before + Steps{way.steps.back()}});
        }
    }
    Way no_pause = way;
    std::erase_if(no_pause.steps, [](const Step& step) { return step.pause != 0; });
    if (no_pause.steps != way.steps) {
        all.push_back(no_pause);
    }
    const Gravity other = way.gravity == Gravity::On ? Gravity::Off : Gravity::On;
    if (way.steps.size() >= 2 && is(way.steps[0], Key::ToggleGravity)) {
        all.push_back({other, without(way.steps, 0, 1, {})});
    }
    if (way.steps.size() >= 2 && is(way.steps[0], Key::ChooseBoard)) {
        all.push_back({other, without(way.steps, 0, 2, {})});
    }
    other_boards(way, all);
    shorter_runs(way, all);
    shown_pairs(way, all);
    std::erase_if(all, [&](const Way& shorter) {
        return shorter.keys() > way.keys() ||
               (shorter.keys() == way.keys() && shorter.steps.size() >= way.steps.size());
    });
    return all;
}

std::vector<Way> ways_to_the_end(const JudgeOptions& judge_options, Status end, std::size_t count) {
    constexpr int MostBoards = 400;
    std::vector<Way> ways;
    for (int number = 1; number <= MostBoards; ++number) {
        const auto dealt = judge_options.deals
                               ? judge_options.deals(static_cast<BoardNumber>(number))
                               : std::optional(deal(static_cast<BoardNumber>(number)));
        for (const Gravity gravity : {Gravity::On, Gravity::Off}) {
            if (!dealt) {
                continue;
            }
            Board tiles = *dealt;
            int removals = 0;
            for (auto pairs = joinable_pairs(judge_options.rules, tiles); !pairs.empty();
                 pairs = joinable_pairs(judge_options.rules, tiles)) {
                remove_pair(tiles, pairs.front(), gravity);
                ++removals;
            }
            if (tiles.empty() != (end == Status::Won)) {
                continue;
            }
            const Steps game = times(keys({Key::Hint, Key::Enter}), removals);
            const Steps cheat = keys({Key::Hint, Key::Enter, Key::Back});
            ways.push_back({gravity, board(std::to_string(number)) + game});
            ways.push_back({gravity, board(std::to_string(number)) + cheat + game});
        }
    }
    std::stable_sort(
        ways.begin(), ways.end(), [](const Way& a, const Way& b) { return a.keys() < b.keys(); });
    ways.resize(std::min(ways.size(), count));
    return ways;
}

} // namespace shisen::oracle
