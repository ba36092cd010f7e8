/// A type as far as the sources tell which one it is.
struct ResolvedType {
    /// Equal for equal types, as far as is known.
    let key: String

    /// Whether the type is another one than all exact ones whose key is another.
    let isExact: Bool

    /// The type as people write it, which no other declared type of the program is called.
    let text: String

    /// The last name in it, by which types can be told to be different that are not exact.
    let lastName: String

    /// The declaration, if it is a declared type itself.
    let declaration: TypeTable.Entry?

    /// Whether it cannot be told what type this is, so that it may be any.
    let isUnknown: Bool

    static func unknown(_ name: String) -> ResolvedType {
        ResolvedType(
            key: "?\(name)",
            isExact: false,
            text: name,
            lastName: name,
            declaration: nil,
            isUnknown: true
        )
    }

    /// Whether nothing that is read declares it.
    var isExternal: Bool { declaration == nil && !isUnknown }
}

extension TypeLookup {
    /// The type that a spelling means.
    func resolve(_ spelling: TypeSpelling) -> ResolvedType {
        switch spelling {
        case .named(let names): return resolve(find(names), names)
        case .composition(let parts): return join(parts, by: "&", sorted: true)
        case .tuple(let elements): return join(elements, by: ",", sorted: false)
        case .other(let text): return .unknown(text)
        }
    }

    /// The type of names that have been found to mean something.
    func resolve(_ result: Result, _ names: [TypeSpelling.Name]) -> ResolvedType {
        let lastName = names.last?.text ?? ""
        let arguments = (names.last?.arguments ?? []).map(resolve)
        let list = arguments.isEmpty ? "" : "<\(arguments.map(\.key).joined(separator: ","))>"
        let texts = arguments.map(\.text)
        let hasExactArguments = arguments.allSatisfy(\.isExact)
        if arguments.contains(where: \.isUnknown) { return .unknown(lastName) }
        switch result {
        case .declared(let entry, let isExact):
            return ResolvedType(
                key: entry.id + list,
                isExact: isExact && hasExactArguments && (!entry.type.isGeneric || !arguments.isEmpty),
                text: TypeSpelling.text(table.text(of: entry), texts),
                lastName: entry.type.name,
                declaration: entry,
                isUnknown: false
            )
        case .aliased(let type, _, _): return type
        case .dependent: return .unknown(lastName)
        case .external:
            let path =
                names.first.map { KnownNames.modules.contains($0.text) } == true && names.count > 1
                ? names.dropFirst() : names[...]
            return ResolvedType(
                key: "." + path.map(\.text).joined(separator: ".") + list,
                isExact: path.count == 1 && KnownNames.types.contains(lastName) && hasExactArguments
                    && (!arguments.isEmpty || !KnownNames.genericTypes.contains(lastName)),
                text: TypeSpelling.text(path.map(\.text).joined(separator: "."), texts),
                lastName: lastName,
                declaration: nil,
                isUnknown: false
            )
        }
    }

    private func join(_ parts: [TypeSpelling], by separator: String, sorted: Bool) -> ResolvedType {
        let types = parts.map(resolve)
        guard !types.contains(where: \.isUnknown) else {
            return .unknown(parts.map(\.description).joined(separator: separator))
        }
        let keys = types.map(\.key)
        return ResolvedType(
            key: "(\((sorted ? keys.sorted() : keys).joined(separator: separator)))",
            isExact: sorted && types.allSatisfy { $0.isExact && $0.declaration?.type.isProtocol == true },
            text: sorted
                ? types.map(\.text).joined(separator: " & ")
                : "(\(types.map(\.text).joined(separator: ", ")))",
            lastName: types.last?.lastName ?? "",
            declaration: nil,
            isUnknown: false
        )
    }
}

extension DeclaredType {
    /// Whether this declares a class.
    var isClass: Bool {
        if case .class = kind { return true }
        return false
    }

    /// Whether this declares a protocol.
    var isProtocol: Bool {
        if case .protocol = kind { return true }
        return false
    }
}
