#include "games/tetrominoes/replay.hpp"

#include <fmt/format.h>

namespace tetrominoes {
namespace {

GameResult result_of(const State& state) {
    return {state.score, state.lines, state.pieces, state.phase == Phase::Over};
}

/// Makes a pass, and the waits of step 7 that follow.
void make_pass(State& state, Key key) {
    advance(state, key);
    while (!reads_key(state)) {
        advance(state, Key::None);
    }
}

} // namespace

zx::Result<std::string> parse_keys(std::string_view bytes) {
    if (bytes.ends_with('\n')) {
        bytes.remove_suffix(bytes.ends_with("\r\n") ? 2 : 1);
    }
    if (bytes.empty()) {
        return zx::fail(zx::ErrorCode::Empty, 0, "there is no key");
    }
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (bytes[i] < ' ' || bytes[i] > '~') {
            return zx::fail(
                zx::ErrorCode::BadValue,
                i,
                fmt::format("character {} is no printable ASCII character, so this is no key file",
                            i + 1));
        }
    }
    return std::string(bytes);
}

std::vector<GameResult> replay(std::string_view keys) {
    std::vector<GameResult> results;
    State state = begin();
    for (const char c : keys) {
        const State before = state;
        make_pass(state, key_of(c));
        if (state.games != before.games) {
            results.push_back(result_of(before));
        }
    }
    results.push_back(result_of(state));
    return results;
}

State state_after(std::string_view keys) {
    State state = begin();
    for (const char c : keys) {
        make_pass(state, key_of(c));
    }
    return state;
}

std::string replay_text(std::string_view keys) {
    std::string text;
    int number = 0;
    for (const GameResult& result : replay(keys)) {
        text += fmt::format("game {}: score {}, lines {}, pieces {}{}",
                            ++number,
                            result.score,
                            result.lines,
                            result.pieces,
                            result.over ? ", over\n" : ", running\n");
    }
    return text;
}

void Recorder::note(const State& before, Key key) {
    constexpr std::string_view Characters = ".jlk ";
    if (reads_key(before)) {
        keys_ += Characters[static_cast<std::size_t>(key)];
    }
}

} // namespace tetrominoes
