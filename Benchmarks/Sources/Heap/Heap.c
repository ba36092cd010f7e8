#include "Heap.h"

#if defined(__APPLE__)

#include <malloc/malloc.h>

size_t heapBytesInUse(void) {
    malloc_statistics_t statistics;
    malloc_zone_statistics(NULL, &statistics);
    return statistics.size_in_use;
}

#else

#include <malloc.h>

size_t heapBytesInUse(void) {
    struct mallinfo2 information = mallinfo2();
    // Large blocks are mapped on their own and counted apart.
    return information.uordblks + information.hblkhd;
}

#endif
