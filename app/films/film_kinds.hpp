// The functions that begin each kind of film.
#pragma once

#include <memory>
#include <string>

#include "app/films/film.hpp"

namespace zx::app {

using NewFilm = Result<std::unique_ptr<Film>>;

[[nodiscard]] NewFilm create_gif(const std::string& path, const machine::Machine& machine);
[[nodiscard]] NewFilm create_psg(const std::string& path, const machine::Machine& machine);
/// WebM or MP4, by the extension.
[[nodiscard]] NewFilm
create_video(const std::string& path, const machine::Machine& machine, const FilmSound& sound);

} // namespace zx::app
