// Suppresses messages that libraries used by SDL print to stderr if there is no sound card (ALSA)
// or no session (Wayland). The program prints one line of its own instead.
#pragma once

namespace zx::app {

/// Discards everything written to stderr during its lifetime.
class QuietStderr {
  public:
    QuietStderr();
    ~QuietStderr();
    QuietStderr(const QuietStderr&) = delete;
    QuietStderr& operator=(const QuietStderr&) = delete;

  private:
    int saved_;
};

} // namespace zx::app
