// Ctrl+C during long work: the work looks, ends early and the program exits with code 130.
#pragma once

namespace zx::app {

/// Takes SIGINT and SIGTERM for the lifetime of the object. A wait for a pipe, or for a reader of
/// one, then fails with EINTR; files on disk are written to their end. One at a time: SIGALRM is
/// used too.
class InterruptGuard {
  public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;
};

/// A signal came while a guard stood.
[[nodiscard]] bool interrupted() noexcept;

} // namespace zx::app
