import AmpouleSyntax
import SwiftSyntax

// A key has one provider along the included lists. A list that provides what an included one does names it in `replacing:`.
extension ComponentListWriter {
    /// The proof that no included list provides what this one or another included one does, too.
    var distinctness: [String] {
        let included = list.included.compactMap { list in list.namedType?.trimmedText }
        guard !included.isEmpty || !list.replaced.isEmpty else { return [] }
        return replacements + list.distinctEntries.flatMap(distinctness) + distinctnessOfIncluded(included)
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

    /// The proof that no included list provides what a component does, too.
    private func distinctness(of entry: ComponentList.Entry) -> [String] {
        guard let type = entry.type?.trimmedText, let name = entry.componentName else { return [] }
        let component = "Ampoule::__Type<\(type)>.Itself"
        let making =
            "Ampoule::__Made<\(component).__ArgumentFreeRegistration.__Making, \(component).__Isolation>"
        return ["__ProvidedKey", "__SecondKey"].map { key in
            """
            do {
            @available(*, unavailable, message: "an included list provides its service, too; name it in 'replacing:' to replace that \
            [duplicateRegistration]")
            func \(name)(_: Ampoule::__Duplicate) {}
            @available(*, unavailable, message: "it must be made without waiting and on any actor, like what it replaces \
            [unfitReplacement]")
            func \(name)(_: Ampoule::__Unfit) {}
            func \(name)(_: Ampoule::__Distinct) {}
            let __key = Ampoule::__value(of: \(component).\(key).self)
            let __other = Ampoule::Container.__provider(__key, __lists)
            let __verdict = __other.beside(Ampoule::__value(of: \(making).self), replacement(__key))
            \(place("\(name)(__verdict)", at: entry.expression))
            }
            """
        }
    }

    /// The proof that no included list provides what one of the following does, too.
    ///
    /// A list whose protocol a following one refines is among that one.
    private func distinctnessOfIncluded(_ names: [String]) -> [String] {
        zip(list.included, names).enumerated().dropLast().map { index, included in
            let key = "Ampoule::__Of<any \(included.1)>()"
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
            entry -> (key: String, name: String, node: ExprSyntax)? in
            guard isProvided(entry), let type = entry.type?.trimmedText, let name = entry.componentName else {
                return nil
            }
            return ("\(type).__ProvidedKey", name, entry.expression)
        }
        let services = publishedKeys.map { service, key in
            (key, service.namedType.map { type in self.name(of: type) } ?? "", service)
        }
        let entries = components + services
        let keys = entries.map { entry in "Ampoule::__LooseEdge<\(entry.key), " }.joined()
        let type = keys + "Ampoule::__NoEdge" + String(repeating: ">", count: entries.count)
        let places = entries.compactMap { entry in
            directive.place(of: entry.node).map { place in
                "\"\(place.line):\(place.column) \(entry.name.escapedInLiteral)\""
            }
        }
        let proof =
            entries.isEmpty
            ? "nil" : (["in: \(file)"] + places).asList(after: "#Ampoule::__distinct(", before: ")")
        return """
            \(hookAccess)nonisolated static func __provided(_: Ampoule::__Of<any \(name)>) -> \(type) { Swift::fatalError() }

            \(hookAccess)nonisolated static func __proveDistinct(
                _: Ampoule::__Of<any \(name)>,
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
