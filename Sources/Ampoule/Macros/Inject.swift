/// Marks a dependency.
@attached(peer)
public macro Inject() = #externalMacro(module: "AmpouleMacros", type: "InjectMacro")

/// Marks a dependency that is registered under a name.
@attached(peer)
public macro Inject(name: String) = #externalMacro(module: "AmpouleMacros", type: "InjectMacro")

/// Marks a parameter as a dependency.
@propertyWrapper
public struct Inject<Value> {
    /// The dependency.
    public var wrappedValue: Value

    /// Marks a parameter as a dependency.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Marks a parameter as a dependency that is registered under a name.
    public init(wrappedValue: Value, name: String) {
        self.wrappedValue = wrappedValue
    }
}
