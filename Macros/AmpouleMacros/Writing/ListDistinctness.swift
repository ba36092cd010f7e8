import AmpouleSyntax
import SwiftSyntax

// A key has one provider along the included lists. A list that provides what an included one does names it in `replacing:`.
extension ComponentListWriter {
    /// The proof that no included list provides what this one or another included one does, too.
    var distinctness: [String] {
        guard !included.isEmpty || !list.replaced.isEmpty || list.level != nil else { return [] }
        let own =
            list.replaced.isEmpty
            ? ["do {"] + judges + registrations.map(addition) + ["}"]
            : replacements + registrations.flatMap(replacement)
        return own + distinctnessOfIncluded + additionsOfIncluded
    }

    /// The components of the list, and the services in its `provided:`.
    private var registrations: [ListedRegistration] {
        let components = list.distinctEntries.compactMap { entry in
            entry.itself.map { component in
                ListedRegistration(
                    keys: ["__ProvidedKey", "__SecondKey"].map { key in "\(component).\(key)" },
                    making: ComponentList.making(of: component),
                    judge: "registration",
                    node: entry.expression
                )
            }
        }
        let provided = (list.providedKeys ?? []).enumerated().map { index, provided in
            ListedRegistration(
                keys: ["__Provided\(index + 1)", "Ampoule::__NoFurtherKey<__Provided\(index + 1)>"],
                making: "Ampoule::__MadeAnywhere",
                judge: "provision",
                node: provided.service
            )
        }
        return components + provided
    }

    /// The text of the error about two components for one key.
    private var duplicateMessage: String {
        list.level == nil
            ? "an included list provides its service, too; name it in 'replacing:' to replace that [duplicateRegistration]"
            : "an included list, or one of an outer level, provides its service, too; name it in 'replacing:' to replace that "
                + "[duplicateRegistration]"
    }

    /// The text of the error about a service in `provided:` that is there anyway.
    private var surplusMessage: String {
        (list.level == nil
            ? "an included list provides it, too"
            : "the level, an included list, or one of an outer level provides it, too")
            + "; remove it from 'provided:', or name it in 'replacing:' to replace that [duplicateRegistration]"
    }

    /// The functions for what the included lists provide for the two keys of a component.
    private var judges: [String] {
        [
            "func registration(_: Ampoule::__Missing, _: Ampoule::__Missing) {}",
            "@available(*, unavailable, message: \"\(duplicateMessage)\")",
            "func registration<First, Second>(_: First, _: Second) {}",
            "func provision(_: Ampoule::__Missing, _: Ampoule::__Missing) {}",
            "@available(*, unavailable, message: \"\(surplusMessage)\")",
            "func provision<First, Second>(_: First, _: Second) {}",
        ]
    }

    /// The proof that no included list provides what the list does, too.
    private func addition(_ registration: ListedRegistration) -> String {
        let requests = zip(["__first", "__second"], registration.keys).map { name, key in
            """
            let \(name)Key = Ampoule::__value(of: \(key).self)
            let \(list.level == nil ? name : "\(name)1") = \(name)Key.asked(of: __Container1.self).__provider(\(name)Key, __lists)
            \(outerRequests(name, of: "\(name)Key").joined(separator: "\n"))
            """
        }
        return """
            do {
            \(requests.joined(separator: "\n"))
            \(directive.align("\(registration.judge)(__first, __second)", with: registration.node))
            }
            """
    }

    /// The statements that ask the outer levels, if no included list has answered.
    private func outerRequests(_ name: String, of key: String) -> [String] {
        guard list.level != nil else { return [] }
        return SeenContainers.requests(name, of: key, beyond: "\(name)1", in: SeenContainers.all.dropFirst())
    }

    /// Overloads that tell which keys the list replaces, and the proofs that each is provided elsewhere, and by what replaces that.
    private var replacements: [String] {
        let replaced = list.replaced.compactMap { service in
            service.namedType.map { type in (service, type, "Ampoule::__Plain<(\(type.trimmedText))>") }
        }
        let overloads = replaced.map { service, _, key in
            directive.place("func replacement(_: \(key)) -> Ampoule::__Replacement {}", at: service)
        }
        let others =
            list.level == nil ? "no included list" : "neither an included list nor one of an outer level"
        let proofs = replaced.map { service, type, key in
            let name = name(of: type)
            return """
                do {
                func \(name)<Replaced, Own>(_: Ampoule::__FoundProvider<Replaced>.Type, _: Ampoule::__FoundProvider<Own>.Type) {}
                @available(*, unavailable, message: "\(others) provides it [unusedReplacement]")
                func \(name)<Own>(_: Ampoule::__Nowhere.Type, _: Own) {}
                @available(*, unavailable, message: "no component of this list provides it [unusedReplacement]")
                func \(name)<Replaced>(_: Ampoule::__FoundProvider<Replaced>.Type, _: Ampoule::__Nowhere.Type) {}
                let __key = Ampoule::__value(of: \(key).self)
                let __included = __Container1.__provider(__key, __lists)
                let __own = registrationForThisKey(__key, Ampoule::__priority)
                \(replacedAndReplacement.joined(separator: "\n"))
                \(directive.align("\(name)(__replaced, __replacement)", with: service))
                }
                """
        }
        return overloads + ["@_disfavoredOverload func replacement<Key>(_: Key) -> Ampoule::__Addition {}"]
            + proofs
    }

    /// The constants with what a list replaces, and with what it replaces that by: a component of the list or, at a level, also one of
    /// an included list in place of one of an outer level.
    private var replacedAndReplacement: [String] {
        guard list.level != nil else {
            return [
                "let __replaced = __included.beyond(Ampoule::__Nowhere.self)",
                "let __replacement = __own.beyond(Ampoule::__Nowhere.self)",
            ]
        }
        return ["let __outer1 = Ampoule::__value(of: Ampoule::__Missing.self)"]
            + outerRequests("__outer", of: "__key")
            + [
                "let __replaced = __included.beyond(__outer.beyond(Ampoule::__Nowhere.self))",
                "let __added = __outer.outside(__included).outside(__included)",
                "let __replacement = __own.beyond(__added.beyond(Ampoule::__Nowhere.self))",
            ]
    }

    /// The proof that no included list provides what the list does, too, unless that is replaced by what is as easy to use.
    private func replacement(_ registration: ListedRegistration) -> [String] {
        registration.keys.map { key in
            """
            do {
            @available(*, unavailable, message: "\(duplicateMessage)")
            func registration(_: Ampoule::__Duplicate) {}
            @available(*, unavailable, message: "it must be made without waiting and on any actor, like what it replaces; \
            make its initializer nonisolated, and not 'async' [unfitReplacement]")
            func registration(_: Ampoule::__Unfit) {}
            func registration(_: Ampoule::__Distinct) {}
            let __key = Ampoule::__value(of: \(key).self)
            let __other1 = __key.asked(of: __Container1.self).__provider(__key, __lists)
            let __verdict = __other1.beside(Ampoule::__value(of: \(registration.making).self), replacement(__key))
            \(directive.align("registration(__verdict)", with: registration.node))
            \(outerReplacement(registration))
            }
            """
        }
    }

    /// The proof that no outer level provides what the list does, too, unless that is replaced by what is as easy to use: a
    /// component of an outer level gets the replacement, if this level asks for an instance that isn't shared.
    private func outerReplacement(_ registration: ListedRegistration) -> String {
        guard list.level != nil else { return "" }
        return
            (outerRequests("__other", of: "__key")
            + [
                "let __outer = __other1.outside(__other).made",
                "let __outerVerdict = __outer.beside(Ampoule::__value(of: \(registration.making).self), replacement(__key))",
                directive.align("registration(__outerVerdict)", with: registration.node),
            ]).joined(separator: "\n")
    }

    /// The proof that no included list provides what one of the following does, too.
    ///
    /// A list whose protocol a following one refines is among that one.
    private var distinctnessOfIncluded: [String] {
        let lists = included
        return lists.enumerated().dropLast().map { index, included in
            let key = "Ampoule::__Of<\(existentialMark)\(included.name)>()"
            let others = typeOfOthers(after: index)
            let statement = "_ = (__keys, __others, __Container1.__proveDistinct(\(key)))"
            return """
                do {
                \(list.level == nil ? others.declaration : "typealias __Others = \(others.name)")
                func isAmong(_: \(existentialMark)\(included.name).Type) -> Ampoule::__Duplicate {}
                @_disfavoredOverload func isAmong<Others>(_: Others.Type) -> Ampoule::__Distinct {}
                let __others = __Others.self
                let __keys = isAmong(__others).compared(__Container1.__provided(\(key)))
                \(directive.place(statement, at: included.expression))
                }
                """
        }
    }

    /// The proof that no included list of a level provides what an outer level does, too, unless that is replaced.
    private var additionsOfIncluded: [String] {
        guard list.level != nil else { return [] }
        let use = list.replaced.isEmpty ? "func replacement<Key>(_: Key) -> Ampoule::__Addition {}" : ""
        return included.map { included, name in
            """
            do {
            \(use)
            let __part = Ampoule::__value(of: (\(existentialMark)\(name).Type).self)
            let __partQuestion = \(key(of: name))
            let __keys = __Container1.__provided(__partQuestion)
            \(directive.place("_ = (__keys, __part, __Container1.__proveAddition(__partQuestion))", at: included))
            }
            """
        }
    }

    /// The type that conforms to the included lists after one.
    private func typeOfOthers(after index: Int) -> (name: String, declaration: String) {
        let name = "__Others" + (list.nameAtLevel.map { level in "\(index + 1)Of\(level)" } ?? "")
        let others = included[(index + 1)...].map { other in other.name }.joined(separator: ", ")
        return (name, "struct \(name): \(others) {}")
    }

    /// The types of lists that are compared in a list of a level, as its members.
    var membersForComparison: [String] {
        included.indices.dropLast().map { index in accessOfMain + typeOfOthers(after: index).declaration }
    }

    /// The members by which a list that includes this one compares it with others.
    func providedKeys(of name: String) -> String? {
        guard let file = directive.file(of: list.attribute) else { return nil }
        let components = list.distinctEntries.compactMap {
            entry -> (key: String, node: ExprSyntax)? in
            guard isProvided(entry), let type = entry.type?.trimmedText else { return nil }
            return ("\(type).__ProvidedKey", entry.expression)
        }
        let services = publishedKeys.map { service, key in (key, service) }
        let entries = components + services
        let type = entries.map { entry in "Ampoule::__LooseEdge<\(entry.key)" }.asEdges
        let places = entries.compactMap { entry in directive.place(of: entry.node) }
            .map { place in "\"\(place.text)\"" }
        let proofs =
            [("__proveDistinct", "#Ampoule::__distinct(")]
            + (list.level == nil ? [] : [("__proveAddition", "#Ampoule::__addition(")])
        let functions = proofs.map { function, macro in
            let proof = (["in: \(file)"] + places).asList(after: macro, before: ")")
            return """
                \(hookAccess)nonisolated static func \(function)(
                    _: Ampoule::__Of<\(existentialMark)\(name)>,
                    _: Swift::Void? = \(entries.isEmpty ? "nil" : proof)
                ) {}
                """
        }
        return """
            \(hookAccess)nonisolated static func __provided(_: Ampoule::__Of<\(existentialMark)\(name)>) -> \(type) { Swift::fatalError() }

            \(functions.joined(separator: "\n\n"))
            """
    }

    private func name(of type: ExprSyntax) -> String { (type.nameOfType ?? "service").asDeclaredName }
}

/// A component of a list, or a service in its `provided:`.
private struct ListedRegistration {
    /// The two keys as types.
    let keys: [String]

    /// How the instance is made, as a type.
    let making: String

    /// The function that refuses a second provider.
    let judge: String
    let node: ExprSyntax
}

extension ComponentList.Entry {
    /// The component, where a member of its name may hide it.
    fileprivate var itself: String? {
        type.map { type in "Ampoule::__Type<\(type.trimmedText)>.Itself" }
    }
}
