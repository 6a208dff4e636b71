#include "oracle/form_masks.hpp"

#include <bit>
#include <cstddef>
#include <utility>

namespace zx::oracle {

namespace {

constexpr std::size_t FewestKinds = 4;
constexpr int PixelsOfACell = 64;

/// Returns the pixels in which two drawings differ, if one of them may be inverse.
Bitmap difference(Bitmap a, Bitmap b) {
    const Bitmap same_way = a ^ b;
    return std::popcount(same_way) <= PixelsOfACell / 2 ? same_way : ~same_way;
}

bool differs_only_within(Bitmap mask, Bitmap a, Bitmap b) {
    const Bitmap outside = (a ^ b) & ~mask;
    return outside == 0 || outside == ~mask;
}

} // namespace

void FormMasks::learn(const Form& form, const Symbol& plain, const Symbol& drawn) {
    if (plain.size() != drawn.size() || plain.empty()) {
        return;
    }
    Mask& mask = masks_[form.form];
    const std::size_t cells = plain.size() - (coloured_ ? 1 : 0);
    mask.pixels.resize(cells);
    for (std::size_t i = 0; i < cells; ++i) {
        mask.pixels[i] |= difference(plain[i], drawn[i]);
    }
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

std::vector<int> FormMasks::kinds_within(const std::vector<Symbol>& plain,
                                         const Symbol& drawn,
                                         const std::vector<Bitmap>& mask) const {
    // An empty place with a mark is no tile.
    const auto bare = [&](std::size_t i) {
        return differs_only_within(mask[i], drawn[i], BlankBitmap);
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
            all.emplace_back(form, mask.pixels);
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

std::optional<Form> FormMasks::find(const std::vector<Symbol>& plain, const Symbol& drawn) const {
    if (blank(drawn)) {
        return std::nullopt;
    }
    for (const auto& [form, mask] : masks_and_pairs()) {
        const auto kinds = kinds_within(plain, drawn, mask);
        if (kinds.size() == 1) {
            return Form{kinds.front(), form};
        }
    }
    return std::nullopt;
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
