// Recognises drawings that were never seen, if a mark always changes the same pixels of a tile.
//
// A program may draw a mark, for example four corners, over the tiles. From some kinds it follows
// which pixels the mark may change: its mask. A drawing is of a kind if it differs from the plain
// drawing of this kind only within the mask, and from that of every other kind elsewhere, too.
#pragma once

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

class FormMasks {
  public:
    /// `coloured` as in Lattice: the last value of a symbol is a colour, which no mark changes.
    explicit FormMasks(bool coloured = false) : coloured_(coloured) {}

    /// Registers a drawing of a kind in this form. Drawings may be inverse, each cell by itself.
    void learn(const Form& form, const Symbol& plain, const Symbol& drawn);

    /// The form of a drawing that two masks together explain: which marks it has is not known.
    static constexpr int SeveralMarks = 100;

    /// Returns the only kind that the drawing fits, `plain` being the plain drawings by kind, and
    /// its form or SeveralMarks. Returns nothing if no kind or more than one fits, or if the forms
    /// were seen for fewer than four kinds.
    [[nodiscard]] std::optional<Form> find(const std::vector<Symbol>& plain,
                                           const Symbol& drawn) const;

    /// Returns the kinds that the drawing fits with one or two masks, in ascending order. For a drawing
    /// for which find() returns nothing: either no kind or several.
    [[nodiscard]] std::vector<int> possible_kinds(const std::vector<Symbol>& plain,
                                                  const Symbol& drawn) const;

  private:
    struct Mask {
        std::vector<Bitmap> pixels;
        std::set<int> kinds;
        bool colour_changes = false;
    };
    [[nodiscard]] bool usable(const Mask& mask) const;
    /// Returns the usable masks with their forms, then all pairs of them with SeveralMarks.
    [[nodiscard]] std::vector<std::pair<int, std::vector<Bitmap>>> masks_and_pairs() const;
    [[nodiscard]] std::vector<int> kinds_within(const std::vector<Symbol>& plain,
                                                const Symbol& drawn,
                                                const std::vector<Bitmap>& mask) const;

    bool coloured_ = false;
    /// By form.
    std::map<int, Mask> masks_;
};

} // namespace zx::oracle
