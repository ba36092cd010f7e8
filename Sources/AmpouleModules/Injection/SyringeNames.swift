// Deprecated names of Syringe, for code that migrates to Ampoule.

/// Starts injection for the whole program; the name in Syringe.
///
/// - Parameter elements: `modules { … }`, and optionally a `logger { … }`.
@available(*, deprecated, renamed: "startInjection(_:)")
public func injectSyringe(@ContainerBuilder _ elements: () -> ContainerElements) {
    startInjection(elements)
}

/// Stops injection for the whole program; the name in Syringe.
@available(*, deprecated, renamed: "stopInjection()")
public func cleanSyringe() {
    stopInjection()
}

/// Stops injection for the whole program; the former name in Syringe.
@available(*, deprecated, renamed: "stopInjection()")
public func stopSyringe() {
    stopInjection()
}

/// A factory or a singleton of an unspecified service; the name in Syringe.
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
    /// A factory or a singleton of an unspecified service.
    @available(*, deprecated, message: "Name the service: 'Definition<Service>'")
    @_disfavoredOverload
    public static func buildExpression(_ definition: any Resolvable) -> ModuleElements {
        definition.__element
    }
}
