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
/// What the listed components need and get from elsewhere, from a parent container say, is named once, in
/// `provided`. The check at build time is exact about the rest:
///
/// ```swift
/// @Registrations(Horse.self, Stable.self, provided: [URLSession.self])
/// extension Container {}
/// ```
///
/// - Parameters:
///   - components: Types marked with ``Register(_:name:scope:)``, written as `Type.self`, and the components of
///     functions marked with ``Provides(name:scope:)``, written as `Type.functionComponent`.
///   - named: The name of the function that registers the components, as a literal.
///   - provided: The services that come from outside, as an array literal of types, written as `Type.self`.
///     Saying so, if only by `[]`, has the check at build time judge the list in a library, too.
@attached(member, conformances: Resolver, names: arbitrary)
public macro Registrations(
    _ components: any Registrable.Type...,
    named: String = "registerComponents",
    provided: [Any.Type] = []
) = #externalMacro(module: "AmpouleMacros", type: "RegistrationsMacro")

/// Lists all components of the module: writes an accessor for each, and a function that registers them all.
///
/// Macros see one declaration at a time, so the list is written by the plugin `AmpouleGraphPlugin`, which the
/// target has to use. At each build it adds the ``Registrations(_:named:provided:)`` that you would write
/// yourself; a new component needs no other edit.
///
/// ```swift
/// @AllRegistrations
/// extension Container {}
///
/// let container = Container()
/// container.registerComponents()
/// ```
///
/// Left out are components that another list of the module names, and those that cannot be named from another
/// file for certain: private, generic, local and conditional ones.
///
/// - Parameters:
///   - named: The name of the function that registers the components, as a literal.
///   - provided: The services that come from outside, as an array literal of types, written as `Type.self`.
@attached(member, conformances: Resolver, names: arbitrary)
public macro AllRegistrations(named: String = "registerComponents", provided: [Any.Type] = []) =
    #externalMacro(module: "AmpouleMacros", type: "RegistrationsMacro")
