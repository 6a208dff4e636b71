#include "app/interrupt.hpp"

#include <csignal>

namespace zx::app {
namespace {

// A signal handler can reach nothing but this.
volatile std::sig_atomic_t signal_seen = 0;

void on_signal(int) {
    signal_seen = 1;
}

} // namespace

InterruptGuard::InterruptGuard() {
    signal_seen = 0;
    (void)std::signal(SIGINT, &on_signal);
    (void)std::signal(SIGTERM, &on_signal);
}

InterruptGuard::~InterruptGuard() {
    (void)std::signal(SIGINT, SIG_DFL);
    (void)std::signal(SIGTERM, SIG_DFL);
}

bool interrupted() noexcept {
    return signal_seen != 0;
}

} // namespace zx::app
