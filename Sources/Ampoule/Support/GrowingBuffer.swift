/// Memory for trivial elements that grows at its end, read and written without any checks for sharing.
///
/// What a thread keeps of its resolution lies in such buffers, which nobody else sees: an array would look on
/// each change whether it is shared, and would count references where a part of it is read.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
    private var elements: UnsafeMutablePointer<Element>?
    private(set) var count = 0
    private var capacity = 0

    deinit {
        elements?.deallocate()
    }

    var isEmpty: Bool { count == 0 }

    /// The element at a place, which must be less than the count.
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

    /// Adds an element at the end.
    ///
    /// - Complexity: O(1) amortized.
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        elements.unsafelyUnwrapped[count] = element
        count += 1
    }

    /// Takes the last element off; there must be one.
    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return elements.unsafelyUnwrapped[count]
    }

    /// Takes all elements off, and keeps the memory for others.
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
