import Ampoule
import Testing

/// What wrappers promise, over random registrations.
struct WrapperLawTests {
    @Test(arguments: [OptionalLaw.self, DeferralLaw.self, UseLaw.self] as [any Law.Type], 0..<60)
    func aLawHolds(law: any Law.Type, seed: UInt64) { law.holds(seed: seed) }

    @Test(arguments: 0..<10)
    func onlyAResolutionHasAGraph(seed: UInt64) throws {
        let container = RandomRegistrations.container(seed: seed)
        container.register([GraphIdentifier?].self) { resolver in
            [resolver.resolve(GraphIdentifier.self), try resolver.require(GraphIdentifier?.self)]
        }

        #expect(container.resolve(GraphIdentifier.self) == nil)
        #expect(try container.require(GraphIdentifier?.self) == nil)
        #expect(container.resolve(Lazy<GraphIdentifier>.self) == nil)
        let error = #expect(throws: ResolutionError.self) { try container.require(GraphIdentifier.self) }
        #expect(error?.description.hasSuffix("There is no object graph outside of a resolution.") == true)
        let inside = try container.require([GraphIdentifier?].self)
        #expect(inside[0] != nil)
        #expect(inside[0] == inside[1])
        let given = GraphIdentifier()
        #expect(container.withObjectGraph(given) { $0.resolve(GraphIdentifier.self) } == given)
    }

    @Test func onlyAnAsynchronousResolutionHasAGraph() async throws {
        let container = Container.silent()
        container.register([GraphIdentifier?].self) { (resolver: AsynchronousResolver) in
            [await resolver.resolve(GraphIdentifier.self), try await resolver.require(GraphIdentifier?.self)]
        }

        #expect(await container.asynchronous.resolve(GraphIdentifier.self) == nil)
        #expect(try await container.asynchronous.require(GraphIdentifier?.self) == nil)
        let inside = try await container.asynchronous.require([GraphIdentifier?].self)
        #expect(inside[0] != nil)
        #expect(inside[0] == inside[1])
        let given = GraphIdentifier()
        let same = await container.withObjectGraph(given) { resolver in
            await resolver.resolve(GraphIdentifier.self)
        }
        #expect(same == given)
    }
}

/// An optional is `nil` exactly where its service is missing.
private enum OptionalLaw: Law {
    static func check<Kind>(_ kind: Kind.Type, name: String?, in container: Container) {
        let plain = Outcome { () throws(ResolutionError) in
            try container.require(Creature<Kind>.self, name: name)
        }
        let optional = Outcome { () throws(ResolutionError) in
            try container.require(Creature<Kind>?.self, name: name)
        }
        let nested = Outcome { () throws(ResolutionError) in
            try container.require(Creature<Kind>??.self, name: name)
        }
        switch (plain, optional, nested) {
        case (.instance, .instance(.some), .instance(.some(.some))): break
        // An optional is never missing, so that an optional of one is there, too.
        case (.missing, .instance(nil), .instance(.some(nil))): break
        case (.failure(let error), .failure(let same), .failure(let sameAgain)):
            #expect(error.path == same.path)
            #expect(error.path == sameAgain.path)
        default: Issue.record("\(plain), \(optional), \(nested)")
        }
    }
}

/// A deferred service is there exactly where its service is.
private enum DeferralLaw: Law {
    static func check<Kind>(_ kind: Kind.Type, name: String?, in container: Container) {
        let plain = Outcome { () throws(ResolutionError) in
            try container.require(Creature<Kind>.self, name: name)
        }
        let isThere = !plain.isMissing
        #expect((container.resolve(Lazy<Creature<Kind>>.self, name: name) != nil) == isThere)
        #expect((container.resolve(Provider<Creature<Kind>>.self, name: name) != nil) == isThere)
        #expect((container.resolve(Lazy<Lazy<Creature<Kind>>>.self, name: name) != nil) == isThere)
        #expect(
            (container.resolve(Provider<Lazy<Provider<Creature<Kind>>>>.self, name: name) != nil) == isThere
        )
        let optional = Outcome { () throws(ResolutionError) in
            try container.require(Lazy<Creature<Kind>>?.self, name: name)
        }
        if case .instance(let lazy) = optional {
            #expect((lazy != nil) == isThere)
        } else {
            Issue.record("\(optional)")
        }
        #expect(container.resolve(Lazy<Creature<Kind>?>.self, name: name) != nil)
    }
}

/// A provider resolves at each use, and a lazy instance once.
private enum UseLaw: Law {
    static func check<Kind>(_ kind: Kind.Type, name: String?, in container: Container) {
        guard
            let first = try? container.require(Creature<Kind>.self, name: name),
            let second = try? container.require(Creature<Kind>.self, name: name),
            let provider = container.resolve(Provider<Creature<Kind>>.self, name: name),
            let lazy = container.resolve(Lazy<Creature<Kind>>.self, name: name)
        else { return }
        let provided = (0..<5).map { _ in provider.instance }
        let used = (0..<5).map { _ in lazy.instance }
        #expect(Set(provided.map(ObjectIdentifier.init)).count == (first === second ? 1 : 5))
        #expect(Set(used.map(ObjectIdentifier.init)).count == 1)
        #expect((provided[0] === first) == (first === second))
    }
}
