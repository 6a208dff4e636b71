// The files that `run --headless` writes frame by frame: the film of --film and the sound of --wav.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "app/common/failure.hpp"
#include "app/files/wav_file.hpp"
#include "app/films/film.hpp"
#include "app/run/run_options.hpp"
#include "machine/machine.hpp"

namespace zx::app {

/// The film and the sound of one run. The options must outlive it.
class FilmAndSound {
  public:
    explicit FilmAndSound(const RunOptions& options)
        : options_(options), kind_(film_kind(options.film)) {}

    /// Fails if the film needs the program ffmpeg and it is not installed.
    [[nodiscard]] Outcome<void> check_ffmpeg() const;
    /// True if the film needs pictures.
    [[nodiscard]] bool needs_pictures() const { return kind_ != nullptr && kind_->pictures; }
    /// True if frames are to be added: there is a film, or open_sound() has opened a file.
    [[nodiscard]] bool needs_frames() const { return wav_ || kind_ != nullptr; }

    /// Opens the file of --wav, if there is one.
    [[nodiscard]] Outcome<void> open_sound();
    /// Begins the film of --film, if there is one. Until then add() stores only the sound.
    [[nodiscard]] Outcome<void> begin_film(const machine::Machine& machine);
    /// Adds the last finished frame and its sound. Returns false if one of them cannot be stored.
    [[nodiscard]] bool add(const machine::Machine& machine, std::span<const std::int16_t> samples);
    /// Completes the film. Fails, too, if a frame or its sound could not be stored.
    [[nodiscard]] Outcome<void> finish_film();
    /// Completes the sound.
    [[nodiscard]] Outcome<void> finish_sound();

  private:
    const RunOptions& options_;
    const FilmKind* kind_;
    std::optional<WavFile> wav_;
    std::unique_ptr<Film> film_;
    /// The results of the last add().
    Result<void> sound_added_;
    Result<void> frame_added_;
};

} // namespace zx::app
