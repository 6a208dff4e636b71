#include "machine/memory_search.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace zx::machine {
namespace {

bool agrees(ByteRelation relation, std::uint8_t value, std::uint8_t before, std::uint8_t now) {
    switch (relation) {
    case ByteRelation::EqualTo: return now == value;
    case ByteRelation::Below: return now < value;
    case ByteRelation::Above: return now > value;
    case ByteRelation::Unchanged: return now == before;
    case ByteRelation::Changed: return now != before;
    case ByteRelation::Increased: return now > before;
    case ByteRelation::Decreased: break;
    }
    return now < before;
}

} // namespace

void MemorySearch::start(std::span<const std::uint8_t> memory) {
    before_.assign(memory.begin(), memory.end());
    places_.resize(memory.size());
    std::iota(places_.begin(), places_.end(), 0U);
    steps_ = 0;
}

void MemorySearch::keep(ByteRelation relation,
                        std::uint8_t value,
                        std::span<const std::uint8_t> memory) {
    assert(memory.size() == before_.size());
    std::erase_if(places_, [&](std::uint32_t place) {
        return !agrees(relation, value, before_[place], memory[place]);
    });
    std::copy(memory.begin(), memory.end(), before_.begin());
    ++steps_;
}

void MemorySearch::clear() {
    before_.clear();
    places_.clear();
    steps_ = 0;
}

} // namespace zx::machine
