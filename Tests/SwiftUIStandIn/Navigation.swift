// Documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NavigationStack<Data, Root: View> {
    let root: Root

    /// The values of the views over the root; `nil` if the stack keeps them itself.
    let path: Binding<[AnyHashable]>?
}

extension NavigationStack: View {
    public var body: Never { fatalError() }
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) { (self.root, path) = (root(), nil) }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = Binding {
            path.wrappedValue.map { AnyHashable($0) }
        } set: { values in
            path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
        }
    }
}

public struct NavigationPath {
    var values: [AnyHashable] = []

    public init() {}
}

public struct NavigationLink<Label: View, Destination: View> {
    let label: Label
    let value: AnyHashable?
}

extension NavigationLink: View {
    public var body: Never { fatalError() }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        (self.label, self.value) = (label(), value.map { AnyHashable($0) })
    }

    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        (self.label, self.value) = (Text(title), value.map { AnyHashable($0) })
    }
}

extension View {
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        DestinationView(content: self, destination: destination)
    }

    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SheetView(content: self, isPresented: isPresented, sheet: content)
    }
}

struct DestinationView<Content: View, Value: Hashable, Destination: View> {
    let content: Content
    let destination: (Value) -> Destination
}

extension DestinationView: View {
    var body: Never { fatalError() }
}

struct SheetView<Content: View, Sheet: View> {
    let content: Content
    let isPresented: Binding<Bool>
    let sheet: () -> Sheet
}

extension SheetView: View {
    var body: Never { fatalError() }
}

// MARK: - Rendering

/// A navigation stack in an update.
@MainActor
final class NavigationContext {
    let path: Binding<[AnyHashable]>

    /// Renders the destination of a value, by the types of values.
    var destinations: [ObjectIdentifier: (AnyHashable, Rendering, _ key: AnyHashable) -> Void] = [:]

    init(path: Binding<[AnyHashable]>) { self.path = path }

    func push(_ value: AnyHashable) { path.wrappedValue.append(value) }

    func pop() { _ = path.wrappedValue.popLast() }
}

extension NavigationStack: PrimitiveView {
    func render(_ rendering: Rendering) {
        let context = NavigationContext(path: path ?? ownPath(rendering))
        let (values, isCovered) = (context.path.wrappedValue, rendering.isCovered)
        if !isCovered { rendering.host.stacks.append(context) }
        rendering.stack = context
        rendering.isCovered = isCovered || !values.isEmpty
        rendering.render(root, as: "root")
        for (index, value) in values.enumerated() {
            rendering.isCovered = isCovered || index < values.count - 1
            let type = ObjectIdentifier(Swift.type(of: value.base))
            context.destinations[type]?(value, rendering, [AnyHashable(index), value])
        }
    }

    @MainActor private func ownPath(_ rendering: Rendering) -> Binding<[AnyHashable]> {
        let (node, host) = (rendering.node, rendering.host)
        let storage =
            node.states[0] as? StateStorage<[AnyHashable]>
            ?? StateStorage([]) { [weak host] in MainActor.assumeIsolated { host?.setNeedsUpdate() } }
        node.states[0] = storage
        return Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

extension NavigationLink: PrimitiveView {
    func render(_ rendering: Rendering) {
        let (stack, value) = (rendering.stack, value)
        rendering.render(label) { if let value { stack?.push(value) } }
    }
}

extension DestinationView: PrimitiveView {
    func render(_ rendering: Rendering) {
        let destination = destination
        rendering.stack?.destinations[ObjectIdentifier(Value.self)] = { value, rendering, key in
            guard let value = value.base as? Value else { return }
            rendering.render(destination(value), as: key)
        }
        rendering.render(content, as: 0)
    }
}

extension SheetView: PrimitiveView {
    func render(_ rendering: Rendering) {
        rendering.render(content, as: 0)
        guard isPresented.wrappedValue else { return }
        rendering.stack = nil
        rendering.render(sheet(), as: 1)
    }
}
