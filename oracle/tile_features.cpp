#include "oracle/tile_features.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include <fmt/format.h>

namespace zx::oracle {

namespace {

constexpr std::array<const char*, FeatureCount> Names{"FORM",
                                                      "FLASH",
                                                      "BRIGHT",
                                                      "INK",
                                                      "PAPER",
                                                      "drawing to the left",
                                                      "colours to the left",
                                                      "drawing to the right",
                                                      "colours to the right",
                                                      "drawing above",
                                                      "colours above",
                                                      "drawing below",
                                                      "colours below",
                                                      "drawing nearby",
                                                      "colours nearby",
                                                      "drawing nearby",
                                                      "colours nearby",
                                                      "drawing nearby",
                                                      "colours nearby",
                                                      "drawing nearby",
                                                      "colours nearby"};
constexpr std::size_t FirstNear = 13;

/// Returns the colours of a neighbour. The INK of a cell that belongs to the tile may tell its kind,
/// as the INK of its first cell does; then it counts as 0.
std::uint8_t colours_of(const ScreenCell& cell, const Lattice& lattice) {
    constexpr unsigned InkBits = 7;
    constexpr unsigned PaperBits = 7u << 3;
    if (!lattice.coloured) {
        return cell.attribute;
    }
    const unsigned others = cell.attribute & ~(InkBits | PaperBits);
    const int paper = lattice.swapped(cell) ? cell.ink() : cell.paper();
    return static_cast<std::uint8_t>(others | static_cast<unsigned>(paper) << 3);
}

void add_neighbour(TileFeatures& look,
                   std::size_t feature,
                   const Screen& screen,
                   const Lattice& lattice,
                   CharPosition place) {
    if (Screen::inside(place)) {
        look[feature] = screen.at(place).bitmap;
        // 0 means "no such neighbour".
        look[feature + 1] = colours_of(screen.at(place), lattice) + std::uint64_t{1};
    }
}

} // namespace

TileFeatures features_of(
    const Screen& screen, const Lattice& lattice, const Alphabet& alphabet, int column, int row) {
    const CharPosition place = lattice.place(column, row);
    const ScreenCell& cell = screen.at(place);
    TileFeatures look{};
    const bool swapped = lattice.swapped(cell);
    const int form = alphabet.form(lattice.symbol(screen, column, row), cell);
    // A plain tile with swapped colours looks inverse, and an inverse one plain.
    look[0] = static_cast<std::uint64_t>(swapped && form <= 1 ? 1 - form : form);
    // A cell that the program makes blink differs from one that the ULA does.
    constexpr std::uint64_t Blinking = 2;
    look[1] = cell.blinks ? Blinking : std::uint64_t{cell.flash()};
    look[2] = cell.bright();
    // The INK of such a tile tells its kind.
    look[3] = lattice.coloured ? 0 : static_cast<std::uint64_t>(cell.ink());
    look[4] = static_cast<std::uint64_t>(swapped ? cell.ink() : cell.paper());
    if (lattice.pitch_columns > lattice.extent_columns) {
        add_neighbour(look, 5, screen, lattice, {place.row, place.column - 1});
        add_neighbour(look, 7, screen, lattice, {place.row, place.column + lattice.extent_columns});
    }
    if (lattice.pitch_rows > lattice.extent_rows) {
        add_neighbour(look, 9, screen, lattice, {place.row - 1, place.column});
        add_neighbour(look, 11, screen, lattice, {place.row + lattice.extent_rows, place.column});
    }
    for (std::size_t i = 0; i < lattice.near.size() && lattice.near[i]; ++i) {
        add_neighbour(look,
                      FirstNear + 2 * i,
                      screen,
                      lattice,
                      {place.row + lattice.near[i]->row, place.column + lattice.near[i]->column});
    }
    return look;
}

bool FeaturePattern::fits(const TileFeatures& look) const noexcept {
    bool any = false;
    for (std::size_t i = 0; i < FeatureCount; ++i) {
        if (wanted_[i] && *wanted_[i] != look[i]) {
            return false;
        }
        any = any || wanted_[i];
    }
    return any;
}

bool FeaturePattern::fits_any(const std::vector<TileFeatures>& looks) const noexcept {
    return std::any_of(
        looks.begin(), looks.end(), [this](const TileFeatures& look) { return fits(look); });
}

FeaturePattern FeaturePattern::with_features_of(const FeaturePattern& other) const {
    FeaturePattern pattern = *this;
    for (std::size_t i = 0; i < FeatureCount; ++i) {
        if (!other.wanted_[i]) {
            pattern.wanted_[i].reset();
        }
    }
    return pattern;
}

bool FeaturePattern::own() const noexcept {
    return std::none_of(wanted_.begin() + FirstAround, wanted_.end(), [](const auto& wanted) {
        return wanted.has_value();
    });
}

FeaturePattern FeaturePattern::common_of(const std::vector<TileFeatures>& marked) {
    FeaturePattern common;
    for (std::size_t i = 0; i < FeatureCount; ++i) {
        const std::uint64_t value = marked.front()[i];
        if (std::all_of(marked.begin(), marked.end(), [=](const TileFeatures& l) {
                return l[i] == value;
            })) {
            common.wanted_[i] = value;
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
    FeaturePattern own = common;
    std::fill(own.wanted_.begin() + FirstAround, own.wanted_.end(), std::nullopt);
    if (own.fits(marked.front()) && !own.fits_any(others)) {
        return own;
    }
    if (!common.fits(marked.front()) || common.fits_any(others)) {
        return std::nullopt;
    }
    // Features of the neighbours belong to the pattern only if they are needed.
    for (std::size_t i = FirstAround; i < FeatureCount; ++i) {
        FeaturePattern without = common;
        without.wanted_[i].reset();
        if (without.fits(marked.front()) && !without.fits_any(others)) {
            common = without;
        }
    }
    return common;
}

std::string FeaturePattern::describe() const {
    constexpr std::array Forms{"plain", "inverse", "another character"};
    std::string text;
    for (std::size_t i = 0; i < FeatureCount; ++i) {
        if (!wanted_[i]) {
            continue;
        }
        text += text.empty() ? "" : ", ";
        if (i == 0) {
            text += Forms[std::min<std::size_t>(*wanted_[i], Forms.size() - 1)];
        } else if (i < FirstAround) {
            text += fmt::format("{} {}", Names[i], *wanted_[i]);
        } else {
            text += std::string(Names[i]) + " of its own";
        }
    }
    return text;
}

} // namespace zx::oracle
