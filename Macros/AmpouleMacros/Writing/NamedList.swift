import AmpouleSyntax
import SwiftSyntax

// A list with a name has members by which other lists include it: what it provides, what it requires, and a function that
// registers it once. They are overloads, chosen by the type of the list, so that lists of two modules can have one name.
extension ComponentListWriter {
    /// The members by which other lists include the list.
    var namedListMembers: [String] {
        guard let name else { return membersOfMain + providersOfMain }
        let lists = "\(existentialMark)\(name).Type"
        let components = list.distinctEntries.enumerated().compactMap { index, entry in
            isProvided(entry) ? provider(entry, index + 1, in: lists) : nil
        }
        let services = publishedKeys.map { service, key in
            provider("__provider", of: key, "Ampoule::__Synchronous", in: lists, at: service)
        }
        return components + services
            + providers(
                of: list.level == nil
                    ? list.distinctEntries.filter { !isProvided($0) } : list.distinctEntries,
                for: "Ampoule::__Of<\(existentialMark)\(name)>"
            )
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
        let registrar =
            list.level == nil
            ? [] : ["let \(registrar) = \(list.containerType).registrations(in: container)"]
        return registrar + ["\(self.registrar).__registerList {"]
            + registerStatements.map { statement in statement.indented() } + ["}"]
    }

    /// The expression of the container that registers.
    var registrar: String { list.level == nil ? "self" : "__registrar" }

    /// The call that registers a list once.
    private func registerCall(of name: String) -> String {
        list.level == nil
            ? "self.__register(\(key(of: name)), &__lists)"
            : "\(list.containerType).__register(\(key(of: name)), &__lists, in: __registrar)"
    }

    private var registerStatements: [String] {
        if let name {
            return [
                "var __lists = Ampoule::__RegisteredLists()",
                registerCall(of: name),
            ]
        }
        guard !included.isEmpty else { return registerCalls }
        return ["var __lists = Ampoule::__RegisteredLists()"] + registerIncluded + registerCalls
    }

    /// The statements of the proof that are about included lists.
    var proofOfLists: [String] {
        depthProof + proofsOfNames + lists + SeenContainers.lists(for: ownLists) + contractProofs
            + partProofs + distinctness + proofOfPublished
    }

    /// The proof that the level isn't deeper than the levels that the list asks.
    private var depthProof: [String] {
        guard list.level != nil else { return [] }
        let call = directive.align("LevelContainer(__outermost)", with: list.declaration.extendedType)
        return [
            """
            do {
            let __outermost = \(SeenContainers.all[SeenContainers.all.count - 1].type).self
            do {
            func LevelContainer(_: Ampoule::Container.Type) {}
            @available(*, unavailable, message: "levels can be three deep; give the level an outer one further out [deepLevel]")
            func LevelContainer<Other>(_: Other) {}
            \(call)
            }
            }
            """
        ]
    }

    /// The proofs that protocols name the list and the lists that it includes.
    private var proofsOfNames: [String] {
        let own =
            name.flatMap { name in list.nameExpression.map { expression in [(expression, name)] } } ?? []
        // The compiler reports the others at the local type that conforms to the lists.
        return (own + (hasMemberForLists ? included : [])).map(proofOfName)
    }

    private func proofOfName(_ expression: ExprSyntax, _ name: String) -> String {
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
        guard let typeOfLists else { return ["let __lists = Ampoule::__NoLists.self"] }
        return (hasMemberForLists ? [] : [typeOfLists.declaration]) + [
            "let __lists = \(typeOfLists.name).self"
        ]
    }

    /// Whether the type that conforms to the included lists is a member: inner levels use that of a main list, and a function of a
    /// generic type has no types of its own.
    private var hasMemberForLists: Bool { list.isMain || list.level != nil }

    /// The type that conforms to the included lists; `nil` if nothing needs one.
    private var typeOfLists: (name: String, declaration: String)? {
        guard list.isMain || !included.isEmpty else { return nil }
        let name = list.isMain ? mainLists : "__Lists\(list.nameAtLevel.map { level in "Of\(level)" } ?? "")"
        let conformances = included.isEmpty ? "" : ": \(included.map(\.name).joined(separator: ", "))"
        let header = "\(hasMemberForLists ? accessOfMain : "")struct"
        let declaration = "\(name)\(conformances) {}"
        guard let first = included.first else { return (name, "\(header) \(declaration)") }
        return (name, directive.align(declaration, below: [header], with: first.expression))
    }

    /// The type that conforms to the name of a level's list, by which the parts of the list at outer levels are found.
    private var ownLists: (type: String, name: String)? {
        guard list.level != nil, let name else { return nil }
        return ("__Own\(list.nameAtLevel ?? "")", "\(existentialMark)\(name)")
    }

    /// The types for the proof of a level's list.
    var membersOfProof: [String] {
        guard isProved, list.level != nil else { return [] }
        var own: [String] = []
        if let ownLists, let name, let expression = list.nameExpression {
            own = [directive.place("struct \(ownLists.type): \(name) {}", at: expression)]
        }
        return own + (list.isMain ? [] : [typeOfLists?.declaration].compactMap(\.self))
            + membersForComparison
    }

    /// The proof that the included lists exist, and that the list provides the services that they require.
    private var contractProofs: [String] {
        included.map { included, name in
            let function = functionName(of: included)
            return """
                do {
                let __dependencies = __Container1.__contract(\(key(of: name)))
                \(directive.place("__Container1.__proveContract(\(key(of: name)))", at: included))
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

    /// The proof that the lists of outer levels include the parts that an included list has there.
    private var partProofs: [String] {
        guard list.level != nil else { return [] }
        return included.map { included, name in
            let function = functionName(of: included)
            let inclusions = SeenContainers.all.dropFirst().map { container in
                """
                let __parts\(container.number) = \(container.type).__contract(\(key(of: name)))
                let __inclusion\(container.number) = inclusion(\(container.lists))
                let __verdict\(container.number) = verdict(__parts\(container.number), __inclusion\(container.number), \
                __verdict\(container.number - 1))
                """
            }
            return """
                do {
                func inclusion(_: \(existentialMark)\(name).Type) -> Ampoule::__Distinct {}
                @_disfavoredOverload func inclusion<Lists>(_: Lists.Type) -> Ampoule::__Missing {}
                func verdict<Keys: Ampoule::__DependencyList, Verdict>(_: Keys, _: Ampoule::__Missing, _: Verdict) \
                -> Ampoule::__Unfit {}
                func verdict<Verdict>(_: Ampoule::__NoList, _: Ampoule::__Missing, _: Verdict) -> Verdict {}
                func verdict<Keys, Verdict>(_: Keys, _: Ampoule::__Distinct, _: Verdict) -> Verdict {}
                let __verdict1 = Ampoule::__value(of: Ampoule::__Distinct.self)
                \(inclusions.joined(separator: "\n"))
                do {
                @available(*, unavailable, message: "the list of an outer level doesn't include its part for that level; name it in \
                'including:' there, too [missingInclusion]")
                func \(function)(_: Ampoule::__Unfit) {}
                func \(function)(_: Ampoule::__Distinct) {}
                \(directive.align("\(function)(__verdict\(SeenContainers.all.count))", with: included))
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
            directive.place(registerCall(of: name), at: included)
        }
    }

    private func provider(_ entry: ComponentList.Entry, _ number: Int, in lists: String) -> String? {
        guard let type = entry.type?.trimmedText else { return nil }
        let making = "Ampoule::__Made<\(type).__ArgumentFreeRegistration.__Making, \(type).__Isolation>"
        return provider("__provider", of: "\(type).__ProvidedKey", making, in: lists, at: entry.expression)
            + "\n"
            + provider(
                "__providerOfAnyName",
                of: "\(type).\(isExported ? "__ExportedAnyNameKey" : "__AnyNameKey")",
                making,
                in: lists,
                number: number,
                at: entry.expression
            )
    }

    /// - Parameter question: The type of the lists that include this one, or of another question.
    private func provider(
        _ function: String,
        of key: String,
        _ making: String,
        in question: String,
        isOfModule: Bool = false,
        number: Int = 0,
        at node: ExprSyntax
    ) -> String {
        let parameters = ComponentList.parameters(
            "\(key), _: \(question)",
            number: number
        )
        return directive.place(
            "\(isOfModule ? accessOfMain : hookAccess)nonisolated static func \(function)(\(parameters)) -> \(making) { Swift::fatalError() }",
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
        if list.name == nil { return accessOfMain }
        return list.isPublishing && !list.declaration.modifiers.contains(.public) ? "public " : ""
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
            \(hookAccess)nonisolated \(list.level == nil ? "" : "static ")func __register(
                _ __list: Ampoule::__Of<\(existentialMark)\(name)>,
                _ __lists: inout Ampoule::__RegisteredLists\(list.level == nil ? "" : ",\n    in __registrar: Ampoule::Container")
            ) {
                guard __lists.add(__list) else { return }
            \((registerIncluded + registerCalls).joined(separator: "\n").indented())
            }
            """
    }

    private func key(of name: String) -> String { "Ampoule::__Of<\(existentialMark)\(name)>()" }
}

// The list of the program, and that of a level, have members by which lists of inner levels of the module depend on them.
extension ComponentListWriter {
    /// The name of the type that conforms to the included lists of the program, or of a level.
    ///
    /// It is another one for each list, so that a second one isn't several errors.
    private var mainLists: String {
        let types = [list.distinctEntries.first, list.distinctEntries.last].map { entry in
            (entry?.type?.trimmedText ?? "").map { character in
                character.isLetter || character.isNumber ? character : "_"
            }
        }
        return
            "__MainLists_\(list.nameAtLevel ?? "")_\(String(types[0]))_\(String(types[1]))_\(list.entries.count)"
    }

    /// The access of the members of the program's list, or of a level's: only lists of its module see it.
    var accessOfMain: String {
        [.public, .package].contains(where: list.declaration.modifiers.contains) ? "internal " : ""
    }

    /// The type that conforms to the included lists, and the function by which lists of inner levels find it.
    ///
    /// The functions of two such lists differ by their parameters, so that they aren't another error.
    var membersOfMain: [String] {
        guard list.isMain, let typeOfLists else { return [] }
        let identity = list.distinctEntries.first.flatMap(\.type)?.trimmedText ?? "Swift::Void"
        return [
            typeOfLists.declaration,
            """
            \(accessOfMain)nonisolated static func __mainLists(_: Ampoule::__Of<\(identity)> = .init()) -> \(mainLists).Type \
            { Swift::fatalError() }
            """,
        ]
    }

    /// The functions that answer the requests of inner levels for components and for services from outside.
    ///
    /// Their results differ: two components for one key are reported by the proof, and not as equal functions, too.
    private var providersOfMain: [String] {
        guard list.isMain, list.isOnContainer else { return [] }
        let services = (list.providedKeys ?? []).map { provided in
            let making = "Ampoule::__Node<\(provided.key), Ampoule::__Synchronous>"
            return provider(
                "__mainProvider",
                of: provided.key,
                making,
                in: "Ampoule::__OfMain",
                at: provided.service
            )
        }
        return providers(of: list.distinctEntries, for: "Ampoule::__OfMain") + services
    }

    /// The functions that answer requests for components within the module.
    private func providers(of entries: [ComponentList.Entry], for question: String) -> [String] {
        entries.enumerated().flatMap { index, entry -> [String] in
            guard let type = entry.type?.trimmedText else { return [] }
            let making =
                "Ampoule::__Node<\(type), Ampoule::__Made<\(type).__ArgumentFreeRegistration.__Making, \(type).__Isolation>>"
            return [
                provider(
                    "__mainProvider",
                    of: "\(type).__ProvidedKey",
                    making,
                    in: question,
                    isOfModule: true,
                    at: entry.expression
                ),
                provider(
                    "__mainProviderOfAnyName",
                    of: "\(type).__AnyNameKey",
                    making,
                    in: question,
                    isOfModule: true,
                    number: index + 1,
                    at: entry.expression
                ),
            ]
        }
    }
}
