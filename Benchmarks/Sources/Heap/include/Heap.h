#ifndef HEAP_H
#define HEAP_H

#include <stddef.h>

/// The bytes of the heap that are in use.
size_t heapBytesInUse(void);

#endif
