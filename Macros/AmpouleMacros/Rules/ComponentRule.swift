import AmpouleSyntax

/// One thing that a component's declaration must get right.
protocol ComponentRule {
    /// The violations of this rule in the declaration.
    static func violations(in component: Component) -> [DiagnosticMessage]
}

extension Component {
    /// The rules, in the order in which a declaration is read.
    private static var rules: [any ComponentRule.Type] {
        [
            RepeatedRegisterRule.self,
            CompilerErrorRule.self,
            ServiceRule.self,
            ContributionRule.self,
            DecoratorRule.self,
            RegistrationNameRule.self,
            VisibilityRule.self,
            CopyableRule.self,
            ReservedMemberRule.self,
            InitializerChoiceRule.self,
            InitializerRule.self,
            EqualArgumentsRule.self,
            ParameterRule.self,
            MemberwisePropertyRule.self,
            InjectedPropertyRule.self,
            InjectedMethodRule.self,
            RepeatedInjectionRule.self,
            InjectionNameRule.self,
            ShadowedFactoryRule.self,
            HiddenNameRule.self,
        ]
    }

    /// Everything that is wrong with the declaration.
    ///
    /// - Parameter isInheriting: Whether the type conforms to what components conform to without the macro.
    func violations(inheriting isInheriting: Bool) -> [DiagnosticMessage] {
        let isSubclass = kind == .class && inheritanceClause != nil
        let conformance: [DiagnosticMessage] = isInheriting && !isSubclass ? [.foreignConformance(self)] : []
        let overrides = isInheriting && isSubclass ? OverriddenInjectionRule.violations(in: self) : []
        return Component.rules.flatMap { rule in rule.violations(in: self) } + conformance + overrides
    }
}
