/// A weak reference to an object.
///
/// Unchecked because a weak variable can't be a constant. It is written once, before the reference is shared. The Swift
/// runtime synchronizes later reads with the deallocation of the object.
final class WeakReference: @unchecked Sendable {
    private(set) weak var object: AnyObject?

    /// Creates a reference to an instance of a class; `nil` for any other instance.
    init?(_ instance: Any) {
        guard type(of: instance) is AnyClass else { return nil }
        object = instance as AnyObject
    }
}
