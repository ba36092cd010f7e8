/// The elements of a container: the modules and the logger that ``ContainerBuilder`` collects.
public struct ContainerElements {
    var modules: [Module] = []
    var logger: InjectionLogger?
}

/// Builds a container from modules; see ``makeContainer(_:)``.
@resultBuilder
public enum ContainerBuilder {
    /// The list of modules.
    public static func buildExpression(_ modules: [Module]) -> ContainerElements {
        ContainerElements(modules: modules)
    }

    /// The logger.
    public static func buildExpression(_ logger: InjectionLogger) -> ContainerElements {
        ContainerElements(logger: logger)
    }

    /// A list of elements.
    public static func buildBlock(_ elements: ContainerElements...) -> ContainerElements {
        buildArray(elements)
    }

    /// An `if` without an `else`.
    public static func buildOptional(_ elements: ContainerElements?) -> ContainerElements {
        elements ?? ContainerElements()
    }

    /// An `if` with an `else`, or a `switch`.
    public static func buildEither(first elements: ContainerElements) -> ContainerElements { elements }

    /// An `if` with an `else`, or a `switch`.
    public static func buildEither(second elements: ContainerElements) -> ContainerElements { elements }

    /// A `for`.
    public static func buildArray(_ elements: [ContainerElements]) -> ContainerElements {
        ContainerElements(
            modules: elements.flatMap(\.modules),
            logger: elements.compactMap(\.logger).last
        )
    }

    /// An `if #available`.
    public static func buildLimitedAvailability(_ elements: ContainerElements) -> ContainerElements {
        elements
    }
}

/// Builds a list of modules; see ``modules(_:)``.
@resultBuilder
public enum ModulesBuilder {
    /// A module.
    public static func buildExpression(_ module: Module) -> [Module] { [module] }

    /// Several modules.
    public static func buildExpression(_ modules: [Module]) -> [Module] { modules }

    /// A list of modules.
    public static func buildBlock(_ modules: [Module]...) -> [Module] { modules.flatMap { $0 } }

    /// An `if` without an `else`.
    public static func buildOptional(_ modules: [Module]?) -> [Module] { modules ?? [] }

    /// An `if` with an `else`, or a `switch`.
    public static func buildEither(first modules: [Module]) -> [Module] { modules }

    /// An `if` with an `else`, or a `switch`.
    public static func buildEither(second modules: [Module]) -> [Module] { modules }

    /// A `for`.
    public static func buildArray(_ modules: [[Module]]) -> [Module] { modules.flatMap { $0 } }

    /// An `if #available`.
    public static func buildLimitedAvailability(_ modules: [Module]) -> [Module] { modules }
}

/// Makes a container from modules.
///
/// ```swift
/// let container = makeContainer {
///     modules {
///         petModule
///         ownerModule
///     }
/// }
/// let horse: Horse? = container.get()
/// ```
///
/// The container searches the modules in order, and each module resolves within itself. Registrations in the
/// container take precedence over all modules.
///
/// - Parameter elements: `modules { … }`, and optionally a `logger { … }`.
/// - Returns: The container.
public func makeContainer(@ContainerBuilder _ elements: () -> ContainerElements) -> Container {
    elements().makeContainer()
}

/// Lists the modules of a container.
///
/// If several modules define the same service, name and parameter types, the definition of the first module takes
/// precedence.
///
/// - Parameter list: The modules, in order of precedence.
/// - Returns: The modules, as an element of a container.
public func modules(@ModulesBuilder _ list: () -> [Module]) -> [Module] {
    list()
}

extension ContainerElements {
    func makeContainer() -> Container {
        let container = Container.sharingGraphs(fallbacks: modules.map(\.container))
        let places = modules.compactMap(\.contents).flatMap(\.places)
        let context = InjectionContext(logger: logger, places: Set(places))
        context.enclose(container)
        for module in modules { module.put(into: context) }
        reportRepeatedElements(to: InjectionLogger(of: container))
        return container
    }

    private func reportRepeatedElements(to logger: InjectionLogger) {
        var taken: Set<RegistrationPlace> = []
        for contents in modules.compactMap(\.contents) {
            for place in contents.repeated { logger(.repeated(place.description)) }
            for place in contents.places where !taken.insert(place).inserted {
                logger(.covered(place.description))
            }
        }
    }
}

extension Module {
    /// Adds the module, and the modules that it uses, to a context.
    ///
    /// A container wrapped by `Module(_:)` stays unchanged.
    fileprivate func put(into context: InjectionContext) {
        guard let contents else { return }
        context.enclose(container)
        for module in contents.used { module.put(into: context) }
    }
}
