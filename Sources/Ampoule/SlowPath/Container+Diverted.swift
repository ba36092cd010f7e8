/// Resolves where the fast path is not taken at all: a substitute carries out the resolution in the current task, or observers
/// receive its events.
extension Container {
    /// Resolves a key.
    func resolveDiverted<Service, each Argument>(
        _ key: RegistrationKey,
        findsComponents: Bool,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if let substitute {
            return try substitute.resolveKey(
                key,
                of: Service.self,
                findsComponents: findsComponents,
                repeat each argument
            )
        }
        return try observingRefusals { context throws(ResolutionError) in
            try lookUpAndResolve(key, findsComponents: findsComponents, context, repeat each argument)
        }
    }

    /// Resolves a component.
    func resolveDiverted<Service, each Argument>(
        _ component: ComponentTemplate,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if let substitute { return try substitute.resolveComponent(component, repeat each argument) }
        return try observingRefusals { context throws(ResolutionError) in
            try lookUpAndResolve(component, context, repeat each argument)
        }
    }

    /// Runs a resolution whose error the observers receive, unless they have received it before.
    private func observingRefusals<Result>(
        _ body: (ResolutionContext) throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        let context = ResolutionContext.current
        guard context.begin(in: hierarchy) else {
            return try context.inGraph(of: hierarchy) { () throws(ResolutionError) in
                try observingRefusals(body)
            }
        }
        defer { context.end() }
        do {
            return try body(context)
        } catch {
            observeRefusal(error, in: context.span)
            throw error
        }
    }
}
