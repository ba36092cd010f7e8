/// Releases a chain of objects, each of which owns the next, without recursion.
///
/// The deinitializer of such an object releases the next one. Without this type, releasing a long chain would nest as
/// many deinitializers, and overflow the stack.
enum ChainRelease {
    /// The objects that the running ``releaseAll(_:)`` of this thread has yet to release; `nil` while none runs.
    private static let pending = ThreadLocalPointer { _ in }

    /// Releases a reference: immediately or, during another release on this thread, after that one.
    static func release<Object: AnyObject>(_ reference: Unmanaged<Object>) {
        guard let last = lastReference(reference) else { return }
        if let list = pending.value {
            list.assumingMemoryBound(to: [Unmanaged<AnyObject>].self).pointee.append(last)
        } else {
            releaseAll(last)
        }
    }

    /// Returns the reference if it is the only one to the object; releases it otherwise.
    private static func lastReference<Object: AnyObject>(
        _ reference: Unmanaged<Object>
    ) -> Unmanaged<AnyObject>? {
        var object: Object? = reference.takeRetainedValue()
        // The next object usually has other owners, and stays alive.
        guard isKnownUniquelyReferenced(&object) else { return nil }
        return object.map { Unmanaged.passRetained($0 as AnyObject) }
    }

    private static func releaseAll(_ first: Unmanaged<AnyObject>) {
        var list = [first]
        withUnsafeMutablePointer(to: &list) { list in
            pending.value = UnsafeMutableRawPointer(list)
            while let next = list.pointee.popLast() { next.release() }
            pending.value = nil
        }
    }
}
