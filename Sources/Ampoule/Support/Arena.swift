/// A bump allocator, which frees all its memory at once.
///
/// Allocated memory never moves, so values may stay in it.
struct Arena: ~Copyable {
    private var blocks = GrowingBuffer<UnsafeMutableRawPointer>()
    private var next: UnsafeMutableRawPointer?
    private var remaining = 0
    private var size = 512

    deinit {
        for place in 0..<blocks.count { blocks[place].deallocate() }
    }

    /// Allocates uninitialized memory for a value.
    ///
    /// - Complexity: O(1) amortized.
    mutating func push(size: Int, alignment: Int) -> UnsafeMutableRawPointer {
        if let next {
            let start = next.alignedUp(toMultipleOf: alignment)
            let used = start - next + size
            if used <= remaining {
                self.next = start + size
                remaining -= used
                return start
            }
        }
        addBlock(for: size + alignment)
        return push(size: size, alignment: alignment)
    }

    /// Frees all memory, but keeps the last block, which is the largest, for reuse.
    mutating func popAll() {
        guard !blocks.isEmpty else { return }
        let last = blocks.removeLast()
        while !blocks.isEmpty { blocks.removeLast().deallocate() }
        blocks.append(last)
        next = last
        remaining = size
    }

    @inline(never)
    private mutating func addBlock(for minimum: Int) {
        size = max(size * 2, minimum)
        let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        blocks.append(block)
        next = block
        remaining = size
    }
}
