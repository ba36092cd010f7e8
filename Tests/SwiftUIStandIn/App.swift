// Documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
@preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    init()
}

extension App {
    /// Opens a window of the app, and prints the texts in it.
    public static func main() {
        for text in Self().body.openWindow().texts { print(text) }
    }
}

@MainActor
@preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View> {
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension WindowGroup: Scene {
    public var body: Never { fatalError() }
}

extension Scene {
    /// Opens a window of the scene in the run loop.
    public func openWindow() -> Host {
        guard let scene = self as? any PrimitiveScene else { return body.openWindow() }
        return scene.window()
    }
}

/// A scene that the run loop shows itself.
@MainActor
protocol PrimitiveScene {
    func window() -> Host
}

extension WindowGroup: PrimitiveScene {
    func window() -> Host {
        let content = content
        return Host { content }
    }
}
