import AmpouleSyntax
import SwiftSyntax

// What the list of a level needs beyond that of the program: it sees lists of outer levels.
extension ComponentListWriter {
    /// The proof that the level isn't deeper than the levels that the list asks.
    var depthProof: [String] {
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

    /// The type that conforms to the name of a level's list, by which the parts of the list at outer levels are found.
    var ownLists: (type: String, name: String)? {
        guard list.level != nil, let name else { return nil }
        return ("__Own\(list.nameAtLevel ?? "")", "\(existentialMark)\(name)")
    }

    /// The types for the proofs of a level's list, and of the parts of a list at inner levels.
    var membersOfProof: [String] {
        guard isProved else { return [] }
        let part = name == nil ? [] : [typeOfLists?.declaration, listsOfPart].compactMap(\.self)
        guard list.level != nil else { return part }
        var own = part
        if let ownLists, let name, let expression = list.nameExpression {
            own.append(directive.place("struct \(ownLists.type): \(name) {}", at: expression))
        }
        let others = list.isMain || name != nil ? nil : typeOfLists?.declaration
        return own + [others].compactMap(\.self) + membersForComparison
    }

    /// The function by which parts of the list at inner levels find the lists that this part includes, with those of its name.
    private var listsOfPart: String? {
        guard let name, !included.isEmpty, let typeOfLists else { return nil }
        return """
            \(accessOfMain)final class \(typeOfLists.name)AndOwn: \(typeOfLists.name), \(name) {}
            \(accessOfMain)nonisolated static func __listsOfPart<Own>(_: Ampoule::__Of<\(existentialMark)\(name)>, _: Own.Type) \
            -> \(typeOfLists.name)AndOwn.Type { Swift::fatalError() }
            """
    }

    /// The function beside a level's list that proves that its components need no cycle; the compiler checks the types in it, which it
    /// doesn't do with types that a macro writes as members.
    ///
    /// The label tells the functions of a file apart.
    var graphFunction: DeclSyntax? {
        guard areComponents, isProved, let graph = ListProof(of: list, directive).graphOfLevel
        else { return nil }
        return DeclSyntax(
            unparsed: """
                \(availability)
                fileprivate nonisolated func __graphOfList(\(mainLists)_\(list.functionName ?? "") _: Swift::Void) {
                \(graph)
                }
                """
        )
    }

    /// The proof that the lists of outer levels include the parts that an included list has there.
    var partProofs: [String] {
        guard list.level != nil else { return [] }
        return included.map { included, name in
            let function = functionName(of: included)
            let inclusions = SeenContainers.all.dropFirst().map { container in
                """
                let __parts\(container.number) = \(container.type).__listOfThisName(\(key(of: name)))
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
                let __own = __Container1.__listOfThisName(\(key(of: name)))
                let __verdict1 = Ampoule::__value(of: Ampoule::__Distinct.self)
                \(inclusions.joined(separator: "\n"))
                do {
                @available(*, unavailable, message: "the list of an outer level doesn't include its part for that level; name it in \
                'including:' there, too [missingInclusion]")
                func \(function)<Keys: Ampoule::__DependencyList>(_: Keys, _: Ampoule::__Unfit) {}
                func \(function)(_: Ampoule::__NoList, _: Ampoule::__Unfit) {}
                func \(function)<Keys>(_: Keys, _: Ampoule::__Distinct) {}
                \(directive.align("\(function)(__own, __verdict\(SeenContainers.all.count))", with: included))
                }
                }
                """
        }
    }
}

// The list of the program, and that of a level, have members by which lists of inner levels of the module depend on them.
extension ComponentListWriter {
    /// The name of the type that conforms to the included lists of the program, or of a level.
    ///
    /// It is another one for each list, so that a second one isn't several errors.
    var mainLists: String {
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
    var providersOfMain: [String] {
        guard list.isMain, list.isOnContainer else { return [] }
        let services = (list.providedKeys ?? []).map { provided in
            let making = "Ampoule::__Node<\(provided.key), Ampoule::__MadeAnywhere>"
            return provider(
                "__mainProvider",
                of: provided.key,
                making,
                in: "Ampoule::__OfMain",
                at: provided.service
            )
        }
        return providersOfModule(of: list.distinctEntries, for: "Ampoule::__OfMain") + services
    }
}
