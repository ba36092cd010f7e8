import SwiftSyntax

extension TypeSyntax {
    /// Whether this is a name, alone or qualified with a module as in `Module.Name` and `Module::Name`.
    package func isReference(to name: String, inModule module: String) -> Bool {
        tokens(viewMode: .sourceAccurate).isReference(to: name, inModule: module)
    }

    /// Whether the spelling is that of `Void`.
    package var isVoid: Bool {
        trimmedText == "()" || isReference(to: "Void", inModule: "Swift")
    }
}

extension ExprSyntax {
    /// Whether this is a name, alone or qualified with a module as in `Module.Name` and `Module::Name`.
    package func isReference(to name: String, inModule module: String) -> Bool {
        tokens(viewMode: .sourceAccurate).isReference(to: name, inModule: module)
    }
}

extension TokenSequence {
    fileprivate func isReference(to name: String, inModule module: String) -> Bool {
        let texts = map(\.textWithoutBackticks)
        return texts == [name] || texts == [module, ".", name] || texts == [module, "::", name]
    }
}
