import Ampoule

/// The registrations of the load test.
///
/// No completion requests a `GraphIdentifier`: an instance that is begun in an object graph of one thread, and that its own
/// completion shows to others, may be seen before it is completed.
struct LoadRegistrations {
    let container: Container
    let scene: LoadScene

    /// Makes the registrations of the root container.
    func registerProgram(place: Int) {
        container.register(LoadScene.self, instance: scene)
        container.register(LoadPlace.self, instance: LoadPlace(number: place))
        container.register(LoadStamp.self) { _ in LoadStamp(number: 0) }.inObjectScope(.transient)
        Bedrock.register(in: container)
        Replaced.register(in: container)
        registerUnshared()
        registerShared()
        registerFailing()
        registerCycle(.mother, .daughter, in: .graph)
        registerCycle(.privateMother, .privateDaughter, in: .container)
        registerDecorated()
        registerList()
        registerOfLevel()
        registerAsynchronous()
    }

    /// Makes the registrations of a child.
    ///
    /// Its parent may be closed, so that they have no effect.
    func registerOfChild(place: Int) {
        container.register(LoadPlace.self, instance: LoadPlace(number: place))
        register(.own, needing: [.anchor])
            .inObjectScope(.container)
            .initCompleted { [scene] _, piece in try scene.complete(piece) }
            .onClose { [scene] piece in await scene.close(piece) }
            .contributes(to: Piece.self)
        _ = try? container.requireDecoration(
            Piece.self,
            name: LoadService.decoration.rawValue,
            with: decorate(as: .childDecoration)
        )
    }

    // MARK: - Synchronous

    /// Registers a part that requests others.
    @discardableResult
    private func register(
        _ service: LoadService,
        needing dependencies: [LoadService] = [],
        in container: Container? = nil
    ) -> ServiceEntry<any Piece> {
        (container ?? self.container).register(Piece.self, name: service.rawValue) { [scene] resolver in
            try Self.part(service, needing: dependencies, resolver, scene)
        }
    }

    private static func part(
        _ service: LoadService,
        needing dependencies: [LoadService],
        _ resolver: any Resolver,
        _ scene: LoadScene
    ) throws -> Part {
        let surroundings = try PartRecord.Surroundings(resolver)
        let parts = try dependencies.map { try resolver.require(Piece.self, name: $0.rawValue) }
        scene.pause()
        if scene.fault == .makesTwice { _ = Part(service, in: surroundings, of: scene, parts) }
        return Part(service, in: surroundings, of: scene, parts)
    }

    private func registerUnshared() {
        container.register(Piece.self, name: LoadService.leaf.rawValue) { [scene] resolver in
            let leaf = try Self.part(.leaf, needing: [], resolver, scene)
            if scene.fault == .leaksInstances { scene.leaked.withLock { $0.append(leaf) } }
            return leaf
        }
        .inObjectScope(.transient)
        register(.twins, needing: [.litter, .litter]).inObjectScope(.transient)
        container.register(Piece.self, name: LoadService.argued.rawValue) {
            [scene] (resolver, number: Int, text: String) in
            guard text == "\(number)" else { throw LoadMixUp(text: "the arguments \(number) and '\(text)'") }
            return try Self.part(.argued, needing: [.anchor], resolver, scene)
        }
        .inObjectScope(.transient)
        for service in [LoadService.litter, .common] {
            register(service, needing: [.anchor]).initCompleted { [scene] resolver, piece in
                _ = try resolver.require(Piece.self, name: LoadService.leaf.rawValue)
                try scene.complete(piece)
            }
        }
    }

    private func registerShared() {
        let anchor = register(.anchor)
            .inObjectScope(scene.fault == .sharesNothing ? .transient : .container)
            .initCompleted { [scene] _, anchor in try scene.complete(anchor) }
            .onClose { [scene] piece in await scene.close(piece) }
        if scene.fault == .closesTwice { anchor.onClose { [scene] piece in await scene.close(piece) } }
        register(.weak, needing: [.anchor]).inObjectScope(.weak)
        register(.cupboard, needing: [.anchor]).inObjectScope(.loadCupboard)
    }

    private func registerFailing() {
        container.register(Piece.self, name: LoadService.shared.rawValue) { [scene] resolver in
            try scene.stumble(every: 13)
            return try Self.part(.shared, needing: [.anchor, .leaf], resolver, scene)
        }
        .inObjectScope(.container)
        .initCompleted { [scene] resolver, shared in
            _ = try resolver.require(Piece.self, name: LoadService.twins.rawValue)
            try scene.complete(shared, failingEvery: 7)
        }
        .onClose { [scene] piece in await scene.close(piece) }
        let dependent = register(.dependent, needing: [.shared, .anchor]).inObjectScope(.container)
            .implements(Piece.self, name: "forwarded")
        if scene.fault != .closesNothing { dependent.onClose { [scene] piece in await scene.close(piece) } }
    }

    /// Registers two parts that have each other.
    private func registerCycle(_ mother: LoadService, _ daughter: LoadService, in scope: ObjectScope) {
        register(mother, needing: [daughter]).inObjectScope(scope)
            .initCompleted { [scene] _, mother in try scene.complete(mother) }
        register(daughter).inObjectScope(scope).initCompleted { [scene] resolver, piece in
            (piece as? Part)?.other = try resolver.require(Piece.self, name: mother.rawValue)
            try scene.complete(piece)
        }
    }

    private func registerDecorated() {
        container.register(Piece.self, name: LoadService.decoration.rawValue) { [scene] resolver in
            try Self.part(.decorated, needing: [.shared], resolver, scene)
        }
        .inObjectScope(.container)
        container.decorate(Piece.self, name: LoadService.decoration.rawValue, with: decorate(as: .decoration))
    }

    private func decorate(
        as service: LoadService
    ) -> @Sendable (any Resolver, any Piece) throws -> any Piece {
        { [scene] resolver, piece in
            Part(service, in: try PartRecord.Surroundings(resolver), of: scene, [piece])
        }
    }

    private func registerList() {
        container.contribute(to: Piece.self) { [scene] resolver in
            try Self.part(.listed, needing: [.leaf], resolver, scene)
        }
        .inObjectScope(.transient)
        container.contribute(to: Piece.self, name: "named") { [scene] resolver in
            try Self.part(.named, needing: [.anchor], resolver, scene)
        }
        .inObjectScope(.container)
    }

    /// The container that registers for all visits.
    private var ofVisits: Container { LevelContainer<LoadVisit>.registrations(in: container) }

    private func registerOfLevel() {
        register(.visit, needing: [.dependent, .leaf], in: ofVisits)
            .inObjectScope(.container)
            .initCompleted { [scene] _, visit in try scene.complete(visit, failingEvery: 19) }
            .onClose { [scene] piece in await scene.close(piece) }
    }

    // MARK: - Asynchronous

    private func registerAsynchronous() {
        registerAsynchronously(.slow, needing: (.shared, .litter)).inObjectScope(.container)
            .initCompleted { [scene] _, slow in try scene.complete(slow, failingEvery: 11) }
            .onClose { [scene] piece in await scene.close(piece) }
        registerAsynchronously(.slowTwins, needing: (.litter, .litter)).inObjectScope(.transient)
        registerAsynchronously(.slowVisit, needing: (.visit, .slow), in: ofVisits)
            .inObjectScope(.container)
            .onClose { [scene] piece in await scene.close(piece) }
    }

    /// Registers a part that requests two others at the same time.
    private func registerAsynchronously(
        _ service: LoadService,
        needing dependencies: (LoadService, LoadService),
        in container: Container? = nil
    ) -> AsynchronousServiceEntry<any Piece> {
        (container ?? self.container).register(Piece.self, name: service.rawValue) { [scene] resolver in
            let surroundings = try await PartRecord.Surroundings(resolver)
            async let first = resolver.require(Piece.self, name: dependencies.0.rawValue)
            async let second = resolver.require(Piece.self, name: dependencies.1.rawValue)
            let parts = try await [first, second]
            await Task.yield()
            try Task.checkCancellation()
            return Part(service, in: surroundings, of: scene, parts)
        }
    }
}

/// A factory that received what it must not.
struct LoadMixUp: Error {
    let text: String
}

extension PartRecord.Surroundings {
    fileprivate init(_ resolver: any Resolver) throws {
        place = try resolver.require(LoadPlace.self).number
        visit = try resolver.require(LoadVisit?.self)?.number
        stamp = try resolver.require(LoadStamp.self).number
    }

    fileprivate init(_ resolver: AsynchronousResolver) async throws {
        place = try await resolver.require(LoadPlace.self).number
        visit = try await resolver.require(LoadVisit?.self)?.number
        stamp = try await resolver.require(LoadStamp.self).number
    }
}
