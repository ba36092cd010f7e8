extension RegistrationKey: CustomStringConvertible {
    /// A readable form of the key, such as `Animal(String, Bool) named "lucky"`.
    public var description: String { description(of: { TypeName.short($0) }) }

    /// The description with the modules of all types, for keys whose descriptions are equal without them.
    var qualifiedDescription: String { description(of: { TypeName.qualified($0) }) }

    /// Whether descriptions and lists omit the key.
    var isHidden: Bool { option is any HiddenServiceKeyOption }

    /// The argument types in parentheses, such as `(String, Bool)`.
    var argumentList: String {
        "(\(argumentTypes.map { TypeName.short($0) }.joined(separator: ", ")))"
    }

    private func description(of typeName: (Any.Type) -> String) -> String {
        var text = typeName(serviceType)
        let arguments = argumentTypes
        if !arguments.isEmpty { text += "(\(arguments.map(typeName).joined(separator: ", ")))" }
        if let name { text += " named \"\(name)\"" }
        if isContribution {
            text += " in a list"
        } else if let option, !isHidden {
            text += " with option \(option)"
        }
        return text
    }
}
