// A .pok file that parses has only pokes that can be made.
#include "loaders/pokes.hpp"
#include "tests/fuzz/target.hpp"

void fuzz::fuzz_pokes(Input input) {
    const auto trainers = zx::loaders::parse_pokes(input);
    if (!trainers) {
        require_useful(trainers.error(), input.size());
        return;
    }
    require(!trainers->empty(), "there is a trainer");
    for (const zx::loaders::Trainer& trainer : *trainers) {
        require(!trainer.pokes.empty(), "a trainer has pokes");
        for (const zx::loaders::Poke& poke : trainer.pokes) {
            require(poke.bank.value_or(0) < 8, "the bank exists");
        }
    }
}
