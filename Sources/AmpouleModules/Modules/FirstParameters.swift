import Synchronization

/// The parameters that a singleton was made with.
///
/// Unchecked because the parameters need not be `Sendable`. Values are compared with others as they were when the
/// singleton was made; of objects, only the identity is used.
final class FirstParameters<each Parameter>: @unchecked Sendable {
    private let lock = Mutex(())
    private var values: (repeat each Parameter)?

    func get() -> (repeat each Parameter)? {
        lock.withLock { _ in values }
    }

    func set(_ values: (repeat each Parameter)) {
        // The former parameters are released after unlocking, because their deinitializers are user code.
        _ = lock.withLock { _ in
            defer { self.values = values }
            return self.values
        }
    }
}

/// Distinguishes the registration that stores a singleton from the one that callers ask for.
struct SingletonOption: HiddenServiceKeyOption {}

/// The error for a singleton that was requested before it exists and without its parameters.
struct ParametersMissing: Error, CustomStringConvertible {
    let key: RegistrationKey

    var description: String {
        "The singleton is made from parameters. Ask for '\(key)' the first time; later calls may leave them out."
    }
}

/// Whether two lists of parameters are known to be equal.
func areEqual<each Parameter>(_ first: (repeat each Parameter), _ second: (repeat each Parameter)) -> Bool {
    for (one, other) in repeat (each first, each second) {
        guard isEqual(one, other) else { return false }
    }
    return true
}

private func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    if type(of: first as Any) is any AnyObject.Type { return first as AnyObject === second as AnyObject }
    guard let first = first as? any Equatable else { return false }
    return first.isEqual(to: second)
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
