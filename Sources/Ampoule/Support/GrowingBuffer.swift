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
