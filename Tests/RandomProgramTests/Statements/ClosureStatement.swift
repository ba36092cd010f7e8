/// What is registered with a closure.
struct ClosurePlan: Sendable {
    let service: Service

    /// Statements that resolve what it needs, from a `resolver`.
    let needs: [String]
    let isAwaited: Bool

    /// An expression that makes the instance.
    let instance: String

    /// The argument with the name, behind a comma.
    let name: String

    /// What is called behind the registration.
    let scope: String

    /// The closure, which makes an instance with or without a type.
    func closure(_ suffix: String = "") -> String {
        guard !needs.isEmpty else { return "{ _ in \(instance)\(suffix) }" }
        return
            "{ resolver in\n\((needs + ["return \(instance)\(suffix)"]).joined(separator: "\n").indented)\n}"
    }
}

/// A way to register a closure.
struct ClosureStatement: ProgramForm {
    let name: String
    let clarity: Clarity
    let suits: @Sendable (ClosurePlan) -> Bool
    let write: @Sendable (ClosurePlan, Page) -> Statement

    init(
        _ name: String,
        clarity: Clarity = .exact,
        where suits: @escaping @Sendable (ClosurePlan) -> Bool = { _ in true },
        write: @escaping @Sendable (ClosurePlan, Page) -> Statement
    ) {
        self.name = name
        self.clarity = clarity
        self.suits = suits
        self.write = write
    }

    static let all: [ClosureStatement] = [
        .trailing, .labelled, .storedEntry, .parenthesizedEntry, .chained, .entryHelper, .entryExtension,
        .genericHelper, .forward,
        .selfInExtension, .concluded,
    ]
}
