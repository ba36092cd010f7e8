/// Marks the injected parts of a component: a parameter, a property, a method, or an initializer.
///
/// - On a parameter of an initializer: the parameter is a dependency.
/// - On a property: the property is a dependency of the memberwise initializer or, in a type with its own
///   initializer, set after that returns. A `weak var` of a class is always set after the initializer.
/// - On a method: the method is called after the initializer; every parameter is a dependency.
/// - On an initializer: `@Register` uses it, if the type has several.
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
/// The declared type of the parameter or property is the service to resolve. A dependency of an optional type is
/// `nil` if the service is unregistered. A dependency on the factory of a component, such as `Horse.Factory`, makes
/// instances from arguments later.
@attached(peer)
public macro Inject() = #externalMacro(module: "AmpouleMacros", type: "InjectMacro")

/// Marks a property that the container injects by the name of a registration.
///
/// ```swift
/// @Inject(name: "main") var stable: Stable?
/// ```
///
/// - Parameter name: The name of the registration, as a literal or a constant.
@attached(peer)
public macro Inject(name: String) = #externalMacro(module: "AmpouleMacros", type: "InjectMacro")

/// Marks a parameter that the container injects.
///
/// The compiler does not accept macros on parameters, so there `@Inject` is this property wrapper. It only stores the
/// parameter's value: inside and outside of the function, the parameter behaves like one without it.
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
