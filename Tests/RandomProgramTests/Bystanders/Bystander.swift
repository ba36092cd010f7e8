/// Code that looks as if it mattered to the check, and does not.
struct Bystander: ProgramForm {
    let name: String
    let clarity: Clarity
    let write: @Sendable (Page) -> Void

    init(_ name: String, clarity: Clarity = .exact, write: @escaping @Sendable (Page) -> Void) {
        self.name = name
        self.clarity = clarity
        self.write = write
    }

    static let all: [Bystander] = [
        .uncalledList, .methodOfTheListsName, .unusedComponent, .excludedCode, .commentsAndLiterals,
        .otherRegistry, .nestedNamesake, .genericParameter, .level,
    ]
}
