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
        if let logger {
            logger.listen(to: container)
            for module in modules { module.log(to: logger) }
        }
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
    /// Lets a logger take the messages of the module and of those that it uses.
    ///
    /// The logger of a container that somebody else has made is not touched.
    fileprivate func log(to logger: InjectionLogger) {
        guard let contents else { return }
        logger.listen(to: container)
        for module in contents.used { module.log(to: logger) }
    }
}
