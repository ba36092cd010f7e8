import AmpouleSyntax
import SwiftSyntax

// A list with a name has members by which other lists include it: what it provides, what it requires, and a function that
// registers it once. They are overloads, chosen by the type of the list, so that lists of two modules can have one name.
extension ComponentListWriter {
    /// The members by which other lists include the list.
    var namedListMembers: [String] {
        guard let name else { return [] }
        let components = list.distinctEntries.enumerated().compactMap { index, entry in
            isProvided(entry) ? provider(entry, index + 1, of: name) : nil
        }
        let services = publishedKeys.map { service, key in
            provider("__provider", of: key, "Ampoule::__Synchronous", in: name, at: service)
        }
        return components + services
            + [providedKeys(of: name), contract(of: name), registerOnceFunction(name)].compactMap(\.self)
    }

    /// The protocol that names the list, which must be one of the container.
    private var name: String? { list.isOnContainer ? list.name?.trimmedText : nil }

    /// The included lists, with the protocols that name them.
    var included: [(expression: ExprSyntax, name: String)] {
        guard list.isOnContainer else { return [] }
        return list.included.compactMap { included in
            included.namedType.map { name in (included, name.trimmedText) }
        }
    }

    /// The body of the function that registers the components.
    ///
    /// The included lists come first.
    var registration: [String] {
        ["self.__registerList {"] + registerStatements.map { statement in statement.indented() } + ["}"]
    }

    private var registerStatements: [String] {
        if let name {
            return [
                "var __lists = Ampoule::__RegisteredLists()",
                "self.__register(\(key(of: name)), &__lists)",
            ]
        }
        guard !included.isEmpty else { return registerCalls }
        return ["var __lists = Ampoule::__RegisteredLists()"] + registerIncluded + registerCalls
    }

    /// The statements of the proof that are about included lists.
    var proofOfLists: [String] {
        [proofOfName].compactMap(\.self) + lists + contractProofs + distinctness + proofOfPublished
    }

    /// The proof that a protocol names the list.
    private var proofOfName: String? {
        guard let name, let expression = list.nameExpression else { return nil }
        let function = functionName(of: expression)
        return """
            do {
            func kind<List: Ampoule::ComponentList>(_: List.Type) -> Ampoule::__Unfit {}
            @_disfavoredOverload func kind<List>(_: List.Type) -> Ampoule::__Distinct {}
            let __kind = kind((\(existentialMark)\(name)).self)
            do {
            @available(*, unavailable, message: "it isn't a protocol; name the list with one that refines 'ComponentList'")
            func \(function)(_: Ampoule::__Unfit) {}
            func \(function)(_: Ampoule::__Distinct) {}
            \(directive.align("\(function)(__kind)", with: expression))
            }
            }
            """
    }

    /// The type that conforms to the included lists, by which their providers are found.
    ///
    /// The compiler reports a list that is no protocol at the first one.
    private var lists: [String] {
        guard let first = included.first else {
            return ["let __lists = Ampoule::__NoLists.self", "_ = __lists"]
        }
        let type = "__Lists: \(included.map(\.name).joined(separator: ", ")) {}"
        return [
            directive.align(type, below: ["struct"], with: first.expression),
            "let __lists = __Lists.self", "_ = __lists",
        ]
    }

    /// The proof that the included lists exist, and that the list provides the services that they require.
    private var contractProofs: [String] {
        included.map { included, name in
            let function = functionName(of: included)
            return """
                do {
                let __dependencies = Ampoule::Container.__contract(\(key(of: name)))
                \(directive.place("Ampoule::Container.__proveContract(\(key(of: name)))", at: included))
                do {
                @available(*, unavailable, message: "it names no list that is visible here: no list has it in 'as:', or its module isn't imported")
                func \(function)(_: Ampoule::__NoList) {}
                func \(function)<Keys: Ampoule::__DependencyList>(_: Keys) {}
                \(directive.align("\(function)(__dependencies)", with: included))
                }
                }
                """
        }
    }

    /// The name of the function that reports an error about a list.
    private func functionName(of list: ExprSyntax) -> String {
        (list.namedType?.nameOfType ?? "list").asDeclaredName
    }

    private var registerIncluded: [String] {
        included.map { included, name in
            directive.place("self.__register(\(key(of: name)), &__lists)", at: included)
        }
    }

    private func provider(_ entry: ComponentList.Entry, _ number: Int, of name: String) -> String? {
        guard let type = entry.type?.trimmedText else { return nil }
        let making = "Ampoule::__Made<\(type).__ArgumentFreeRegistration.__Making, \(type).__Isolation>"
        return provider("__provider", of: "\(type).__ProvidedKey", making, in: name, at: entry.expression)
            + "\n"
            + provider(
                "__providerOfAnyName",
                of: "\(type).\(isExported ? "__ExportedAnyNameKey" : "__AnyNameKey")",
                making,
                in: name,
                number: number,
                at: entry.expression
            )
    }

    private func provider(
        _ function: String,
        of key: String,
        _ making: String,
        in name: String,
        number: Int = 0,
        at node: ExprSyntax
    ) -> String {
        let parameters = ComponentList.parameters("\(key), _: \(existentialMark)\(name).Type", number: number)
        return directive.place(
            "\(hookAccess)nonisolated static func \(function)(\(parameters)) -> \(making) { Swift::fatalError() }",
            at: node
        )
    }

    /// Whether lists that include this one can depend on the first service of a component.
    func isProvided(_ entry: ComponentList.Entry) -> Bool { !list.isPublishing || entry.isPublic }

    /// Whether lists of other modules may include this one.
    private var isExported: Bool {
        list.isPublishing || [.public, .package].contains(where: list.declaration.modifiers.contains)
    }

    /// The access of what other lists use.
    var hookAccess: String {
        list.isPublishing && !list.declaration.modifiers.contains(.public) ? "public " : ""
    }

    /// The services in `provides:`, with their keys.
    var publishedKeys: [(service: ExprSyntax, key: String)] {
        list.published.compactMap { service in
            service.namedType.map { type in (service, "Ampoule::__Plain<(\(type.trimmedText))>") }
        }
    }

    /// The proof that the list has what it publishes, made without waiting and on any actor.
    private var proofOfPublished: [String] {
        guard let file = directive.file(of: list.attribute) else { return [] }
        let consumer = list.name?.nameOfType ?? "list"
        return publishedKeys.compactMap { service, key in
            guard let place = directive.place(of: service) else { return nil }
            let requirement = Requirement(
                line: place.line,
                column: place.column,
                name: .none,
                isAwaited: false,
                isolation: .none,
                edge: 0,
                title: service.namedType.map { type in Requirement.title(of: type, named: nil) } ?? ""
            )
            // The path is a literal already.
            return """
                do {
                let __keys = Ampoule::__value(of: Ampoule::__LooseEdge<\(key), Ampoule::__NoEdge>.self)
                \(requirement.statement(consumer: consumer, file: String(file.dropFirst().dropLast()), number: 0))
                }
                """
        }
    }

    private func contract(of name: String) -> String? {
        let keys = (list.providedKeys ?? []).map { provided in "Ampoule::__LooseEdge<\(provided.key), " }
        let type = keys.joined() + "Ampoule::__NoEdge" + String(repeating: ">", count: keys.count)
        let requirements = (list.providedServices ?? []).compactMap { service, type, name -> String? in
            guard let place = directive.place(of: service) else { return nil }
            return Requirement(
                line: place.line,
                column: place.column,
                name: Requirement.Name(name),
                isAwaited: false,
                isolation: .none,
                edge: 0,
                title: Requirement.title(of: type, named: name)
            ).text
        }
        guard let file = directive.file(of: list.attribute) else { return nil }
        let simpleName = list.name?.nameOfType ?? name
        let arguments = ["\"\(simpleName)\"", "in: \(file)"] + requirements.map { text in "\"\(text)\"" }
        let proof =
            requirements.isEmpty ? "nil" : arguments.asList(after: "#Ampoule::__requirements(", before: ")")
        return """
            \(hookAccess)nonisolated static func __contract(_: Ampoule::__Of<\(existentialMark)\(name)>) -> \(type) { Swift::fatalError() }

            \(hookAccess)nonisolated static func __proveContract(
                _: Ampoule::__Of<\(existentialMark)\(name)>,
                _: Swift::Void? = \(proof)
            ) {}
            """
    }

    private func registerOnceFunction(_ name: String) -> String? {
        return """
            \(hookAccess)nonisolated func __register(
                _ __list: Ampoule::__Of<\(existentialMark)\(name)>,
                _ __lists: inout Ampoule::__RegisteredLists
            ) {
                guard __lists.add(__list) else { return }
            \((registerIncluded + registerCalls).joined(separator: "\n").indented())
            }
            """
    }

    private func key(of name: String) -> String { "Ampoule::__Of<\(existentialMark)\(name)>()" }
}
