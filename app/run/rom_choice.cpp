#include "app/run/rom_choice.hpp"

#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/files/file.hpp"
#include "loaders/media.hpp"
#include "loaders/rom_image.hpp"
#include "roms-free/roms.hpp"

namespace zx::app {
namespace {

RomChoice free_rom() {
    const auto rom = roms::rom48();
    return {{rom.begin(), rom.end()}, RomChoice::FreeName};
}

Outcome<RomChoice> rom_from_file(const std::string& path) {
    auto media = open_media_file(path);
    if (!media) {
        return file_failure(media.error(), path);
    }
    auto* image = std::get_if<loaders::RomImage>(&media->media);
    if (image == nullptr) {
        return file_failure({ErrorCode::BadSignature, 0, "not a ROM"}, path);
    }
    return RomChoice{std::move(image->bytes), std::filesystem::path(path).filename().string()};
}

Outcome<RomChoice> rom_called(const std::string& name) {
    return name == "free" ? free_rom() : rom_from_file(name);
}

/// Returns the pages of all files, one after the other.
Outcome<RomChoice> rom_from_files(std::span<const std::string> names) {
    RomChoice whole;
    for (const std::string& name : names) {
        auto part = rom_called(name);
        if (!part) {
            return part;
        }
        whole.bytes.insert(whole.bytes.end(), part->bytes.begin(), part->bytes.end());
        whole.name += (whole.name.empty() ? "" : " + ") + part->name;
    }
    return whole;
}

std::string bytes_in_words(std::size_t bytes) {
    return fmt::format("{} bytes", bytes);
}

/// True for one page with a character set, or for all pages of the model.
Outcome<void> check_fits(const RomChoice& rom, const machine::ModelRecord& model) {
    const std::size_t size = rom.bytes.size();
    const std::size_t whole = model.rom_pages * machine::PageBytes;
    if (size == machine::PageBytes) {
        const auto complaint = complaint_about_single_rom(rom.bytes);
        return complaint ? Outcome<void>(tl::unexpected(
                               Failure{ExitCode::BadFile, rom.name + ": " + *complaint}))
                         : Outcome<void>();
    }
    if (size == whole) {
        return {};
    }
    const std::string alone = model.rom_pages > 1 ? ", or 16384 for its 48K mode" : "";
    return tl::unexpected(Failure{ExitCode::BadFile,
                                  fmt::format("{}: has {}; the ROM of a {} has {}{}",
                                              rom.name,
                                              bytes_in_words(size),
                                              model.name,
                                              whole,
                                              alone)});
}

Outcome<RomChoice> checked(Outcome<RomChoice> rom, const machine::ModelRecord& model) {
    if (rom) {
        if (auto fits = check_fits(*rom, model); !fits) {
            return tl::unexpected(fits.error());
        }
    }
    return rom;
}

/// Returns the files in the user's folder that hold the ROM of a model: its own pages, else those of
/// another model with as many pages, else 48.rom. Empty if there is none.
std::vector<std::string> own_rom_files(const UserData& user_data,
                                       const machine::ModelRecord& model) {
    std::error_code error;
    const auto pages_of = [&](const machine::ModelRecord& owner) {
        std::vector<std::string> pages;
        if (std::filesystem::exists(user_data.rom_page(owner.key, 0), error)) {
            for (std::size_t page = 0; page < owner.rom_pages; ++page) {
                pages.push_back(user_data.rom_page(owner.key, page).string());
            }
        }
        return pages;
    };
    if (model.rom_pages > 1) {
        if (auto pages = pages_of(model); !pages.empty()) {
            return pages;
        }
        for (const machine::ModelRecord* const other : machine::record::All) {
            if (other->rom_pages == model.rom_pages) {
                if (auto pages = pages_of(*other); !pages.empty()) {
                    return pages;
                }
            }
        }
    }
    if (std::filesystem::exists(user_data.rom48(), error)) {
        return {user_data.rom48().string()};
    }
    return {};
}

} // namespace

std::optional<std::string> complaint_about_single_rom(std::span<const std::uint8_t> bytes) {
    if (bytes.size() != machine::PageBytes || loaders::has_character_set(bytes)) {
        return {};
    }
    return "holds no character set at 0x3d00, so it cannot run alone; if it is one page of a "
           "128K's ROM, give all pages with --rom";
}

Outcome<RomChoice>
choose_rom(const RunOptions& options, const UserData& user_data, machine::Model model) {
    const machine::ModelRecord& record = machine::record_of(model);
    if (!options.roms.empty()) {
        auto rom = checked(rom_from_files(options.roms), record);
        if (rom) {
            rom->asked_for = true;
        }
        return rom;
    }
    const std::vector<std::string> own = own_rom_files(user_data, record);
    return own.empty() ? free_rom() : checked(rom_from_files(own), record);
}

RomSource rom_source(RunOptions options, UserData user_data) {
    return [options = std::move(options), user_data = std::move(user_data)](machine::Model model) {
        return choose_rom(options, user_data, model);
    };
}

} // namespace zx::app
