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

        /// The types of the arguments, with `_` for each that is unknown.
        package var arguments: [String]

        /// The container that is asked.
        package var container: AskedContainer

        /// Whether the code certainly asks it, and fails without the service.
        package var isCertain: Bool

        /// Whether the code overrides or decorates the registration, by a closure that takes its arguments.
        package var isChange: Bool

        /// Whether the code waits for an asynchronous service.
        package var waiting: Waiting

        /// Whether an element of a module asks, which finds only what modules have.
        package var isInModule = false

        /// Whether code waits for an asynchronous service.
        package enum Waiting: Sendable, Hashable {
            /// It does, or the sources do not show it.
            case waits

            /// It does not.
            case doesNotWait

            /// It requests a `Lazy` or a `Provider`, which can't.
            case cannotWait

            /// It requests a `Lazy` or a `Provider`, which looks for the service when it is used, and can't wait then.
            case cannotWaitLater
        }

        /// A container that code asks, by the level that it is opened for.
        package enum AskedContainer: Sendable, Hashable {
            /// The container of the program.
            case root

            /// The container of a level.
            case level(String)

            /// Any container.
            case unknown
        }

        package init(
            service: String,
            name: String? = nil,
            location: Location,
            provider: Provider,
            arguments: [String] = [],
            container: AskedContainer = .unknown,
            isCertain: Bool = true,
            isChange: Bool = false,
            waiting: Waiting = .waits
        ) {
            self.isCertain = isCertain
            (self.isChange, self.waiting) = (isChange, waiting)
            self.arguments = arguments
            self.container = container
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
        _ facts: ComponentGraph.SourceFacts
    ) -> [ComponentGraph.Problem] {
        var candidates: RegisteredServices?
        return requirements.compactMap { requirement in
            switch requirement.provider {
            case .missing:
                var found = candidates ?? RegisteredServices(of: index, facts)
                defer { candidates = found }
                return missing(requirement, &found)
            case .needsArguments(let id): return needsArguments(requirement, id, index)
            case .ambiguous(let ids): return ambiguous(requirement, ids, index)
            case .node, .oneOf, .all, .value, .outside, .unknown: return nil
            }
        }
    }

    private static func missing(
        _ requirement: ComponentGraph.Requirement,
        _ candidates: inout RegisteredServices
    ) -> ComponentGraph.Problem {
        let advice = MissingServiceAdvice(
            service: requirement.service,
            name: requirement.name,
            location: requirement.location
        )
        let remedies = candidates.remedies
        if requirement.isInModule { candidates.remedies = .modules }
        defer { candidates.remedies = remedies }
        return ComponentGraph.Problem(
            .missingRegistration,
            nodes: [],
            location: requirement.location,
            message: "no registration for '\(requirement.key)', required here",
            notes: advice.notes(&candidates),
            key: requirement.key
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
            message: "'\(requirement.key)', required here, is ambiguous: \(ambiguity.text)",
            notes: ambiguity.notes(requirement.location)
        )
    }

    private static func needsArguments(
        _ requirement: ComponentGraph.Requirement,
        _ id: ComponentGraph.Node.ID,
        _ index: GraphIndex
    ) -> ComponentGraph.Problem {
        let provider = index.place(of: id).map { index.nodes[$0] }
        let key = provider.map { $0.key(of: requirement.service) } ?? id.rawValue
        return ComponentGraph.Problem(
            .needsArguments,
            nodes: [id],
            location: requirement.location,
            message: requirement.arguments.isEmpty
                ? "'\(requirement.key)', required here, takes arguments: '\(key)'"
                : "'\(requirement.key)', required here with \(requirement.passed), takes other arguments: '\(key)'",
            notes: [
                ComponentGraph.Problem.Note(
                    requirement.arguments.isEmpty ? .passArguments : .passOtherArguments,
                    at: requirement.location,
                    requirement.isChange
                        ? "let the closure take what the registration takes: '\(key)'"
                        : requirement.arguments.isEmpty
                            ? "pass them with 'argument:' or 'arguments:'"
                            : "pass what the registration takes: '\(key)'"
                )
            ] + InjectableArguments(index).notes(on: provider, of: nil)
        )
    }
}

extension ComponentGraph.Requirement {
    /// The types of the passed arguments.
    fileprivate var passed: String { "(\(arguments.joined(separator: ", ")))" }

    /// The key that is asked for.
    package var key: String { ComponentGraph.keyText(service, name: name) }
}
