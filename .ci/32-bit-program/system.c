// The functions of the system that the program uses, on Linux without a C library.

static char memory[1 << 20];
static unsigned used;
void *__stack_chk_guard;

int posix_memalign(void **result, unsigned alignment, unsigned size) {
    used = (used + alignment - 1) & -alignment;
    *result = memory + used;
    used += size;
    return 0;
}

void free(void *address) {}

void *memset(void *start, int byte, unsigned count) {
    for (volatile char *next = start; count > 0; count--) *next++ = byte;
    return start;
}

void *memmove(void *to, const void *from, unsigned count) {
    volatile char *target = to;
    const char *source = from;
    if (target <= source) {
        while (count-- > 0) *target++ = *source++;
    } else {
        while (count-- > 0) target[count] = source[count];
    }
    return to;
}

void *memcpy(void *to, const void *from, unsigned count) { return memmove(to, from, count); }

double ceil(double number) { return (int)number + ((int)number < number); }

void arc4random_buf(void *start, unsigned count) { memset(start, 1, count); }

static int call(int number, int first, const void *second, int third) {
    __asm__ volatile("int $0x80" : "+a"(number) : "b"(first), "c"(second), "d"(third) : "memory");
    return number;
}

int putchar(int character) {
    char byte = character;
    return call(4, 2, &byte, 1);
}

int failed_check(void);

void _start(void) { call(1, failed_check(), 0, 0); }
