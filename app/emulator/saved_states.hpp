// Ten saved states for each program, in the folder states/PROGRAM of the user's data folder:
// N.szx, the machine, and N.txt, a note.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/emulator/thumbnail.hpp"
#include "app/files/user_data.hpp"

namespace zx::app {

struct StateSlot {
    bool used = false;
    /// When it was saved, "2026-11-22 08:30" in local time.
    std::string date;
    /// The name of the program, or what the user wrote into N.txt.
    std::string note;
    /// Null if the slot is empty or cannot be read.
    std::shared_ptr<const Thumbnail> picture;
};

class SavedStates {
  public:
    static constexpr int Slots = 10;

    explicit SavedStates(const UserData& user_data)
        : folder_(user_data.has_folder() ? user_data.folder() / "states"
                                         : std::filesystem::path()) {}

    /// The folder of a program, by its key in Remembered::programs; empty means no program.
    [[nodiscard]] std::filesystem::path folder(const std::string& program) const;
    /// The file of a slot, 0 to Slots - 1.
    [[nodiscard]] std::filesystem::path state(const std::string& program, int slot) const;
    [[nodiscard]] std::filesystem::path note(const std::string& program, int slot) const;
    /// Reads all slots of a program.
    [[nodiscard]] std::vector<StateSlot> list(const std::string& program) const;

  private:
    std::filesystem::path folder_;
};

} // namespace zx::app
