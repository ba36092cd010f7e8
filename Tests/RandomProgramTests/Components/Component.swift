/// A component of a random program, as its code names it.
struct Component: Sendable {
    /// What stands before `.register(in:)`, such as `Horse` or `Tools.horseComponent`.
    let expression: String

    /// What stands in a list, such as `Horse.self` or `Tools.horseComponent`.
    let listed: String

    /// Whether it is a type, which can be passed as a metatype.
    var isType: Bool { listed != expression }

    /// The only access of a list that can name it.
    let access: Access

    /// Whether another file can name it in a list.
    var isListable: Bool { access != .fileprivate }
}

/// What a component is to be.
struct ComponentPlan: Sendable {
    /// What it implements; nil for a component that is its own service.
    let service: Service?
    let dependencies: [Dependency]

    /// The arguments of the attribute, with parentheses.
    let arguments: String

    /// What stands behind the name of the type.
    var inheritance: String
    let access: Access

    var isAwaited = false

    /// Whether the main actor makes it.
    var isIsolated = false

    /// Whether its initializer takes an argument.
    var takesArgument = false
    /// A comment behind the line with its name.
    var mark = ""

    var members: String { service.map(\.members) ?? "" }
}
