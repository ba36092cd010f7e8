/// A value that is carried across threads on the user's word, whatever its type.
///
/// Unchecked for the reason given at ``Shared``.
@usableFromInline
class AnyShared: @unchecked Sendable {
    fileprivate init(isNothing: Bool) {
        self.isNothing = isNothing
    }

    /// A reference to the value that does not hold it, if it is an object.
    @usableFromInline
    var weakReference: WeakReference? { nil }

    /// Stands for the lack of a value where a reference is needed.
    static let nothing = AnyShared(isNothing: true)

    /// Whether this is ``nothing``.
    final let isNothing: Bool
}

/// A value that is carried across threads on the user's word.
///
/// A container hands the same instance to every thread that asks, as its user told it to by choosing a
/// shared scope; whether an instance bears that is known to its author, not to the type system, because
/// services of types that are not `Sendable` may be registered, too. The container itself never touches the
/// value: it only keeps it and hands it out, so nothing here can race.
@usableFromInline
final class Shared<Value>: AnyShared, @unchecked Sendable {
    @usableFromInline
    let value: Value

    @usableFromInline
    init(_ value: Value) {
        self.value = value
        super.init(isNothing: false)
    }

    @usableFromInline
    override var weakReference: WeakReference? { WeakReference(value) }
}

extension AnyShared {
    /// This object as that of a value of the given type, which it must be.
    func of<Value>(_ type: Value.Type) -> Shared<Value> {
        unsafeDowncast(self, to: Shared<Value>.self)
    }
}
