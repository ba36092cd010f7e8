// Documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
@preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View

    static func makeSharedContext() async throws -> Context

    @ViewBuilder func body(content: Content, context: Context) -> Body

    typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

public struct PreviewModifierContent: View {
    let renderContent: @MainActor (Rendering) -> Void

    public var body: Never { fatalError() }
}

public struct Preview {
    public struct ViewTraits {}
}

public struct PreviewTrait<T> {
    let host: @MainActor (@escaping @MainActor (Rendering) -> Void) async throws -> Host
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait { render in
            try await modifier.host(render)
        }
    }

    /// Shows a preview with the trait in the run loop, as Xcode does for '#Preview(traits:)'.
    @MainActor
    public func show(@ViewBuilder _ content: @escaping @MainActor () -> some View) async throws -> Host {
        try await host { rendering in rendering.render(content(), as: 0) }
    }
}

extension PreviewModifier {
    fileprivate func host(_ render: @escaping @MainActor (Rendering) -> Void) async throws -> Host {
        // The witness is isolated to the main actor, which the compiler does not see through the protocol.
        nonisolated(unsafe) let context = try await Self.makeSharedContext()
        return Host { body(content: PreviewModifierContent(renderContent: render), context: context) }
    }
}
