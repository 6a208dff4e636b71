// The tiles of a tape: what each kind looks like, and what an empty place looks like.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "oracle/cells.hpp"
#include "oracle/lattice.hpp"

namespace zx::oracle {

class Alphabet {
  public:
    Alphabet() = default;
    /// All kinds of a full board, numbered from 0: characters by their codes first, then other
    /// drawings by their bitmaps. A drawing's plain form is the one that most of its tiles have.
    Alphabet(const Lattice& lattice, const Screen& full, const Characters& characters);

    [[nodiscard]] int kinds() const noexcept { return static_cast<int>(kinds_.size()); }
    [[nodiscard]] std::optional<int> kind(const Symbol& symbol) const;
    /// Blank, or learned to be what an empty place shows.
    [[nodiscard]] bool empty(const Symbol& symbol) const;
    void learn_empty(const Symbol& symbol) { empty_.insert(symbol); }
    /// Another drawing that shows this kind at times; `form` tells apart for what. One that would
    /// show two kinds shows none.
    void learn_form(int kind, const Symbol& symbol, int form);
    /// How a tile of this kind is drawn: 0 as most are, 1 the other way round, else a learned form.
    [[nodiscard]] int form(const Symbol& symbol, const ScreenCell& cell) const;

    /// The character that shows a kind, or "#3" for the fourth kind if it is none.
    [[nodiscard]] std::string name(int kind) const;

  private:
    struct Entry {
        Symbol symbol;
        /// The top left cell's bitmap as most tiles show it.
        Bitmap plain = BlankBitmap;
        std::optional<Character> character;
    };
    /// In the order of their numbers.
    std::vector<Entry> kinds_;
    std::map<Symbol, int> numbers_;
    std::set<Symbol> empty_;
    struct Form {
        int kind = 0;
        int form = 0;
    };
    std::map<Symbol, Form> forms_;
    std::set<Symbol> ambiguous_;
};

} // namespace zx::oracle
