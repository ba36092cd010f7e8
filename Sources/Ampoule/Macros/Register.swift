/// Makes a type a component: writes its registration, its factory and the signature of its typed call.
///
/// Apply the macro to a class, a structure, an actor or an enumeration. The parameters of its initializer determine
/// the typed call: those marked with ``Inject(name:)`` are dependencies, which the container injects, and the others
/// are arguments, which the caller passes.
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
/// - A type without an initializer gets a memberwise one. Properties marked with `@Inject` are its dependencies, the
///   other stored properties its arguments; the caller may omit variables with an initial value. The initializer does
///   not set constants with a value, private variables with a value, static, lazy and computed properties, nor
///   properties that a property wrapper initializes. The initializer and the typed call are no more visible than the
///   properties they take. A property that holds a function under an alias of its type needs an explicit initializer
///   that says `@escaping`.
/// - If there is one initializer, `@Register` uses it.
/// - If there are several, `@Register` uses those marked with `@Inject`, each for its own registration.
///
/// `@Register` sees the initializers in the declaration itself, not those in extensions. A throwing initializer makes
/// a throwing typed call, an `async` one an asynchronous typed call, and a failable one a typed call that returns an
/// optional. Types may be generic.
///
/// ## After the initializer
///
/// A type with its own initializer can have variables and methods marked with `@Inject`. The container sets and calls
/// them after the initializer. In a class, the instance can already be resolved then, so two instances can refer to
/// each other.
///
/// ## Services and scopes
///
/// A component without a named service is its own service. A component with several services has one registration,
/// which each of them resolves to. In the scopes ``ObjectScope/container`` and ``ObjectScope/weak``, whose instances
/// threads share, a component must be `Sendable`; the compiler checks this if the scope is written out.
///
/// ## Collections
///
/// A component is an element of the collections of the services in `contributesTo:`, so that `[any HealthCheck]` resolves to
/// all health checks; see <doc:KeysAndScopes#Collections>. A collection passes no arguments: of several initializers, the one
/// without arguments makes the element, or else the first whose arguments all have default values.
///
/// ## Isolation
///
/// The typed call has the isolation of the initializer: the global actor that the initializer or the type states, or
/// none if it states `nonisolated`. The macro treats attributes named `…Actor` as global actors.
///
/// - Parameters:
///   - services: The services of the component, written as `Type.self`. By default the component itself.
///   - name: The name of the registration, as a literal or a constant.
///   - scope: The scope of the instances; by default that of the container.
///   - elementTypes: The services to whose collections the component contributes, written as `Type.self`; see
///     <doc:KeysAndScopes#Collections>.
@attached(
    member,
    conformances: Registrable,
    names: named(init),
    named(RegisteredService),
    named(__Members),
    named(Factory),
    named(register),
    named(__create),
    named(__mayBeClosable),
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
    named(__description),
    named(__ProvidedKey),
    named(__ArgumentFreeRegistration),
    named(__SecondKey),
    named(__AnyNameKey),
    named(__ExportedAnyNameKey),
    named(__Isolation),
    named(__Dependencies),
    named(__prove)
)
@attached(extension, conformances: Registrable)
public macro Register(
    _ services: Any...,
    name: String? = nil,
    scope: ObjectScope? = nil,
    contributesTo elementTypes: Any...
) = #externalMacro(module: "AmpouleMacros", type: "RegisterMacro")

/// Makes a type a decorator: a component that wraps the instances of a registration.
///
/// ```swift
/// @Register(decorates: Animal.self)
/// final class LoggedAnimal: Animal {
///     private let animal: any Animal
///     private let log: Log
///
///     init(animal: any Animal, @Inject log: Log) { … }
/// }
/// ```
///
/// The first argument is the instance that the component decorates. Further ones are the arguments of the registration;
/// those at the end that have default values keep them. Registering the component decorates the registration that exists
/// under that key, as ``Container/decorate(_:name:with:file:line:)->ServiceEntry<Service>`` does: in its scope, and for all
/// requests for the service. List the component after the components that it decorates; see
/// <doc:KeysAndScopes#Decorators>.
///
/// - Parameters:
///   - service: The service, written as `Type.self`.
///   - name: The name of the registration to decorate, as a literal or a constant.
@attached(
    member,
    conformances: Registrable,
    names: named(init),
    named(RegisteredService),
    named(__Members),
    named(Factory),
    named(register),
    named(__create),
    named(__mayBeClosable),
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
    named(__description),
    named(__ProvidedKey),
    named(__AnyNameKey),
    named(__ExportedAnyNameKey),
    named(__ArgumentFreeRegistration),
    named(__Isolation),
    named(__Dependencies),
    named(__prove)
)
@attached(extension, conformances: Registrable)
public macro Register(
    decorates service: Any,
    name: String? = nil
) = #externalMacro(module: "AmpouleMacros", type: "RegisterMacro")

/// Not to be used: reports what a decorator cannot have.
@_documentation(visibility: internal)
@attached(
    member,
    conformances: Registrable,
    names: named(init),
    named(RegisteredService),
    named(Factory),
    named(register),
    named(__completions),
    named(__ownRegistration),
    named(__description)
)
@attached(extension, conformances: Registrable)
public macro Register(
    _ services: Any...,
    decorates service: Any,
    _ furtherServices: Any...,
    name: String? = nil,
    scope: ObjectScope? = nil,
    contributesTo elementTypes: Any...
) = #externalMacro(module: "AmpouleMacros", type: "RegisterMacro")
