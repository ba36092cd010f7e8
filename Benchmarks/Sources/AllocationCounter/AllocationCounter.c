#include "AllocationCounter.h"

#include <errno.h>

// A program that has this in it calls these functions in place of the C library's. It must not be timed.

static size_t count = 0;

size_t allocationCount(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#if defined(__GLIBC__)

const bool allocationsAreCounted = true;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void countOne(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
    countOne();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    countOne();
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    countOne();
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    countOne();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    countOne();
    *memory = __libc_memalign(alignment, size);
    return *memory == NULL ? ENOMEM : 0;
}

#else

const bool allocationsAreCounted = false;

#endif
