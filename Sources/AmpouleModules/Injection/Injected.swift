/// A property whose value is resolved from the current scope at its first use.
///
/// ```swift
/// class View {
///     @Injected var service: Service
///     @Injected(named: "the dog") var dog: Animal
///     @Injected(1, 2) var counter: Counter
/// }
/// ```
///
/// The property stores the value. If the resolution fails, a property of an optional type is `nil` and the reason is
/// logged, as with `inject()`; for any other type, the first use traps with the reason, at the line of the property.
///
/// The property is `Sendable` if its value is.
@propertyWrapper
public struct Injected<Value> {
    private let lookup: Lookup<Value>

    /// Looks up the value by its type and an optional name.
    ///
    /// - Parameters:
    ///   - name: The name of the factory or singleton.
    ///   - file: The file to name in a trap.
    ///   - line: The line to name in a trap.
    public init(named name: String? = nil, file: StaticString = #fileID, line: UInt = #line) {
        lookup = Lookup { Self.find(named: name, file: file, line: line) }
    }

    /// Looks up the value by its type, an optional name, and parameters.
    ///
    /// - Parameters:
    ///   - name: The name of the factory or singleton.
    ///   - first: The first parameter.
    ///   - other: The other parameters.
    ///   - firstType: The type of the first parameter in the key; its static type by default.
    ///   - file: The file to name in a trap.
    ///   - line: The line to name in a trap.
    public init<First: Sendable, each Other: Sendable>(
        named name: String? = nil,
        _ first: First,
        _ other: repeat each Other,
        as firstType: First.Type = First.self,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        lookup = Lookup { Self.find(named: name, first, repeat each other, file: file, line: line) }
    }

    private static func find<each Parameter>(
        named name: String?,
        _ parameter: repeat each Parameter,
        file: StaticString,
        line: UInt
    ) -> Value {
        if let optional = Value.self as? any InjectableOptional.Type,
            let value = optional.inject(named: name, repeat each parameter) as? Value
        {
            return value
        }
        return inject(named: name, repeat each parameter, file: file, line: line)
    }

    /// The value, looked up at the first use.
    public var wrappedValue: Value { lookup.value }
}

extension Injected: Sendable where Value: Sendable {}

/// An optional, which is `nil` if the resolution fails; the reason is logged, as with `inject()`.
private protocol InjectableOptional {
    static func inject<each Parameter>(named name: String?, _ parameter: repeat each Parameter) -> Self
}

extension Optional: InjectableOptional {
    fileprivate static func inject<each Parameter>(
        named name: String?,
        _ parameter: repeat each Parameter
    ) -> Wrapped? {
        AmpouleModules.inject(named: name, repeat each parameter)
    }
}

/// Looks up a value once, and stores it.
///
/// Unchecked because values need not be `Sendable`. The compiler rejects sharing such a property between threads,
/// because ``Injected`` is `Sendable` only if its value is.
private final class Lookup<Value>: @unchecked Sendable {
    private let lock = Mutex(())
    private var found: Value?
    private let find: @Sendable () -> Value

    init(_ find: @escaping @Sendable () -> Value) {
        self.find = find
    }

    var value: Value {
        if let found = lock.withLock({ _ in found }) { return found }
        // No lock is held while user code runs. If several threads get here, the value of the first to finish is
        // stored.
        let new = find()
        return lock.withLock { _ in
            if found == nil { found = new }
            return found ?? new
        }
    }
}
