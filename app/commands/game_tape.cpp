#include "app/commands/game_tape.hpp"

#include <memory>
#include <string>

#include "app/files/file.hpp"

namespace zx::app {

void add_game_tape(SubCommand group, const native::BundledTape& tape) {
    SubCommand command = group.add("tape", "Write the game's Spectrum tape to a TAP file");
    auto path = std::make_shared<std::string>();
    command.option("FILE", *path, "The file to write, such as " + tape.file).required();
    command.runs([path, bytes = tape.bytes](Context& context) {
        const auto written = write_file_atomically(*path, {bytes.begin(), bytes.end()});
        return written ? ExitCode::Done
                       : report(file_failure(written.error(), *path).value(), context);
    });
}

} // namespace zx::app
