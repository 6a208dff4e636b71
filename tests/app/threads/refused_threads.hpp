// Simulates a system that cannot start threads, by a pthread_create() in the test program.
#pragma once

/// During its lifetime this process can start at most `allowed` further threads.
class RefusedThreads {
  public:
    explicit RefusedThreads(int allowed = 0);
    ~RefusedThreads();
    RefusedThreads(const RefusedThreads&) = delete;
    RefusedThreads& operator=(const RefusedThreads&) = delete;
};
