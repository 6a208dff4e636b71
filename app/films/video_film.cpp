// A film as WebM or MP4, written by the program ffmpeg.
//
//   this program -- pictures --> ffmpeg -- film --> a file in memory -- finish() --> the target
//                -- samples --->
#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include "app/common/palette.hpp"
#include "app/files/output_file.hpp"
#include "app/films/film_kinds.hpp"
#include "base/bytes.hpp"
#include "loaders/format.hpp"

// NOLINTNEXTLINE(readability-redundant-declaration): POSIX does not say in which header it is.
extern char** environ;

namespace zx::app {

namespace {

/// The descriptors of ffmpeg.
constexpr int PicturesIn = 3, SamplesIn = 4, FilmOut = 5;

tl::unexpected<Error> system_failure(const std::string& what, int error) {
    return fail(ErrorCode::NotWritable, 0, what + ": " + std::strerror(error));
}

/// Returns the command line. The pixels are doubled, so that the halved colours of these formats
/// lose nothing.
std::vector<std::string>
command_line(const std::string& extension, const ula::FrameTiming& timing, const FilmSound& sound) {
    std::vector<std::string> words = {
        "ffmpeg",
        "-y",
        "-v",
        "error",
        "-nostdin",
        "-f",
        "rawvideo",
        "-pix_fmt",
        "rgb24",
        "-video_size",
        fmt::format("{}x{}", ula::PictureWidth, ula::PictureHeight),
        "-framerate",
        fmt::format("{}/{}", timing.cpu_hz, timing.tstates_per_frame()),
        "-probesize",
        "32",
        "-i",
        fmt::format("pipe:{}", PicturesIn),
        "-f",
        "s16le",
        "-ar",
        std::to_string(sound.rate_hz),
        "-ac",
        std::to_string(sound.channels),
        "-probesize",
        "32",
        "-i",
        fmt::format("pipe:{}", SamplesIn),
        "-vf",
        "scale=iw*2:ih*2:flags=neighbor",
        "-pix_fmt",
        "yuv420p"};
    const std::vector<std::string> webm = {"-c:v",
                                           "libvpx-vp9",
                                           "-deadline",
                                           "realtime",
                                           "-cpu-used",
                                           "8",
                                           "-crf",
                                           "24",
                                           "-b:v",
                                           "0",
                                           "-c:a",
                                           "libopus",
                                           "-f",
                                           "webm"};
    const std::vector<std::string> mp4 = {
        "-c:v", "libx264", "-preset", "veryfast", "-crf", "16", "-c:a", "aac", "-f", "mp4"};
    for (const std::string& word : extension == "mp4" ? mp4 : webm) {
        words.push_back(word);
    }
    words.push_back(fmt::format("file:/proc/self/fd/{}", FilmOut));
    return words;
}

/// A socket, and what is still to be sent to it.
struct Stream {
    Descriptor socket;
    std::vector<std::uint8_t> bytes;
    std::size_t sent = 0;

    [[nodiscard]] std::size_t left() const { return bytes.size() - sent; }
};

/// ffmpeg may read one stream for a while before it reads the other one. About a second of
/// pictures.
constexpr std::size_t MostPendingBytes = 16U << 20;

class VideoFilm : public Film {
  public:
    explicit VideoFilm(OutputFile target) : target_(std::move(target)) {}
    ~VideoFilm() override {
        if (child_ > 0) {
            ::kill(child_, SIGKILL);
            (void)wait();
        }
    }

    Result<void> begin(const std::vector<std::string>& command) {
        film_ = above_those_of_ffmpeg(Descriptor(::memfd_create("film", MFD_CLOEXEC)));
        messages_ = above_those_of_ffmpeg(Descriptor(::memfd_create("messages", MFD_CLOEXEC)));
        const Descriptor pictures_end = connect(pictures_.socket);
        const Descriptor samples_end = connect(samples_.socket);
        if (!film_.is_open() || !messages_.is_open() || !pictures_end.is_open() ||
            !samples_end.is_open()) {
            return system_failure("cannot start ffmpeg", errno);
        }
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_adddup2(&actions, messages_.number(), STDERR_FILENO);
        posix_spawn_file_actions_adddup2(&actions, pictures_end.number(), PicturesIn);
        posix_spawn_file_actions_adddup2(&actions, samples_end.number(), SamplesIn);
        posix_spawn_file_actions_adddup2(&actions, film_.number(), FilmOut);
        // A group of its own: Ctrl+C ends this program, which then ends ffmpeg.
        posix_spawnattr_t attributes;
        posix_spawnattr_init(&attributes);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
        std::vector<char*> words;
        for (const std::string& word : command) {
            words.push_back(const_cast<char*>(word.c_str())); // NOLINT: as exec declares it
        }
        words.push_back(nullptr);
        const int error =
            posix_spawnp(&child_, words[0], &actions, &attributes, words.data(), environ);
        posix_spawnattr_destroy(&attributes);
        posix_spawn_file_actions_destroy(&actions);
        if (error != 0) {
            child_ = -1;
            return error == ENOENT
                       ? fail(ErrorCode::NotWritable,
                              0,
                              "needs the program ffmpeg, which is not installed; .gif does not")
                       : system_failure("cannot start ffmpeg", error);
        }
        return {};
    }

    Result<void> add(const machine::Machine& machine,
                     std::span<const std::int16_t> samples) override {
        for (const std::uint8_t index : machine.picture().indices()) {
            for (const int shift : {16, 8, 0}) {
                pictures_.bytes.push_back(low(Palette[index] >> shift));
            }
        }
        for (const std::int16_t sample : samples) {
            samples_.bytes.push_back(low(sample));
            samples_.bytes.push_back(high(sample));
        }
        return send(MostPendingBytes);
    }

    Result<void> finish() override {
        ending_ = true;
        if (auto sent = send(0); !sent) {
            return sent;
        }
        if (const int status = wait(); status != 0) {
            return failure();
        }
        std::vector<std::uint8_t> bytes(std::size_t{64} * 1024);
        (void)::lseek(film_.number(), 0, SEEK_SET);
        for (;;) {
            const ssize_t count = ::read(film_.number(), bytes.data(), bytes.size());
            if (count < 0) {
                return system_failure("cannot read the film", errno);
            }
            if (count == 0) {
                return target_.finish();
            }
            auto written = target_.write({bytes.data(), static_cast<std::size_t>(count)});
            if (!written) {
                return written;
            }
        }
    }

  private:
    /// Returns a copy whose number is not one of those that are given to ffmpeg.
    static Descriptor above_those_of_ffmpeg(const Descriptor& file) {
        return Descriptor(::fcntl(file.number(), F_DUPFD_CLOEXEC, FilmOut + 1));
    }

    /// Makes a pair of sockets and returns the end for ffmpeg. Sockets, because sending to a closed
    /// one does not raise SIGPIPE.
    static Descriptor connect(Descriptor& mine) {
        std::array<int, 2> ends{-1, -1};
        (void)::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data());
        mine = Descriptor(ends[0]);
        return above_those_of_ffmpeg(Descriptor(ends[1]));
    }

    /// Sends until no more than `most_left` bytes are left. At the end of the film it closes each
    /// stream that is sent.
    Result<void> send(std::size_t most_left) {
        for (;;) {
            if (ending_) {
                close_sent(pictures_);
                close_sent(samples_);
            }
            std::array<pollfd, 2> ready = {poll_entry(pictures_), poll_entry(samples_)};
            const std::size_t left = pictures_.left() + samples_.left();
            if (left == 0) {
                return {};
            }
            if (::poll(ready.data(), ready.size(), left > most_left ? -1 : 0) < 0) {
                return system_failure("cannot send to ffmpeg", errno);
            }
            const bool to_pictures = ready[0].revents != 0;
            const bool to_samples = ready[1].revents != 0;
            if ((to_pictures && !send_part(pictures_)) || (to_samples && !send_part(samples_))) {
                return failure();
            }
            if (!to_pictures && !to_samples) {
                return {};
            }
        }
    }

    /// Closes the stream if everything in it is sent.
    static void close_sent(Stream& stream) {
        if (stream.left() == 0) {
            (void)stream.socket.close();
        }
    }

    /// Returns what poll() waits for: that the socket takes bytes, or nothing if none are left.
    static pollfd poll_entry(const Stream& stream) {
        // poll() ignores negative numbers.
        return {stream.left() == 0 ? -1 : stream.socket.number(), POLLOUT, 0};
    }

    /// Sends as much as the socket takes now.
    static bool send_part(Stream& stream) {
        const ssize_t count = ::send(stream.socket.number(),
                                     stream.bytes.data() + stream.sent,
                                     stream.left(),
                                     MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count < 0) {
            return errno == EAGAIN || errno == EINTR;
        }
        stream.sent += static_cast<std::size_t>(count);
        if (stream.left() == 0 || stream.sent > MostPendingBytes) {
            stream.bytes.erase(stream.bytes.begin(),
                               stream.bytes.begin() + static_cast<std::ptrdiff_t>(stream.sent));
            stream.sent = 0;
        }
        return true;
    }

    int wait() {
        int status = 0;
        while (::waitpid(child_, &status, 0) < 0 && errno == EINTR) {
        }
        child_ = -1;
        return status;
    }

    /// Returns the first line that ffmpeg has printed.
    [[nodiscard]] tl::unexpected<Error> failure() const {
        std::array<char, 200> text{};
        const ssize_t size = ::pread(messages_.number(), text.data(), text.size(), 0);
        std::string line(text.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
        line.resize(std::min(line.find('\n'), line.size()));
        return fail(ErrorCode::NotWritable,
                    0,
                    line.empty() ? "ffmpeg has failed" : "ffmpeg has failed: " + line);
    }

    OutputFile target_;
    Descriptor film_;
    Descriptor messages_;
    Stream pictures_;
    Stream samples_;
    bool ending_ = false;
    pid_t child_ = -1;
};

} // namespace

NewFilm
create_video(const std::string& path, const machine::Machine& machine, const FilmSound& sound) {
    auto target = OutputFile::create(path);
    if (!target) {
        return tl::unexpected<Error>(target.error());
    }
    auto film = std::make_unique<VideoFilm>(std::move(*target));
    const auto command = command_line(loaders::extension_of(path), machine.timing(), sound);
    if (auto begun = film->begin(command); !begun) {
        return tl::unexpected<Error>(begun.error());
    }
    return film;
}

} // namespace zx::app
