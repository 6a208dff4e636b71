// Handles Ctrl+C during long work: the work polls a flag and ends early, and the program exits with
// code 130.
#pragma once

#include <atomic>

namespace zx::app {

/// Handles SIGINT, SIGTERM and, unless it is ignored, SIGHUP for the lifetime of the object. A read
/// from or write to a pipe then fails with EINTR when a signal arrives; writes to regular files are
/// completed. Also uses SIGALRM. Only one guard may exist at a time.
class InterruptGuard {
  public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;

  private:
    bool handles_hang_up_ = false;
};

/// True if a signal arrived since the last guard was constructed.
[[nodiscard]] bool interrupted() noexcept;
/// The same flag, for functions that take an atomic flag to end them early.
[[nodiscard]] const std::atomic<bool>& interrupt_flag() noexcept;

} // namespace zx::app
