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

/// Unavailable: a dependency has the type of the property.
@available(*, unavailable, message: "the type of the property is the dependency; write '@Inject'")
@_documentation(visibility: internal)
@attached(peer)
public macro Inject<Dependency>(_ dependency: Dependency.Type) =
    #externalMacro(module: "AmpouleMacros", type: "InjectMacro")

/// Marks a parameter that the container injects.
///
/// The compiler does not accept macros on parameters, so there `@Inject` is this property wrapper. It only stores the
/// parameter's value: inside and outside of the function, the parameter behaves like one without it.
///
/// ```swift
/// init(@Inject stable: Stable, @Inject(name: "main") owner: any Owner, name: String) { … }
/// ```
@frozen @propertyWrapper
public struct Inject<Value> {
    /// The parameter's value.
    public var wrappedValue: Value

    /// Marks a parameter as a dependency.
    ///
    /// - Parameter wrappedValue: The parameter's value.
    @inlinable
    @inline(__always)
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Marks a parameter as a dependency that is registered under a name.
    ///
    /// - Parameters:
    ///   - wrappedValue: The parameter's value.
    ///   - name: The name of the registration, as a literal or a constant.
    @inlinable
    @inline(__always)
    public init(wrappedValue: Value, name: String) {
        self.wrappedValue = wrappedValue
    }

    /// Unavailable: a dependency has the type of the parameter.
    @available(*, unavailable, message: "the type of the parameter is the dependency; write '@Inject'")
    @_documentation(visibility: internal)
    public init<Dependency>(wrappedValue: Value, _ dependency: Dependency.Type) {
        fatalError("Unavailable")
    }
}

extension Inject: Sendable where Value: Sendable {}

/// Makes a static function the factory of the type it returns, for types that you do not own.
///
/// Apply the macro to a static function, in an extension of the type that it makes, or in a namespace. As in an
/// initializer of a component, parameters marked with `@Inject` are dependencies, which the container injects, and
/// the others are arguments, which the caller passes.
///
/// ```swift
/// enum Networking {
///     @Provides(scope: .container)
///     static func session(@Inject configuration: Configuration, timeout: Double) -> URLSession { … }
/// }
///
/// @Registrations(Networking.sessionComponent)
/// extension Container {}
///
/// let session = container.session(timeout: 3)
/// ```
///
/// The macro writes a property beside the function, named after it: `sessionComponent` for `session`. It is a
/// component like any other: list it, register it with `Networking.sessionComponent.register(in:)`, or make it with
/// `factory(for: Networking.sessionComponent)`. Functions marked with the macro in one type therefore need different
/// names.
///
/// The typed call is throwing, asynchronous or isolated if the function is. If the function returns an optional, so
/// does the typed call; the service is the type without the optional. In the scopes ``ObjectScope/container`` and
/// ``ObjectScope/weak``, whose instances threads share, the returned type must be `Sendable`.
///
/// - Parameters:
///   - name: The name of the registration, as a literal or a constant.
///   - scope: The scope of the instances; by default that of the container.
@attached(peer, names: prefixed(__provided_), suffixed(Component))
public macro Provides(name: String? = nil, scope: ObjectScope? = nil) =
    #externalMacro(module: "AmpouleMacros", type: "ProvidesMacro")

/// Unavailable: the service has the type that the function returns.
@available(*, unavailable, message: "the type that the function returns is the service; write '@Provides'")
@_documentation(visibility: internal)
@attached(peer, names: prefixed(__provided_), suffixed(Component))
public macro Provides<Service>(_ service: Service.Type, name: String? = nil, scope: ObjectScope? = nil) =
    #externalMacro(module: "AmpouleMacros", type: "ProvidesMacro")
