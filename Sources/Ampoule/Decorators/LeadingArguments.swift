/// The arguments of a registration, of which a decorator takes the first ones.
///
/// The compiler cannot split a pack of arguments.
struct LeadingArguments {
    private var arguments: [Any] = []
    private var taken = 0

    init<each Argument>(_ argument: repeat each Argument) {
        repeat arguments.append(each argument)
    }

    /// Takes the next argument, which has the given type.
    mutating func next<Argument>(_ type: Argument.Type) -> Argument {
        defer { taken += 1 }
        guard let argument = arguments[taken] as? Argument else {
            preconditionFailure("The decorator takes the arguments of a shorter key")
        }
        return argument
    }
}
