extension ComponentGraph {
    /// A service that code asks a container for, such that it fails without it.
    package struct Requirement: Sendable, Hashable {
        package var service: String

        /// The name of the requested registration.
        package var name: String?

        /// The location of the call.
        package var location: Location

        /// The provider.
        package var provider: Provider

        package init(service: String, name: String? = nil, location: Location, provider: Provider) {
            self.service = service
            self.name = name
            self.location = location
            self.provider = provider
        }
    }
}

/// Finds services that code asks a container for, and that nothing provides.
enum RequirementCheck {
    static func problems(
        of requirements: [ComponentGraph.Requirement],
        in index: GraphIndex,
        _ uncalledLists: [ComponentGraph.UncalledList]
    ) -> [ComponentGraph.Problem] {
        guard !requirements.isEmpty else { return [] }
        var candidates = RegisteredServices(of: index, uncalledLists)
        return requirements.compactMap { requirement in
            switch requirement.provider {
            case .missing: missing(requirement, &candidates)
            case .needsArguments(let id): needsArguments(requirement, id, index)
            case .ambiguous(let ids): ambiguous(requirement, ids, index)
            case .node, .oneOf, .all, .value, .outside, .unknown: nil
            }
        }
    }

    private static func missing(
        _ requirement: ComponentGraph.Requirement,
        _ candidates: inout RegisteredServices
    ) -> ComponentGraph.Problem {
        let advice = MissingProviderCheck.advice(
            for: requirement.service,
            name: requirement.name,
            &candidates
        )
        return ComponentGraph.Problem(
            .missingProvider,
            nodes: [],
            location: requirement.location,
            message: "Nothing is registered for '\(requirement.key)', which is required here. \(advice.text)",
            notes: advice.notes
        )
    }

    private static func ambiguous(
        _ requirement: ComponentGraph.Requirement,
        _ ids: [ComponentGraph.Node.ID],
        _ index: GraphIndex
    ) -> ComponentGraph.Problem {
        let ambiguity = Ambiguity(of: requirement.service, requirement.name, ids, index)
        return ComponentGraph.Problem(
            .ambiguousKey,
            nodes: ids,
            location: requirement.location,
            message: "'\(requirement.key)' is required here, and \(ambiguity.text)",
            notes: ambiguity.notes
        )
    }

    private static func needsArguments(
        _ requirement: ComponentGraph.Requirement,
        _ id: ComponentGraph.Node.ID,
        _ index: GraphIndex
    ) -> ComponentGraph.Problem {
        let provider = index.place(of: id).map { index.nodes[$0] }
        let key = provider.map { $0.key(of: requirement.service) } ?? id.rawValue
        let remedy = InjectableArguments(index).remedy(
            for: provider,
            of: nil,
            otherwise: "Pass them with 'argument:' or 'arguments:'."
        )
        return ComponentGraph.Problem(
            .needsArguments,
            nodes: [id],
            location: requirement.location,
            message:
                "'\(requirement.key)' is required here without arguments, but only registered with arguments: '\(key)'. \(remedy)",
            notes: ComponentGraph.Problem.Note.at(provider?.location, "'\(key)' is registered here.")
        )
    }
}

extension ComponentGraph.Requirement {
    /// The key that is asked for.
    fileprivate var key: String { ComponentGraph.keyText(service, name: name) }
}
