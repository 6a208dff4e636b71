// A machine as a snapshot, and back.
#include <algorithm>
#include <utility>

#include "machine/machine.hpp"

namespace zx::machine {

namespace {

Model model_of(loaders::SnapshotModel model) {
    return model == loaders::SnapshotModel::Spectrum16 ? Model::Spectrum16 : Model::Spectrum48;
}

loaders::SnapshotModel snapshot_model_of(Model model) {
    return model == Model::Spectrum16 ? loaders::SnapshotModel::Spectrum16
                                      : loaders::SnapshotModel::Spectrum48;
}

} // namespace

Result<void> Machine::restore(const loaders::Snapshot& snapshot) {
    State next = state();
    next.model = model_of(snapshot.model);
    const ModelRecord& model = record_of(next.model);
    const std::int32_t tstate = snapshot.frame_tstate.value_or(0);
    if (tstate < 0 || tstate >= model.timing.tstates_per_frame()) {
        return fail(ErrorCode::BadValue, 0, "the snapshot's T-state lies outside a frame");
    }
    if (snapshot.border > 7) {
        return fail(ErrorCode::BadValue, 0, "the snapshot's border colour is not 0 to 7");
    }
    if (snapshot.registers.im > 2) {
        return fail(ErrorCode::BadValue, 0, "the snapshot's interrupt mode is not 0 to 2");
    }
    next.ram.resize(model.ram_banks * PageBytes);
    for (std::size_t i = 0; i < model.ram_banks; ++i) {
        const auto& bank = snapshot.banks[model.bank_numbers[i]];
        if (!bank) {
            return fail(
                ErrorCode::BadValue, 0, "the snapshot lacks a bank of its machine's memory");
        }
        std::copy(bank->begin(), bank->end(), next.ram.data() + i * PageBytes);
    }
    next.cpu = snapshot.registers;
    next.tstate = tstate;
    next.ula_port = snapshot.border;
    // The tape's place is kept, but a saved program did not hear it.
    next.tape.stop(state().tstate);
    next.tape_autostarted = false;
    next.tape_held = false;
    next.loader_watch = {};
    set_state(next);
    return {};
}

loaders::Snapshot Machine::snapshot() const {
    const State& now = state();
    const ModelRecord& model = record_of(now.model);
    loaders::Snapshot result;
    result.model = snapshot_model_of(now.model);
    result.registers = now.cpu;
    result.border = now.border();
    result.frame_tstate = now.tstate;
    for (std::size_t i = 0; i < model.ram_banks; ++i) {
        auto& bank = result.banks[model.bank_numbers[i]].emplace();
        const std::uint8_t* const from = now.ram.data() + i * PageBytes;
        std::copy(from, from + PageBytes, bank.begin());
    }
    return result;
}

} // namespace zx::machine
