// Names of Syringe that have another one here, for code that is being moved.

/// Starts injection for the whole program, by the name that it has in Syringe.
///
/// - Parameter elements: `modules { … }`, and a `logger { … }` if you like.
@available(*, deprecated, renamed: "startInjection(_:)")
public func injectSyringe(@ContainerBuilder _ elements: () -> ContainerElements) {
    startInjection(elements)
}

/// Stops the injection for the whole program, by the name that it has in Syringe.
@available(*, deprecated, renamed: "stopInjection()")
public func cleanSyringe() {
    stopInjection()
}

/// Stops the injection for the whole program, by the name that it had in Syringe at first.
@available(*, deprecated, renamed: "stopInjection()")
public func stopSyringe() {
    stopInjection()
}

/// A factory or a singleton whose service is not named, by the name that it has in Syringe.
@available(*, deprecated, renamed: "Definition", message: "Name the service: 'Definition<Service>'")
public protocol Resolvable {
    /// The definition as an element of a module.
    var __element: ModuleElements { get }
}

@available(*, deprecated)
extension Definition: Resolvable {
    /// The definition as an element of a module.
    public var __element: ModuleElements { ModuleElements(elements: [element]) }
}

extension ModuleBuilder {
    /// A factory or a singleton whose service is not named.
    @available(*, deprecated, message: "Name the service: 'Definition<Service>'")
    @_disfavoredOverload
    public static func buildExpression(_ definition: any Resolvable) -> ModuleElements {
        definition.__element
    }
}
