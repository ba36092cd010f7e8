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
