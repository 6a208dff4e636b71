#include "shisen/oracle/deal_register.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

namespace shisen::oracle {

namespace {

/// How often a number is asked for that has dealt two boards.
constexpr int Repeats = 40;

/// FNV-1a over the kinds of all cells.
std::uint64_t hash_of(const Board& board) {
    constexpr std::uint64_t Basis = 0xcbf29ce484222325u;
    constexpr std::uint64_t Prime = 0x100000001b3u;
    std::uint64_t hash = Basis;
    for (const Cell cell : cells_of(board.size())) {
        hash = (hash ^ static_cast<std::uint8_t>(board.at(cell))) * Prime;
    }
    return hash;
}

} // namespace

void DealRegister::add(const TurnResult& result) {
    for (const DealtBoard& dealt : result.dealt) {
        const std::uint64_t hash = hash_of(dealt.board);
        const auto [board, new_number] = boards_.try_emplace({dealt.number, dealt.gravity}, hash);
        if (!new_number && board->second != hash) {
            suspect(dealt.gravity, dealt.number, dealt.number);
        }
        const auto [number, new_board] = numbers_.try_emplace({hash, dealt.gravity}, dealt.number);
        if (!new_board && number->second != dealt.number) {
            suspect(dealt.gravity, number->second, dealt.number);
        }
    }
}

void DealRegister::suspect(Gravity gravity, BoardNumber first, BoardNumber second) {
    const auto of_this_kind =
        std::count_if(suspicions_.begin(), suspicions_.end(), [&](const DealSuspicion& other) {
            return (other.first == other.second) == (first == second);
        });
    if (static_cast<std::size_t>(of_this_kind) >= MostSuspicions) {
        return;
    }
    DealSuspicion suspicion{gravity, {}, first, second};
    for (int i = 0; i < (first == second ? Repeats : 1); ++i) {
        for (const BoardNumber number : {first, second}) {
            suspicion.steps.push_back(press(Key::ChooseBoard));
            suspicion.steps.push_back(answer(std::to_string(number)));
        }
    }
    suspicions_.push_back(std::move(suspicion));
}

} // namespace shisen::oracle
