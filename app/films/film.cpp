#include "app/films/film.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <unistd.h>

#include "app/films/film_kinds.hpp"
#include "loaders/format.hpp"

namespace zx::app {

namespace {

constexpr auto Kinds = std::to_array<FilmKind>({
    {.extension = "gif", .label = "GIF", .pictures = true},
    {.extension = "webm", .label = "WebM", .pictures = true, .sound = true, .ffmpeg = true},
    {.extension = "mp4", .label = "MP4", .pictures = true, .sound = true, .ffmpeg = true},
    {.extension = "psg", .label = "PSG"},
});

} // namespace

std::span<const FilmKind> film_kinds() {
    return Kinds;
}

const FilmKind* film_kind(std::string_view path) {
    const std::string extension = loaders::extension_of(std::string(path));
    const auto* const kind = std::ranges::find(Kinds, extension, &FilmKind::extension);
    return kind == Kinds.end() ? nullptr : kind;
}

Result<std::unique_ptr<Film>>
create_film(const std::string& path, const machine::Machine& machine, const FilmSound& sound) {
    const FilmKind* const kind = film_kind(path);
    if (kind == nullptr) {
        return fail(ErrorCode::NotWritable, 0, "is not the name of a film");
    }
    if (kind->ffmpeg) {
        return create_video(path, machine, sound);
    }
    return kind->pictures ? create_gif(path, machine) : create_psg(path, machine);
}

bool has_ffmpeg() {
    const char* const path = std::getenv("PATH");
    std::string_view rest = path == nullptr ? "" : path;
    while (!rest.empty()) {
        const std::size_t colon = std::min(rest.find(':'), rest.size());
        if (::access((std::string(rest.substr(0, colon)) + "/ffmpeg").c_str(), X_OK) == 0) {
            return true;
        }
        rest.remove_prefix(std::min(colon + 1, rest.size()));
    }
    return false;
}

} // namespace zx::app
