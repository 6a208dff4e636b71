// Maps the drawing of a tile to its kind, and recognises empty places.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "oracle/cells.hpp"
#include "oracle/form_masks.hpp"
#include "oracle/lattice.hpp"

namespace zx::oracle {

class Alphabet {
  public:
    Alphabet() = default;
    /// Collects all kinds of a full board and numbers them from 0. Kinds shown by characters come
    /// first, in the order of their codes; other drawings follow in the order of their bitmaps. The
    /// plain form of a drawing is the one that most of its tiles have.
    Alphabet(const Lattice& lattice, const Screen& full, const Characters& characters);

    /// Corrects the plain forms by further screens of the same board: on the first one all tiles of a
    /// kind may have been inverse, for example those of the kind under the cursor.
    void learn_usual_forms(const Lattice& lattice, const std::vector<Screen>& screens);

    [[nodiscard]] int kinds() const noexcept { return static_cast<int>(kinds_.size()); }
    [[nodiscard]] std::optional<int> kind(const Symbol& symbol) const;
    /// Returns the kinds of a symbol without a kind that is a tile with marks over it, if the marks leave
    /// several possible. Empty for other symbols.
    [[nodiscard]] std::vector<int> possible_kinds(const Symbol& symbol) const;
    /// True if a form hides the INK that tells some kinds apart, so that a tile with it may be of several kinds.
    [[nodiscard]] bool forms_hide_ink() const noexcept { return forms_hide_ink_; }
    /// True if a drawing was learned as a form of several kinds.
    [[nodiscard]] bool kinds_share_forms() const noexcept { return kinds_share_forms_; }
    /// True if the symbol has been learned as a form of a tile, though it may be the form of several kinds; or
    /// if it is known but for its INK, which a mark hides (Lattice::hide_ink).
    [[nodiscard]] bool has_form(const Symbol& symbol) const {
        return forms_.count(symbol) != 0 || !kinds_of_any_ink(symbol).empty();
    }
    /// True for a blank symbol, and for one that was learned as the content of an empty place. A tile
    /// beside an empty place may throw a shadow into it. So if some cells were blank in all empty
    /// places, and are so in no tile, only these are compared.
    [[nodiscard]] bool empty(const Symbol& symbol) const;
    /// `form` as for learn_form(). The first form that is learned for a symbol stays.
    void learn_empty(const Symbol& symbol, int form = 0);
    /// Records that a tile with a mark has looked like the plain tile of another kind.
    void note_mistaken_tile() noexcept { tiles_mistaken_ = true; }
    [[nodiscard]] bool tiles_mistaken() const noexcept { return tiles_mistaken_; }
    /// True if an empty place and a tile with a mark have shown the same.
    [[nodiscard]] bool tiles_look_empty() const;
    /// True if an empty place with a mark has shown the same as a tile without one.
    [[nodiscard]] bool empty_places_look_plain() const;
    /// True if an empty place without a mark has shown the same as a tile with one.
    [[nodiscard]] bool tiles_look_plainly_empty() const;
    /// Returns how many drawings tiles of several kinds have under a mark.
    [[nodiscard]] int drawings_of_several_kinds() const;
    /// True if plain empty places have shown several drawings: shadows of the tiles beside them.
    [[nodiscard]] bool empty_places_are_shaded() const;
    /// Returns how many different drawings of an unmarked empty place are known, not counting a blank one.
    [[nodiscard]] int drawings_of_empty_places() const;
    /// How a drawing that was not learned is known as an empty place.
    enum class Ground {
        Even,   ///< not at all: empty places look alike
        Shaded, ///< it is more like a known empty place than like any tile, for example by a shadow
        Wallpaper, ///< it cannot be a tile: each empty place shows another part of a picture
    };
    void set_ground(Ground ground) noexcept { ground_ = ground; }
    [[nodiscard]] Ground ground() const noexcept { return ground_; }
    /// True if this is an empty place only because of set_ground().
    [[nodiscard]] bool is_unknown_ground(const Symbol& symbol) const;
    /// True if some cells of a tile tell empty places from tiles, whatever the others show.
    [[nodiscard]] bool knows_bare_cells() const noexcept { return !bare_cells_.empty(); }
    /// Registers another drawing of a kind, for example of a selected tile. `form` is a number of
    /// the caller's that identifies the purpose. A drawing that is registered for two kinds may be either
    /// (see possible_kinds()); with two forms it has FormMasks::SeveralMarks. `alone` is false if the
    /// tile carries another drawn mark, too; a drawing with SeveralMarks that the mark alone has, too,
    /// gets its form.
    void learn_form(int kind, const Symbol& symbol, int form, bool alone = true);
    /// Whether a drawing that was not learned is recognised as a known one with marks over it, if the
    /// forms show which pixels the marks change. Off at first.
    void set_deduces(bool on) noexcept { deduces_ = on; }
    /// The form of the only mark that an empty place may show. It is then deduced there, too.
    void set_form_on_empty_places(int form) noexcept { form_on_empty_ = form; }
    /// See FormMasks::set_large_marks().
    void set_large_marks() noexcept { masks_.set_large_marks(); }
    /// Registers the plain drawing of a kind, if the full board has shown another one. That one becomes
    /// a form. `plain` is the bitmap of its top left cell.
    void learn_plain(int kind, const Symbol& symbol, Bitmap plain, int form_of_former);
    /// Returns how a tile or an empty place is drawn: 0 plain, 1 inverse, otherwise a learned form.
    [[nodiscard]] int form(const Symbol& symbol, const ScreenCell& cell) const;

    /// True if the first cell of a tile or an empty place shows most of its pixels in the other colour than
    /// the plain tile or a blank place, whatever is drawn over it.
    [[nodiscard]] bool inverted(const Symbol& symbol, const ScreenCell& cell) const;

    /// Returns the plain drawing of a cell near a tile of this kind, `offset` from the tile's first
    /// cell, if the tiles of a full board extend into this cell: it shows the kinds differently. Returns
    /// nothing for a negative kind.
    [[nodiscard]] std::optional<Bitmap> plain_nearby(int kind, CharPosition offset) const;
    /// Returns the offsets of such cells.
    [[nodiscard]] std::vector<CharPosition> cells_nearby() const;
    /// From now on plain_nearby() returns nothing for this offset: a mark replaces what the tile shows there.
    void forget_nearby(CharPosition offset);
    /// True if there is such a cell.
    [[nodiscard]] bool extends() const noexcept { return !nearby_.empty(); }

    /// Returns the number of kinds that have a drawing of this form.
    [[nodiscard]] int kinds_with_form(int form) const;

    /// Returns all drawings of cells that tiles are known to have, in ascending order.
    [[nodiscard]] std::vector<Bitmap> drawings() const;

    /// True if both number the same drawings in the same way.
    [[nodiscard]] bool same_kinds(const Alphabet& other) const {
        return plain_symbols() == other.plain_symbols();
    }
    /// Returns the character that shows a kind, or "#3" for the fourth kind if no character does.
    [[nodiscard]] std::string name(int kind) const;

  private:
    struct Entry {
        Symbol symbol;
        /// The bitmap of the top left cell as most tiles show it.
        Bitmap plain = BlankBitmap;
        std::optional<Character> character;
    };
    /// Indexed by the number of the kind.
    std::vector<Entry> kinds_;
    std::map<Symbol, int> numbers_;
    /// Returns the kinds that look like this symbol but for the INK, if that is hidden.
    [[nodiscard]] std::vector<int> kinds_of_any_ink(const Symbol& symbol) const {
        return masks_.hides_ink(symbol) ? masks_.kinds_of_any_ink(plain_symbols(), symbol)
                                        : std::vector<int>();
    }
    /// By offset in rows and columns: the plain drawing of this cell by kind.
    std::map<std::pair<int, int>, std::vector<Bitmap>> nearby_;
    void learn_nearby(const Lattice& lattice, const std::vector<Screen>& screens);
    /// By kind: how often its tiles show each bitmap.
    using Drawings = std::vector<std::map<Bitmap, int>>;
    /// Counts what the cell at this offset from the first cell of a tile shows.
    [[nodiscard]] Drawings drawings_of_kinds(const Lattice& lattice,
                                             const std::vector<Screen>& screens,
                                             CharPosition offset) const;
    /// What empty places show, and the form.
    std::map<Symbol, int> empty_;
    /// The cells of a symbol that tell empty places, and what these show; without cells if only all
    /// of them do.
    std::vector<std::size_t> bare_cells_;
    std::map<Symbol, int> bare_;
    [[nodiscard]] Symbol bare_of(const Symbol& symbol) const;
    void find_bare_cells();
    /// True if a known empty place differs from this symbol by a shadow that has simple rows, and in fewer
    /// than twice as many pixels as any drawing of a tile.
    [[nodiscard]] bool like_an_empty_place(const Symbol& symbol) const;
    /// Returns the form of an empty place, nothing for another symbol.
    [[nodiscard]] std::optional<int> form_of_empty(const Symbol& symbol) const;
    /// What a symbol means that is not the plain drawing of a kind: one kind, or several if a mark replaces
    /// what the tiles show where these kinds differ.
    struct Marked {
        std::set<int> kinds;
        int form = 0;
        /// As learn_form().
        void add(int kind, int another_form, bool alone) {
            if (kinds.insert(kind).second && form != another_form) {
                form = FormMasks::SeveralMarks;
            } else if (alone && form == FormMasks::SeveralMarks && kinds.size() == 1) {
                form = another_form; // the mark covers the other one wholly
            }
        }
    };
    std::map<Symbol, Marked> forms_;
    FormMasks masks_;
    /// The kinds and forms of which a drawing without other marks is known.
    std::set<std::pair<int, int>> alone_;
    bool forms_hide_ink_ = false;
    bool kinds_share_forms_ = false;
    bool tiles_mistaken_ = false;
    bool deduces_ = false;
    std::optional<int> form_on_empty_;
    Ground ground_ = Ground::Even;
    /// Returns the form of a drawing that was not learned, if marks over a known one explain it.
    [[nodiscard]] std::optional<Form> deduced(const Symbol& symbol) const;
    void add_kinds_of_other_inks(const Symbol& symbol, std::set<int>& kinds) const {
        for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
            if (masks_.same_but_ink(kinds_[kind].symbol, symbol)) {
                kinds.insert(static_cast<int>(kind));
            }
        }
    }
    /// Returns the kinds that may have this symbol, which was learned as a form, in ascending order.
    [[nodiscard]] std::vector<int> kinds_of_form(const Symbol& symbol, const Marked& marked) const;
    /// True if marks over a tile may explain a drawing that was not learned.
    [[nodiscard]] bool may_be_marked(const Symbol& symbol) const;
    [[nodiscard]] std::vector<Symbol> plain_symbols() const;
};

} // namespace zx::oracle
