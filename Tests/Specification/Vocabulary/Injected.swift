import Ampoule

/// A component that programs make themselves, and inject into; nothing registers it.
@Register
package final class Injected: Instance, @unchecked Sendable {
    // Unchecked because it has variables, which are set before the one use of the instance.

    /// The requests of the instance, in the order in which they are made.
    static let requests: [Request] = [
        Request(key: Key(service: .d), form: .optional), Request(key: Key(service: .a)),
        Request(key: Key(service: .b), form: .optional), Request(key: Key(service: .c), form: .list),
    ]

    package let number = 0
    private(set) var answers: [Answer] = []

    @Inject private var property: (any D)?

    package init() {}

    @Inject
    private func take(_ first: any A, _ second: (any B)?, _ list: [any C]) {
        answers = Self.answers(property, first, second, list)
    }

    fileprivate static func answers(
        _ property: (any D)?,
        _ first: any A,
        _ second: (any B)?,
        _ list: [any C]
    ) -> [Answer] {
        [property.map { .one($0) } ?? .none, .one(first), second.map { .one($0) } ?? .none, .list(list)]
    }
}

/// The component of the same name that is made and injected into asynchronously.
package enum Awaited {
    @Register
    package final class Injected: Instance, @unchecked Sendable {
        package let number = 0
        private(set) var answers: [Answer] = []

        @Inject private var property: (any D)?

        package init() async {}

        @Inject
        private func take(_ first: any A, _ second: (any B)?, _ list: [any C]) async {
            answers = Specification.Injected.answers(property, first, second, list)
        }
    }
}
