#include "shisen/oracle/free_entry.hpp"

#include <algorithm>

#include "shisen/oracle/foreign_keys.hpp"
#include "shisen/oracle/model.hpp"
#include "shisen/oracle/number_entry.hpp"

namespace shisen::oracle {

namespace {

/// True if the answer deals the board of its number. The tape must wait for one.
bool deals(const Subject& asking, const Step& answer) {
    const Observed before = asking.look();
    const Observed look = asking.copy()->act(answer);
    if (!look || !is_full(look->board)) {
        return false;
    }
    return look->number ? look->number == number_of_answer(answer.text)
                        : !before || look->board != before->board;
}

} // namespace

const Step* last_odd_answer(const std::vector<Step>& steps, std::size_t padded_digits) {
    const auto odd = std::find_if(steps.rbegin(), steps.rend(), [&](const Step& step) {
        return step.answer && is_odd(step.text, padded_digits);
    });
    return odd == steps.rend() ? nullptr : &*odd;
}

bool deals_all(const Subject& before,
               const Subject& after,
               const std::vector<Step>& steps,
               std::size_t padded_digits) {
    const auto asking = before.copy();
    (void)asking->act(press(Key::ChooseBoard));
    return still_deals(*asking, after) &&
           std::all_of(steps.begin(), steps.end(), [&](const Step& step) {
               return !step.answer || is_odd(step.text, padded_digits) || deals(*asking, step);
           });
}

bool leaves_other_number(const Observation& before, const Subject& after) {
    const auto subject = after.copy();
    const Observed look = subject->look();
    if (!look || !look->cursor) {
        return false;
    }
    for (const Key arrow : {Key::Right, Key::Down}) {
        const Observed moved = subject->act(press(arrow));
        if (!moved || !moved->cursor || !(moved->board == before.board)) {
            return false;
        }
        if (*moved->cursor != *look->cursor) {
            return before.number && moved->number && *moved->number != *before.number;
        }
    }
    return false;
}

} // namespace shisen::oracle
