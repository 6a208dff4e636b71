// The duel of Hexes: a tape beside the rules, with the same keys.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/duel/common/duel_game.hpp"
#include "app/duel/common/search.hpp"
#include "app/games/tapes/hexes_tape.hpp"
#include "app/games/tapes/turn_duel.hpp"
#include "app/run/run_options.hpp"

namespace zx::native {

struct HexesDuelOptions {
    /// File, ROM and model; an empty file means the bundled tape.
    app::RunOptions run;
    /// Require the border colours of the bundled tape.
    bool strict = false;
    /// Begin with this puzzle; 0: with the one that the tape shows.
    hexes::PuzzleNumber number = 0;
};

class HexesDuel final : public duel::DuelGame {
  public:
    using Duel = TurnDuel<hexes::RulesCheck>;

    explicit HexesDuel(HexesDuelOptions options) : options_(std::move(options)) {}

    [[nodiscard]] std::string command() const override { return "hexes duel"; }
    [[nodiscard]] app::Outcome<void> prepare(app::Streams& streams,
                                             const duel::Progress& progress) override;
    void begin() override;
    void key(const std::string& name, bool repeat) override;
    void click(const duel::DuelScene& scene, play::Point at, bool right_button) override;
    void show_frame() override;
    [[nodiscard]] bool take_changed() override;
    [[nodiscard]] const machine::Machine& shown() const override {
        return duel_->playback().machine();
    }
    [[nodiscard]] duel::DuelScene
    compose(const std::string& notice, int width, int height) const override;
    [[nodiscard]] std::string script() const override;

    /// Presses the steps at once, until one shows a difference.
    void press(const std::vector<hexes::Step>& steps);
    /// Searches for a short list of keys at once, if there is a difference.
    void shorten();
    /// Without a window, the picture has no line about keys.
    void set_window(bool window) noexcept { window_ = window; }
    [[nodiscard]] const Duel& duel() const { return *duel_; }
    [[nodiscard]] std::string title() const;
    /// "Shortest list of keys (2 keys): s42 7"; empty if there is none.
    [[nodiscard]] std::string shortest() const;
    [[nodiscard]] const HexesTape& tape() const { return *tape_; }

  private:
    void line_up(hexes::Step step);
    void entry_key(const std::string& name);
    /// Returns the last line: the notice if there is one, else what keys do.
    [[nodiscard]] std::string footer(const std::string& notice) const;
    [[nodiscard]] duel::SidesView view(const std::string& notice) const;

    HexesDuelOptions options_;
    std::unique_ptr<const HexesTape> tape_;
    std::unique_ptr<Duel> duel_;
    /// Steps not pressed yet.
    std::deque<hexes::Step> waiting_;
    /// The number being typed after S.
    std::optional<std::string> entry_;
    duel::Search<Duel::Finding> search_;
    std::optional<Duel::Finding> shortest_;
    bool window_ = true;
    bool was_running_ = false;
    bool changed_ = true;
};

} // namespace zx::native
