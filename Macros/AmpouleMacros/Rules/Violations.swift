import AmpouleSyntax

/// The mistakes in the declaration of a component, under each condition that a macro cannot evaluate.
struct Violations {
    private let isInheriting: Bool

    /// Whether there is one component under every condition.
    private let isUnconditional: Bool

    /// The mistakes under every condition.
    let common: [DiagnosticMessage]

    init(_ components: Conditional<Component>, inheriting isInheriting: Bool) {
        self.isInheriting = isInheriting
        let all = components.all.map { component in component.violations(inheriting: isInheriting) }
        isUnconditional = all.count == 1
        common = all.dropFirst().reduce(all.first ?? []) { common, violations in
            common.filter { violation in violations.contains(violation) }
        }
    }

    func violations(in component: Component) -> [DiagnosticMessage] {
        isUnconditional ? common : component.violations(inheriting: isInheriting)
    }

    /// The mistakes that only count where the conditions of `component` hold.
    func specific(to component: Component) -> [DiagnosticMessage] {
        isUnconditional ? [] : violations(in: component).filter { violation in !common.contains(violation) }
    }
}
