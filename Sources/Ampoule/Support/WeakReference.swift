/// Refers to an object without keeping it alive.
///
/// Unchecked because a weak variable cannot be a constant: it is written once, before the reference is
/// shared; later reads and the clearing when the object goes are synchronised by the Swift runtime.
@usableFromInline
final class WeakReference: @unchecked Sendable {
    private(set) weak var object: AnyObject?

    /// Refers to an instance, if it is one of a class.
    init?(_ instance: Any) {
        guard type(of: instance) is AnyClass else { return nil }
        object = instance as AnyObject
    }
}
