/// Makes a static function the factory of what it returns, for types that you do not own.
///
/// Apply the macro to a static function, in an extension of the type that it makes, or in a namespace. As in an
/// initializer of a component, parameters marked with `@Inject` are dependencies, which the container fills in,
/// and the others are arguments, which the caller passes.
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
/// The macro writes a property beside the function, called after it: `sessionComponent` for `session`. It stands
/// for a component like any other: it can be listed, registered with `Networking.sessionComponent.register(in:)`,
/// and made with `factory(for: Networking.sessionComponent)`. Functions marked with the macro in one type need
/// different names, therefore.
///
/// A function that throws makes typed calls that throw, and an `async` one typed calls that are awaited. One that returns an optional makes typed calls that
/// return an optional, too; the service is the type without the optional. The typed call is isolated as the
/// function is. In the scopes ``ObjectScope/container`` and ``ObjectScope/weak``, whose instances threads share,
/// the type that is returned has to be `Sendable`.
///
/// - Parameters:
///   - name: The name of the registration, as a literal or a constant.
///   - scope: How an instance is shared. By default as the container says.
@attached(peer, names: prefixed(__), suffixed(Component))
public macro Provides(name: String? = nil, scope: ObjectScope? = nil) =
    #externalMacro(module: "AmpouleMacros", type: "ProvidesMacro")
