#include "tests/app/threads/refused_threads.hpp"

#include <atomic>
#include <cerrno>
#include <climits>

#include <dlfcn.h>
#include <pthread.h>

namespace {

std::atomic<int> allowed_threads = INT_MAX;

using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);

} // namespace

/// Used instead of the C library's function, also by std::thread.
extern "C" int pthread_create(pthread_t* thread,
                              const pthread_attr_t* attributes,
                              void* (*start)(void*),
                              void* argument) noexcept {
    if (allowed_threads <= 0) {
        return EAGAIN;
    }
    --allowed_threads;
    static const auto real = reinterpret_cast<Create>(::dlsym(RTLD_NEXT, "pthread_create"));
    return real(thread, attributes, start, argument);
}

RefusedThreads::RefusedThreads(int allowed) {
    allowed_threads = allowed;
}

RefusedThreads::~RefusedThreads() {
    allowed_threads = INT_MAX;
}
