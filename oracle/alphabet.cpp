#include "oracle/alphabet.hpp"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

namespace zx::oracle {

namespace {

constexpr int NoCharacter = 0x100;

} // namespace

Alphabet::Alphabet(const Lattice& lattice, const Screen& full, const Characters& characters) {
    std::map<Symbol, std::map<Bitmap, int>> forms;
    for (int row = 0; row < lattice.grid.rows; ++row) {
        for (int column = 0; column < lattice.grid.columns; ++column) {
            const Bitmap bitmap = full.at(lattice.place(column, row)).bitmap;
            ++forms[lattice.symbol(full, column, row)][bitmap];
        }
    }
    for (const auto& [symbol, bitmaps] : forms) {
        const auto most =
            std::max_element(bitmaps.begin(), bitmaps.end(), [](const auto& a, const auto& b) {
                return a.second < b.second;
            });
        kinds_.push_back({symbol, most->first, std::nullopt});
        if (symbol.size() == 1) {
            kinds_.back().character = characters.find(symbol.front());
        }
    }
    const auto order = [](const Entry& entry) {
        return std::tuple(entry.character ? entry.character->code : NoCharacter, entry.symbol);
    };
    std::sort(kinds_.begin(), kinds_.end(), [&](const Entry& a, const Entry& b) {
        return order(a) < order(b);
    });
    for (const Entry& entry : kinds_) {
        numbers_.emplace(entry.symbol, static_cast<int>(numbers_.size()));
    }
}

std::optional<int> Alphabet::kind(const Symbol& symbol) const {
    if (const auto found = numbers_.find(symbol); found != numbers_.end()) {
        return found->second;
    }
    const auto found = forms_.find(symbol);
    return found == forms_.end() ? std::nullopt : std::optional(found->second.kind);
}

bool Alphabet::empty(const Symbol& symbol) const {
    return blank(symbol) || empty_.count(symbol) != 0;
}

void Alphabet::learn_form(int kind, const Symbol& symbol, int form) {
    if (blank(symbol) || numbers_.count(symbol) != 0 || ambiguous_.count(symbol) != 0) {
        return;
    }
    const auto known = forms_.try_emplace(symbol, Form{kind, form}).first;
    if (known->second.kind != kind) {
        forms_.erase(known);
        ambiguous_.insert(symbol);
    }
}

int Alphabet::form(const Symbol& symbol, const ScreenCell& cell) const {
    if (const auto found = numbers_.find(symbol); found != numbers_.end()) {
        return cell.bitmap != kinds_[static_cast<std::size_t>(found->second)].plain ? 1 : 0;
    }
    if (const auto found = forms_.find(symbol); found != forms_.end()) {
        return found->second.form;
    }
    const auto found = empty_.find(symbol);
    const int learned = found == empty_.end() ? 0 : found->second;
    return learned == 0 && cell.bitmap == SolidBitmap ? 1 : learned;
}

std::string Alphabet::name(int kind) const {
    const auto& character = kinds_[static_cast<std::size_t>(kind)].character;
    if (!character || character->code >= 0x7f) {
        return fmt::format("#{}", kind);
    }
    return std::string(1, static_cast<char>(character->code));
}

} // namespace zx::oracle
