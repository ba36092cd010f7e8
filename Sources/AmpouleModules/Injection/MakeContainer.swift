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
