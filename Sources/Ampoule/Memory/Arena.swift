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

/// A growing buffer of trivial elements without checks for unique references.
///
/// It stores the resolution state of one thread, which no other thread accesses. An array would check on each mutation
/// whether it is uniquely referenced, and would count references when an element is read.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
    private var elements: UnsafeMutablePointer<Element>?
    private(set) var count = 0
    private var capacity = 0

    deinit {
        elements?.deallocate()
    }

    var isEmpty: Bool { count == 0 }

    /// Accesses the element at an index, which must be less than the count.
    subscript(_ place: Int) -> Element {
        get {
            assert(place < count)
            return elements.unsafelyUnwrapped[place]
        }
        set {
            assert(place < count)
            elements.unsafelyUnwrapped[place] = newValue
        }
    }

    /// Appends an element.
    ///
    /// - Complexity: O(1) amortized.
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        elements.unsafelyUnwrapped[count] = element
        count += 1
    }

    /// Removes and returns the last element.
    ///
    /// The buffer must not be empty.
    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return elements.unsafelyUnwrapped[count]
    }

    /// Removes all elements, and keeps the memory for reuse.
    mutating func removeAll() {
        count = 0
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(16, capacity * 2))
        if let elements {
            larger.update(from: elements, count: count)
            elements.deallocate()
        }
        elements = larger
        capacity = max(16, capacity * 2)
    }
}

/// The unit in which processors share memory.
enum CacheLine {
    /// The distance that avoids false sharing between values that different threads write: a cache line, or the pair of
    /// lines that some processors load together.
    static let size = 128
}
