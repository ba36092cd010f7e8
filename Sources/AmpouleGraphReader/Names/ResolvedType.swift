/// A type as far as the sources determine it.
struct ResolvedType {
    /// Equal for equal types, as far as is known.
    let key: String

    /// Whether the type differs from every exact type with another key.
    let isExact: Bool

    /// Equal only for types that are certainly equal; `nil` if no other type is.
    let identity: String?

    /// The displayed spelling, unique among the declared types of the program.
    let text: String

    /// The last names in the type, which distinguish types that aren't exact.
    let lastNames: [String]

    /// The declaration, if it is a declared type itself.
    let declaration: TypeTable.Entry?

    /// Whether no analyzed source declares the type, or the generic type that it is one of.
    let isExternal: Bool

    /// Whether an analyzed source declares a part of the type, so that no source that isn't analyzed can name it.
    var hasDeclaredParts = false

    /// The types of a composition.
    var parts: [ResolvedType] = []

    /// Whether the type is unknown, so that it may be any.
    var isUnknown = false

    static func unknown(_ name: String) -> ResolvedType {
        ResolvedType(
            key: "?\(name)",
            isExact: false,
            identity: nil,
            text: name,
            lastNames: [name],
            declaration: nil,
            isExternal: false,
            isUnknown: true
        )
    }
}

extension TypeLookup {
    /// The type that a spelling refers to.
    func resolve(_ spelling: TypeSpelling) -> ResolvedType {
        switch spelling {
        case .named(let names): return resolve(find(names), names)
        case .composition(let parts): return compose(parts.map(resolve), parts)
        case .tuple(let elements): return build(TypeSpelling.Form(tupleOf: elements.count), elements)
        case .built(let form, let parts): return build(form, parts)
        case .other(let text): return .unknown(text)
        }
    }

    /// The type for the lookup result of some names.
    func resolve(_ result: Result, _ names: [TypeSpelling.Name]) -> ResolvedType {
        if case .declared(let entry, let isFoundExactly) = result, names.allSatisfy({ $0.arguments.isEmpty })
        {
            return resolve(entry, names, isExact: isFoundExactly && entry.asOwner.genericDepth == 0)
        }
        let lastName = names.last?.text ?? ""
        // A member of a generic type is a different type for different arguments.
        let lists = names.map { name in name.arguments.map(resolve) }.filter { !$0.isEmpty }
        let isAnyUnknown = lists.joined().contains(where: \.isUnknown)
        let brackets = lists.map { list in "<\(list.map(\.key).joined(separator: ","))>" }.joined()
        let texts = (names.last?.arguments.isEmpty == false ? lists.last : nil)?.map(\.text) ?? []
        let areArgumentsExact = lists.joined().allSatisfy(\.isExact)
        let identity =
            lists.joined().allSatisfy { $0.identity != nil }
            ? lists.map { list in "<\(list.compactMap(\.identity).joined(separator: ","))>" }.joined() : nil
        switch result {
        case .declared(let entry, let isFoundExactly):
            let isExact =
                isFoundExactly && areArgumentsExact
                && lists.count >= entry.asOwner.genericDepth
            return resolve(entry, names, isExact: isExact, brackets, texts)
        case .aliased(let type, _, _): return type
        case .dependent: return .unknown(lastName)
        case .external(let path, let isFoundExactly):
            if path.count == 1, lists.isEmpty, let alias = KnownNames.aliases[lastName] {
                return TypeLookup(table, file: file, scope: nil, depth: depth + 1).resolve(alias)
            }
            let key = ".\(path.joined(separator: "."))\(brackets)"
            let isKnown = path.count == 1 && KnownNames.isKnown(lastName) && isFoundExactly
            // A generic alias may be one of its arguments, or any type built from them.
            if isAnyUnknown, !isKnown { return .unknown(lastName) }
            let kinds = isKnown || lists.isEmpty ? [] : TypeSpelling.Form.kinds
            let isExact =
                isKnown && areArgumentsExact
                && (!lists.isEmpty || !KnownNames.genericTypes.contains(lastName))
            let origin = isFoundExactly && !isKnown ? self.identity(ofExternal: names, path) : nil
            let type = ResolvedType(
                key: key,
                isExact: isExact,
                identity: isExact ? key : origin.flatMap { origin in identity.map { origin + $0 } },
                text: TypeSpelling.text(path.joined(separator: "."), texts),
                lastNames: [lastName] + kinds,
                declaration: nil,
                isExternal: true,
                hasDeclaredParts: lists.joined().contains(where: \.isOfProgram)
            )
            return type.isMarkerProtocol ? compose([type], [.named(names)]) : type
        }
    }

    /// A declared type with its generic arguments.
    private func resolve(
        _ entry: TypeTable.Entry,
        _ names: [TypeSpelling.Name],
        isExact: Bool,
        _ brackets: String = "",
        _ texts: [String] = []
    ) -> ResolvedType {
        let key = brackets.isEmpty ? entry.id : entry.id + brackets
        let type = ResolvedType(
            key: key,
            isExact: isExact,
            identity: isExact ? key : nil,
            text: TypeSpelling.text(table.text(of: entry), texts),
            lastNames: [entry.type.name],
            declaration: entry,
            isExternal: false
        )
        return type.isMarkerProtocol ? compose([type], [.named(names)]) : type
    }

    /// The identity of an external type, which distinguishes it from types with the same name in other modules.
    ///
    /// A qualified name means the same as the unqualified name if the file imports no other unread module: a type that
    /// is visible by one spelling is visible by the other.
    private func identity(ofExternal names: [TypeSpelling.Name], _ path: [String]) -> String {
        let qualifier = names.first?.module ?? (names.count > path.count ? names.first?.text : nil)
        let modules =
            qualifier.map { module in
                KnownNames.modules.contains(module) ? [] : [module]
            } ?? table.imports.unreadModules(of: file)
        return "\(path.joined(separator: ".")) of \(modules.joined(separator: ","))"
    }

    private func compose(_ types: [ResolvedType], _ spellings: [TypeSpelling]) -> ResolvedType {
        guard !types.contains(where: \.isUnknown) else {
            return .unknown(spellings.map(\.description).joined(separator: "&"))
        }
        let composition = Composition(types, table)
        let parts = composition.parts
        let lastNames = composition.isExact ? [] : ["&"] + types.flatMap(\.lastNames)
        if parts.count == 1 {
            return ResolvedType(
                key: parts[0].key,
                isExact: composition.isExact,
                identity: composition.isExact ? parts[0].identity : nil,
                text: parts[0].text,
                lastNames: parts[0].lastNames + lastNames,
                declaration: parts[0].declaration,
                isExternal: parts[0].isExternal,
                hasDeclaredParts: parts[0].hasDeclaredParts
            )
        }
        let key = parts.isEmpty ? ".Any" : "(\(parts.map(\.key).joined(separator: "&")))"
        return ResolvedType(
            key: key,
            isExact: composition.isExact,
            identity: composition.isExact ? key : nil,
            text: parts.isEmpty ? "Any" : parts.map(\.text).joined(separator: " & "),
            lastNames: (parts.isEmpty ? ["Any"] : ["&"]) + lastNames,
            declaration: nil,
            isExternal: parts.allSatisfy(\.isExternal),
            hasDeclaredParts: parts.contains(where: \.isOfProgram),
            parts: parts
        )
    }

    private func build(_ form: TypeSpelling.Form, _ parts: [TypeSpelling]) -> ResolvedType {
        let types = parts.map(resolve)
        let text = form.text(types.map(\.text))
        let kind = form.kind
        if kind == nil, types.contains(where: \.isUnknown) { return .unknown(text) }
        // A protocol has two metatypes: its own, and the one of its conforming types.
        let isAmbiguous = kind == TypeSpelling.Form.metatype && !types.allSatisfy(\.isNominal)
        let isExact = form.isPlain && !isAmbiguous && types.allSatisfy(\.isExact)
        let identities = types.compactMap(\.identity)
        return ResolvedType(
            key: "{\(form.text(types.map(\.key)))}",
            isExact: isExact,
            identity: form.isPlain && !isAmbiguous && identities.count == types.count
                ? "{\(form.text(identities))}" : nil,
            text: text,
            lastNames: kind.map { [$0] } ?? types.flatMap(\.lastNames),
            declaration: nil,
            isExternal: types.allSatisfy(\.isExternal),
            hasDeclaredParts: types.contains(where: \.isOfProgram)
        )
    }
}

extension ResolvedType {
    /// Whether an analyzed source declares the type or a part of it.
    var isOfProgram: Bool { declaration != nil || hasDeclaredParts }

    /// Whether this is a type that the language builds of others, not an alias.
    var isBuilt: Bool { lastNames.first.map(TypeSpelling.Form.kinds.contains) ?? false }

    /// Whether this is certainly a class, a structure, an actor or an enumeration.
    fileprivate var isNominal: Bool {
        if isBuilt { return true }
        if let declaration { return !declaration.type.isProtocol && parts.isEmpty }
        return isExact && isExternal && lastNames.allSatisfy(KnownNames.isNominal)
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
        switch kind {
        case .protocol, .markerProtocol: true
        default: false
        }
    }
}
