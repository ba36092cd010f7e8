import AmpouleSyntax
import SwiftSyntax

// A list with a name has members by which other lists include it: what it provides, what it requires, and a function that
// registers it once. They are overloads, chosen by the type of the list, so that lists of two modules can have one name.
extension ComponentListWriter {
    /// The members by which other lists include the list.
    var namedListMembers: [String] {
        guard let name else { return membersOfMain + providersOfMain }
        let alias = aliasOfName
        let exportedName = alias?.name ?? name
        let lists = "\(existentialMark)\(exportedName).Type"
        let components = list.distinctEntries.enumerated().compactMap { index, entry in
            isProvided(entry) ? providers(of: entry, index + 1, in: lists).joined(separator: "\n") : nil
        }
        let services = publishedKeys.map { service, key in
            provider("__provider", of: key, "Ampoule::__MadeAnywhere", in: lists, at: service)
        }
        return components + services
            + providersOfModule(
                of: list.level == nil
                    ? list.distinctEntries.filter { !isProvided($0) } : list.distinctEntries,
                for: "Ampoule::__Of<\(existentialMark)\(name)>"
            )
            + [
                alias?.declaration, providedKeys(of: exportedName), contract(of: exportedName),
                registerOnceFunction(exportedName),
            ].compactMap(\.self)
    }

    /// The alias of the protocol in what other modules see, so that one that they can't see is a single error.
    private var aliasOfName: (name: String, declaration: String)? {
        guard isExported, let name, let expression = list.nameExpression,
            let module = directive.fileID(of: list.attribute)?.split(separator: "/").first
        else { return nil }
        let alias = "__Name_\(module)_\(list.nameAtLevel ?? list.functionName ?? "")"
        let introduction = "\(hookAccess)typealias"
        return (alias, directive.align("\(alias) = \(name)", below: [introduction], with: expression))
    }

    /// The function beside a list with a name that refers to it by that name, so that the compiler refuses a second one in the module.
    ///
    /// The compiler checks this function before it emits code. It checks members that a macro writes while it does, and crashes if a
    /// call there is ambiguous. The label tells the functions of a file apart.
    var functionOfName: DeclSyntax? {
        guard let name, let expression = list.nameExpression,
            let place = directive.place(of: list.attribute)
        else { return nil }
        let base = "_ = \(list.containerType)."
        let reference = "\(base)__listOfThisName(\(key(of: name)))"
        return DeclSyntax(
            unparsed: """
                \(availability)
                fileprivate nonisolated func __nameOfList(at\(place.line)_\(place.column) _: Swift::Void) {
                \(directive.align(reference, after: base.count, with: expression))
                }
                """
        )
    }

    /// The protocol that names the list, which must be one of the container.
    var name: String? { list.isOnContainer ? list.name?.trimmedText : nil }

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
        guard !included.isEmpty else { return registerOwn }
        return ["var __lists = Ampoule::__RegisteredLists()"] + registerIncluded + registerOwn
    }

    /// The statements of the proof that are about included lists.
    var proofOfLists: [String] {
        depthProof + proofsOfNames + lists + SeenContainers.lists(for: ownLists) + contractProofs
            + partProofs + distinctness + proofOfPublished
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
    /// The compiler reports a list that is no protocol at the first one. Where several lists may answer, the function is asked, of which
    /// the compiler prefers the overload with the fewest default values.
    var lists: [String] {
        let type = typeOfLists?.name ?? "Ampoule::__NoLists"
        let each = included.isEmpty ? [type] : included.map { "\(existentialMark)\($0.name)" }
        let functions = each.enumerated().map { number, list in
            let parameters = Array(repeating: "_: Swift::Void = ()", count: number).joined(separator: ", ")
            return "func __eachList(\(parameters)) -> \(list).Type {}"
        }
        let declaration = hasMemberForLists ? nil : typeOfLists?.declaration
        return [declaration, "let __lists = \(type).self"].compactMap(\.self) + functions
    }

    /// Whether the type that conforms to the included lists is a member: inner levels use that of a main list or of a part, and a
    /// function of a generic type has no types of its own.
    var hasMemberForLists: Bool { list.isMain || list.level != nil || name != nil }

    /// The type that conforms to the included lists; `nil` if nothing needs one.
    var typeOfLists: (name: String, declaration: String)? {
        guard list.isMain || !included.isEmpty else { return nil }
        let name =
            list.isMain
            ? mainLists
            : "__Lists\(list.nameAtLevel.map { level in "Of\(level)" } ?? list.functionName ?? "")"
        let conformances = included.isEmpty ? "" : ": \(included.map(\.name).joined(separator: ", "))"
        // That of a part has a subclass.
        let header = "\(hasMemberForLists ? accessOfMain : "")\(self.name == nil ? "struct" : "class")"
        let declaration = "\(name)\(conformances) {}"
        guard let first = included.first else { return (name, "\(header) \(declaration)") }
        return (name, directive.align(declaration, below: [header], with: first.expression))
    }

    /// The proof that the included lists exist, and that the list provides the services that they require.
    private var contractProofs: [String] {
        included.map { included, name in
            let function = functionName(of: included)
            return """
                do {
                let __dependencies = __Container1.__listOfThisName(\(key(of: name)))
                \(directive.place("__Container1.__proveContract(\(key(of: name)))", at: included))
                do {
                @available(*, unavailable, message: "it names no list that is visible here: no list of this level has it in 'as:', or its module isn't imported")
                func \(function)(_: Ampoule::__NoList) {}
                func \(function)<Keys: Ampoule::__DependencyList>(_: Keys) {}
                \(directive.align("\(function)(__dependencies)", with: included))
                }
                }
                """
        }
    }

    /// The name of the function that reports an error about a list.
    func functionName(of list: ExprSyntax) -> String {
        (list.namedType?.nameOfType ?? "list").asDeclaredName
    }

    /// The calls that register the components of the list itself, perhaps in place of others: a list with a function name, such as
    /// one of fakes, is called after the list that it varies.
    private var registerOwn: [String] {
        let isVariant = list.functionNameExpression != nil && list.name == nil
        guard isVariant || !list.replaced.isEmpty else { return registerCalls }
        return ["\(registrar).__registerReplacing {"] + registerCalls.map { call in call.indented() } + ["}"]
    }

    private var registerIncluded: [String] {
        included.map { included, name in
            directive.place(registerCall(of: name), at: included)
        }
    }

    /// The functions that answer requests for components within the module.
    func providersOfModule(of entries: [ComponentList.Entry], for question: String) -> [String] {
        entries.enumerated().flatMap { index, entry in
            providers(of: entry, index + 1, in: question, isOfModule: true)
        }
    }

    /// The functions that answer requests for a component; those within the module answer with the component itself, and those for
    /// any name, too: their parameters may be the same.
    private func providers(
        of entry: ComponentList.Entry,
        _ number: Int,
        in question: String,
        isOfModule: Bool = false
    ) -> [String] {
        guard let type = entry.type?.trimmedText else { return [] }
        let name = isOfModule ? "__mainProvider" : "__provider"
        let anyNameKey = isExported && !isOfModule ? "__ExportedAnyNameKey" : "__AnyNameKey"
        let making = ComponentList.making(of: type)
        return [("", "__ProvidedKey", 0), ("OfAnyName", anyNameKey, number)].map { suffix, key, number in
            provider(
                name + suffix,
                of: "\(type).\(key)",
                isOfModule || number > 0 ? "Ampoule::__Node<\(type), \(making)>" : making,
                in: question,
                isOfModule: isOfModule,
                number: number,
                at: entry.expression
            )
        }
    }

    /// - Parameter question: The type of the lists that include this one, or of another question.
    func provider(
        _ function: String,
        of key: String,
        _ making: String,
        in question: String,
        isOfModule: Bool = false,
        number: Int = 0,
        at node: ExprSyntax
    ) -> String {
        let parameters = ComponentList.parameters(key, question, number: number)
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
            let requirement = service.namedType.flatMap { type in
                self.requirement(type, named: nil, at: service)
            }
            guard let requirement else { return nil }
            // The path is a literal already.
            return """
                do {
                let __keys = Ampoule::__value(of: Ampoule::__LooseEdge<\(key), Ampoule::__NoEdge>.self)
                \(requirement.statement(consumer: consumer, file: String(file.dropFirst().dropLast()), number: 0))
                }
                """
        }
    }

    /// The requirement of a service that is made without waiting and on any actor.
    private func requirement(_ type: ExprSyntax, named name: ExprSyntax?, at service: ExprSyntax)
        -> Requirement?
    {
        directive.place(of: service).map { place in
            Requirement(
                place: place,
                name: Requirement.Name(name),
                isOfList: true,
                title: Requirement.title(of: type, named: name)
            )
        }
    }

    private func contract(of name: String) -> String? {
        let type = (list.providedKeys ?? []).map { provided in "Ampoule::__LooseEdge<\(provided.key)" }
            .asEdges
        let requirements = (list.providedServices ?? []).compactMap { service, type, name in
            requirement(type, named: name, at: service)?.text
        }
        guard let file = directive.file(of: list.attribute) else { return nil }
        let simpleName = list.name?.nameOfType ?? name
        let arguments = ["\"\(simpleName)\"", "in: \(file)"] + requirements.map { text in "\"\(text)\"" }
        let proof =
            requirements.isEmpty ? "nil" : arguments.asList(after: "#Ampoule::__requirements(", before: ")")
        return """
            \(hookAccess)nonisolated static func __listOfThisName(_: Ampoule::__Of<\(existentialMark)\(name)>) -> \(type) { Swift::fatalError() }

            \(hookAccess)nonisolated static func __proveContract(
                _: Ampoule::__Of<\(existentialMark)\(name)>,
                _: Swift::Void? = \(proof)
            ) {}
            """
    }

    private func registerOnceFunction(_ name: String) -> String? {
        return """
            \(hookAccess)nonisolated \(list.level == nil ? "" : "static ")func __register(
                _: Ampoule::__Of<\(existentialMark)\(name)>,
                _ __lists: inout Ampoule::__RegisteredLists\(list.level == nil ? "" : ",\n    in __registrar: Ampoule::Container")
            ) {
                guard __lists.insert(Swift::ObjectIdentifier((\(existentialMark)\(name)).self)).inserted else { return }
            \((registerIncluded + registerOwn).joined(separator: "\n").indented())
            }
            """
    }

    func key(of name: String) -> String { "Ampoule::__Of<\(existentialMark)\(name)>()" }
}
