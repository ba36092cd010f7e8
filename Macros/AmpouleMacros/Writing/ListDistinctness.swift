import AmpouleSyntax
import SwiftSyntax

// A key has one provider along the included lists. A list that provides what an included one does names it in `replacing:`.
extension ComponentListWriter {
    /// The proof that no included list provides what this one or another included one does, too.
    var distinctness: [String] {
        let included = list.included.compactMap { list in list.namedType?.trimmedText }
        guard !included.isEmpty || !list.replaced.isEmpty else { return [] }
        let own =
            list.replaced.isEmpty
            ? ["do {"] + judges + registrations.map(addition) + ["}"]
            : replacements + registrations.flatMap(replacement)
        return own + distinctnessOfIncluded(included)
    }

    /// What the list registers, or other code for it.
    private var registrations: [ListedRegistration] {
        let components = list.distinctEntries.compactMap { entry in
            entry.itself.map { component in
                ListedRegistration(
                    keys: ["__ProvidedKey", "__SecondKey"].map { key in "\(component).\(key)" },
                    making:
                        "Ampoule::__Made<\(component).__ArgumentFreeRegistration.__Making, \(component).__Isolation>",
                    node: entry.expression
                )
            }
        }
        let provided = (list.providedKeys ?? []).enumerated().map { index, provided in
            ListedRegistration(
                keys: ["__Provided\(index + 1)"],
                making: "Ampoule::__Made<Ampoule::__Synchronous, Ampoule::__Nonisolated>",
                node: provided.service
            )
        }
        return components + provided
    }

    /// The text of the error about two components for one key.
    private var duplicateMessage: String {
        "an included list provides its service, too; name it in 'replacing:' to replace that [duplicateRegistration]"
    }

    /// The functions for what the included lists provide for the two keys of a component.
    private var judges: [String] {
        [
            "func registration(_: Ampoule::__Missing, _: Ampoule::__Missing) {}",
            "@available(*, unavailable, message: \"\(duplicateMessage)\")",
            "func registration<First, Second>(_: First, _: Second) {}",
        ]
    }

    /// The proof that no included list provides what the list does, too.
    private func addition(_ registration: ListedRegistration) -> String {
        let providers = ["__first", "__second"].prefix(registration.keys.count).map { name in
            "\(name)Key.asked(of: Ampoule::Container.self).__provider(\(name)Key, __lists)"
        }
        let keys = zip(["__firstKey", "__secondKey"], registration.keys).map { name, key in
            "let \(name) = Ampoule::__value(of: \(key).self)"
        }
        let second = providers.count > 1 ? providers[1] : "Ampoule::__value(of: Ampoule::__Missing.self)"
        return """
            do {
            \(keys.joined(separator: "; "))
            let __first = \(providers[0]), __second = \(second)
            \(place("registration(__first, __second)", at: registration.node))
            }
            """
    }

    /// Overloads that tell which keys the list replaces, and the proof that there is something to replace.
    private var replacements: [String] {
        let replaced = list.replaced.compactMap { service in
            service.namedType.map { type in (service, type, "Ampoule::__Plain<(\(type.trimmedText))>") }
        }
        let overloads = replaced.map { service, _, key in
            directive.place("func replacement(_: \(key)) -> Ampoule::__Replacement {}", at: service)
        }
        let proofs = replaced.map { service, type, key in
            """
            do {
            @available(*, unavailable, message: "no included list provides it [unusedReplacement]")
            func \(name(of: type))(_: Ampoule::__Missing) {}
            func \(name(of: type))(_: Ampoule::__Synchronous) {}
            func \(name(of: type))<Making, Isolation>(_: Ampoule::__Made<Making, Isolation>) {}
            let __replaced = Ampoule::Container.__provider(Ampoule::__value(of: \(key).self), __lists)
            \(place("\(name(of: type))(__replaced)", at: service))
            }
            """
        }
        return overloads + ["@_disfavoredOverload func replacement<Key>(_: Key) -> Ampoule::__Addition {}"]
            + proofs
    }

    /// The proof that no included list provides what the list does, too, unless that is replaced by what is as easy to use.
    private func replacement(_ registration: ListedRegistration) -> [String] {
        registration.keys.map { key in
            """
            do {
            @available(*, unavailable, message: "\(duplicateMessage)")
            func registration(_: Ampoule::__Duplicate) {}
            @available(*, unavailable, message: "it must be made without waiting and on any actor, like what it replaces \
            [unfitReplacement]")
            func registration(_: Ampoule::__Unfit) {}
            func registration(_: Ampoule::__Distinct) {}
            let __key = Ampoule::__value(of: \(key).self)
            let __other = __key.asked(of: Ampoule::Container.self).__provider(__key, __lists)
            let __verdict = __other.beside(Ampoule::__value(of: \(registration.making).self), replacement(__key))
            \(place("registration(__verdict)", at: registration.node))
            }
            """
        }
    }

    /// The proof that no included list provides what one of the following does, too.
    ///
    /// A list whose protocol a following one refines is among that one.
    private func distinctnessOfIncluded(_ names: [String]) -> [String] {
        zip(list.included, names).enumerated().dropLast().map { index, included in
            let key = "Ampoule::__Of<\(existentialMark)\(included.1)>()"
            let others = names[(index + 1)...].joined(separator: ", ")
            let statement = "_ = (__keys, __others, Ampoule::Container.__proveDistinct(\(key)))"
            return """
                do {
                struct __Others: \(others) {}
                func isAmong<Others: \(included.1)>(_: Others.Type) -> Ampoule::__Duplicate {}
                @_disfavoredOverload func isAmong<Others>(_: Others.Type) -> Ampoule::__Distinct {}
                let __others = __Others.self
                let __keys = isAmong(__others).compared(Ampoule::Container.__provided(\(key)))
                \(directive.place(statement, at: included.0))
                }
                """
        }
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
        let keys = entries.map { entry in "Ampoule::__LooseEdge<\(entry.key), " }.joined()
        let type = keys + "Ampoule::__NoEdge" + String(repeating: ">", count: entries.count)
        let places = entries.compactMap { entry in
            directive.place(of: entry.node).map { place in
                "\"\(place.line):\(place.column)\""
            }
        }
        let proof =
            entries.isEmpty
            ? "nil" : (["in: \(file)"] + places).asList(after: "#Ampoule::__distinct(", before: ")")
        return """
            \(hookAccess)nonisolated static func __provided(_: Ampoule::__Of<\(existentialMark)\(name)>) -> \(type) { Swift::fatalError() }

            \(hookAccess)nonisolated static func __proveDistinct(
                _: Ampoule::__Of<\(existentialMark)\(name)>,
                _: Swift::Void? = \(proof)
            ) {}
            """
    }

    private func name(of type: ExprSyntax) -> String { (type.nameOfType ?? "service").asDeclaredName }

    /// Places a call at the line and the column of `node`.
    private func place(_ call: String, at node: ExprSyntax) -> String {
        let column = directive.place(of: node)?.column ?? 1
        return directive.place(String(repeating: " ", count: column - 1) + call, at: node)
    }
}

/// A component of a list, or a service in its `provided:`.
private struct ListedRegistration {
    /// The keys as types.
    let keys: [String]

    /// How the instance is made, as a type.
    let making: String
    let node: ExprSyntax
}

extension ComponentList.Entry {
    /// The component, where a member of its name may hide it.
    fileprivate var itself: String? {
        type.map { type in "Ampoule::__Type<\(type.trimmedText)>.Itself" }
    }
}
