// Closing closes independent instances at the same time, and overrides leave them alone: both by this rule.
extension Optional<DescribedComponent> {
    /// Whether instances may depend on services that no description names: a closure makes them, or they have a resolver.
    ///
    /// - Parameter initializer: The number of the initializer that makes the instances; `nil` for a factory.
    func mayDependOnAnything(madeBy initializer: Int?) -> Bool {
        guard let self, self.isKnown else { return true }
        return self.dependencies(ofInitializer: initializer).contains { ResolverTypes.contains($0.type) }
    }
}

extension ScopePolicy {
    /// Whether closures registered by hand complete the instances, which may make these depend on anything.
    var isCompletedByClosures: Bool { completions?.isGenerated == false }
}
