extension ComponentGraph {
    /// A service that the list of a library requires of its program, which doesn't provide it.
    package struct UnprovidedService: Sendable {
        package var service: String

        /// The name of the required registration.
        package var name: String?

        /// ``Provider/missing`` or ``Provider/needsArguments(_:)``.
        package var provider: Provider

        /// The name of the list's function.
        package var function: String

        /// The module of the list.
        package var module: String

        /// The location of the list.
        package var list: Location

        /// The location of the list's call.
        package var call: Location

        /// The dependencies on the service, which can't be resolved without it.
        package var needs: [Problem.Edge]

        /// The places where the code of the module requests the service, and fails without it.
        package var requests: [Location]

        package init(
            service: String,
            name: String?,
            provider: Provider,
            function: String,
            module: String,
            list: Location,
            call: Location,
            needs: [Problem.Edge],
            requests: [Location] = []
        ) {
            self.service = service
            self.name = name
            self.provider = provider
            self.function = function
            self.module = module
            self.list = list
            self.call = call
            self.needs = needs
            self.requests = requests
        }
    }
}

extension ComponentGraph.UnprovidedService {
    /// The key that is required.
    package var key: String { ComponentGraph.keyText(service, name: name) }
}

/// Finds programs that call the list of a library and don't provide what it requires.
enum ContractCheck {
    /// The most needs, and the most requests, that one problem names.
    private static let mostNeeds = 3

    static func problems(
        of services: [ComponentGraph.UnprovidedService],
        in index: GraphIndex,
        _ facts: ComponentGraph.SourceFacts
    ) -> [ComponentGraph.Problem] {
        guard !services.isEmpty else { return [] }
        var candidates = RegisteredServices(of: index, facts)
        return services.map { service in
            let remedies: [ComponentGraph.Problem.Note]
            if case .needsArguments(let id) = service.provider {
                let text = "'\(id)' takes arguments: register '\(service.service)' without, too"
                remedies = [ComponentGraph.Problem.Note(.provideWithoutArguments, at: service.call, text)]
            } else {
                remedies = MissingServiceAdvice(
                    service: service.service,
                    name: service.name,
                    location: service.call
                )
                .notes(&candidates)
            }
            return ComponentGraph.Problem(
                .unprovidedService,
                nodes: service.needs.map(\.node),
                edges: service.needs,
                location: service.call,
                message:
                    "no registration for '\(service.key)', required by '\(service.function)()' of '\(service.module)'",
                notes: remedies + notes(on: service, index)
            )
        }
    }

    /// The problems without those about needs that a list has announced.
    static func removingNeeds(
        of services: [ComponentGraph.UnprovidedService],
        from problems: [ComponentGraph.Problem]
    ) -> [ComponentGraph.Problem] {
        let needs = Set(services.flatMap(\.needs))
        guard !needs.isEmpty else { return problems }
        return problems.filter { problem in
            switch problem.kind {
            case .missingRegistration, .needsArguments:
                problem.edges.isEmpty || !needs.isSuperset(of: problem.edges)
            default: true
            }
        }
    }

    private static func notes(on service: ComponentGraph.UnprovidedService, _ index: GraphIndex)
        -> [ComponentGraph.Problem.Note]
    {
        let needs = service.needs.prefix(mostNeeds).flatMap { edge -> [ComponentGraph.Problem.Note] in
            guard let node = index.place(of: edge.node).map({ index.nodes[$0] }) else { return [] }
            let dependency = node.dependencies[edge.dependency]
            return .at(dependency.location, "'\(dependency.label)' of '\(node.title)' requires it here")
        }
        let requests = service.requests.sorted().prefix(mostNeeds).flatMap { location in
            [ComponentGraph.Problem.Note].at(location, "code of '\(service.module)' requests it here")
        }
        return needs + requests + .at(service.list, "the list requires it here")
    }
}

extension [ComponentGraph.Problem.Note] {
    fileprivate static func at(_ location: ComponentGraph.Location?, _ message: String) -> Self {
        ComponentGraph.Problem.Note.at(location, message)
    }
}
