/// A group of registrations that belong together.
///
/// ```swift
/// final class PetAssembly: Assembly {
///     func assemble(container: Container) {
///         container.register(Animal.self) { _ in Cat(name: "Mimi") }
///     }
/// }
/// ```
///
/// Name and meaning match Swinject's `Assembly`.
public protocol Assembly {
    /// Makes the registrations.
    ///
    /// - Parameter container: The container to register in.
    func assemble(container: Container)

    /// Called after all assemblies that are applied together have made their registrations.
    ///
    /// - Parameter resolver: The resolver of the assembler.
    func loaded(resolver: any Resolver)
}

extension Assembly {
    /// Does nothing.
    public func loaded(resolver: any Resolver) {}
}

/// Builds a container from assemblies.
///
/// ```swift
/// let assembler = Assembler([PetAssembly(), OwnerAssembly()])
/// let owner = assembler.resolver.resolve(Person.self)
/// ```
///
/// Name and meaning match Swinject's `Assembler`.
public final class Assembler: Sendable {
    package let container: Container

    /// Resolves the services that the assemblies register.
    public var resolver: any Resolver { container }

    /// Creates an assembler for a container.
    ///
    /// - Parameter container: The container to register in; by default a new one.
    public init(container: Container? = Container()) {
        self.container = container ?? Container()
    }

    /// Creates an assembler whose container is a child of another assembler's container.
    ///
    /// - Parameters:
    ///   - parentAssembler: The assembler whose registrations the new one inherits.
    ///   - defaultObjectScope: The scope of registrations without an explicit one.
    ///   - behaviors: The behaviors that observe the registrations.
    public init(
        parentAssembler: Assembler?,
        defaultObjectScope: ObjectScope = .graph,
        behaviors: [any Behavior] = []
    ) {
        container = Container(
            parent: parentAssembler?.container,
            defaultObjectScope: defaultObjectScope,
            behaviors: behaviors
        )
    }

    /// Creates an assembler and applies assemblies.
    ///
    /// - Parameters:
    ///   - assemblies: The assemblies to apply.
    ///   - container: The container to register in.
    public convenience init(_ assemblies: [any Assembly], container: Container = Container()) {
        self.init(container: container)
        apply(assemblies: assemblies)
    }

    /// Creates an assembler whose container is a child of another assembler's container, and applies assemblies.
    ///
    /// - Parameters:
    ///   - assemblies: The assemblies to apply.
    ///   - parent: The assembler whose registrations the new one inherits.
    ///   - defaultObjectScope: The scope of registrations without an explicit one.
    ///   - behaviors: The behaviors that observe the registrations.
    public convenience init(
        _ assemblies: [any Assembly],
        parent: Assembler?,
        defaultObjectScope: ObjectScope = .graph,
        behaviors: [any Behavior] = []
    ) {
        self.init(parentAssembler: parent, defaultObjectScope: defaultObjectScope, behaviors: behaviors)
        apply(assemblies: assemblies)
    }

    /// Applies one assembly.
    ///
    /// Use ``apply(assemblies:)`` for assemblies that need each other in ``Assembly/loaded(resolver:)``.
    ///
    /// - Parameter assembly: The assembly.
    public func apply(assembly: any Assembly) {
        apply(assemblies: [assembly])
    }

    /// Applies several assemblies: all make their registrations, then all are notified that they are loaded.
    ///
    /// - Parameter assemblies: The assemblies, in order.
    public func apply(assemblies: [any Assembly]) {
        for assembly in assemblies { assembly.assemble(container: container) }
        for assembly in assemblies { assembly.loaded(resolver: resolver) }
    }
}
