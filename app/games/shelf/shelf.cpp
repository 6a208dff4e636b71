#include "app/games/shelf/shelf.hpp"

#include <algorithm>

#include "app/toolkit/shapes.hpp"
#include "app/toolkit/text_width.hpp"

namespace zx::native {
void Shelf::step(int by) {
    const auto count = static_cast<int>(rows_.size());
    selected_ = static_cast<std::size_t>((static_cast<int>(selected_) + by + count) % count);
}

void Shelf::choose() {
    chosen_ = &rows_[selected_];
    close();
}

void Shelf::key(const KeyPress& key) {
    const std::string& name = key.name;
    if (name == "Left" || name == "Up") {
        step(-1);
    } else if (name == "Right" || name == "Down") {
        step(1);
    } else if (name == "Return" || name == "Space" || name == "Keypad Enter") {
        choose();
    } else if (name == "Escape") {
        close();
    } else if (name.size() == 1 && name[0] >= '1' &&
               name[0] < static_cast<char>('1' + rows_.size())) {
        selected_ = static_cast<std::size_t>(name[0] - '1');
        choose();
    }
}

void Shelf::pad_button(PadButton button) {
    if (button == PadButton::A) {
        choose();
    } else if (button == PadButton::B || button == PadButton::Start) {
        close();
    }
}

void Shelf::pad_direction(PadDirection direction) {
    if ((direction.left && !pad_.left) || (direction.up && !pad_.up)) {
        step(-1);
    }
    if ((direction.right && !pad_.right) || (direction.down && !pad_.down)) {
        step(1);
    }
    pad_ = direction;
}

std::optional<std::size_t> Shelf::row_at(play::Point at) const {
    const auto found = std::find_if(places_.begin(), places_.end(), [at](const play::Box& box) {
        return box.contains(at.x, at.y);
    });
    return found == places_.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - places_.begin()));
}

void Shelf::hover(play::Point at) {
    selected_ = row_at(at).value_or(selected_);
}

void Shelf::click(play::Point at, bool right_button) {
    const auto row = row_at(at);
    if (row && !right_button) {
        selected_ = *row;
        choose();
    }
}

play::Drawing Shelf::draw(int width, int height) {
    play::Drawing drawing;
    const PagePlaces places = page_places(width, height, 0);
    GamePage page;
    page.left = "Four Rivers";
    page.middle = "Choose a game";
    page.right = "arrows, Enter; Esc closes";
    add_page(drawing, page, places, width);
    places_.clear();
    const double text = places.text;
    const auto count = static_cast<double>(rows_.size());
    const double gap = text * 1.4;
    const double each = (places.plate.width - gap * (count + 1)) / count;
    // The sentence with the most lines determines the height of the words.
    std::vector<std::vector<std::string>> about(rows_.size());
    std::size_t lines = 0;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        about[i] = play::wrapped(rows_[i].about, each - text * 1.6, text * 0.9);
        lines = std::max(lines, about[i].size());
    }
    const double words = text * (2.9 + 1.25 * static_cast<double>(lines));
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const play::Box card{places.plate.x + gap + static_cast<double>(i) * (each + gap),
                             places.plate.y + gap,
                             each,
                             places.plate.height - 2 * gap};
        places_.push_back(card);
        const bool selected = i == selected_;
        const auto outline = play::rounded_box(card, text);
        play::Box shadow = card;
        shadow.x += text * 0.15;
        shadow.y += text * 0.25;
        drawing.shapes.emplace_back(play::Fill{play::rounded_box(shadow, text), colour::Shadow});
        drawing.shapes.emplace_back(play::Fill{outline, colour::Button});
        drawing.shapes.emplace_back(play::PenStroke{outline,
                                                    selected ? colour::Strong : colour::Rim,
                                                    selected ? text * 0.35 : text * 0.08});
        const play::Box picture =
            play::inset({card.x, card.y, card.width, std::max(card.height - words, 1.0)}, text);
        drawing.shapes.emplace_back(play::Fill{
            play::rounded_box(play::inset(picture, -text * 0.3), text * 0.5), colour::Plate});
        rows_[i].picture(drawing, play::inset(picture, text * 0.3));
        const double middle = card.x + card.width / 2;
        const double below = card.y + card.height - words;
        drawing.shapes.emplace_back(
            play::Text{{middle, below + text * 0.7},
                       rows_[i].title,
                       play::fitting_size(rows_[i].title, each - text, text * 1.35, true),
                       play::Text::Align::Centre,
                       true,
                       colour::Text});
        double line = below + text * 2.3;
        for (const std::string& part : about[i]) {
            drawing.shapes.emplace_back(play::Text{
                {middle, line}, part, text * 0.9, play::Text::Align::Centre, false, colour::Quiet});
            line += text * 1.25;
        }
    }
    return drawing;
}

} // namespace zx::native
