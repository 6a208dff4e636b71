// A duel of any game as its window sees it: keys, clicks and time go in, a picture comes out. Needs no
// window and no clock.
#pragma once

#include <functional>
#include <string>

#include "app/common/failure.hpp"
#include "app/common/streams.hpp"
#include "app/duel/common/sides_scene.hpp"
#include "machine/machine.hpp"

namespace zx::duel {

/// Receives a description of the present work, for the user.
using Progress = std::function<void(const std::string&)>;

class DuelGame {
  public:
    DuelGame() = default;
    virtual ~DuelGame() = default;
    DuelGame(const DuelGame&) = delete;
    DuelGame& operator=(const DuelGame&) = delete;

    /// The command without "fourrivers", such as "hexes duel".
    [[nodiscard]] virtual std::string command() const = 0;
    /// Loads the tape and learns how it draws. Called first, on any thread. Returns early, with any
    /// outcome, if the process is interrupted.
    [[nodiscard]] virtual app::Outcome<void> prepare(app::Streams& streams,
                                                     const Progress& progress) = 0;
    /// Starts a new duel.
    virtual void begin() = 0;
    /// `name` is the name of a key of a PC keyboard (app::key_name()) that the window does not use.
    virtual void key(const std::string& name, bool repeat) = 0;
    /// `scene` is the one that is shown; `at` is in its pixels.
    virtual void click(const DuelScene& scene, play::Point at, bool right_button) = 0;
    /// Lets a 50th of a second pass.
    virtual void show_frame() = 0;
    /// Returns true if something other than the tape's picture has changed since the last call.
    [[nodiscard]] virtual bool take_changed() = 0;

    /// The machine whose picture is shown.
    [[nodiscard]] virtual const machine::Machine& shown() const = 0;
    /// `notice` takes the place of the last line if it is not empty.
    [[nodiscard]] virtual DuelScene
    compose(const std::string& notice, int width, int height) const = 0;
    /// Returns the keys as a script that `run --headless --script` replays on the tape.
    [[nodiscard]] virtual std::string script() const = 0;
};

/// How the window is opened.
struct DuelWindowOptions {
    int width = 1472;
    int height = 868;
};

} // namespace zx::duel
