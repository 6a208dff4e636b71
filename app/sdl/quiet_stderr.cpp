#include "app/sdl/quiet_stderr.hpp"

#include <fcntl.h>
#include <unistd.h>

namespace zx::app {

QuietStderr::QuietStderr() : saved_(dup(STDERR_FILENO)) {
    const int null = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (null >= 0) {
        (void)dup2(null, STDERR_FILENO);
        (void)close(null);
    }
}

QuietStderr::~QuietStderr() {
    if (saved_ >= 0) {
        (void)dup2(saved_, STDERR_FILENO);
        (void)close(saved_);
    }
}

} // namespace zx::app
