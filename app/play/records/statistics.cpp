#include "app/play/records/statistics.hpp"

#include <algorithm>

#include "app/toolkit/json_fields.hpp"

namespace zx::play {
namespace {

constexpr std::string_view Kind = "statistics";
/// In bytes; more than all sizes in both variants need.
constexpr std::size_t LargestFile = std::size_t{1} << 20;
constexpr std::uint32_t LongestSeconds = 100'000'000; // three years on one board

std::string key_of(shisen::Size size, shisen::Gravity gravity) {
    return shisen::size_text(size) + (gravity == shisen::Gravity::On ? " on" : " off");
}

bool is_key(std::string_view key) {
    for (const std::string_view ending : {" on", " off"}) {
        if (key.ends_with(ending)) {
            const auto size = shisen::parse_size(key.substr(0, key.size() - ending.size()));
            return size && key == shisen::size_text(*size) + std::string(ending);
        }
    }
    return false;
}

void count(std::uint32_t& number) {
    number += number < UINT32_MAX ? 1U : 0U;
}

Json json_of(const Tally& tally) {
    Json object = Json::object();
    object["played"] = tally.played;
    object["won"] = tally.won;
    object["won_without_help"] = tally.won_without_help;
    object["streak"] = tally.streak;
    object["best_streak"] = tally.best_streak;
    object["best"] = Json::array();
    for (const BestTime& time : tally.best) {
        object["best"].push_back({{"seconds", time.seconds}, {"number", time.number}});
    }
    return object;
}

/// No play leads to these figures: the file was edited by hand.
bool is_possible(const Tally& tally) {
    return tally.won <= tally.played && tally.won_without_help <= tally.won &&
           tally.best_streak <= tally.won && tally.streak <= tally.best_streak &&
           tally.best.size() <= std::min<std::size_t>(Tally::BestTimes, tally.won_without_help) &&
           std::is_sorted(tally.best.begin(), tally.best.end());
}

Result<BestTime> best_time_of(const Json& json, const std::string& where) {
    if (!json.is_object()) {
        return fail(ErrorCode::BadValue, 0, "has a wrong \"best\"" + where);
    }
    JsonFields fields(json, where);
    std::uint32_t number = 0;
    BestTime time;
    fields.read("seconds", time.seconds, LongestSeconds);
    fields.read("number", number, 65535);
    if (number == 0) {
        fields.wrong("number");
    }
    time.number = static_cast<shisen::BoardNumber>(number);
    return fields.result().map([&] { return time; });
}

Result<Tally> tally_of(const Json& json, const std::string& key) {
    const std::string where = " of " + key;
    if (!json.is_object()) {
        return fail(ErrorCode::BadValue, 0, "has no figures" + where);
    }
    JsonFields fields(json, where);
    Tally tally;
    fields.read("played", tally.played);
    fields.read("won", tally.won);
    fields.read("won_without_help", tally.won_without_help);
    fields.read("streak", tally.streak);
    fields.read("best_streak", tally.best_streak);
    const Json* const best = fields.array("best");
    if (auto right = fields.result(); !right) {
        return tl::unexpected<Error>(right.error());
    }
    for (std::size_t i = 0; best != nullptr && i < best->size(); ++i) {
        const auto time = best_time_of((*best)[i], where);
        if (!time) {
            return tl::unexpected<Error>(time.error());
        }
        tally.best.push_back(*time);
    }
    if (!is_possible(tally)) {
        return fail(ErrorCode::BadValue, 0, "has figures that cannot be" + where);
    }
    return tally;
}

} // namespace

void Tally::add(const FinishedGame& game) {
    count(played);
    if (!game.won) {
        streak = 0;
        return;
    }
    count(won);
    count(streak);
    best_streak = std::max(best_streak, streak);
    if (game.helped) {
        return;
    }
    count(won_without_help);
    const auto seconds = std::clamp<std::int64_t>(game.seconds, 0, LongestSeconds);
    const BestTime time{static_cast<std::uint32_t>(seconds), game.number};
    best.insert(std::upper_bound(best.begin(), best.end(), time), time);
    best.resize(std::min(best.size(), BestTimes));
}

void Statistics::add(const FinishedGame& game) {
    tallies_[key_of(game.size, game.gravity)].add(game);
}

Tally Statistics::of(shisen::Size size, shisen::Gravity gravity) const {
    const auto found = tallies_.find(key_of(size, gravity));
    return found == tallies_.end() ? Tally{} : found->second;
}

std::string Statistics::json() const {
    Json object = json_header(Kind);
    object["games"] = Json::object();
    for (const auto& [key, tally] : tallies_) {
        object["games"][key] = json_of(tally);
    }
    return json_file_text(object);
}

Result<Statistics> Statistics::parse(std::string_view text) {
    const auto object = parse_json_file(text, Kind);
    if (!object) {
        return tl::unexpected<Error>(object.error());
    }
    const auto games = object->find("games");
    if (games == object->end() || !games->is_object()) {
        return fail(ErrorCode::BadValue, 0, "has no \"games\"");
    }
    Statistics statistics;
    for (const auto& [key, value] : games->items()) {
        if (!is_key(key)) {
            return fail(ErrorCode::BadValue, 0, "has games of an unknown size or variant");
        }
        const auto tally = tally_of(value, key);
        if (!tally) {
            return tl::unexpected<Error>(tally.error());
        }
        statistics.tallies_[key] = *tally;
    }
    return statistics;
}

StatisticsFile::StatisticsFile(const std::filesystem::path& folder)
    : file_(folder, "statistics.json", LargestFile) {}

Loaded<Statistics> StatisticsFile::load() const {
    return load_persistent(file_, Statistics{}, &Statistics::parse);
}

Loaded<Statistics> StatisticsFile::add(const FinishedGame& game) {
    pending_.push_back(game);
    const auto count_pending = [&](Statistics statistics) {
        for (const FinishedGame& each : pending_) {
            statistics.add(each);
        }
        return statistics;
    };
    const auto lock = file_.lock();
    if (!lock) {
        const auto read_only = file_.read().and_then(
            [](const auto& text) { return Statistics::parse(text ? *text : std::string()); });
        return {count_pending(read_only ? *read_only : Statistics{}), file_.in_words(lock.error())};
    }
    auto current = load_locked(file_, Statistics{}, &Statistics::parse);
    Statistics all = count_pending(std::move(current.value));
    if (!current.may_write) {
        return {std::move(all), std::move(current.notice)};
    }
    if (const auto written = file_.write(all.json()); !written) {
        return {std::move(all), file_.in_words(written.error())};
    }
    pending_.clear();
    return {std::move(all), std::move(current.notice)};
}

} // namespace zx::play
