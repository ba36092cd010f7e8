/// Marks what a container fills in: a parameter, a property or a method of a component, or an initializer.
///
/// - On a parameter of an initializer: the parameter is a dependency.
/// - On a property: a dependency of the memberwise initializer, or, in a type with an initializer of its own,
///   set after that. A `weak var` of a class is always set after the initializer.
/// - On a method: the method is called after the initializer; every parameter is a dependency.
/// - On an initializer: it is used, where a type has several.
///
/// ```swift
/// @Register
/// final class PetOwner {
///     let pet: any Animal
///     @Inject var home: Home?
///
///     init(@Inject pet: any Animal) {
///         self.pet = pet
///     }
/// }
/// ```
///
/// The type to ask the container for is the one that the parameter or property is declared with. A
/// dependency of an optional type is nil where nothing is registered. A dependency that is the factory of a
/// component, such as `Horse.Factory`, makes instances from arguments later.
@attached(peer)
public macro Inject() = #externalMacro(module: "AmpouleMacros", type: "InjectMacro")

/// Marks a property that a container fills in with what is registered under a name.
///
/// ```swift
/// @Inject(name: "main") var stable: Stable?
/// ```
///
/// - Parameter name: The name of the registration, as a literal or a constant.
@attached(peer)
public macro Inject(name: String) = #externalMacro(module: "AmpouleMacros", type: "InjectMacro")

/// Marks a parameter that a container fills in.
///
/// The compiler does not take macros on parameters, so `@Inject` is this property wrapper there. It holds the
/// parameter's value and does nothing else: inside and outside of the function, the parameter is used as if it
/// were not there.
///
/// ```swift
/// init(@Inject stable: Stable, @Inject(name: "main") owner: any Owner, name: String) { … }
/// ```
@propertyWrapper
public struct Inject<Value> {
    /// The parameter's value.
    public var wrappedValue: Value

    /// Marks a parameter as a dependency.
    ///
    /// - Parameter wrappedValue: The parameter's value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Marks a parameter as a dependency that is registered under a name.
    ///
    /// - Parameters:
    ///   - wrappedValue: The parameter's value.
    ///   - name: The name of the registration, as a literal or a constant.
    public init(wrappedValue: Value, name: String) {
        self.wrappedValue = wrappedValue
    }
}

extension Inject: Sendable where Value: Sendable {}
