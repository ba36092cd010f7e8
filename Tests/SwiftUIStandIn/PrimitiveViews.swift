/// A view that the run loop renders itself.
@MainActor
protocol PrimitiveView {
    func render(_ rendering: Rendering)
}

extension EmptyView: PrimitiveView {
    func render(_ rendering: Rendering) {}
}

extension Text: PrimitiveView {
    func render(_ rendering: Rendering) {
        if !rendering.isCovered { rendering.host.show(string) }
    }
}

extension Group: PrimitiveView where Content: View {
    func render(_ rendering: Rendering) { rendering.render(content, as: 0) }
}

extension TupleView: PrimitiveView {
    func render(_ rendering: Rendering) { renderContent(rendering) }
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    func render(_ rendering: Rendering) {
        switch storage {
        case .first(let view): rendering.render(view, as: true)
        case .second(let view): rendering.render(view, as: false)
        }
    }
}

extension Optional: PrimitiveView where Wrapped: View {
    func render(_ rendering: Rendering) {
        if let self { rendering.render(self, as: 0) }
    }
}

extension ForEach: PrimitiveView where Content: View {
    func render(_ rendering: Rendering) {
        for element in data { rendering.render(content(element), as: element[keyPath: identifier]) }
    }
}

extension _ViewModifier_Content: PrimitiveView {
    func render(_ rendering: Rendering) { renderContent(rendering) }
}

extension PreviewModifierContent: PrimitiveView {
    func render(_ rendering: Rendering) { renderContent(rendering) }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    func render(_ rendering: Rendering) {
        rendering.connectProperties(of: modifier)
        let content = content
        let body = modifier.body(
            content: _ViewModifier_Content { rendering in rendering.render(content, as: 0) }
        )
        rendering.render(body, as: 0)
    }
}

extension EnvironmentView: PrimitiveView {
    func render(_ rendering: Rendering) {
        rendering.values[keyPath: keyPath] = value
        rendering.render(content, as: 0)
    }
}

extension IdentifiedView: PrimitiveView {
    func render(_ rendering: Rendering) { rendering.render(content, as: id) }
}

extension TaskView: PrimitiveView {
    func render(_ rendering: Rendering) {
        if rendering.isCovered {
            rendering.node.task?.cancel()
            rendering.node.task = nil
        } else if rendering.node.task == nil {
            rendering.node.task = Task(priority: priority) { [action] in await action() }
        }
        rendering.render(content, as: 0)
    }
}
