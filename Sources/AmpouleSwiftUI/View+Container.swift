#if canImport(SwiftUI)
import Ampoule
import SwiftUI

extension View {
    /// Places a container in the environment of a view and of the views in it.
    ///
    /// ```swift
    /// struct ClinicApp: App {
    ///     static let container = Container { container in container.registerComponents() }
    ///
    ///     var body: some Scene {
    ///         WindowGroup {
    ///             AgendaView().container(Self.container)
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// ``Resolved`` properties are resolved from it, and `level(_:_:)` opens levels in it. The environment
    /// keeps a reference to the container, and doesn't close it.
    ///
    /// Pass the same container each time. A view keeps what it has resolved, and a level stays open in the container that it was
    /// opened in, for the life of their identities.
    ///
    /// - Parameter container: The container.
    /// - Returns: A view with the container in its environment.
    public func container(_ container: Container) -> some View {
        environment(\.nearestContainer, container)
    }
}
#endif
