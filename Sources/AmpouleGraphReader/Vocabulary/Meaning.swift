/// The meaning of a function of the library to the check.
package enum Meaning: Hashable, Sendable, CaseIterable {
    /// Registers a closure or an instance: `register(_:name:factory:)`.
    case registersClosure

    /// Registers an initializer: `autoregister(_:initializer:)`.
    case registersInitializer

    /// Registers a component: `Horse.register(in:)`.
    case registersComponent

    /// Makes an element of a module: `singleton { … }`.
    case makesElement

    /// Adds services to a registration: `implements(_:)`.
    case addsServices

    /// Adds a closure to lists of services: `contribute(to:)`.
    case contributesClosure

    /// Adds a registration to lists of services: `contributes(to:)`.
    case addsContributions

    /// Registers a service that returns the instances of another one: `forward(_:to:)`.
    case forwards

    /// Replaces a registration: `override(_:factory:)`.
    case overrides

    /// Decorates a registration: `decorate(_:with:)`.
    case decorates

    /// States the scope of a registration: `inObjectScope(_:)`.
    case setsScope

    /// Adds a closure to a registration, which receives a resolver: `initCompleted(_:)`.
    case completes

    /// Registers what an assembly registers: `apply(assembly:)`.
    case assembles

    /// Opens a level, and returns its container: `child(_:)`.
    case opensLevel

    /// Opens a level, and passes its container to a closure: `withChild(_:_:)`.
    case opensLevelInClosure

    /// Opens a level, and passes its container to views: `level(_:_:)`.
    case opensLevelForViews

    /// Passes the container, or a resolver of it, to a closure or to views: `withObjectGraph(_:)`.
    case passesContainer

    /// Returns a copy of the container: `copy()`.
    case copies

    /// Returns a resolver of the same container: `synchronize()`.
    case returnsResolver

    /// Makes a container of modules, and returns it: `makeContainer { … }`.
    case makesContainer

    /// Lists the modules of a container: `modules { … }`.
    case listsModules

    /// Makes a module: `module { … }`.
    case makesModule

    /// Asks for a service that may be missing: `resolve(_:)`.
    case resolves

    /// Asks for a service that must not be missing: `require(_:)`.
    case requires

    /// Asks for a service of the type that the code expects: `inject()`.
    case resolvesExpected

    /// Makes the factory of a component: `factory(for:)`.
    case makesFactory

    /// Injects into an instance that other code makes: `inject(into:)`.
    case injects

    /// Tells whether a service is registered: `hasAnyRegistration(of:)`.
    case asksForRegistrations

    /// Removes registrations: `removeAll()`.
    case removesRegistrations

    /// Reads a container, or changes what is not part of the graph: `validate()`.
    case uses

    /// Has nothing to do with the graph.
    case nothing
}

extension Meaning {
    /// Whether a call may make a service available.
    package var isRegistering: Bool {
        switch self {
        case .registersClosure, .registersInitializer, .registersComponent, .makesElement, .addsServices,
            .contributesClosure, .addsContributions, .forwards, .overrides, .assembles:
            true
        default: false
        }
    }

    /// Whether a body that calls such a function is read even if nothing else in it matters.
    var matters: Bool {
        switch self {
        case .assembles, .passesContainer, .copies, .returnsResolver, .makesContainer, .listsModules,
            .makesModule,
            .removesRegistrations, .uses, .nothing:
            false
        default: true
        }
    }

    /// Whether a function of containers leaves their registrations as they are, and doesn't pass them on.
    var leavesContainerAlone: Bool {
        switch self {
        case .opensLevel, .opensLevelInClosure, .resolves, .requires, .resolvesExpected, .makesFactory,
            .injects,
            .asksForRegistrations, .returnsResolver, .uses:
            true
        default: false
        }
    }
}

/// The meaning of a type of the library to the check.
package enum TypeMeaning: Hashable, Sendable {
    /// `Container`.
    case container

    /// A type that resolves services from a container.
    case resolver

    /// The level of a container, as a value.
    case level

    /// The scope of instances, as a value.
    case scope

    /// A registration that was made.
    case entry

    /// A type that registers the services of assemblies in a container.
    case assembler

    /// A container of elements.
    case module

    /// A type that builds modules of elements.
    case moduleBuilder

    /// A dependency that is resolved later.
    case deferred

    /// A type that registers itself.
    case component

    /// A service of each container, beside the container itself.
    case builtInService

    /// A protocol that the library or the program implements, and whose functions the library calls.
    case requirement

    /// An attribute.
    case attribute

    /// A value that registers and resolves nothing, whatever is done with it.
    case passive
}
