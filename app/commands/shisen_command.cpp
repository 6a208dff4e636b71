// `fourrivers shisen ...`: all commands of Shisen in one group. The same commands without the word
// shisen stay.
#include "app/commands/command.hpp"

namespace zx::app {

void add_shisen_command(SubCommand program) {
    const SubCommand group =
        program.add_group("shisen", "The commands of Shisen: the same as those without this word");
    for (const AddCommand add : {&add_play_command,
                                 &add_deal_command,
                                 &add_solve_command,
                                 &add_atlas_command,
                                 &add_check_command,
                                 &add_duel_command,
                                 &add_learn_command}) {
        add(group);
    }
}

} // namespace zx::app
