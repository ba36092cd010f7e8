// Documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Observation

// Declarations of SwiftUI, with the run loop of 'Host' in place of a screen. README.md lists them.

@MainActor
@preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("A primitive view has no body") }
}

public struct EmptyView: View {
    nonisolated public init() {}

    public var body: Never { fatalError() }
}

public struct Text: View {
    let string: String

    nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }

    public var body: Never { fatalError() }
}

public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { fatalError() }
}

public struct TupleView<T>: View {
    public var value: T

    let renderContent: @MainActor (Rendering) -> Void

    public var body: Never { fatalError() }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content

    let identifier: KeyPath<Data.Element, ID>
}

extension ForEach: View where Content: View {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        (self.data, self.content, identifier) = (data, content, \.id)
    }

    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.content, identifier) = (data, content, id)
    }

    public var body: Never { fatalError() }
}

@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @MainActor
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(value: (repeat each content)) { rendering in
            var index = 0
            for view in repeat each content {
                rendering.render(view, as: index)
                index += 1
            }
        }
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .first(first))
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .second(second))
    }
}
