/// Makes a type a component: writes its registration, its factory and the signature of its typed call.
///
/// Apply the macro to a class, a structure, an actor or an enumeration. What its initializer takes decides
/// how it is made: parameters marked with ``Inject(name:)`` are dependencies, which the container fills in, the
/// others are arguments, which the caller passes.
///
/// ```swift
/// @Register(Animal.self)
/// final class Horse: Animal {
///     let name: String
///     let stable: Stable
///
///     init(@Inject stable: Stable, name: String) {
///         self.stable = stable
///         self.name = name
///     }
/// }
///
/// Horse.register(in: container)
/// let lucky = container.factory(for: Horse.self)(name: "Lucky")
/// ```
///
/// ## Initializers
///
/// - A type without an initializer gets a memberwise one. Properties marked with `@Inject` are its
///   dependencies, the other stored properties its arguments; variables with a value may be left out by the
///   caller. Constants with a value, private variables with a value, static, lazy and computed properties, and
///   properties that a property wrapper initializes are not set. The initializer and the typed call are no more
///   visible than the properties they take. A property
///   that holds a function under an alias of its type needs an initializer of its own, which says `@escaping`.
/// - An only initializer is the one that is used.
/// - Of several initializers, those marked with `@Inject` are used, each for a registration of its own.
///
/// Initializers are looked for in the declaration itself, not in extensions. An initializer that throws makes
/// typed calls that throw, an `async` one typed calls that are awaited, and a failable one typed calls that return
/// an optional. Types may be generic.
///
/// ## After the initializer
///
/// A type with an initializer of its own can have variables and methods marked with `@Inject`. They are set
/// and called after the initializer: in a class once the instance can already be found, so that two instances
/// can refer to each other.
///
/// ## Services and scopes
///
/// A component named for no service is its own. Named for several, it is registered once and found under each
/// of them. In the scopes ``ObjectScope/container`` and ``ObjectScope/weak``, whose instances threads share, a
/// component has to be `Sendable`; the compiler sees to that where the scope is spelled out.
///
/// ## Isolation
///
/// The typed call is isolated as the initializer is: to the global actor that the initializer or the type
/// states, or to none if it states `nonisolated`. Attributes named `…Actor` are taken for global actors.
///
/// - Parameters:
///   - services: The types under which the component can be asked for, written as `Type.self`. None means the
///     component itself.
///   - name: The name of the registration, as a literal or a constant.
///   - scope: How an instance is shared. By default as the container says.
@attached(
    member,
    conformances: Registrable,
    names: named(init),
    named(RegisteredService),
    named(Factory),
    named(register),
    named(__make),
    named(__defaultValues),
    named(__complete),
    named(__forward),
    named(__Functions),
    named(__Registrations),
    named(__argumentFreeRegistration),
    named(__Making),
    named(__completions),
    named(__ownRegistration),
    named(__description)
)
@attached(extension, conformances: Registrable)
public macro Register(_ services: Any..., name: String? = nil, scope: ObjectScope? = nil) =
    #externalMacro(module: "AmpouleMacros", type: "RegisterMacro")
