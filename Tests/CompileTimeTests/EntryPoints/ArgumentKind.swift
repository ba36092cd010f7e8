/// A kind of variable whose type is easily lost when it is passed on.
struct ArgumentKind: Sendable {
    let name: String

    /// The static type of the variable.
    let type: String

    /// What the variable is set to; nil if it is the parameter of a generic function.
    let value: String?

    /// The type as the parameter of a function has to spell it.
    var parameterType: String { type.contains("->") ? "@escaping \(type)" : type }

    private init(_ name: String, _ type: String, _ value: String?) {
        self.name = name
        self.type = type
        self.value = value
    }

    static let all = [
        ArgumentKind("Existential", "any Animal", "Cat()"),
        ArgumentKind("ExistentialOfSeveral", "any Animal & Named", "Cat()"),
        ArgumentKind("Superclass", "Pet", "Cat()"),
        ArgumentKind("Value", "Int", "1"),
        ArgumentKind("Optional", "Cat?", "Cat()"),
        ArgumentKind("OptionalExistential", "(any Animal)?", "Cat()"),
        ArgumentKind("Existentials", "[any Animal]", "[Cat()]"),
        ArgumentKind("Closure", "@Sendable () -> Cat", "{ Cat() }"),
        ArgumentKind("Tuple", "(Cat, Int)", "(Cat(), 1)"),
        ArgumentKind("TupleOfExistentials", "(any Animal, Int)", "(Cat(), 1)"),
        ArgumentKind("Metatype", "Cat.Type", "Cat.self"),
        ArgumentKind("ExistentialMetatype", "any Animal.Type", "Cat.self"),
        ArgumentKind("GenericParameter", "Value", nil),
    ]
}
