// Documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
@preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    @ViewBuilder func body(content: Content) -> Body

    typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let renderContent: @MainActor (Rendering) -> Void

    public var body: Never { fatalError() }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError() }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }

    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View {
        EnvironmentView(content: self, keyPath: keyPath, value: value)
    }

    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }

    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        TaskView(content: self, priority: priority, action: action)
    }
}

extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        AppearanceView(content: self, appear: action, disappear: nil)
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        AppearanceView(content: self, appear: nil, disappear: action)
    }
}

struct AppearanceView<Content: View> {
    let content: Content
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension AppearanceView: View {
    var body: Never { fatalError() }
}

extension AppearanceView: PrimitiveView {
    func render(_ rendering: Rendering) {
        if rendering.isCovered {
            if let disappearance = rendering.node.disappearance {
                rendering.host.appearances.append(disappearance)
            }
            rendering.node.disappearance = nil
        } else {
            if rendering.node.disappearance == nil, let appear {
                rendering.host.appearances.append(onMainActor(appear))
            }
            rendering.node.disappearance = onMainActor(disappear ?? {})
        }
        rendering.render(content, as: 0)
    }

    /// An action of the view, which runs on the main actor as the rendering does.
    private func onMainActor(_ action: @escaping () -> Void) -> @MainActor () -> Void {
        nonisolated(unsafe) let action = action
        return { action() }
    }
}

struct EnvironmentView<Content: View, Value> {
    let content: Content
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension EnvironmentView: View {
    var body: Never { fatalError() }
}

struct IdentifiedView<Content: View, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IdentifiedView: View {
    var body: Never { fatalError() }
}

struct TaskView<Content: View> {
    let content: Content
    let priority: TaskPriority
    let action: @Sendable () async -> Void
}

extension TaskView: View {
    var body: Never { fatalError() }
}
