#if canImport(SwiftUI)
import Ampoule
import SwiftUI

extension PreviewTrait where T == Preview.ViewTraits {
    /// Gives a preview a copy of a container.
    ///
    /// ```swift
    /// #Preview(traits: .container(ClinicApp.container) { $0.override(Records.self) { FakeRecords() } }) {
    ///     AgendaView()
    /// }
    /// ```
    ///
    /// The copy has all registrations, and no instances, so previews share nothing with each other or with the app. It is the
    /// nearest container of the views, and is closed when the preview ends. Code that uses the container itself, such as by a
    /// global constant, doesn't use the copy.
    ///
    /// If `override` throws, the preview shows the error.
    ///
    /// - Parameters:
    ///   - container: The container, evaluated once for each preview.
    ///   - override: Overrides registrations in the copy.
    /// - Returns: The trait.
    @MainActor
    public static func container(
        _ container: @autoclosure @escaping @MainActor () -> Container,
        overriding override: @escaping @MainActor (Container) throws -> Void = { _ in }
    ) -> PreviewTrait<T> {
        .modifier(
            ContainerPreview {
                let copy = container().copy()
                try override(copy)
                return copy
            }
        )
    }
}

/// Puts a copy of a container into the environment of a preview.
private struct ContainerPreview: PreviewModifier {
    let makeCopy: @MainActor () throws -> Container

    func body(content: Content, context: Void) -> some View {
        content.modifier(CopyModifier(makeCopy: makeCopy))
    }
}

/// Makes a copy of a container, and keeps it for the life of the view's identity.
private struct CopyModifier: ViewModifier {
    @State private var kept = OpenedContainer()
    let makeCopy: @MainActor () throws -> Container

    func body(content: Content) -> some View {
        switch Result(catching: { try kept.container(openedBy: makeCopy) }) {
        case .success(let copy): content.container(copy)
        case .failure(let error): Text(String(describing: error))
        }
    }
}
#endif
