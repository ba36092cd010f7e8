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
/// A module resolves within itself, and then in the modules it was told to use:
///
/// ```swift
/// let ownerModule = module(using: petModule) {
///     factory { (module, name: String) in PetOwner(name: name, pet: module.get()!) }
/// }
/// ```
///
/// The instances of its singletons belong to the module: they are the same wherever it is listed, for as long
/// as the module lives. Where each container is to have its own, make the module in a function.
///
/// A module stands for a ``container``, and everything that holds for containers holds for modules: they may
/// be used from any thread, circles are errors, and arguments are found by their static types.
public struct Module: Sendable {
    /// The container that the factories and singletons are registered in.
    ///
    /// Use it to mix: what you register here can be had from the module, and takes the place of what the
    /// module has under an equal key.
    public let container: Container

    /// The contents of the module; `nil` if it only wraps a container.
    let contents: ModuleContents?

    /// Creates a module of what is registered in a container, so that both can be mixed.
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

    /// Creates a module of elements.
    init(using used: [Module], elements: [ModuleElements.Element]) {
        container = .sharingGraphs(fallbacks: used.map(\.container))
        contents = ModuleContents(registering: elements, in: container, using: used)
    }

    /// The module that a factory or another closure of it is given.
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
/// `if`, `switch`, `for` and `#if` may be used in between. Of several elements for the same service, name and
/// types of parameters, the first serves.
///
/// - Parameters:
///   - used: Modules that serve, in order, what this one has not; what they have can be had from this one.
///   - elements: Factories, singletons, and components annotated with `@Register`.
/// - Returns: The module.
public func module(using used: Module..., @ModuleBuilder elements: () -> ModuleElements) -> Module {
    Module(using: used, elements: elements().elements)
}

extension Module {
    /// The components that the module and those it uses have registered, with what each of them needs.
    public var graph: ComponentGraph { container.graph.ofModules }

    /// Checks, without making an instance, that everything the components of the module need can be had.
    ///
    /// What factories and singletons resolve in their closures cannot be seen; the error says how many there are.
    ///
    /// - Returns: The graph that has been checked.
    /// - Throws: `ComponentGraph.ValidationError`, which lists all problems.
    @discardableResult
    public func validate() throws(ComponentGraph.ValidationError) -> ComponentGraph {
        let graph = self.graph
        try graph.validate()
        return graph
    }
}

extension Module: CustomStringConvertible {
    /// The elements of the module, one a line, and those of the modules it uses; or the registrations of the container
    /// that it stands for.
    public var description: String { contents?.description ?? container.description }
}
