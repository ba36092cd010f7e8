/// The words of the language, by their hashes.
enum Keywords {
    /// The words that may begin a declaration which matters to a reader of declarations.
    static let ofDeclarations = hashes([
        "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "associatedtype",
        "func",
        "import", "macro",
    ])

    static let typeKeywords = hashes(["struct", "enum", "protocol", "extension", "actor", "class"])
    static let `extension` = NameHash("extension").value
    static let `class` = NameHash("class").value
    static let actor = NameHash("actor").value
    static let function = NameHash("func").value
    static let initializer = NameHash("init").value
    static let deinitializer = NameHash("deinit").value
    static let `subscript` = NameHash("subscript").value
    static let variables = hashes(["var", "let"])
    static let `import` = NameHash("import").value
    static let `else` = NameHash("else").value
    static let accessLevels = hashes(["public", "package", "internal", "fileprivate", "private"])

    /// The keywords that may follow `import`, and words that can't name a module.
    static let kindsOfImports = ofDeclarations.union(variables).union(hashes(["inout", "_", "self", "init"]))

    /// The keywords that can follow `class` where it is a modifier.
    static let modifiersOfMembers = hashes([
        "func", "var", "let", "subscript", "override", "final", "public", "private", "fileprivate",
        "internal",
        "package", "open", "static", "nonisolated", "isolated", "dynamic", "lazy", "weak", "unowned",
        "mutating",
    ])

    /// The words that continue a signature on a new line.
    static let partsOfSignatures = hashes(["throws", "rethrows", "async", "reasync", "where"])

    /// The words that begin a block of accessors, apart from attributes.
    static let accessors = hashes([
        "get", "set", "willSet", "didSet", "init", "mutating", "nonmutating", "borrowing", "consuming",
        "nonisolated",
        "_read", "_modify", "read", "modify", "yielding", "unsafeAddress", "unsafeMutableAddress",
        "__consuming",
        "borrow", "mutate",
    ])

    /// The words that a name may not be without backticks.
    static let reserved = ofDeclarations.union(accessLevels).union(variables).union(
        hashes([
            "init", "deinit", "subscript", "operator", "precedencegroup", "inout", "rethrows", "static",
            "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
            "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "as", "is", "await",
            "any", "Any", "some", "each", "false", "nil", "self", "Self", "super", "throws", "true", "try",
            "async", "isolated", "nonisolated", "borrowing", "consuming", "sending", "__owned", "__shared",
            "_const", "_local", "_",
        ])
    )

    /// The modifiers of a function that say nothing about what it registers.
    static let modifiersOfPlainFunctions = accessLevels.union(
        hashes(["open", "static", "final", "mutating", "nonmutating", "nonisolated"])
    )
    static let async = NameHash("async").value
    static let `throws` = NameHash("throws").value

    /// The words before the name of a protocol as a type.
    static let existentials = hashes(["any", "some"])

    /// Reserved words that are often labels of parameters.
    static let labels = hashes(["_", "as", "case", "default", "for", "if", "in", "is", "where", "while"])

    static let directives = hashes(["if", "elseif", "else", "endif", "sourceLocation"])
    private static func hashes(_ names: [String]) -> Set<UInt32> { Set(names.map { NameHash($0).value }) }
}
