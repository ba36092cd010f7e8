// Documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Button<Label> {
    let action: @MainActor () -> Void
    let label: Label
}

extension Button: View where Label: View {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }

    public var body: Never { fatalError() }
}

extension Button where Label == Text {
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        (self.action, self.label) = (action, Text(title))
    }
}

public struct TextField<Label: View> {
    let label: Label
    let title: String
    let text: Binding<String>
}

extension TextField: View {
    public var body: Never { fatalError() }
}

extension TextField where Label == Text {
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        (self.label, self.title, self.text) = (Text(title), String(title), text)
    }
}

public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content
}

extension List: View {
    public var body: Never { fatalError() }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    public var body: Never { fatalError() }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    nonisolated public init() {}
}

// MARK: - Rendering

extension Button: PrimitiveView where Label: View {
    func render(_ rendering: Rendering) { rendering.render(label, doing: action) }
}

extension TextField: PrimitiveView {
    func render(_ rendering: Rendering) {
        guard !rendering.isCovered else { return }
        rendering.host.fields[title] = text
        rendering.host.show(text.wrappedValue)
    }
}

extension List: PrimitiveView {
    func render(_ rendering: Rendering) { rendering.render(content, as: 0) }
}

extension ProgressView: PrimitiveView {
    func render(_ rendering: Rendering) {}
}

extension Rendering {
    /// Renders the label of something that can be pressed.
    func render(_ label: some View, doing action: @escaping @MainActor () -> Void) {
        let count = host.texts.count
        render(label, as: 0)
        guard !isCovered else { return }
        host.actions[host.texts[count...].joined(separator: " ")] = action
    }
}
