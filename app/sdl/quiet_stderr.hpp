// Libraries below SDL talk to stderr where there is no sound card (ALSA) or no session (Wayland).
// Nobody asked, and one line of ours says what matters.
#pragma once

namespace zx::app {

/// What is written to stderr during its lifetime is lost.
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
