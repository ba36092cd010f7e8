/// Makes a container of modules.
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
/// The modules are asked in order, and each resolves within itself. What you register in the container comes
/// before all of them.
///
/// - Parameter elements: `modules { … }`, and a `logger { … }` if you like.
/// - Returns: The container.
public func makeContainer(@ContainerBuilder _ elements: () -> ContainerElements) -> Container {
    elements().makeContainer()
}

/// Lists the modules of a container.
///
/// Of several elements for the same service, name and types of parameters, that of the first module serves.
///
/// - Parameter list: The modules, in the order in which they are asked.
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
    /// Puts the module, and those that it uses, into a context.
    ///
    /// A container that somebody else has made is not touched.
    fileprivate func put(into context: InjectionContext) {
        guard let contents else { return }
        context.enclose(container)
        for module in contents.used { module.put(into: context) }
    }
}
