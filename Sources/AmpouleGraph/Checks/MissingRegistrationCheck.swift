/// Finds dependencies that nothing provides.
///
/// An optional one is nil then, which is what its type is for. A deferred one is a problem like any other: a
/// `Lazy` or a `Provider` looks for the registration when it is made.
enum MissingRegistrationCheck {
    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let missing = index.requirements.filter { requirement in
            requirement.dependency.provider == .missing && requirement.dependency.need != .optional
        }
        guard !missing.isEmpty else { return [] }
        var advice = MissingServiceAdvice(index)
        return missing.map { requirement in
            let key = requirement.dependency.key
            var problem = requirement.problem(
                .missingRegistration,
                "no registration for '\(key)', required by '\(requirement.node.title)'",
                notes: advice.notes(on: requirement)
            )
            problem.key = key
            return problem
        }
    }

    /// The optional dependencies that are nil, although there is a component of the service that nothing registers.
    static func notes(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let missing = index.requirements.filter { requirement in
            requirement.dependency.provider == .missing && requirement.dependency.need == .optional
        }
        guard !missing.isEmpty else { return [] }
        let advice = MissingServiceAdvice(index)
        return missing.compactMap { requirement in
            let dependency = requirement.dependency
            return advice.unregistered(for: requirement).map { component, note in
                requirement.problem(
                    .unregisteredComponent,
                    with: [component.id],
                    "'\(dependency.label)' of '\(requirement.node.title)' is nil: no registration for '\(dependency.key)'",
                    notes: [note]
                )
            }
        }
    }
}
