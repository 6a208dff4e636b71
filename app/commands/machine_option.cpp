#include "app/commands/machine_option.hpp"

#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "machine/model.hpp"

namespace zx::app {
namespace {

std::vector<std::string> all_keys() {
    std::vector<std::string> keys;
    keys.reserve(std::size(machine::record::All));
    for (const machine::ModelRecord* const record : machine::record::All) {
        keys.emplace_back(record->key);
    }
    return keys;
}

/// Returns for example "Model: 16, 48 or 128".
std::string help_text(const std::vector<std::string>& keys) {
    std::string text = "Model: ";
    for (std::size_t i = 0; i < keys.size(); ++i) {
        text += (i == 0 ? "" : i + 1 == keys.size() ? " or " : ", ") + keys[i];
    }
    return text;
}

} // namespace

void add_machine_option(SubCommand command, Model& model) {
    add_machine_option(command, [&model](Model chosen) { model = chosen; });
}

void add_machine_option(SubCommand command, std::function<void(Model)> take) {
    const auto keys = all_keys();
    command
        .option(
            "--machine",
            [take = std::move(take)](const std::string& key) {
                take(machine::model_by_key(key).value_or(Model::Spectrum48));
            },
            help_text(keys))
        .one_of(keys)
        .value_name("MODEL");
}

} // namespace zx::app
