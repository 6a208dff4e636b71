#include "shisen/oracle/deal_register.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "shisen/oracle/seen_board.hpp"

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
            suspect({dealt.gravity, {}, dealt.number, dealt.number});
        }
        const Gravity other = dealt.gravity == Gravity::On ? Gravity::Off : Gravity::On;
        const auto there = boards_.find({dealt.number, other});
        if (there != boards_.end() && there->second != hash) {
            suspect({dealt.gravity, {}, dealt.number, dealt.number, true});
        }
        const auto [number, new_board] = numbers_.try_emplace({hash, dealt.gravity}, dealt.number);
        if (!new_board && number->second != dealt.number) {
            suspect({dealt.gravity, {}, number->second, dealt.number});
        }
    }
}

void DealRegister::suspect(DealSuspicion suspicion) {
    const auto kind = [](const DealSuspicion& of) {
        return std::pair{of.first == of.second, of.by_variant};
    };
    const auto of_this_kind =
        std::count_if(suspicions_.begin(), suspicions_.end(), [&](const DealSuspicion& other) {
            return kind(other) == kind(suspicion);
        });
    if (static_cast<std::size_t>(of_this_kind) >= MostSuspicions) {
        return;
    }
    const bool again = suspicion.first == suspicion.second && !suspicion.by_variant;
    for (int i = 0; i < (again ? Repeats : 1); ++i) {
        for (const BoardNumber number : {suspicion.first, suspicion.second}) {
            suspicion.steps.push_back(press(Key::ChooseBoard));
            suspicion.steps.push_back(answer(std::to_string(number)));
            if (suspicion.by_variant) {
                suspicion.steps.push_back(press(Key::ToggleGravity));
            }
        }
    }
    suspicions_.push_back(std::move(suspicion));
}

} // namespace shisen::oracle
