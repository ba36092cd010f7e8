/// Lists components: writes an accessor for each, and a function that registers them all.
///
/// Apply the macro to an extension of ``Container``, or of ``Resolver`` to have the accessors on every
/// resolver.
///
/// ```swift
/// @Registrations(Horse.self, Stable.self)
/// extension Container {}
///
/// let container = Container()
/// container.registerComponents()
/// let lucky = container.horse(name: "Lucky", running: true)
/// ```
///
/// An accessor is named after its component, as the API Design Guidelines write acronyms: `URLCache` has
/// `urlCache`. It is the component's factory, which is called like a function, has a method `make` that throws
/// the reason where no instance can be had, and can be passed on.
///
/// - Parameters:
///   - components: Types marked with ``Register(_:name:scope:)``, written as `Type.self`, and the components of
///     functions marked with ``Provides(name:scope:)``, written as `Type.functionComponent`.
///   - named: The name of the function that registers the components, as a literal.
@attached(member, names: arbitrary)
public macro Registrations(_ components: any Registrable.Type..., named: String = "registerComponents") =
    #externalMacro(module: "AmpouleMacros", type: "RegistrationsMacro")
