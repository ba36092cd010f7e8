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

/// Makes a static function the factory of the type it returns, in the scope of a level.
///
/// The returned type must be `Sendable`, since threads share the instances. Otherwise like
/// ``Provides(name:scope:)-8novl``.
///
/// - Parameters:
///   - name: The name of the registration, as a literal or a constant.
///   - scope: The level.
@attached(peer, names: prefixed(__provided_), suffixed(Component))
public macro Provides<Value>(name: String? = nil, scope: ContainerLevel<Value>) =
    #externalMacro(module: "AmpouleMacros", type: "ProvidesMacro")
