#include "app/emulator/rom_choice.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

#include "app/files/file.hpp"
#include "loaders/media.hpp"
#include "roms-free/roms.hpp"

namespace zx::app {
namespace {

RomChoice free_rom() {
    const auto rom = roms::rom48();
    return {{rom.begin(), rom.end()}, "free ROM"};
}

Outcome<RomChoice> rom_from_file(const std::string& path) {
    auto media = open_media_file(path);
    if (!media) {
        return file_failure(media.error(), path);
    }
    auto* image = std::get_if<loaders::RomImage>(&*media);
    if (image == nullptr) {
        return file_failure({ErrorCode::BadSignature, 0, "not a ROM"}, path);
    }
    return RomChoice{std::move(image->bytes), std::filesystem::path(path).filename().string()};
}

Outcome<RomChoice> rom_called(const std::string& name) {
    return name == "free" ? free_rom() : rom_from_file(name);
}

Outcome<RomChoice> rom_from_pair(const std::string& first, const std::string& second) {
    auto pair = rom_called(first);
    const auto basic = rom_called(second);
    if (!pair || !basic) {
        return pair ? basic : pair;
    }
    pair->bytes.insert(pair->bytes.end(), basic->bytes.begin(), basic->bytes.end());
    if (pair->bytes.size() != 2 * machine::PageBytes) {
        return file_failure({ErrorCode::WrongSize, 0, "two ROMs have 16384 bytes each"}, second);
    }
    pair->name += " + " + basic->name;
    return pair;
}

/// One page, or all of the model's.
Outcome<void> check_size(const RomChoice& rom, const machine::ModelRecord& model) {
    const std::size_t size = rom.bytes.size();
    if (size == machine::PageBytes || size == model.rom_pages * machine::PageBytes) {
        return {};
    }
    const std::string whole = std::to_string(model.rom_pages * machine::PageBytes);
    const std::string alone = model.rom_pages > 1 ? ", or 16384 for its 48K mode" : "";
    return tl::unexpected(Failure{ExitCode::BadFile,
                                  rom.name + ": has " + std::to_string(size) +
                                      " bytes; the ROM of a " + std::string(model.name) + " has " +
                                      whole + alone});
}

} // namespace

Outcome<RomChoice>
choose_rom(const RunOptions& options, const UserData& user_data, machine::Model model) {
    const machine::ModelRecord& record = machine::record_of(model);
    if (!options.rom.empty()) {
        auto rom = options.second_rom.empty() ? rom_called(options.rom)
                                              : rom_from_pair(options.rom, options.second_rom);
        if (!rom) {
            return rom;
        }
        if (auto fits = check_size(*rom, record); !fits) {
            return tl::unexpected(fits.error());
        }
        rom->asked_for = true;
        return rom;
    }
    std::error_code error;
    if (record.rom_pages == 2 && std::filesystem::exists(user_data.rom128(0), error)) {
        return rom_from_pair(user_data.rom128(0).string(), user_data.rom128(1).string());
    }
    if (std::filesystem::exists(user_data.rom48(), error)) {
        return rom_from_file(user_data.rom48().string());
    }
    return free_rom();
}

RomSource rom_source(RunOptions options, UserData user_data) {
    return [options = std::move(options), user_data = std::move(user_data)](machine::Model model) {
        return choose_rom(options, user_data, model);
    };
}

} // namespace zx::app
