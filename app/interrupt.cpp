#include "app/interrupt.hpp"

#include <csignal>
#include <initializer_list>

#include <unistd.h>

namespace zx::app {
namespace {

// A signal handler can reach nothing but this.
volatile std::sig_atomic_t signal_seen = 0;

/// Whoever looked at the flag just before and waits for a pipe now would wait on: the alarm breaks
/// that wait too, as often as need be.
void on_signal(int) {
    signal_seen = 1;
    constexpr unsigned AgainAfterSeconds = 1;
    (void)::alarm(AgainAfterSeconds);
}

/// Without SA_RESTART, which std::signal sets: a wait for a pipe shall end.
void handle(int number, void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    (void)::sigaction(number, &action, nullptr);
}

} // namespace

InterruptGuard::InterruptGuard() {
    (void)::alarm(0);
    signal_seen = 0;
    for (const int number : {SIGINT, SIGTERM, SIGALRM}) {
        handle(number, &on_signal);
    }
}

InterruptGuard::~InterruptGuard() {
    handle(SIGINT, SIG_DFL);
    handle(SIGTERM, SIG_DFL);
    // After a signal the alarm goes on: what is still to be printed must not hold up the end.
    if (!interrupted()) {
        handle(SIGALRM, SIG_DFL);
    }
}

bool interrupted() noexcept {
    return signal_seen != 0;
}

} // namespace zx::app
