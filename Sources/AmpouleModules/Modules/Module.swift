import AmpouleGraph

/// A group of factories and singletons, which resolve each other.
///
/// ```swift
/// let petModule = module {
///     singleton { Stable() }
///     factory { module in Horse(stable: module.get()!) }
/// }
///
/// let horse: Horse? = petModule.get()
/// ```
///
/// A module resolves within itself first, then in the modules it uses:
///
/// ```swift
/// let ownerModule = module(using: petModule) {
///     factory { (module, name: String) in PetOwner(name: name, pet: module.get()!) }
/// }
/// ```
///
/// The instances of its singletons belong to the module: they are the same in every container that lists it, as long
/// as the module lives. If each container should have its own, make the module in a function.
///
/// A module wraps a ``container``, with the same guarantees: it is thread-safe, a dependency cycle is an error, and
/// arguments are matched by their static types.
public struct Module: Sendable {
    /// The container that the factories and singletons are registered in.
    ///
    /// Use it to mix both styles: a registration in it can be resolved from the module, and overrides the module's
    /// element with an equal key.
    public let container: Container

    /// The contents of the module; `nil` if it only wraps a container.
    let contents: ModuleContents?

    /// Creates a module from a container, to mix both styles.
    ///
    /// ```swift
    /// startInjection {
    ///     modules {
    ///         petModule
    ///         Module(container)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter container: The container.
    public init(_ container: Container) {
        self.container = container
        self.contents = nil
    }

    /// Creates a module from elements.
    init(using used: [Module], elements: [ModuleElements.Element]) {
        container = .sharingGraphs(fallbacks: used.map(\.container))
        contents = ModuleContents(registering: elements, in: container, using: used)
    }

    /// The module that the closures of its definitions receive.
    init(_ resolver: any Resolver) {
        guard let container = resolver as? Container else {
            preconditionFailure("Only a container calls the closures that are registered in it")
        }
        self.init(container)
    }
}

/// Makes a module.
///
/// ```swift
/// let petModule = module {
///     singleton { Stable() }
///     factory { module in Horse(stable: module.get()!) }
///     Cat.self  // a component annotated with `@Register`
/// }
/// ```
///
/// `if`, `switch`, `for` and `#if` are allowed in between. If several elements define the same service, name and
/// parameter types, the first takes precedence.
///
/// - Parameters:
///   - used: Modules that resolve, in order, services that this module does not define. Those services can also be
///     resolved from this module.
///   - elements: Factories, singletons, and components annotated with `@Register`.
/// - Returns: The module.
public func module(using used: Module..., @ModuleBuilder elements: () -> ModuleElements) -> Module {
    Module(using: used, elements: elements().elements)
}

extension Module {
    /// The components of the module and of those it uses, with their dependencies.
    public var graph: ComponentGraph { container.graph.ofModules }

    /// Checks that every dependency of the components in the module can be resolved, without making an instance.
    ///
    /// The closures of factories and singletons hide their dependencies; the error states how many closures there are.
    ///
    /// - Returns: The checked graph.
    /// - Throws: `ComponentGraph.ValidationError`, which lists all problems.
    @discardableResult
    public func validate() throws(ComponentGraph.ValidationError) -> ComponentGraph {
        let graph = self.graph
        try graph.validate()
        return graph
    }
}

extension Module: CustomStringConvertible {
    /// The elements of the module, one per line, and those of the modules it uses; or the registrations of the
    /// wrapped container.
    public var description: String { contents?.description ?? container.description }
}
