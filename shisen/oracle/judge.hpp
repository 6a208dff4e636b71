// The judge: after each step, does the tape show what the rules say?
//
// It keeps every reading of the house rules that explains all that has been seen, each with the
// game as it stands by that reading. A step turns each into what it forecasts; a rule that is
// unknown and matters just now splits a reading into one for each setting; what does not agree with
// the screen is dropped. When no reading is left, the tape differs from the rules whatever the
// house rules may be: that is a fault. So a rule that changes in mid-game is a fault by itself, and
// a strict judge is one who begins with all rules known.
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "shisen/oracle/difference.hpp"
#include "shisen/oracle/model.hpp"
#include "shisen/oracle/side.hpp"

namespace shisen::oracle {

/// What a tape is held to.
struct Law {
    /// Those that are unknown are learned.
    HouseRules rules = HouseRules::ours();
    /// If given, these boards are demanded.
    Deals deals{};
    /// Cursor, selection, highlight, shown pair and number must all be there to be seen.
    bool all_shown = true;

    /// For a tape by whatever house rules.
    [[nodiscard]] static Law lenient() { return {HouseRules(), {}, false}; }
};

class Judge {
  public:
    explicit Judge(Law law);

    /// The tape shows a new board. The gravity cannot be seen.
    [[nodiscard]] std::optional<Difference> begin(const Look& look, Gravity gravity);
    /// The step has been done and this is what came of it. After a difference the judge stays as it
    /// was.
    [[nodiscard]] std::optional<Difference> see(const Step& step, const Look& look);
    /// Goes on from another position than the rules led to: what is known of the rules stays.
    void resume(const Position& position);

    /// By the likeliest reading.
    [[nodiscard]] const Position& position() const { return readings_.front().position; }
    /// What all readings agree on; the rest is unknown.
    [[nodiscard]] HouseRules rules() const;
    /// The settings of the readings that are left, rule by rule.
    [[nodiscard]] Possible possible() const;
    /// The rules of the likeliest reading, some of them perhaps unknown.
    [[nodiscard]] const HouseRules& likeliest_rules() const { return readings_.front().rules; }

  private:
    struct Reading {
        HouseRules rules;
        Position position;
        double freedom = 0;
    };
    struct Nearest {
        int weight = 0;
        Reading before;
        Forecast expected;
    };

    template <class Forecaster>
    void follow(const Reading& reading,
                const Forecaster& forecaster,
                const Sighting& seen,
                std::vector<Reading>& readings,
                std::optional<Nearest>& nearest) const;
    template <class Forecaster>
    std::optional<Difference>
    judge(const Step& step, const Forecaster& forecaster, const Sighting& seen);
    void keep(std::vector<Reading> readings);
    /// The hints that a reading has seen in an order of the tape's own.
    void remember_hints();
    [[nodiscard]] std::optional<Difference> not_shown(const Sighting& seen) const;
    [[nodiscard]] Difference sighted(Fault fault,
                                     const Step& step,
                                     const Position& expected,
                                     const Sighting& seen,
                                     const std::string& words) const;
    /// A deal that is right by itself, but not after what has been dealt before.
    std::optional<Difference>
    same_board_again(const Step& step, const Position& expected, const Sighting& seen);

    Law law_;
    std::vector<Reading> readings_;
    Remembered remembered_;
    /// N and backspace in a row that changed nothing.
    int same_numbers_ = 0;
};

/// A tape that cannot be read any more, as a difference.
[[nodiscard]] Difference
broken_down(const Position& before, const Step& step, const Breakdown& breakdown);

} // namespace shisen::oracle
