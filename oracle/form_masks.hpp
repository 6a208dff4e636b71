// Recognises drawings that were never seen, if a mark always changes the same pixels of a tile.
//
// A program may draw a mark, for example four corners, over the tiles. From some kinds it follows
// which pixels the mark may change: its mask. A drawing is of a kind if it differs from the plain
// drawing of this kind only within the mask, and from that of every other kind elsewhere, too.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "oracle/lattice.hpp"

namespace zx::oracle {

/// A kind and the form of its drawing (see oracle/alphabet.hpp).
struct Form {
    int kind = 0;
    int form = 0;
    friend bool operator==(const Form&, const Form&) = default;
};

/// Returns the pixels in which two symbols of one size differ, cell by cell. Each cell may be inverse.
[[nodiscard]] Symbol difference(const Symbol& plain, const Symbol& drawn);

/// Returns in how many pixels two symbols of one size differ. Each cell may be inverse.
[[nodiscard]] int distance(const Symbol& a, const Symbol& b);

/// True if two symbols are of one size, and the rows of each cell differ in few patterns, as by a shadow.
/// Letters differ in more.
[[nodiscard]] bool differ_by_a_shadow(const Symbol& a, const Symbol& b);

class FormMasks {
  public:
    /// As in Lattice: if `coloured`, the last value of a symbol is a colour, which no mark changes; if
    /// `solid`, a drawing and its inverse are different; if `full_cells`, a cell of INK alone is no
    /// empty place.
    explicit FormMasks(bool coloured = false, bool solid = false, bool full_cells = false)
        : coloured_(coloured), solid_(solid), full_cells_(full_cells) {}

    /// Registers a drawing of a kind in this form. Drawings may be inverse, each cell by itself.
    void learn(const Form& form, const Symbol& plain, const Symbol& drawn);

    /// The form of a drawing that two masks together explain: which marks it has is not known.
    static constexpr int SeveralMarks = 100;

    /// Returns the only kind that the drawing fits, `plain` being the plain drawings by kind, and
    /// its form or SeveralMarks. Up to three marks that always change the same pixels are tried
    /// first, then the same over a drawing that was learned, then changes within one or two masks. Returns nothing if no kind or more than one
    /// fits, or if the forms were seen for fewer than four kinds.
    [[nodiscard]] std::optional<Form> find(const std::vector<Symbol>& plain,
                                           const Symbol& drawn) const;

    /// Returns the kinds that the drawing fits with one or two masks, in ascending order. For a drawing
    /// for which find() returns nothing: either no kind or several.
    [[nodiscard]] std::vector<int> possible_kinds(const std::vector<Symbol>& plain,
                                                  const Symbol& drawn) const;

    /// Returns the kinds of which this drawing may be, if it is known as one of `kind`: more than one if a
    /// mark replaces what the tiles show where these kinds differ. In ascending order.
    [[nodiscard]] std::vector<int>
    kinds_under_mark(int kind, const std::vector<Symbol>& plain, const Symbol& drawn) const;

    /// True if the INK tells tiles apart, and two symbols may differ in it alone.
    [[nodiscard]] bool same_but_ink(const Symbol& a, const Symbol& b) const {
        return coloured_ && !a.empty() && a.size() == b.size() &&
               std::equal(a.begin(), a.end() - 1, b.begin());
    }
    /// True if the symbol ends with Lattice::HiddenInk.
    [[nodiscard]] bool hides_ink(const Symbol& symbol) const noexcept {
        return coloured_ && !blank(symbol) && symbol.back() == Lattice::HiddenInk;
    }
    /// Returns the kinds that differ from the symbol in nothing but the last value, in ascending order.
    [[nodiscard]] static std::vector<int> kinds_of_any_ink(const std::vector<Symbol>& plain,
                                                           const Symbol& symbol);

    /// For marks that are drawn over several tiles. From now on find() tries last one mark that always
    /// changes the same pixels with any small marks over it.
    void set_large_marks() noexcept { large_marks_ = true; }

    /// Returns the form of an empty place that shows a mark and nothing else: the mark of the form `only`
    /// or, after set_large_marks(), one or two marks (SeveralMarks) that always change the same pixels.
    [[nodiscard]] std::optional<int> find_empty(const Symbol& drawn,
                                                std::optional<int> only = std::nullopt) const;

  private:
    struct Mask {
        std::vector<Bitmap> pixels;
        /// What has changed in every example, as by a mark that is drawn with XOR; empty if the
        /// examples differ.
        Symbol always{};
        /// The first example, and the pixels that others show differently. Another one may be inverse.
        Symbol shown{};
        Symbol varying{};
        std::set<int> kinds;
        /// What has changed, with the kinds of which examples show it.
        std::map<Symbol, std::set<int>> changes;
        bool colour_changes = false;
    };
    [[nodiscard]] bool usable(const Mask& mask) const;
    /// True if all examples show the same within the mask, and most of that is in this drawing.
    [[nodiscard]] bool replaced_by(const Mask& mask, const Symbol& drawn) const;
    /// True if all examples show the same within the mask, this drawing shows it, too, and has no other
    /// pixels than those that all examples have.
    [[nodiscard]] bool mark_alone(const Mask& mask, const Symbol& drawn) const;
    /// Returns the usable masks with their forms, then all pairs of them with SeveralMarks. A mask of
    /// which the pixels always change has SeveralMarks, too: something else lies over the mark.
    [[nodiscard]] std::vector<std::pair<int, std::vector<Bitmap>>> masks_and_pairs() const;
    [[nodiscard]] std::vector<int> kinds_within(const std::vector<Symbol>& plain,
                                                const Symbol& drawn,
                                                const std::vector<Bitmap>& mask) const;
    /// The forms that always change the same pixels, with these pixels; then SeveralMarks for each two
    /// and each three of them.
    [[nodiscard]] std::vector<std::pair<int, Symbol>> exact_changes() const;
    /// Returns what find() does for these forms.
    [[nodiscard]] std::optional<Form> find_exact(const std::vector<Symbol>& plain,
                                                 const Symbol& drawn) const;
    /// The pixels that a mark changes of most kinds, for each such mark and for each two of them. Further marks
    /// may lie over some of the examples.
    [[nodiscard]] std::vector<Symbol> usual_changes() const;
    /// Returns the only kind of which a known drawing with a mark differs from this one by usual_changes(). The form
    /// is SeveralMarks.
    [[nodiscard]] std::optional<Form> find_over_mark(const Symbol& drawn) const;
    /// Returns the only kind that fits with one large mark, or none, and any small marks over it. The
    /// form is SeveralMarks.
    [[nodiscard]] std::optional<Form> find_mixed(const std::vector<Symbol>& plain,
                                                 const Symbol& drawn) const;

    /// Returns the pixels in which two drawings differ, each of which may be inverse unless `solid_`.
    [[nodiscard]] Bitmap changed(Bitmap a, Bitmap b) const;
    [[nodiscard]] Symbol changed(const Symbol& a, const Symbol& b) const;
    [[nodiscard]] bool differs_only_within(Bitmap mask, Bitmap a, Bitmap b) const;

    bool coloured_ = false;
    bool solid_ = false;
    bool full_cells_ = false;
    bool large_marks_ = false;
    /// By form.
    std::map<int, Mask> masks_;
    /// The drawings that were learned, with their kinds; without one if several kinds have it.
    std::map<Symbol, std::optional<int>> drawn_;
};

} // namespace zx::oracle
