// A new tape in the recorder: what the machine saves is written to a file when it is ejected.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/common/failure.hpp"
#include "loaders/tape.hpp"
#include "machine/tape_recorder.hpp"

namespace zx::app {

class BlankTape {
  public:
    /// Takes the name of the file, whose extension is the format. Nothing is written yet. Failures:
    /// Usage for an extension that is not a tape's; Surroundings if the file exists or cannot be
    /// written.
    [[nodiscard]] static Outcome<BlankTape> create(const std::string& path);

    /// Adds the last finished frame of the machine.
    void add_frame(const machine::Machine& machine) { recorder_.add_frame(machine); }

    [[nodiscard]] const std::string& path() const noexcept { return path_; }
    /// Writes another file, of the same format, instead.
    void rename(std::string path) { path_ = std::move(path); }
    /// Returns what has been saved so far: the ROM's blocks, and pulses where the signal is none.
    /// The tape is empty if nothing has been saved.
    [[nodiscard]] loaders::Tape tape() const;
    /// Writes the file, whole or not at all, and returns notes for the user: what the format cannot
    /// hold, or that nothing was saved, in which case no file is written.
    [[nodiscard]] Outcome<std::vector<std::string>> write() const;

  private:
    explicit BlankTape(std::string path) : path_(std::move(path)) {}

    std::string path_;
    machine::TapeRecorder recorder_;
};

} // namespace zx::app
