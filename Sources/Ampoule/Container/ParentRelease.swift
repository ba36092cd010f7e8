/// Releases the parents of containers one after the other.
///
/// The end of a container releases its parent, which may end, too. If each did so by itself, the ends of a long line of
/// containers would be nested, and use up the stack.
enum ParentRelease {
    /// The parents to be released by the function that runs on this thread; nil unless one does.
    private static let pending = ThreadLocalPointer { _ in }

    /// Releases a parent, at once or when the container ends that is ending now on this thread.
    static func release(_ parent: Unmanaged<Container>) {
        guard let reference = ownedAlone(parent) else { return }
        if let list = pending.value {
            list.assumingMemoryBound(to: [Unmanaged<Container>].self).pointee.append(reference)
        } else {
            releaseAll(reference)
        }
    }

    /// The reference, if there is no other to the container; else it is released.
    private static func ownedAlone(_ parent: Unmanaged<Container>) -> Unmanaged<Container>? {
        var container: Container? = parent.takeRetainedValue()
        // The parent of a container that ends has other owners as a rule, and stays.
        guard isKnownUniquelyReferenced(&container) else { return nil }
        return container.map(Unmanaged.passRetained)
    }

    private static func releaseAll(_ first: Unmanaged<Container>) {
        var list = [first]
        withUnsafeMutablePointer(to: &list) { list in
            pending.value = UnsafeMutableRawPointer(list)
            while let next = list.pointee.popLast() { next.release() }
            pending.value = nil
        }
    }
}
