#include "oracle/form_masks.hpp"

#include <bit>
#include <cstddef>
#include <iterator>

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

std::optional<int> FormMasks::only_kind(const std::vector<Symbol>& plain,
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
    std::optional<int> only;
    for (std::size_t kind = 0; !all_bare && kind < plain.size(); ++kind) {
        const Symbol& symbol = plain[kind];
        if (symbol.size() != drawn.size() || (coloured_ && symbol.back() != drawn.back())) {
            continue;
        }
        bool fits = true;
        for (std::size_t i = 0; i < mask.size() && fits; ++i) {
            fits = differs_only_within(mask[i], symbol[i], drawn[i]);
        }
        if (fits && only) {
            return std::nullopt;
        }
        only = fits ? std::optional(static_cast<int>(kind)) : only;
    }
    return only;
}

std::optional<Form> FormMasks::find(const std::vector<Symbol>& plain, const Symbol& drawn) const {
    if (blank(drawn)) {
        return std::nullopt;
    }
    for (const auto& [form, mask] : masks_) {
        if (const auto kind = usable(mask) ? only_kind(plain, drawn, mask.pixels) : std::nullopt) {
            return Form{*kind, form};
        }
    }
    for (auto a = masks_.begin(); a != masks_.end(); ++a) {
        for (auto b = std::next(a); b != masks_.end(); ++b) {
            if (!usable(a->second) || !usable(b->second)) {
                continue;
            }
            std::vector<Bitmap> both = a->second.pixels;
            for (std::size_t i = 0; i < both.size(); ++i) {
                both[i] |= b->second.pixels[i];
            }
            if (const auto kind = only_kind(plain, drawn, both)) {
                return Form{*kind, SeveralMarks};
            }
        }
    }
    return std::nullopt;
}

} // namespace zx::oracle
