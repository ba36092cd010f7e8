/// A way to register a component.
struct ComponentStatement: ProgramForm {
    let name: String
    let clarity: Clarity
    let suits: @Sendable (Component) -> Bool
    let write: @Sendable (Component, Page) -> Statement

    init(
        _ name: String,
        clarity: Clarity = .exact,
        where suits: @escaping @Sendable (Component) -> Bool = { _ in true },
        write: @escaping @Sendable (Component, Page) -> Statement
    ) {
        self.name = name
        self.clarity = clarity
        self.suits = suits
        self.write = write
    }

    static let all: [ComponentStatement] = [
        .byHand, .list, .reference, .references, .functionsInAFor, .genericHelper, .metatypes,
        .protocolExtension,
    ]
}
