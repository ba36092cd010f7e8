extension RegistrationKey: CustomStringConvertible {
    /// The key as a person would write it, such as `Animal(String, Bool) named "lucky"`.
    public var description: String { description(of: { TypeName.short($0) }) }

    /// The key with the modules of all types, for the rare case that two keys look alike without them.
    var qualifiedDescription: String { description(of: { TypeName.qualified($0) }) }

    /// Whether the key is one that no list mentions.
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
        if let option, !isHidden { text += " with option \(option)" }
        return text
    }
}
