/// Where a registration stands in a program.
struct Place: ProgramForm {
    let name: String
    let clarity: Clarity

    /// Writes a statement at the place.
    ///
    /// - Returns: A statement that runs it, given a `container`.
    let write: @Sendable (@escaping Statement, Page) -> String

    init(
        _ name: String,
        clarity: Clarity = .exact,
        write: @escaping @Sendable (@escaping Statement, Page) -> String
    ) {
        self.name = name
        self.clarity = clarity
        self.write = write
    }

    static let all: [Place] = [
        .body, .function, .staticMethod, .initializer, .accessor, .localFunction, .containerExtension,
        .resolverExtension, .assembly,
        .closureParameter, .closureVariable, .defaultValue, .wrapperArgument, .resultBuilder, .keyPath,
        .trueCondition, .elseOfFalseCondition,
        .branch, .deferred, .subscriptBody, .registeringClosure, .interpolation,
    ]
}
