// The duel of Shisen as its window sees it.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "app/duel/common/duel_game.hpp"
#include "app/duel/common/search.hpp"
#include "app/duel/duel.hpp"
#include "app/duel/duel_keys.hpp"
#include "app/duel/duel_options.hpp"
#include "app/duel/duel_view.hpp"

namespace zx::duel {

class ShisenDuelGame final : public DuelGame {
  public:
    explicit ShisenDuelGame(const DuelOptions& options);

    [[nodiscard]] std::string command() const override { return "duel"; }
    [[nodiscard]] app::Outcome<void> prepare(app::Streams& streams,
                                             const Progress& progress) override;
    void begin() override;
    void key(const std::string& name, bool repeat) override;
    void click(const DuelScene& scene, play::Point at, bool right_button) override;
    void show_frame() override;
    [[nodiscard]] bool take_changed() override;

    [[nodiscard]] const machine::Machine& shown() const override {
        return duel_->playback().machine();
    }
    [[nodiscard]] DuelScene
    compose(const std::string& notice, int width, int height) const override;
    [[nodiscard]] std::string script() const override;

  private:
    void press_next();
    void entry_key(const std::string& name);
    void line_up(const Steps& steps);
    void search();

    DuelOptions options_;
    std::shared_ptr<const DuelSetup> setup_;
    std::unique_ptr<Duel> duel_;
    DuelUiState ui_;
    /// Steps not pressed yet.
    std::deque<shisen::oracle::Step> waiting_;
    Search<shisen::oracle::Shrunk> search_;
    std::optional<shisen::oracle::Shrunk> shrunk_;
    bool was_running_ = false;
    bool changed_ = true;
};

} // namespace zx::duel
