// The empty game: what a game must provide. It has one state and no moves, and is won at once.
// docs/ADDING-A-GAME.md explains the parts.
#pragma once

#include <string>
#include <string_view>

#include "base/error.hpp"

namespace null {

/// Everything that a player can see or that moves depend on, as a plain value.
struct State {
    friend bool operator==(const State&, const State&) = default;
};

enum class Status { Playing, Won };

/// Returns the state that a text describes. Error: the offset and a phrase about the wrong character.
[[nodiscard]] inline zx::Result<State> parse(std::string_view text) {
    if (!text.empty()) {
        return zx::fail(zx::ErrorCode::BadValue, 0, "character 1 is one too many");
    }
    return State{};
}
[[nodiscard]] inline std::string text(const State&) {
    return {};
}

/// Applies a key. Returns false, and changes nothing, if the rules do not allow it.
inline bool apply(State&, char) {
    return false;
}
[[nodiscard]] inline Status status(const State&) {
    return Status::Won;
}

} // namespace null
