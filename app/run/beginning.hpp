// What a run starts with: the file to load, the model and its ROM.
#pragma once

#include <optional>

#include "app/common/failure.hpp"
#include "app/common/streams.hpp"
#include "app/files/user_data.hpp"
#include "app/run/raw_code.hpp"
#include "app/run/rom_choice.hpp"
#include "app/run/run_options.hpp"
#include "app/run/session.hpp"

namespace zx::app {

/// Opens the file that the options name, or the bundled tape if they name none. Prints its
/// warnings.
[[nodiscard]] Outcome<NamedMedia> open_run_media(const RunOptions& options, Streams& streams);

/// The media to load (none with --no-tape or machine code), the model (the snapshot's or that of the
/// options) and the ROM of that model.
struct Beginning {
    std::optional<NamedMedia> media;
    /// Set instead of media if the file is machine code.
    std::optional<RawCode> code;
    machine::Model model;
    RomChoice rom;
    /// Of the option --pokes.
    std::vector<loaders::Trainer> trainers;
};
/// Opens the file and chooses model and ROM as the options require. Prints warnings.
[[nodiscard]] Outcome<Beginning>
find_beginning(const RunOptions& options, const UserData& user_data, Streams& streams);

} // namespace zx::app
