#include "oracle/alphabet.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

#include <fmt/format.h>

namespace zx::oracle {

namespace {

constexpr int NoCharacter = 0x100;

/// Returns the drawing that each kind has most often; empty if more than `most_unusual` cells have
/// another one, or if the kinds have too few drawings to tell anything by.
std::vector<Bitmap> usual_drawings(const std::vector<std::map<Bitmap, int>>& shown,
                                   int most_unusual) {
    constexpr std::size_t FewestDrawings = 5;
    std::vector<Bitmap> plain;
    int unusual = 0;
    for (const auto& drawings : shown) {
        int most = 0;
        plain.push_back(BlankBitmap);
        for (const auto& [bitmap, times] : drawings) {
            unusual += times;
            if (times > most) {
                most = times;
                plain.back() = bitmap;
            }
        }
        unusual -= most;
    }
    const std::set<Bitmap> different(plain.begin(), plain.end());
    return unusual <= most_unusual && different.size() >= FewestDrawings ? plain
                                                                         : std::vector<Bitmap>();
}

} // namespace

Alphabet::Alphabet(const Lattice& lattice, const Screen& full, const Characters& characters)
    : masks_(lattice.coloured, lattice.solid, lattice.full_cells) {
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
    learn_nearby(lattice, {full});
}

Alphabet::Drawings Alphabet::drawings_of_kinds(const Lattice& lattice,
                                               const std::vector<Screen>& screens,
                                               CharPosition offset) const {
    Drawings shown(kinds_.size());
    for (const Screen& screen : screens) {
        for (int row = 0; row < lattice.grid.rows; ++row) {
            for (int column = 0; column < lattice.grid.columns; ++column) {
                const auto kind = numbers_.find(lattice.symbol(screen, column, row));
                const CharPosition place = lattice.place(column, row);
                const CharPosition cell{place.row + offset.row, place.column + offset.column};
                if (kind != numbers_.end() && Screen::inside(cell)) {
                    ++shown[static_cast<std::size_t>(kind->second)][screen.at(cell).bitmap];
                }
            }
        }
    }
    return shown;
}

void Alphabet::learn_nearby(const Lattice& lattice, const std::vector<Screen>& screens) {
    // The marks of one kind and of a few tiles may be on each screen.
    const int most_unusual = 8 * static_cast<int>(screens.size());
    for (int below = 0; below < lattice.pitch_rows; ++below) {
        for (int right = 0; right < lattice.pitch_columns; ++right) {
            const bool in_tile = below < lattice.extent_rows && right < lattice.extent_columns;
            if (in_tile && lattice.reads(below, right)) {
                continue;
            }
            const CharPosition offset{below, right};
            auto plain = usual_drawings(drawings_of_kinds(lattice, screens, offset), most_unusual);
            if (!plain.empty()) {
                nearby_[{below, right}] = std::move(plain);
            }
        }
    }
}

std::optional<Bitmap> Alphabet::plain_nearby(int kind, CharPosition offset) const {
    const auto found = nearby_.find({offset.row, offset.column});
    return kind < 0 || found == nearby_.end()
               ? std::nullopt
               : std::optional(found->second[static_cast<std::size_t>(kind)]);
}

std::vector<CharPosition> Alphabet::cells_nearby() const {
    std::vector<CharPosition> offsets;
    for (const auto& [offset, plain] : nearby_) {
        offsets.push_back({offset.first, offset.second});
    }
    return offsets;
}

void Alphabet::forget_nearby(CharPosition offset) {
    nearby_.erase({offset.row, offset.column});
}

void Alphabet::learn_usual_forms(const Lattice& lattice, const std::vector<Screen>& screens) {
    auto shown = drawings_of_kinds(lattice, screens, {0, 0});
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
        int most = shown[kind][kinds_[kind].plain];
        for (const auto& [bitmap, count] : shown[kind]) {
            if (count > most) {
                most = count;
                kinds_[kind].plain = bitmap;
            }
        }
    }
    nearby_.clear();
    learn_nearby(lattice, screens);
}

std::optional<int> Alphabet::kind(const Symbol& symbol) const {
    if (const auto found = numbers_.find(symbol); found != numbers_.end()) {
        return found->second;
    }
    if (has_form(symbol)) {
        const auto kinds = possible_kinds(symbol);
        return kinds.size() == 1 ? std::optional(kinds.front()) : std::nullopt;
    }
    const auto found = deduced(symbol);
    return found ? std::optional(found->kind) : std::nullopt;
}

std::vector<int> Alphabet::kinds_of_form(const Symbol& symbol, const Marked& marked) const {
    std::set<int> kinds = marked.kinds;
    if (forms_hide_ink_) {
        add_kinds_of_other_inks(symbol, kinds);
    }
    if (deduces_) {
        const auto more = masks_.kinds_under_mark(*kinds.begin(), plain_symbols(), symbol);
        kinds.insert(more.begin(), more.end());
    }
    return {kinds.begin(), kinds.end()};
}

bool Alphabet::may_be_marked(const Symbol& symbol) const {
    return deduces_ && !form_of_empty(symbol);
}

std::vector<Symbol> Alphabet::plain_symbols() const {
    std::vector<Symbol> plain;
    plain.reserve(kinds_.size());
    for (const Entry& entry : kinds_) {
        plain.push_back(entry.symbol);
    }
    return plain;
}

std::optional<Form> Alphabet::deduced(const Symbol& symbol) const {
    if (!may_be_marked(symbol)) {
        return std::nullopt;
    }
    auto found = masks_.find(plain_symbols(), symbol);
    // The kind has another drawing with this mark alone, so a second mark lies within the first.
    if (found && alone_.count({found->kind, found->form}) != 0) {
        found->form = FormMasks::SeveralMarks;
    }
    return found;
}

std::vector<int> Alphabet::possible_kinds(const Symbol& symbol) const {
    if (auto kinds = kinds_of_any_ink(symbol); !kinds.empty()) {
        return kinds;
    }
    if (const auto found = forms_.find(symbol); found != forms_.end()) {
        return kinds_of_form(symbol, found->second);
    }
    return may_be_marked(symbol) ? masks_.possible_kinds(plain_symbols(), symbol)
                                 : std::vector<int>();
}

bool Alphabet::empty(const Symbol& symbol) const {
    return blank(symbol) || form_of_empty(symbol) || is_unknown_ground(symbol);
}

bool Alphabet::empty_places_are_shaded() const {
    constexpr int MostFillers = 2; // a chequered board has two
    const int fillers = drawings_of_empty_places();
    const bool blank_ones = std::any_of(empty_.begin(), empty_.end(), [](const auto& place) {
        return place.second == 0 && blank(place.first);
    });
    return fillers > MostFillers || (fillers > 0 && blank_ones);
}

bool Alphabet::is_unknown_ground(const Symbol& symbol) const {
    const bool unknown = ground_ != Ground::Even && !blank(symbol) && !form_of_empty(symbol) &&
                         numbers_.count(symbol) == 0 && possible_kinds(symbol).empty() &&
                         !deduced(symbol);
    return unknown && (ground_ == Ground::Wallpaper || like_an_empty_place(symbol));
}

bool Alphabet::like_an_empty_place(const Symbol& symbol) const {
    const auto nearest = [&](const auto& drawings) {
        int least = std::numeric_limits<int>::max();
        for (const auto& drawing : drawings) {
            if (drawing.first.size() == symbol.size()) {
                least = std::min(least, distance(symbol, drawing.first));
            }
        }
        return least;
    };
    const bool simple = std::any_of(empty_.begin(), empty_.end(), [&](const auto& place) {
        return differ_by_a_shadow(symbol, place.first);
    });
    constexpr int Factor = 2; // a shadow may change much of a place
    return simple && nearest(empty_) / Factor < std::min(nearest(numbers_), nearest(forms_));
}

Symbol Alphabet::bare_of(const Symbol& symbol) const {
    Symbol bare;
    for (const std::size_t cell : bare_cells_) {
        bare.push_back(cell < symbol.size() ? symbol[cell] : BlankBitmap);
    }
    return bare;
}

void Alphabet::find_bare_cells() {
    bare_cells_.clear();
    bare_.clear();
    const std::size_t cells = kinds_.empty() ? 0 : kinds_.front().symbol.size();
    for (std::size_t cell = 0; cell < cells; ++cell) {
        const bool bare = std::all_of(empty_.begin(), empty_.end(), [=](const auto& place) {
            return place.second != 0 || cell >= place.first.size() ||
                   place.first[cell] == BlankBitmap;
        });
        if (bare) {
            bare_cells_.push_back(cell);
        }
    }
    for (const auto& [symbol, form] : empty_) {
        bare_.try_emplace(bare_of(symbol), form);
    }
    const auto is_bare = [&](const auto& tile) { return bare_.count(bare_of(tile.first)) != 0; };
    if (bare_cells_.size() == cells || std::any_of(numbers_.begin(), numbers_.end(), is_bare) ||
        std::any_of(forms_.begin(), forms_.end(), is_bare)) {
        bare_cells_.clear();
    }
}

std::optional<int> Alphabet::form_of_empty(const Symbol& symbol) const {
    if (const auto found = empty_.find(symbol); found != empty_.end()) {
        return found->second;
    }
    if (bare_cells_.empty()) {
        return deduces_ ? masks_.find_empty(symbol, form_on_empty_) : std::nullopt;
    }
    const auto found = bare_.find(bare_of(symbol));
    return found == bare_.end() ? std::nullopt : std::optional(found->second);
}

void Alphabet::learn_empty(const Symbol& symbol, int form) {
    empty_.try_emplace(symbol, form);
    find_bare_cells();
}

bool Alphabet::tiles_look_empty() const {
    return std::any_of(empty_.begin(), empty_.end(), [&](const auto& place) {
        return numbers_.count(place.first) != 0 || forms_.count(place.first) != 0;
    });
}

bool Alphabet::empty_places_look_plain() const {
    return std::any_of(empty_.begin(), empty_.end(), [&](const auto& place) {
        return numbers_.count(place.first) != 0;
    });
}

bool Alphabet::tiles_look_plainly_empty() const {
    return std::any_of(empty_.begin(), empty_.end(), [&](const auto& place) {
        return place.second == 0 && forms_.count(place.first) != 0;
    });
}

int Alphabet::drawings_of_several_kinds() const {
    return static_cast<int>(std::count_if(forms_.begin(), forms_.end(), [&](const auto& drawn) {
        return kinds_of_form(drawn.first, drawn.second).size() > 1;
    }));
}

int Alphabet::drawings_of_empty_places() const {
    return static_cast<int>(std::count_if(empty_.begin(), empty_.end(), [](const auto& place) {
        return place.second == 0 && !blank(place.first);
    }));
}

void Alphabet::learn_form(int kind, const Symbol& symbol, int form, bool alone) {
    if (blank(symbol) || numbers_.count(symbol) != 0 || !kinds_of_any_ink(symbol).empty()) {
        return;
    }
    const Symbol& plain = kinds_[static_cast<std::size_t>(kind)].symbol;
    if (alone) {
        masks_.learn({kind, form}, plain, symbol);
        alone_.emplace(kind, form);
    }
    Marked& known = forms_.try_emplace(symbol, Marked{{kind}, form}).first->second;
    known.add(kind, form, alone);
    kinds_share_forms_ |= known.kinds.size() > 1;
    forms_hide_ink_ |= known.kinds.size() > 1 && masks_.same_but_ink(symbol, plain);
}

void Alphabet::learn_plain(int kind, const Symbol& symbol, Bitmap plain, int form_of_former) {
    Entry& entry = kinds_[static_cast<std::size_t>(kind)];
    numbers_.erase(entry.symbol);
    forms_.insert_or_assign(entry.symbol, Marked{{kind}, form_of_former});
    entry.symbol = symbol;
    entry.plain = plain;
    numbers_.emplace(symbol, kind);
}

int Alphabet::form(const Symbol& symbol, const ScreenCell& cell) const {
    if (const auto found = numbers_.find(symbol); found != numbers_.end()) {
        return cell.bitmap != kinds_[static_cast<std::size_t>(found->second)].plain ? 1 : 0;
    }
    if (const auto any_ink = kinds_of_any_ink(symbol); !any_ink.empty()) {
        return cell.bitmap != kinds_[static_cast<std::size_t>(any_ink.front())].plain ? 1 : 0;
    }
    if (const auto found = forms_.find(symbol); found != forms_.end()) {
        return found->second.form;
    }
    if (const auto found = deduced(symbol)) {
        return found->form;
    }
    const int learned = form_of_empty(symbol).value_or(0);
    return learned == 0 && cell.bitmap == SolidBitmap ? 1 : learned;
}

bool Alphabet::inverted(const Symbol& symbol, const ScreenCell& cell) const {
    constexpr int HalfOfTheCell = 32;
    auto known = kind(symbol);
    if (const auto alike = known ? std::vector<int>() : kinds_of_any_ink(symbol); !alike.empty()) {
        known = alike.front(); // all have this drawing
    }
    const Bitmap plain = known ? kinds_[static_cast<std::size_t>(*known)].plain : BlankBitmap;
    return std::popcount(cell.bitmap ^ plain) > HalfOfTheCell;
}

int Alphabet::kinds_with_form(int form) const {
    std::set<int> kinds;
    for (const auto& [symbol, known] : forms_) {
        if (known.form == form) {
            kinds.insert(known.kinds.begin(), known.kinds.end());
        }
    }
    return static_cast<int>(kinds.size());
}

std::vector<Bitmap> Alphabet::drawings() const {
    std::set<Bitmap> all;
    for (const auto& tile : numbers_) {
        all.insert(tile.first.begin(), tile.first.end());
    }
    for (const auto& tile : forms_) {
        all.insert(tile.first.begin(), tile.first.end());
    }
    all.erase(BlankBitmap);
    return {all.begin(), all.end()};
}

std::string Alphabet::name(int kind) const {
    const auto& character = kinds_[static_cast<std::size_t>(kind)].character;
    if (!character || character->code >= 0x7f) {
        return fmt::format("#{}", kind);
    }
    return std::string(1, static_cast<char>(character->code));
}

} // namespace zx::oracle
