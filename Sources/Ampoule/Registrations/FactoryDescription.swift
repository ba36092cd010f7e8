import AmpouleGraph

/// The dependencies of a factory that is registered by hand, for the component graph.
///
/// Other modules of the package create one if they resolve the dependencies of a factory themselves.
package final class FactoryDescription: Sendable {
    /// The types that the container resolves, each with the number of its parameter, counted from 1.
    let parameterTypes: [(number: Int, type: Any.Type)]

    /// The call that registers the factory.
    let location: ComponentGraph.Location

    /// Describes a factory.
    ///
    /// - Parameters:
    ///   - parameterTypes: The types that the container resolves, each with the number of its parameter.
    ///   - location: The call that registers the factory.
    package init(parameterTypes: [(number: Int, type: Any.Type)], location: ComponentGraph.Location) {
        self.parameterTypes = parameterTypes
        self.location = location
    }
}
