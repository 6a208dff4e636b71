#include "oracle/form_masks.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <utility>

namespace zx::oracle {

namespace {

constexpr std::size_t FewestKinds = 4;
constexpr int PixelsOfACell = 64;

/// Returns the changed pixels or, if they are fewer, the others: one of the drawings may be inverse.
Bitmap fewer(Bitmap changed) {
    const int pixels = std::popcount(changed);
    const bool more = pixels == PixelsOfACell / 2 ? changed >> 63 != 0 : pixels > PixelsOfACell / 2;
    return more ? ~changed : changed;
}

Bitmap difference(Bitmap a, Bitmap b) {
    return fewer(a ^ b);
}

/// True if the rows of a cell show few patterns.
bool is_simple(Bitmap cell) {
    constexpr std::size_t MostPatterns = 3;
    constexpr int Rows = 8;
    std::set<Bitmap> patterns;
    for (int row = 0; row < Rows; ++row) {
        patterns.insert(cell >> (Rows * row) & 0xff);
    }
    return patterns.size() <= MostPatterns;
}

} // namespace

Symbol difference(const Symbol& plain, const Symbol& drawn) {
    Symbol changed;
    for (std::size_t i = 0; i < plain.size(); ++i) {
        changed.push_back(difference(plain[i], drawn[i]));
    }
    return changed;
}

int distance(const Symbol& a, const Symbol& b) {
    const Symbol pixels = difference(a, b);
    return std::accumulate(pixels.begin(), pixels.end(), 0, [](int sum, Bitmap cell) {
        return sum + std::popcount(cell);
    });
}

bool differ_by_a_shadow(const Symbol& a, const Symbol& b) {
    const Symbol pixels = a.size() == b.size() ? difference(a, b) : Symbol();
    return !pixels.empty() && std::all_of(pixels.begin(), pixels.end(), is_simple);
}

Bitmap FormMasks::changed(Bitmap a, Bitmap b) const {
    return solid_ ? a ^ b : difference(a, b);
}

Symbol FormMasks::changed(const Symbol& a, const Symbol& b) const {
    Symbol all;
    for (std::size_t i = 0; i < a.size(); ++i) {
        all.push_back(changed(a[i], b[i]));
    }
    return all;
}

bool FormMasks::differs_only_within(Bitmap mask, Bitmap a, Bitmap b) const {
    const Bitmap outside = (a ^ b) & ~mask;
    return outside == 0 || (outside == ~mask && !solid_);
}

void FormMasks::learn(const Form& form, const Symbol& plain, const Symbol& drawn) {
    if (plain.size() != drawn.size() || plain.empty()) {
        return;
    }
    const auto [known, first] = drawn_.try_emplace(drawn, form.kind);
    if (!first && known->second != form.kind) {
        known->second = std::nullopt;
    }
    const Symbol change = changed(plain, drawn);
    Mask& mask = masks_[form.form];
    if (mask.kinds.empty()) {
        mask.always = change;
        mask.shown = drawn;
        mask.varying.assign(drawn.size(), BlankBitmap);
    } else if (mask.always != change) {
        mask.always.clear();
    }
    const std::size_t cells = plain.size() - (coloured_ ? 1 : 0);
    mask.pixels.resize(cells);
    for (std::size_t i = 0; i < cells; ++i) {
        mask.pixels[i] |= change[i];
        const Bitmap other = (mask.shown[i] ^ drawn[i]) & change[i];
        const bool inverse = !solid_ && 2 * std::popcount(other) > std::popcount(change[i]);
        mask.varying[i] |= mask.shown[i] ^ (inverse ? ~drawn[i] : drawn[i]);
    }
    mask.changes[change].insert(form.kind);
    mask.colour_changes = mask.colour_changes || (coloured_ && plain.back() != drawn.back());
    mask.kinds.insert(form.kind);
}

bool FormMasks::usable(const Mask& mask) const {
    int pixels = 0;
    for (const Bitmap cell : mask.pixels) {
        pixels += std::popcount(cell);
    }
    return mask.kinds.size() >= FewestKinds && !mask.colour_changes && pixels > 0 &&
           pixels <= PixelsOfACell / 2 * static_cast<int>(mask.pixels.size());
}

bool FormMasks::replaced_by(const Mask& mask, const Symbol& drawn) const {
    constexpr int ShownPart = 4; // at most one pixel of four is not as the mark shows it
    int pixels = 0;
    int others = 0;
    for (std::size_t i = 0; i < mask.pixels.size(); ++i) {
        if ((mask.pixels[i] & mask.varying[i]) != 0 || i >= drawn.size()) {
            return false;
        }
        pixels += std::popcount(mask.pixels[i]);
        const int other = std::popcount((mask.shown[i] ^ drawn[i]) & mask.pixels[i]);
        others += solid_ ? other : std::min(other, std::popcount(mask.pixels[i]) - other);
    }
    return mask.always.empty() && others * ShownPart <= pixels;
}

std::vector<int> FormMasks::kinds_of_any_ink(const std::vector<Symbol>& plain,
                                             const Symbol& symbol) {
    std::vector<int> kinds;
    for (std::size_t kind = 0; kind < plain.size(); ++kind) {
        const Symbol& tile = plain[kind];
        if (tile.size() == symbol.size() &&
            std::equal(tile.begin(), std::prev(tile.end()), symbol.begin())) {
            kinds.push_back(static_cast<int>(kind));
        }
    }
    return kinds;
}

std::vector<int>
FormMasks::kinds_under_mark(int kind, const std::vector<Symbol>& plain, const Symbol& drawn) const {
    std::set<int> kinds{kind};
    for (const auto& [form, mask] : masks_) {
        if (usable(mask) && replaced_by(mask, drawn)) {
            const auto alike =
                kinds_within(plain, plain[static_cast<std::size_t>(kind)], mask.pixels);
            kinds.insert(alike.begin(), alike.end());
        }
    }
    return {kinds.begin(), kinds.end()};
}

std::vector<int> FormMasks::kinds_within(const std::vector<Symbol>& plain,
                                         const Symbol& drawn,
                                         const std::vector<Bitmap>& mask) const {
    // An empty place with a mark is no tile.
    const auto bare = [&](std::size_t i) {
        return full_cells_ ? (drawn[i] & ~mask[i]) == 0
                           : differs_only_within(mask[i], drawn[i], BlankBitmap);
    };
    bool all_bare = true;
    for (std::size_t i = 0; i < mask.size(); ++i) {
        all_bare = all_bare && bare(i);
    }
    std::vector<int> kinds;
    for (std::size_t kind = 0; !all_bare && kind < plain.size(); ++kind) {
        const Symbol& symbol = plain[kind];
        if (symbol.size() != drawn.size() || (coloured_ && symbol.back() != drawn.back())) {
            continue;
        }
        bool fits = true;
        for (std::size_t i = 0; i < mask.size() && fits; ++i) {
            fits = differs_only_within(mask[i], symbol[i], drawn[i]);
        }
        if (fits) {
            kinds.push_back(static_cast<int>(kind));
        }
    }
    return kinds;
}

std::vector<std::pair<int, std::vector<Bitmap>>> FormMasks::masks_and_pairs() const {
    std::vector<std::pair<int, std::vector<Bitmap>>> all;
    for (const auto& [form, mask] : masks_) {
        if (usable(mask)) {
            // A mark that always changes the same pixels is found by find_exact() if it is alone.
            all.emplace_back(mask.always.empty() ? form : SeveralMarks, mask.pixels);
        }
    }
    const std::size_t single = all.size();
    for (std::size_t a = 0; a < single; ++a) {
        for (std::size_t b = a + 1; b < single; ++b) {
            std::vector<Bitmap> both = all[a].second;
            for (std::size_t i = 0; i < both.size(); ++i) {
                both[i] |= all[b].second[i];
            }
            all.emplace_back(SeveralMarks, std::move(both));
        }
    }
    return all;
}

std::vector<std::pair<int, Symbol>> FormMasks::exact_changes() const {
    std::vector<std::pair<int, Symbol>> changes;
    for (const auto& [form, mask] : masks_) {
        if (mask.kinds.size() >= FewestKinds && !mask.always.empty()) {
            changes.emplace_back(form, mask.always);
        }
    }
    const std::size_t single = changes.size();
    for (std::size_t a = 0; a < single; ++a) {
        for (std::size_t b = a + 1; b < single; ++b) {
            const Symbol two = changed(changes[a].second, changes[b].second);
            changes.emplace_back(SeveralMarks, two);
            for (std::size_t c = b + 1; c < single; ++c) {
                changes.emplace_back(SeveralMarks, changed(two, changes[c].second));
            }
        }
    }
    return changes;
}

std::optional<Form> FormMasks::find_exact(const std::vector<Symbol>& plain,
                                          const Symbol& drawn) const {
    std::vector<Symbol> changes;
    changes.reserve(plain.size());
    for (const Symbol& symbol : plain) {
        changes.push_back(symbol.size() == drawn.size() ? changed(symbol, drawn) : Symbol());
    }
    for (const auto& [form, change] : exact_changes()) {
        const auto kind = std::find(changes.begin(), changes.end(), change);
        if (kind != changes.end()) {
            const bool only = std::find(std::next(kind), changes.end(), change) == changes.end();
            return only ? std::optional(Form{static_cast<int>(kind - changes.begin()), form})
                        : std::nullopt;
        }
    }
    return std::nullopt;
}

std::vector<Symbol> FormMasks::usual_changes() const {
    std::vector<Symbol> usual;
    for (const auto& [form, mask] : masks_) {
        for (const auto& [change, kinds] : mask.changes) {
            if (kinds.size() >= FewestKinds && 2 * kinds.size() > mask.kinds.size()) {
                usual.push_back(change);
            }
        }
    }
    const std::size_t single = usual.size();
    for (std::size_t a = 0; a < single; ++a) {
        for (std::size_t b = a + 1; b < single; ++b) {
            usual.push_back(changed(usual[a], usual[b]));
        }
    }
    return usual;
}

std::optional<Form> FormMasks::find_over_mark(const Symbol& drawn) const {
    std::optional<int> only;
    for (const Symbol& change : usual_changes()) {
        Symbol below = drawn;
        for (std::size_t i = 0; i < below.size() && i < change.size(); ++i) {
            const Bitmap cell = drawn[i] ^ change[i];
            below[i] = solid_ || cell >> 63 == 0 ? cell : ~cell; // as ScreenCell::drawing()
        }
        const auto known = drawn_.find(below);
        if (known == drawn_.end()) {
            continue;
        }
        if (!known->second || (only && *only != *known->second)) {
            return std::nullopt;
        }
        only = known->second;
    }
    return only ? std::optional(Form{*only, SeveralMarks}) : std::nullopt;
}

std::optional<Form> FormMasks::find_mixed(const std::vector<Symbol>& plain,
                                          const Symbol& drawn) const {
    constexpr int MostPixelsOfASmallMark = 20; // of each cell
    Symbol small(drawn.size(), BlankBitmap);
    std::vector<Symbol> large{small};
    for (const auto& [form, mask] : masks_) {
        const bool is_small =
            std::all_of(mask.pixels.begin(), mask.pixels.end(), [](Bitmap pixels) {
                return std::popcount(pixels) <= MostPixelsOfASmallMark;
            });
        if (is_small) {
            for (std::size_t i = 0; i < mask.pixels.size() && i < small.size(); ++i) {
                small[i] |= mask.pixels[i];
            }
        } else if (mask.kinds.size() >= FewestKinds && mask.always.size() == drawn.size()) {
            large.push_back(mask.always);
        }
    }
    std::optional<int> only;
    for (const Symbol& change : large) {
        for (std::size_t kind = 0; kind < plain.size(); ++kind) {
            bool fits = plain[kind].size() == drawn.size();
            for (std::size_t i = 0; fits && i < drawn.size(); ++i) {
                fits = differs_only_within(small[i], plain[kind][i] ^ change[i], drawn[i]);
            }
            if (fits && only && *only != static_cast<int>(kind)) {
                return std::nullopt;
            }
            only = fits ? std::optional(static_cast<int>(kind)) : only;
        }
    }
    return only ? std::optional(Form{*only, SeveralMarks}) : std::nullopt;
}

bool FormMasks::mark_alone(const Mask& mask, const Symbol& drawn) const {
    bool alone = mask.kinds.size() >= FewestKinds && mask.always.empty() &&
                 drawn.size() >= mask.pixels.size();
    bool tiles_show = false;
    for (std::size_t i = 0; alone && i < mask.pixels.size(); ++i) {
        const Bitmap pixels = mask.pixels[i];
        const auto fits = [&](Bitmap cell, Bitmap shown) {
            return ((cell ^ shown) & pixels) == 0 && (pixels == 0 || cell != BlankBitmap) &&
                   (cell & ~pixels & (~shown | mask.varying[i])) == 0;
        };
        alone = (pixels & mask.varying[i]) == 0 &&
                (fits(drawn[i], mask.shown[i]) ||
                 (!solid_ && (fits(~drawn[i], mask.shown[i]) || fits(drawn[i], ~mask.shown[i]) ||
                              fits(~drawn[i], ~mask.shown[i]))));
        tiles_show = tiles_show || mask.varying[i] != 0;
    }
    return alone && tiles_show;
}

std::optional<int> FormMasks::find_empty(const Symbol& drawn, std::optional<int> only) const {
    const Symbol change_here = changed(Symbol(drawn.size(), BlankBitmap), drawn);
    for (const auto& [form, change] : exact_changes()) {
        if (change == change_here && !blank(change) && (form == only || large_marks_)) {
            return form;
        }
    }
    const auto mark = only ? masks_.find(*only) : masks_.end();
    return mark != masks_.end() && mark_alone(mark->second, drawn) ? only : std::nullopt;
}

std::optional<Form> FormMasks::find(const std::vector<Symbol>& plain, const Symbol& drawn) const {
    if (blank(drawn)) {
        return std::nullopt;
    }
    // An exact change says more than one within a mask, which may fit a wrong kind.
    if (const auto exact = find_exact(plain, drawn)) {
        return exact;
    }
    if (const auto over = find_over_mark(drawn)) {
        return over;
    }
    for (const auto& [form, mask] : masks_and_pairs()) {
        const auto kinds = kinds_within(plain, drawn, mask);
        if (kinds.size() == 1) {
            return Form{kinds.front(), form};
        }
    }
    return large_marks_ ? find_mixed(plain, drawn) : std::nullopt;
}

std::vector<int> FormMasks::possible_kinds(const std::vector<Symbol>& plain,
                                           const Symbol& drawn) const {
    std::set<int> possible;
    if (!blank(drawn)) {
        for (const auto& [form, mask] : masks_and_pairs()) {
            const auto kinds = kinds_within(plain, drawn, mask);
            possible.insert(kinds.begin(), kinds.end());
        }
    }
    return {possible.begin(), possible.end()};
}

} // namespace zx::oracle
