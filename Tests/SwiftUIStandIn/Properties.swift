// Documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
    let initial: Value
    let link = StateLink<Value>()

    public init(wrappedValue value: Value) { initial = value }

    public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { link.storage?.value ?? initial }
        nonmutating set { link.storage?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

@propertyWrapper
public struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (self.get, self.set) = (get, set)
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }
}

@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
    public var wrappedValue: Value

    public var projectedValue: Bindable<Value> { self }

    public init(wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }

    public init(_ wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let value = wrappedValue
        return Binding(get: { value[keyPath: keyPath] }, set: { value[keyPath: keyPath] = $0 })
    }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    let keyPath: KeyPath<EnvironmentValues, Value>
    let link = EnvironmentLink()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value { (link.values ?? EnvironmentValues())[keyPath: keyPath] }
}

public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

// MARK: - Connections to the run loop

/// Connects the copies of a state to the storage of the view's identity, which owns it.
final class StateLink<Value> {
    weak var storage: StateStorage<Value>?
}

/// The value of a state, for the life of a view's identity.
final class StateStorage<Value> {
    var value: Value { didSet { changed() } }

    private let changed: () -> Void

    init(_ value: Value, changed: @escaping () -> Void) {
        (self.value, self.changed) = (value, changed)
    }
}

/// Connects the copies of an environment property to the values around the view.
final class EnvironmentLink {
    var values: EnvironmentValues?
}

/// A property that the run loop connects before it evaluates a body.
@MainActor
protocol ConnectedProperty {
    func connect(to node: Node, at index: Int, in values: EnvironmentValues, changed: @escaping () -> Void)
}

extension State: @MainActor ConnectedProperty {
    func connect(to node: Node, at index: Int, in values: EnvironmentValues, changed: @escaping () -> Void) {
        let storage =
            node.states[index] as? StateStorage<Value> ?? StateStorage(initial, changed: changed)
        node.states[index] = storage
        link.storage = storage
    }
}

extension Environment: @MainActor ConnectedProperty {
    func connect(to node: Node, at index: Int, in values: EnvironmentValues, changed: @escaping () -> Void) {
        link.values = values
        // SwiftUI reads the value before it evaluates the body, whether the body uses it or not.
        _ = values[keyPath: keyPath]
    }
}
