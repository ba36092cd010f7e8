import AmpouleGraph

extension ProgramGraphReader {
    /// The contributions to the list that a dependency asks for; `nil` if it asks for another service.
    ///
    /// - Parameters:
    ///   - question: The dependency.
    ///   - node: The node that has the dependency; `nil` for a request in code.
    func contributions(for question: Question, of node: ComponentGraph.Node?) -> ComponentGraph.Provider? {
        guard question.name == .none, let list = question.list else { return nil }
        if list.element.isUnknown { return .unknown }
        let found = contributions[list.element].filter { offer in
            !list.areElementsNamed || offer.name != .none
        }
        let ids = Set(found.map(\.node)).map { drafts[$0].node.id }.sorted()
        guard assumption == .nothing else { return .all(ids) }
        if offers.mayInclude(question.service) || levels.mayHaveValue(question.service) { return .unknown }
        if contributions.mayInclude(list.element) || !found.allSatisfy(\.isCertain) { return .unknown }
        if ids.isEmpty {
            // Who depends on a library may contribute, too.
            return question.service.isExact && table.program.target.kind == .program ? .all([]) : .unknown
        }
        let areTogether = !mayContributeInside || found.allSatisfy { isRegistered($0, with: node) }
        if areTogether { return .all(ids) }
        // A request fails for no list, whichever container has the contributions.
        return node == nil && table.program.target.kind == .library ? .outside : .unknown
    }

    /// Whether the same list registers a contribution and the node that depends on it.
    private func isRegistered(_ contribution: Offer, with node: ComponentGraph.Node?) -> Bool {
        guard let node else { return false }
        return !Set(node.registeredBy).isDisjoint(with: drafts[contribution.node].node.registeredBy)
    }
}

extension ProgramGraphReader.Question {
    /// The elements of a list.
    struct List {
        let element: ResolvedType

        /// Whether the list is a dictionary, of which only elements with names are part.
        let areElementsNamed: Bool
    }

    /// The list that is asked for, if the type is that of one.
    var list: List? {
        var (spelling, lookup) = (spelling, lookup)
        while let alias = lookup.aliased(spelling) { (spelling, lookup) = alias }
        guard service.isArrayOrDictionary, case .named(let names) = spelling, let last = names.last else {
            return nil
        }
        switch (last.text, last.arguments.count) {
        case ("Array", 1): return List(element: lookup.resolve(last.arguments[0]), areElementsNamed: false)
        case ("Dictionary", 2) where lookup.resolve(last.arguments[0]).key == ".String":
            return List(element: lookup.resolve(last.arguments[1]), areElementsNamed: true)
        default: return nil
        }
    }
}

extension ResolvedType {
    /// Whether this is an array or a dictionary of the standard library.
    fileprivate var isArrayOrDictionary: Bool { key.hasPrefix(".Array<") || key.hasPrefix(".Dictionary<") }
}
