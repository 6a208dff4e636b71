#include "oracle/tile_features.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <map>
#include <optional>
#include <set>

#include <fmt/format.h>

namespace zx::oracle {

namespace {

constexpr std::size_t FirstNear = 16;
constexpr std::array<const char*, FirstNear> Names{"FORM",
                                                   "FLASH",
                                                   "BRIGHT",
                                                   "INK",
                                                   "PAPER",
                                                   "inverted",
                                                   "blinking",
                                                   "INK and PAPER exchanged",
                                                   "drawing to the left",
                                                   "colours to the left",
                                                   "drawing to the right",
                                                   "colours to the right",
                                                   "drawing above",
                                                   "colours above",
                                                   "drawing below",
                                                   "colours below"};
constexpr std::size_t FirstMargin = 32;
constexpr std::size_t Inverted = 5;
constexpr std::size_t Blinks = 6;
constexpr std::size_t Exchanged = 7;
constexpr int NoKind = -1;

/// Returns the colours of a neighbour. The INK of a cell that belongs to the tile may tell its kind,
/// as the INK of its first cell does; then it counts as 0.
std::uint8_t colours_of(const ScreenCell& cell, const Lattice& lattice) {
    constexpr unsigned InkBits = 7;
    constexpr unsigned PaperBits = 7u << 3;
    if (!lattice.coloured) {
        return cell.attribute;
    }
    const unsigned others = cell.attribute & ~(InkBits | PaperBits);
    if (lattice.two_colours) {
        return static_cast<std::uint8_t>(others);
    }
    const int paper = lattice.swapped(cell) ? cell.ink() : cell.paper();
    return static_cast<std::uint8_t>(others | static_cast<unsigned>(paper) << 3);
}

/// Adds the features of the cell at this offset from the tile's first cell, which is at `place`. If
/// the tile itself extends into the cell, only the pixels count that are not as its kind shows them.
void add_neighbour(TileFeatures& look,
                   std::size_t feature,
                   const Screen& screen,
                   const Lattice& lattice,
                   const Alphabet& alphabet,
                   int kind,
                   CharPosition tile,
                   CharPosition offset) {
    const CharPosition place{tile.row + offset.row, tile.column + offset.column};
    if (Screen::inside(place)) {
        const auto plain = alphabet.plain_nearby(kind, offset);
        look[feature] = screen.at(place).bitmap ^ plain.value_or(BlankBitmap);
        // 0 means "no such neighbour".
        look[feature + 1] = colours_of(screen.at(place), lattice) + std::uint64_t{1};
    }
}

/// True if the program makes a cell of this tile blink.
bool blinks_in_part(const Screen& screen, const Lattice& lattice, CharPosition place) {
    for (int below = 0; below < lattice.extent_rows; ++below) {
        for (int right = 0; right < lattice.extent_columns; ++right) {
            const CharPosition part{place.row + below, place.column + right};
            if (Screen::inside(part) && screen.at(part).blinks) {
                return true;
            }
        }
    }
    return false;
}

/// True if the first cell of a tile has the usual colours of its kind, but exchanged. A mark that does this has no
/// colour of its own.
bool colours_exchanged(const Lattice& lattice,
                       const Alphabet& alphabet,
                       const Symbol& symbol,
                       const ScreenCell& cell) {
    const auto kind = lattice.kind_colours.empty() ? std::optional<int>() : alphabet.kind(symbol);
    if (!kind || static_cast<std::size_t>(*kind) >= lattice.kind_colours.size()) {
        return false;
    }
    const ScreenCell usual{BlankBitmap, lattice.kind_colours[static_cast<std::size_t>(*kind)]};
    return cell.ink() != cell.paper() && cell.ink() == usual.paper() && cell.paper() == usual.ink();
}

} // namespace

std::vector<std::uint8_t> usual_colours(const Lattice& lattice,
                                        const std::vector<Screen>& screens,
                                        const Alphabet& alphabet) {
    constexpr unsigned InkAndPaper = 0x3f;
    if (lattice.coloured || lattice.two_colours || lattice.inks != 0) {
        return {};
    }
    std::vector<std::map<std::uint8_t, int>> shown(static_cast<std::size_t>(alphabet.kinds()));
    for (const Screen& screen : screens) {
        for (int row = 0; row < lattice.grid.rows; ++row) {
            for (int column = 0; column < lattice.grid.columns; ++column) {
                if (const auto kind = alphabet.kind(lattice.symbol(screen, column, row))) {
                    const unsigned colours = screen.at(lattice.place(column, row)).attribute;
                    ++shown[static_cast<std::size_t>(*kind)]
                           [static_cast<std::uint8_t>(colours & InkAndPaper)];
                }
            }
        }
    }
    std::vector<std::uint8_t> most;
    for (const auto& of_kind : shown) {
        const auto usual =
            std::max_element(of_kind.begin(), of_kind.end(), [](const auto& a, const auto& b) {
                return a.second < b.second;
            });
        most.push_back(usual == of_kind.end() ? std::uint8_t{0} : usual->first);
    }
    return std::set(most.begin(), most.end()).size() < 2 ? std::vector<std::uint8_t>() : most;
}

TileFeatures features_of(
    const Screen& screen, const Lattice& lattice, const Alphabet& alphabet, int column, int row) {
    return features_of(screen, lattice, alphabet, column, row, lattice.symbol(screen, column, row));
}

TileFeatures features_of(const Screen& screen,
                         const Lattice& lattice,
                         const Alphabet& alphabet,
                         int column,
                         int row,
                         const Symbol& symbol) {
    const CharPosition place = lattice.place(column, row);
    const ScreenCell& cell = screen.at(place);
    TileFeatures look{};
    const bool swapped = lattice.swapped(cell);
    const int form = alphabet.form(symbol, cell);
    // A plain tile with swapped colours looks inverse, and an inverse one plain.
    look[0] = static_cast<std::uint64_t>(swapped && form <= 1 ? 1 - form : form);
    // A tile that the program makes blink differs from one that the ULA does.
    look[1] = static_cast<std::uint64_t>(cell.blinks ? cell.blinks_with_flash : cell.flash());
    look[Blinks] = static_cast<std::uint64_t>(blinks_in_part(screen, lattice, place));
    look[2] = cell.bright();
    // A colour that tells the kind of the tile shows no mark.
    look[3] = lattice.coloured ? 0 : static_cast<std::uint64_t>(cell.ink());
    look[4] =
        lattice.two_colours ? 0 : static_cast<std::uint64_t>(swapped ? cell.ink() : cell.paper());
    look[Inverted] = static_cast<std::uint64_t>(alphabet.inverted(symbol, cell) != swapped);
    look[Exchanged] =
        static_cast<std::uint64_t>(colours_exchanged(lattice, alphabet, symbol, cell));
    const int kind = alphabet.extends() ? alphabet.kind(symbol).value_or(NoKind) : NoKind;
    const auto add = [&](std::size_t feature, CharPosition offset) {
        add_neighbour(look, feature, screen, lattice, alphabet, kind, place, offset);
    };
    if (lattice.pitch_columns > lattice.extent_columns) {
        add(FirstAround, {0, -1});
        add(FirstAround + 2, {0, lattice.extent_columns});
    }
    if (lattice.pitch_rows > lattice.extent_rows) {
        add(FirstAround + 4, {-1, 0});
        add(FirstAround + 6, {lattice.extent_rows, 0});
    }
    for (std::size_t i = 0; i < lattice.near.size() && lattice.near[i]; ++i) {
        add(FirstNear + 2 * i, *lattice.near[i]);
    }
    if (lattice.margin) {
        look[FirstMargin] = margin_feature(screen.at(lattice.margin->beside(place)));
        look[FirstMargin + 1] = margin_feature(screen.at(lattice.margin->above(place)));
    }
    return look;
}

TileFeatures own_features(const TileFeatures& look) {
    TileFeatures own{};
    std::copy_n(look.begin(), FirstAround, own.begin());
    return own;
}

std::uint64_t margin_feature(const ScreenCell& cell) {
    // Bitmaps that differ give different products, because the factor is odd.
    constexpr std::uint64_t Factor = 0x9e3779b97f4a7c15u;
    const std::uint64_t value = cell.bitmap * Factor + cell.attribute;
    return value == 0 ? 1 : value;
}

bool FeaturePattern::fits(const TileFeatures& look) const noexcept {
    for (std::uint64_t left = wanted_; left != 0; left &= left - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(left));
        if (values_[i] != look[i]) {
            return false;
        }
    }
    return wanted_ != 0;
}

bool FeaturePattern::fits_any(const std::vector<TileFeatures>& looks) const noexcept {
    return std::any_of(
        looks.begin(), looks.end(), [this](const TileFeatures& look) { return fits(look); });
}

FeaturePattern FeaturePattern::with_features_of(const FeaturePattern& other) const {
    FeaturePattern pattern = *this;
    for (std::size_t i = 0; i < FeatureCount; ++i) {
        if (!other.wants(i)) {
            pattern.drop(i);
        }
    }
    return pattern;
}

FeaturePattern FeaturePattern::telling(const std::vector<TileFeatures>& others) const {
    FeaturePattern pattern = *this;
    for (std::size_t i = 0; i < FeatureCount; ++i) {
        if (wants(i) && std::any_of(others.begin(), others.end(), [&](const TileFeatures& look) {
                return look[i] == values_[i];
            })) {
            pattern.drop(i);
        }
    }
    return pattern;
}

TileFeatures FeaturePattern::only_its_features(const TileFeatures& look) const noexcept {
    TileFeatures values{};
    for (std::size_t i = 0; i < FeatureCount; ++i) {
        values[i] = wants(i) ? look[i] : 0;
    }
    return values;
}

bool FeaturePattern::fits_partly(const TileFeatures& look) const noexcept {
    for (std::uint64_t left = wanted_; left != 0; left &= left - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(left));
        if (values_[i] == look[i]) {
            return true;
        }
    }
    return false;
}

bool FeaturePattern::own() const noexcept {
    return wanted_ >> FirstAround == 0;
}

FeaturePattern FeaturePattern::own_part() const {
    FeaturePattern part = *this;
    for (std::size_t feature = FirstAround; feature < FeatureCount; ++feature) {
        part.drop(feature);
    }
    return part;
}

FeaturePattern FeaturePattern::common_of(const std::vector<TileFeatures>& marked) {
    FeaturePattern common;
    for (std::size_t i = 0; i < FeatureCount; ++i) {
        const std::uint64_t value = marked.front()[i];
        // A mark with colours of its own may by chance be the exchanged colours of a kind.
        const bool tells = i != Exchanged || value != 0;
        if (tells && std::all_of(marked.begin(), marked.end(), [=](const TileFeatures& l) {
                return l[i] == value;
            })) {
            common.wanted_ |= std::uint64_t{1} << i;
            common.values_[i] = value;
        }
    }
    return common;
}

std::optional<FeaturePattern> FeaturePattern::learn_like(const FeaturePattern& other,
                                                         const std::vector<TileFeatures>& marked,
                                                         const std::vector<TileFeatures>& others) {
    if (marked.empty()) {
        return std::nullopt;
    }
    const FeaturePattern pattern = common_of(marked).with_features_of(other);
    return pattern.fits(marked.front()) && !pattern.fits_any(others) ? std::optional(pattern)
                                                                     : std::nullopt;
}

std::optional<FeaturePattern> FeaturePattern::learn(const std::vector<TileFeatures>& marked,
                                                    const std::vector<TileFeatures>& others) {
    if (marked.empty()) {
        return std::nullopt;
    }
    FeaturePattern common = common_of(marked);
    const FeaturePattern own = common.own_part();
    if (own.fits(marked.front()) && !own.fits_any(others)) {
        return own;
    }
    if (!common.fits(marked.front()) || common.fits_any(others)) {
        return std::nullopt;
    }
    FeaturePattern margin = common;
    for (std::size_t i = 0; i < FirstMargin; ++i) {
        margin.drop(i);
    }
    if (margin.fits(marked.front()) && !margin.fits_any(others)) {
        return margin;
    }
    // Features of the neighbours belong to the pattern only if they are needed.
    for (std::size_t i = FirstAround; i < FeatureCount; ++i) {
        FeaturePattern without = common;
        without.drop(i);
        if (without.fits(marked.front()) && !without.fits_any(others)) {
            common = without;
        }
    }
    return common;
}

namespace {

/// Returns words for a feature with this value.
std::string words_of(std::size_t feature, std::uint64_t value) {
    constexpr std::array Forms{"plain", "inverse", "another character"};
    if (feature == 0) {
        return Forms[std::min<std::size_t>(value, Forms.size() - 1)];
    }
    if (feature == Inverted || feature == Blinks || feature == Exchanged) {
        return Names[feature];
    }
    if (feature < FirstAround) {
        return fmt::format("{} {}", Names[feature], value);
    }
    if (feature < FirstNear) {
        return std::string(Names[feature]) + " of its own";
    }
    if (feature < FirstMargin) {
        return (feature - FirstNear) % 2 == 0 ? "drawing nearby of its own"
                                              : "colours nearby of its own";
    }
    return feature == FirstMargin ? "a mark beside its row" : "a mark above or below its column";
}

} // namespace

std::string FeaturePattern::describe() const {
    std::string text;
    for (std::size_t i = 0; i < FeatureCount; ++i) {
        if (!wants(i)) {
            continue;
        }
        if (i == Inverted && (values_[i] == 0 || (wants(0) && values_[0] <= 1))) {
            continue; // the form says so
        }
        if (i == Blinks && values_[i] == 0) {
            continue; // as most tiles
        }
        text += text.empty() ? "" : ", ";
        text += words_of(i, values_[i]);
    }
    return text;
}

} // namespace zx::oracle
