import Synchronization

/// A property whose value comes from the current scope, when it is used for the first time.
///
/// ```swift
/// class View {
///     @Injected var service: Service
///     @Injected(named: "the dog") var dog: Animal
///     @Injected(1, 2) var counter: Counter
/// }
/// ```
///
/// From then on the value stays. A property of an optional type is nil where there is no instance, with the reason in the
/// log, as `inject()` is; for any other, the first use traps with the whole reason, at the line of the property.
///
/// A property may be used by several threads if its value may.
@propertyWrapper
public struct Injected<Value> {
    private let lookup: Lookup<Value>

    /// Looks the value up by its type, and a name.
    ///
    /// - Parameters:
    ///   - name: The name of the factory or singleton.
    ///   - file: The file to name in a trap.
    ///   - line: The line to name in a trap.
    public init(named name: String? = nil, file: StaticString = #fileID, line: UInt = #line) {
        lookup = Lookup { Self.find(named: name, file: file, line: line) }
    }

    /// Looks the value up by its type, a name, and parameters.
    ///
    /// - Parameters:
    ///   - name: The name of the factory or singleton.
    ///   - first: The first parameter.
    ///   - other: The other parameters.
    ///   - firstType: The type that the first parameter counts as: its static type unless another is given.
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

    /// The value, looked up when it is asked for the first time.
    public var wrappedValue: Value { lookup.value }
}

extension Injected: Sendable where Value: Sendable {}

/// An optional, which is nil where there is no instance, with the reason in the log, as `inject()` is.
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

/// Looks a value up once, and keeps it.
///
/// Unchecked because values need not be `Sendable`; whoever shares such a property between threads is told so
/// by the compiler, since ``Injected`` is `Sendable` only if its value is.
private final class Lookup<Value>: @unchecked Sendable {
    private let lock = Mutex(())
    private var found: Value?
    private let find: @Sendable () -> Value

    init(_ find: @escaping @Sendable () -> Value) {
        self.find = find
    }

    var value: Value {
        if let found = lock.withLock({ _ in found }) { return found }
        // No lock is held here, since this runs code of the user. Of several threads, the first to be done
        // decides.
        let new = find()
        return lock.withLock { _ in
            if found == nil { found = new }
            return found ?? new
        }
    }
}
