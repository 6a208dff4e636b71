// A system that starts no more threads, for tests: their program's own pthread_create().
#pragma once

/// While it lives, `allowed` further threads can be started in this process and no more.
class RefusedThreads {
  public:
    explicit RefusedThreads(int allowed = 0);
    ~RefusedThreads();
    RefusedThreads(const RefusedThreads&) = delete;
    RefusedThreads& operator=(const RefusedThreads&) = delete;
};
