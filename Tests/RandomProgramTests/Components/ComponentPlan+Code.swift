extension ComponentPlan {
    /// The dependencies with their labels.
    private var labelled: [(label: String, dependency: Dependency)] {
        dependencies.enumerated().map { number, dependency in ("need\(number + 1)", dependency) }
    }

    /// The attribute with the modifiers of the declaration.
    var attribute: String {
        "\(isIsolated ? "@MainActor " : "")@Register\(arguments)\n\(access.modifier)"
    }

    /// Stored properties without attributes.
    var properties: String {
        labelled.map { "let \($0): \($1.type)" }.joined(separator: "\n")
    }

    /// Constants that are injected.
    var injectedConstants: String {
        labelled.map { "\($1.attribute) let \($0): \($1.type)\($1.mark)" }.joined(separator: "\n")
    }

    /// Variables that are injected, which have no value before.
    var injectedVariables: String {
        labelled.map { label, dependency in
            "\(dependency.attribute) var \(label): \(dependency.type.unwrappedType)\(dependency.mark)"
        }.joined(separator: "\n")
    }

    /// Parameters that are injected, a line each.
    var parameters: String {
        guard !labelled.isEmpty else { return takesArgument ? "count: Int" : "" }
        let lines = labelled.enumerated().map { number, need in
            let comma = number == labelled.count - 1 && !takesArgument ? "" : ","
            let type = (need.dependency.isFunction ? "@escaping " : "") + need.dependency.type
            return "    \(need.dependency.attribute) \(need.label): \(type)\(comma)\(need.dependency.mark)"
        }
        return "\n" + (lines + (takesArgument ? ["    count: Int"] : [])).joined(separator: "\n") + "\n"
    }

    /// Assigns the parameters to the properties.
    var assignments: String {
        labelled.map { "self.\($0.label) = \($0.label)" }.joined(separator: "\n")
    }

    /// Uses what is deferred.
    var uses: String {
        labelled.compactMap { label, dependency in
            dependency.use.map { use in "_ = \(use.replacing("it.", with: "\(label)."))" }
        }.joined(separator: "\n")
    }

    /// The effects of an initializer that uses what is deferred.
    var effects: String {
        (isAwaited ? " async" : "") + (dependencies.contains { $0.use != nil } ? " throws" : "")
    }

    /// An initializer with the dependencies as parameters.
    func initializer(modifiers: String = "", _ body: String) -> String {
        let isOverride = service?.isSuperclass == true && dependencies.isEmpty
        let call = service?.isSuperclass == true ? "super.init()" : ""
        return """
            \(modifiers)\(isOverride ? "override " : "")\(access.memberModifier)init(\(parameters))\(effects) {
            \([body, call, uses].filter { !$0.isEmpty }.joined(separator: "\n").indented)
            }
            """
    }

    /// A declaration with members.
    func declaration(_ keyword: String, _ name: String, _ parts: String...) -> String {
        let text = (parts + [members]).filter { !$0.isEmpty }.joined(separator: "\n")
        return "\(attribute)\(keyword) \(name)\(inheritance) {\(mark)\n\(text.indented)\n}"
    }
}

extension String {
    /// The type that this spells, implicitly unwrapped unless it is an optional.
    fileprivate var unwrappedType: String {
        if hasSuffix("?") { return self }
        if hasPrefix("Optional<") || hasPrefix("Swift.Optional<") { return self + " = nil" }
        return String(optionalType.dropLast()) + "!"
    }
}
