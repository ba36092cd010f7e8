/// Builds a container out of assemblies.
///
/// ```swift
/// let assembler = Assembler([PetAssembly(), OwnerAssembly()])
/// let owner = assembler.resolver.resolve(Person.self)
/// ```
///
/// Name and meaning are those of Swinject's `Assembler`.
public final class Assembler: Sendable {
    let container: Container

    /// Resolves the services that the assemblies register.
    public var resolver: any Resolver { container }

    /// Creates an assembler for a container.
    ///
    /// - Parameter container: The container to register in; a new one unless given.
    public init(container: Container? = Container()) {
        self.container = container ?? Container()
    }

    /// Creates an assembler whose container has that of another assembler as its parent.
    ///
    /// - Parameters:
    ///   - parentAssembler: The assembler whose registrations are to be had here, too.
    ///   - defaultObjectScope: The scope of registrations that do not name one.
    ///   - behaviors: What to tell of each registration.
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

    /// Creates an assembler whose container has that of another assembler as its parent, and applies
    /// assemblies.
    ///
    /// - Parameters:
    ///   - assemblies: The assemblies to apply.
    ///   - parent: The assembler whose registrations are to be had here, too.
    ///   - defaultObjectScope: The scope of registrations that do not name one.
    ///   - behaviors: What to tell of each registration.
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
    /// Apply assemblies that need each other when they are loaded with ``apply(assemblies:)``.
    ///
    /// - Parameter assembly: The assembly.
    public func apply(assembly: any Assembly) {
        apply(assemblies: [assembly])
    }

    /// Applies several assemblies: all make their registrations, then all are told that they are loaded.
    ///
    /// - Parameter assemblies: The assemblies, in order.
    public func apply(assemblies: [any Assembly]) {
        for assembly in assemblies { assembly.assemble(container: container) }
        for assembly in assemblies { assembly.loaded(resolver: resolver) }
    }
}
