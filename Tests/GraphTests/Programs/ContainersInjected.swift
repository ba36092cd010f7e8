import Ampoule

/// Every container provides this without a name.
enum ContainersInjected: GraphProgram {
    @Register final class School {
        init(
            @Inject resolver: any Resolver,
            @Inject graph: GraphIdentifier,
            @Inject asynchronous: AsynchronousResolver,
            @Inject later: Lazy<any Resolver>,
            @Inject again: Provider<Container>,
            @Inject perhaps: Lazy<GraphIdentifier?>,
            @Inject(name: "other") other: any Resolver,  // problem: missingRegistration
            @Inject none: (any Resolver)?,
            @Inject(name: "playground") named: Lazy<any Resolver>  // problem: missingRegistration
        ) {}
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(ContainersInjected.School.self)
private extension Container {}
