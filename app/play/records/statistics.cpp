#include "app/play/records/statistics.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "app/toolkit/json_fields.hpp"

namespace zx::play {
namespace {

constexpr std::string_view StatisticsKind = "statistics";
/// In bytes; more than all sizes in both variants need.
constexpr std::size_t LargestStatistics = std::size_t{1} << 22;
constexpr std::uint32_t LongestSeconds = 100'000'000; // three years on one board

std::string key_of(shisen::Size size, shisen::Gravity gravity) {
    return shisen::size_text(size) + (gravity == shisen::Gravity::On ? " on" : " off");
}

/// Returns the size and the variant of a key of the file.
std::optional<std::pair<shisen::Size, shisen::Gravity>> parse_key(std::string_view key) {
    for (const auto gravity : {shisen::Gravity::On, shisen::Gravity::Off}) {
        const std::string_view ending = gravity == shisen::Gravity::On ? " on" : " off";
        if (key.ends_with(ending)) {
            const auto size = shisen::parse_size(key.substr(0, key.size() - ending.size()));
            if (size && key == key_of(*size, gravity)) {
                return std::pair(*size, gravity);
            }
        }
    }
    return std::nullopt;
}

/// The words of a game in the history, after its time and its board.
constexpr std::string_view Lost = "lost";
constexpr std::string_view Won = "won";
constexpr std::string_view Helped = "helped";

/// "201 42 won": seconds, board, result.
std::string text_of(const PastGame& game) {
    return fmt::format("{} {} {}",
                       game.seconds,
                       game.number,
                       !game.won     ? Lost
                       : game.helped ? Helped
                                     : Won);
}

std::optional<PastGame> parse_past_game(const std::string& text) {
    PastGame game;
    const char* const end = text.data() + text.size();
    const auto seconds = std::from_chars(text.data(), end, game.seconds);
    if (seconds.ec != std::errc{} || seconds.ptr == end) {
        return std::nullopt;
    }
    const auto number = std::from_chars(seconds.ptr + 1, end, game.number);
    if (number.ec != std::errc{} || number.ptr == end) {
        return std::nullopt;
    }
    const std::string_view word(number.ptr + 1, static_cast<std::size_t>(end - number.ptr - 1));
    game.won = word != Lost;
    game.helped = word == Helped;
    // The only text of the game, so that a file is written as it was read.
    const bool right = text_of(game) == text && game.number > 0 && game.seconds <= LongestSeconds;
    return right ? std::optional(game) : std::nullopt;
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
    object["history"] = Json::array();
    for (const PastGame& game : tally.history) {
        object["history"].push_back(text_of(game));
    }
    return object;
}

/// No play leads to these figures: the file was edited by hand.
bool is_possible(const Tally& tally) {
    return tally.won <= tally.played && tally.won_without_help <= tally.won &&
           tally.best_streak <= tally.won && tally.streak <= tally.best_streak &&
           tally.best.size() <= std::min<std::size_t>(Tally::BestTimes, tally.won_without_help) &&
           tally.history.size() <= std::min<std::size_t>(Tally::LongestHistory, tally.played) &&
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
    const Json* const history = fields.array("history");
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
    for (std::size_t i = 0; history != nullptr && i < history->size(); ++i) {
        const Json& game = (*history)[i];
        const auto past =
            game.is_string() ? parse_past_game(game.get<std::string>()) : std::nullopt;
        if (!past) {
            return fail(ErrorCode::BadValue, 0, "has a wrong \"history\"" + where);
        }
        tally.history.push_back(*past);
    }
    if (!is_possible(tally)) {
        return fail(ErrorCode::BadValue, 0, "has figures that cannot be" + where);
    }
    return tally;
}

} // namespace

void Tally::add(const FinishedGame& game) {
    count(played);
    const auto seconds =
        static_cast<std::uint32_t>(std::clamp<std::int64_t>(game.seconds, 0, LongestSeconds));
    history.push_back({seconds, game.number, game.won, game.won && game.helped});
    if (history.size() > LongestHistory) {
        history.erase(history.begin());
    }
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
    const BestTime time{seconds, game.number};
    best.insert(std::upper_bound(best.begin(), best.end(), time), time);
    best.resize(std::min(best.size(), BestTimes));
}

std::optional<std::int64_t> Tally::average_seconds() const {
    std::int64_t sum = 0;
    std::int64_t games = 0;
    for (const PastGame& game : history) {
        if (game.won && !game.helped) {
            sum += game.seconds;
            ++games;
        }
    }
    return games == 0 ? std::nullopt : std::optional((sum + games / 2) / games);
}

void Statistics::add(const FinishedGame& game) {
    tallies_[key_of(game.size, game.gravity)].add(game);
}

Tally Statistics::of(shisen::Size size, shisen::Gravity gravity) const {
    const auto found = tallies_.find(key_of(size, gravity));
    return found == tallies_.end() ? Tally{} : found->second;
}

std::vector<std::pair<shisen::Size, shisen::Gravity>> Statistics::played() const {
    std::vector<std::pair<shisen::Size, shisen::Gravity>> all;
    for (const auto& [key, tally] : tallies_) {
        if (const auto variant = parse_key(key)) {
            all.push_back(*variant);
        }
    }
    return all;
}

std::string Statistics::json() const {
    Json object = json_header(StatisticsKind);
    object["games"] = Json::object();
    for (const auto& [key, tally] : tallies_) {
        object["games"][key] = json_of(tally);
    }
    return json_file_text(object);
}

Result<Statistics> Statistics::parse(std::string_view text) {
    const auto object = parse_json_file(text, StatisticsKind);
    if (!object) {
        return tl::unexpected<Error>(object.error());
    }
    const auto games = object->find("games");
    if (games == object->end() || !games->is_object()) {
        return fail(ErrorCode::BadValue, 0, "has no \"games\"");
    }
    Statistics statistics;
    for (const auto& [key, value] : games->items()) {
        if (!parse_key(key)) {
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
    : RecordsFile(
          PersistentFile(folder, "statistics.json", LargestStatistics), {}, &Statistics::parse) {}

} // namespace zx::play
