import Observation

/// Shows a view without a screen: the run loop of the stand-in.
///
/// Each update evaluates all bodies, so that a view keeps across updates only what SwiftUI promises. A view has an
/// identity by its type and place in the tree, by `id(_:)`, and by the elements of `ForEach`.
@MainActor
public final class Host {
    /// The texts on the screen, from the first to the last.
    public private(set) var texts: [String] = []

    /// The number of updates.
    public private(set) var updates = 0

    /// The actions of the buttons and links on the screen, by their texts.
    var actions: [String: @MainActor () -> Void] = [:]

    /// The texts of the fields on the screen, by their titles.
    var fields: [String: Binding<String>] = [:]

    /// The navigation stacks on the screen, the innermost last.
    var stacks: [NavigationContext] = []

    /// The actions of views that appear or disappear, which run after the update.
    var appearances: [@MainActor () -> Void] = []

    private let render: (Rendering) -> Void
    private var root = Node(type: Host.self)
    private var needsUpdate = true

    /// Shows a view; the closure is evaluated for each update.
    public init(@ViewBuilder _ content: @escaping @MainActor () -> some View) {
        render = { rendering in rendering.render(content(), as: 0) }
        update()
    }

    /// Evaluates all bodies again.
    public func update() {
        needsUpdate = false
        updates += 1
        texts = []
        (actions, fields, stacks) = ([:], [:], [])
        withObservationTracking {
            let rendering = Rendering(host: self, node: root, values: EnvironmentValues())
            rendering.renderChildren(render)
        } onChange: { [weak self] in
            // The value changes after this call, and on the main actor.
            MainActor.assumeIsolated { self?.setNeedsUpdate() }
        }
        runAppearances()
    }

    /// Presses the button or the link with a text, and updates.
    public func press(_ title: String) {
        guard let action = actions[title] else { fatalError("There is no button '\(title)' among \(texts)") }
        action()
        update()
    }

    /// Types a text into the field with a title, and updates.
    public func type(_ text: String, into title: String) {
        guard let field = fields[title] else { fatalError("There is no field '\(title)' among \(texts)") }
        field.wrappedValue = text
        update()
    }

    /// Goes back in the innermost navigation stack, and updates.
    public func goBack() {
        stacks.last?.pop()
        update()
    }

    private func runAppearances() {
        let actions = appearances
        appearances = []
        for action in actions { action() }
    }

    /// Updates until a condition holds; gives up after half an hour, since other tests may keep all
    /// threads of the process until they end.
    ///
    /// - Returns: Whether the condition holds.
    public func settle(until condition: () async -> Bool) async -> Bool {
        let start = ContinuousClock.now
        while ContinuousClock.now - start < .seconds(1800) {
            if needsUpdate { update() }
            if await condition() { return true }
            try? await Task.sleep(for: .milliseconds(1))
        }
        return false
    }

    /// Removes all views, as when a window closes.
    public func close() {
        root.end(in: self)
        root = Node(type: Host.self)
        texts = []
        runAppearances()
    }

    func setNeedsUpdate() { needsUpdate = true }

    func show(_ text: String) { texts.append(text) }
}

/// A view's identity with what SwiftUI keeps for it.
@MainActor
final class Node {
    let type: Any.Type
    var states: [Int: AnyObject] = [:]
    var children: [AnyHashable: Node] = [:]
    var task: Task<Void, Never>?

    /// The action for when a view that has appeared disappears.
    var disappearance: (@MainActor () -> Void)?

    init(type: Any.Type) { self.type = type }

    /// Ends the life of the view and of those in it.
    func end(in host: Host) {
        task?.cancel()
        if let disappearance { host.appearances.append(disappearance) }
        for child in children.values { child.end(in: host) }
        children = [:]
        states = [:]
    }
}

/// The update of one view.
@MainActor
final class Rendering {
    let host: Host
    let node: Node
    var values: EnvironmentValues

    /// Whether another view covers this one, which therefore has disappeared, and keeps its state.
    var isCovered = false

    /// The navigation stack around the view.
    var stack: NavigationContext?
    private var rendered: Set<AnyHashable> = []

    init(host: Host, node: Node, values: EnvironmentValues) {
        (self.host, self.node, self.values) = (host, node, values)
    }

    /// Renders the children by a closure, and ends the life of those that are gone.
    func renderChildren(_ render: (Rendering) -> Void) {
        render(self)
        for (key, child) in node.children where !rendered.contains(key) {
            node.children[key] = nil
            child.end(in: host)
        }
    }

    /// Renders a child.
    func render<V: View>(_ view: V, as key: some Hashable) {
        let key = AnyHashable(key)
        if let former = node.children[key], former.type != V.self {
            node.children[key] = nil
            former.end(in: host)
        }
        let child = node.children[key] ?? Node(type: V.self)
        node.children[key] = child
        rendered.insert(key)
        let rendering = Rendering(host: host, node: child, values: values)
        (rendering.isCovered, rendering.stack) = (isCovered, stack)
        rendering.renderChildren { rendering in
            if let primitive = view as? any PrimitiveView {
                primitive.render(rendering)
            } else {
                rendering.connectProperties(of: view)
                rendering.render(view.body, as: 0)
            }
        }
    }

    /// Connects the states and the environment of a value's properties, also of those within others.
    func connectProperties(of value: Any) {
        var index = 0
        connectProperties(of: value, from: &index)
    }

    private func connectProperties(of value: Any, from index: inout Int) {
        for property in Mirror(reflecting: value).children.map(\.value) {
            if let connected = property as? any ConnectedProperty {
                connected.connect(to: node, at: index, in: values) { [weak host] in
                    MainActor.assumeIsolated { host?.setNeedsUpdate() }
                }
                index += 1
            } else if property is any DynamicProperty {
                connectProperties(of: property, from: &index)
            }
        }
    }
}
