#include "app/common/interrupt.hpp"

#include <atomic>
#include <csignal>
#include <initializer_list>

#include <unistd.h>

namespace zx::app {
namespace {

// A signal handler may access only lock-free atomics.
std::atomic<bool> signal_seen = false;
static_assert(std::atomic<bool>::is_always_lock_free, "signal handlers may not wait for a lock");

/// A thread may check the flag just before the signal and then block on a pipe. The alarm
/// interrupts that wait as well, and repeats every second.
void on_signal(int) {
    signal_seen = true;
    constexpr unsigned AgainAfterSeconds = 1;
    (void)::alarm(AgainAfterSeconds);
}

/// Installs a handler without SA_RESTART (which std::signal sets), so that a signal interrupts a
/// wait for a pipe.
void handle(int number, void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    (void)::sigaction(number, &action, nullptr);
}

} // namespace

InterruptGuard::InterruptGuard() {
    (void)::alarm(0);
    signal_seen = false;
    for (const int number : {SIGINT, SIGTERM, SIGALRM}) {
        handle(number, &on_signal);
    }
    // Under nohup, SIGHUP stays ignored.
    struct sigaction hang_up {};
    handles_hang_up_ = ::sigaction(SIGHUP, nullptr, &hang_up) == 0 && hang_up.sa_handler != SIG_IGN;
    if (handles_hang_up_) {
        handle(SIGHUP, &on_signal);
    }
}

InterruptGuard::~InterruptGuard() {
    handle(SIGINT, SIG_DFL);
    handle(SIGTERM, SIG_DFL);
    if (handles_hang_up_) {
        handle(SIGHUP, SIG_DFL);
    }
    // After a signal the alarm continues, so that output that is still pending cannot block the
    // exit.
    if (!interrupted()) {
        handle(SIGALRM, SIG_DFL);
    }
}

bool interrupted() noexcept {
    return signal_seen;
}

const std::atomic<bool>& interrupt_flag() noexcept {
    return signal_seen;
}

} // namespace zx::app
