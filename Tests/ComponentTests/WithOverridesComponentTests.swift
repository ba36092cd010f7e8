import Ampoule
import Testing

/// Which shared instances overrides for a stretch of code affect, known from the dependencies of components.
struct WithOverridesComponentTests {
    private let container = Container()

    init() {
        container.registerPaddock()
        LevelContainer<Clinic>.registerPaddock(in: container)
    }

    private func withDonkeys<Result>(_ body: () throws -> Result) rethrows -> Result {
        try container.withOverrides { container in
            container.override(Grazer.self) { _ in StuffedGrazer() }
        } perform: { () throws in
            try body()
        }
    }

    // MARK: - Affected instances

    @Test func aDictionaryHoldsNoElementWithoutAName() {
        container.registerSheds()
        let (shelf, map) = (container.shedShelf(), container.shedMap())

        container.withOverrides {
            $0.override(NamelessShed.self) { NamelessShed() }
        } perform: {
            #expect(container.shedShelf() !== shelf)
            #expect(container.shedMap() === map)
        }
    }

    @Test func whatAChildHasItselfIsNotAffectedByAnOverrideOfItsParent() {
        let child = Container(parent: container)
        child.registerPaddock()
        let herdsman = child.herdsman()
        withDonkeys {
            #expect(child.herdsman() === herdsman)
            #expect(container.herdsman().grazer is StuffedGrazer)
        }
    }

    @Test func aDecoratorOfAChildIsMadeAnewWithAComponentThatOverrides() throws {
        let child = Container(parent: container)
        child.decorate(Grazer.self) { _, grazer in grazer }.inObjectScope(.container)
        let before = try child.require(Grazer.self)
        try container.withOverrides {
            Llama.register(in: $0)
        } perform: { () throws in
            #expect(before is Donkey)
            #expect(try child.require(Grazer.self) is Llama)
        }
        #expect(try child.require(Grazer.self) as? Donkey === before as? Donkey)
    }

    @Test func sharedComponentsThatDependOnAnOverrideAreMadeAnew() {
        let herdsman = container.herdsman()
        withDonkeys {
            #expect(container.herdsman().grazer is StuffedGrazer)
            #expect(container.herdsman() === container.herdsman())
            #expect(container.herdsman() !== herdsman)
        }
        #expect(container.herdsman() === herdsman)
        #expect(herdsman.grazer is Donkey)
    }

    @Test func dependenciesOfEveryKindAreFollowed() {
        let farm = container.paddockFarm()
        withDonkeys {
            #expect(container.paddockFarm() !== farm)
            #expect(container.paddockFarm().herdsman?.grazer is StuffedGrazer)
            #expect(container.paddockFarm().lazy.instance is StuffedGrazer)
        }
        #expect(container.paddockFarm() === farm)
    }

    @Test func anOverrideByAComponentAffectsWhatDependsOnIt() {
        let herdsman = container.herdsman()
        container.withOverrides {
            Llama.register(in: $0)
        } perform: {
            #expect(container.herdsman().grazer is Llama)
        }
        #expect(container.herdsman() === herdsman)
    }

    @Test func componentsWithAResolverAreMadeAnew() throws {
        let broker = try container.factory(for: Broker.self).make()
        try withDonkeys { () throws in
            #expect(try container.factory(for: Broker.self).make() !== broker)
            #expect(try container.factory(for: Broker.self).make().grazer is StuffedGrazer)
        }
        #expect(broker.grazer is Donkey)
    }

    // MARK: - Unaffected instances

    @Test func anUnaffectedComponentThatIsMadeFirstInsideStays() {
        let fence = withDonkeys { container.fence() }

        #expect(container.fence() === fence)
        #expect(withDonkeys { container.fence() } === fence)
    }

    @Test func unregisteredComponentsAreTreatedAlike() {
        let gate = container.factory(for: Gate.self)()
        let shepherd = container.factory(for: Shepherd.self)()
        withDonkeys {
            #expect(container.factory(for: Gate.self)() === gate)
            #expect(container.factory(for: Shepherd.self)() !== shepherd)
            #expect(container.factory(for: Shepherd.self)().grazer is StuffedGrazer)
        }
        #expect(container.factory(for: Shepherd.self)() === shepherd)
    }

    @Test func aDependencyOfAnUnaffectedComponentThatCapturesNothingIsMadeOutside() {
        let trough = withDonkeys { container.waterTrough() }

        // Made by the container itself, which the lazy dependency must still find.
        #expect(trough.fence.instance === container.fence())
    }

    @Test func resettingAScopeInsideLetsEverythingBeMadeAnew() {
        let fence = container.fence()
        withDonkeys {
            container.resetObjectScope(.container)
            #expect(container.fence() !== fence)
            #expect(container.fence() === container.fence())
        }
        #expect(container.fence() === fence)
    }

    @Test func aForwardedServiceIsTheSameInstance() throws {
        let fence = try container.require(Barrier.self)
        try withDonkeys { () throws in
            #expect(try container.require(Barrier.self) === fence)
            #expect(container.fence() === fence)
        }
    }

    // MARK: - Asynchronous components

    @Test func asynchronousComponentsAreTreatedAlike() async throws {
        let well = try await container.factory(for: WaterWell.self).make()
        let vet = try await container.factory(for: FarmVeterinary.self).make()
        try await container.withOverrides { container in
            container.override(Grazer.self) { _ in StuffedGrazer() }
        } perform: { () async throws in
            #expect(try await container.factory(for: WaterWell.self).make() === well)
            let other = try await container.factory(for: FarmVeterinary.self).make()
            #expect(other !== vet)
            #expect(other.grazer is StuffedGrazer)
        }
        #expect(try await container.factory(for: FarmVeterinary.self).make() === vet)
    }

    // MARK: - Levels

    @Test func instancesOfALevelAreTreatedAlike() throws {
        let clinic = container.level(Clinic(town: "Ulm"))
        let chart = try clinic.require(FeedChart.self)
        let ledger = try clinic.require(FeedLedger.self)
        try withDonkeys { () throws in
            #expect(try clinic.require(FeedLedger.self) === ledger)
            #expect(try clinic.require(FeedChart.self) !== chart)
            #expect(try clinic.require(FeedChart.self).grazer is StuffedGrazer)
            #expect(try container.level(Clinic(town: "Bonn")).require(FeedLedger.self).town == "Bonn")
        }
        #expect(try clinic.require(FeedChart.self) === chart)
    }

    @Test func anOverrideInALevelLeavesTheProgramAlone() throws {
        let clinic = container.level(Clinic(town: "Ulm"))
        let herdsman = container.herdsman()
        try clinic.container.withOverrides {
            $0.override(Grazer.self) { _ in StuffedGrazer() }
        } perform: { () throws in
            #expect(try clinic.require(FeedChart.self).grazer is StuffedGrazer)
            #expect(clinic.container.herdsman() === herdsman)
        }
    }

    @Test func overridesOfALevelAloneKeepWhatIsRegisteredForItInTheProgram() throws {
        let clinic = container.level(Clinic(town: "Ulm"))
        let ledger = try clinic.require(FeedLedger.self)
        try clinic.container.withOverrides { _ in
        } perform: { () throws in
            #expect(try clinic.require(FeedLedger.self) === ledger)
        }
    }
}

protocol Grazer: Sendable {}

protocol Barrier: AnyObject, Sendable {}

struct StuffedGrazer: Grazer {}

@Register(Grazer.self)
final class Donkey: Grazer {
    init() {}
}

@Register(Grazer.self)
final class Llama: Grazer {
    init() {}
}

@Register(scope: .container)
final class Herdsman: Sendable {
    @Inject let grazer: any Grazer
}

@Register(scope: .container)
final class PaddockFarm: Sendable {
    @Inject let herdsman: Herdsman?
    @Inject let lazy: Lazy<any Grazer>
}

@Register(Fence.self, Barrier.self, scope: .container)
final class Fence: Barrier {
    init() {}
}

@Register(scope: .container)
final class WaterTrough: Sendable {
    @Inject let fence: Lazy<Fence>
}

@Register(scope: .container)
final class Gate: Sendable {
    @Inject let fence: Fence
}

@Register(scope: .container)
final class Shepherd: Sendable {
    @Inject let grazer: any Grazer
}

@Register(scope: .container)
final class Broker: Sendable {
    let grazer: any Grazer

    init(@Inject resolver: any Resolver) throws { grazer = try resolver.require(Grazer.self) }
}

@Register(scope: .container)
final class WaterWell: Sendable {
    init(@Inject fence: Fence) async { await Task.yield() }
}

@Register(scope: .container)
final class FarmVeterinary: Sendable {
    let grazer: any Grazer

    init(@Inject grazer: any Grazer) async {
        await Task.yield()
        self.grazer = grazer
    }
}

@Register(scope: .container)
final class FeedChart: Sendable {
    @Inject let grazer: any Grazer
}

@Register(scope: .container)
final class FeedLedger: Sendable {
    let town: String

    init(@Inject clinic: Clinic) { town = clinic.town }
}

@Registrations(
    Donkey.self,
    Herdsman.self,
    PaddockFarm.self,
    Fence.self,
    WaterTrough.self,
    named: "registerPaddock"
)
extension Container {}

@Registrations(FeedChart.self, FeedLedger.self, named: "registerPaddock", provided: [Grazer.self])
extension LevelContainer<Clinic> {}

private protocol NumberedShed: Sendable {}

@Register(contributesTo: (any NumberedShed).self)
private struct NamelessShed: NumberedShed {}

@Register(name: "first", contributesTo: (any NumberedShed).self)
private struct FirstShed: NumberedShed {}

@Register(scope: .container)
private final class ShedShelf: Sendable {
    @Inject private let sheds: [any NumberedShed]
}

@Register(scope: .container)
private final class ShedMap: Sendable {
    @Inject private let sheds: [String: any NumberedShed]
}

@Registrations(NamelessShed.self, FirstShed.self, ShedShelf.self, ShedMap.self, named: "registerSheds")
fileprivate extension Container {}
