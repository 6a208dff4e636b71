#include "app/games/common/scores.hpp"

#include <algorithm>
#include <utility>

#include "app/toolkit/json_fields.hpp"

namespace zx::native {
namespace {

constexpr std::size_t LargestFile = std::size_t{64} * 1024;

std::string kind_text(const ScoreKind& kind) {
    return std::string(kind.game) + "-scores";
}

} // namespace

void ScoreTable::add(const Score& score) {
    games_ += games_ == UINT32_MAX ? 0 : 1;
    const auto place =
        std::upper_bound(best_.begin(), best_.end(), score, [&](const Score& a, const Score& b) {
            return better(a, b);
        });
    best_.insert(place, score);
    best_.resize(std::min(best_.size(), Places));
}

std::string ScoreTable::json() const {
    play::Json object = play::json_header(kind_text(*kind_));
    object["games"] = games_;
    object["best"] = play::Json::array();
    for (const Score& score : best_) {
        object["best"].push_back(
            {{std::string(kind_->value), score.value}, {std::string(kind_->detail), score.detail}});
    }
    return play::json_file_text(object);
}

Result<ScoreTable> ScoreTable::parse(std::string_view text, const ScoreKind& kind) {
    const auto object = play::parse_json_file(text, kind_text(kind));
    if (!object) {
        return tl::unexpected<Error>(object.error());
    }
    ScoreTable table(kind);
    play::JsonFields fields(*object, "");
    fields.read("games", table.games_);
    const play::Json* const best = fields.array("best");
    if (auto right = fields.result(); !right) {
        return tl::unexpected<Error>(right.error());
    }
    const std::string value(kind.value);
    const std::string detail(kind.detail);
    for (std::size_t i = 0; best != nullptr && i < best->size(); ++i) {
        const play::Json& entry = (*best)[i];
        if (!entry.is_object()) {
            return fail(ErrorCode::BadValue, 0, "has a wrong \"best\"");
        }
        play::JsonFields figures(entry, " of \"best\"");
        Score score;
        figures.read(value.c_str(), score.value);
        figures.read(detail.c_str(), score.detail);
        if (auto right = figures.result(); !right) {
            return tl::unexpected<Error>(right.error());
        }
        table.best_.push_back(score);
    }
    const bool sorted =
        std::is_sorted(table.best_.begin(), table.best_.end(), [&](const Score& a, const Score& b) {
            return table.better(a, b);
        });
    if (!sorted || table.best_.size() > std::min<std::size_t>(Places, table.games_)) {
        return fail(ErrorCode::BadValue, 0, "has figures that cannot be");
    }
    return table;
}

ScoreFile::ScoreFile(const std::filesystem::path& folder, const ScoreKind& kind)
    : RecordsFile(play::PersistentFile(folder, (kind_text(kind) + ".json").c_str(), LargestFile),
                  ScoreTable(kind),
                  [&kind](std::string_view text) { return ScoreTable::parse(text, kind); }) {}

} // namespace zx::native
