#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stddef.h>

/// Whether allocations are counted on this platform.
extern const bool allocationsAreCounted;

/// How often the process has allocated memory on the heap so far.
size_t allocationCount(void);

#endif
