// Ctrl+C during long work: the work looks, ends early and the program exits with code 130.
#pragma once

#include <atomic>

namespace zx::app {

/// Takes SIGINT, SIGTERM and, unless it is ignored, SIGHUP for the lifetime of the object. A wait
/// for a pipe, or for a reader of one, then fails with EINTR; files on disk are written to their
/// end. One at a time: SIGALRM is used too.
class InterruptGuard {
  public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;

  private:
    bool handles_hang_up_ = false;
};

/// A signal came while a guard stood.
[[nodiscard]] bool interrupted() noexcept;
/// The same, for functions that take a flag which ends them early.
[[nodiscard]] const std::atomic<bool>& interrupt_flag() noexcept;

} // namespace zx::app
