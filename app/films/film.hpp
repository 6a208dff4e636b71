// Films of a machine: its pictures as GIF, pictures and sound as WebM or MP4, and the registers of
// its AY as PSG.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "base/error.hpp"
#include "machine/machine.hpp"

namespace zx::app {

/// A file to which frames are added. Nothing replaces an old file of the name before finish(); see
/// OutputFile.
class Film {
  public:
    Film() = default;
    Film(const Film&) = delete;
    Film& operator=(const Film&) = delete;
    virtual ~Film() = default;

    /// Adds the machine's last finished frame and its sound, 16 bits, channels interleaved. Error:
    /// NotWritable.
    [[nodiscard]] virtual Result<void> add(const machine::Machine& machine,
                                           std::span<const std::int16_t> samples) = 0;
    /// Completes the file and puts it in the target's place. Call it once. Error: NotWritable.
    [[nodiscard]] virtual Result<void> finish() = 0;
};

/// A kind of film, by the extension of its files.
struct FilmKind {
    std::string_view extension;
    std::string_view label;
    /// The machine must draw pictures.
    bool pictures = false;
    bool sound = false;
    /// It is written by the program ffmpeg.
    bool ffmpeg = false;
};

[[nodiscard]] std::span<const FilmKind> film_kinds();
/// Returns the kind of a file of this name, or null.
[[nodiscard]] const FilmKind* film_kind(std::string_view path);

/// The sound that is added to a film.
struct FilmSound {
    int rate_hz = 44'100;
    int channels = 1;
};

/// Begins a film of this machine in a file whose name has one of the extensions above. Error:
/// NotWritable, also if the program ffmpeg is needed and not installed.
[[nodiscard]] Result<std::unique_ptr<Film>>
create_film(const std::string& path, const machine::Machine& machine, const FilmSound& sound);

/// True if the program ffmpeg is found on PATH.
[[nodiscard]] bool has_ffmpeg();

} // namespace zx::app
