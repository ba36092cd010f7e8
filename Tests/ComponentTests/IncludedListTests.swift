import Ampoule
import Testing

private protocol HayBarn: Sendable {}
private protocol Vet: Sendable {}
private protocol Farm: ComponentList {}
private protocol Town: ComponentList {}

@Register(HayBarn.self, scope: .container)
private final class BigBarn: HayBarn {
    @Inject init(@Inject vet: Lazy<any Vet>) {}
}

@Register(Vet.self)
private struct TownVet: Vet {
    @Inject let barn: any HayBarn
}

@Register
private struct Visit {
    @Inject let vet: any Vet
}

@Register(decorates: Vet.self)
private struct BusyVet: Vet {
    let vet: any Vet
}

@Registrations(BigBarn.self, as: Farm.self, including: Town.self)
private extension Container {}

@Registrations(TownVet.self, as: Town.self, including: Farm.self)
private extension Container {}

@Registrations(Visit.self, BusyVet.self, named: "registerVisits", including: Farm.self, Town.self)
private extension Container {}

@Register(Vet.self)
private struct CountryVet: Vet {
    init() {}
}

@Register
private struct CountryVisit {
    @Inject let vet: any Vet
}

@Registrations(
    CountryVisit.self,
    CountryVet.self,
    named: "registerCountryVisits",
    including: Farm.self,
    Town.self,
    replacing: [Vet.self]
)
private extension Container {}

private protocol Bark: Sendable {}
private protocol Dogs: ComponentList {}

@Register(decorates: Bark.self)
private struct LoudBark: Bark {
    let bark: any Bark
}

@Register(Bark.self)
private struct QuietBark: Bark {}

@Registrations(LoudBark.self, as: Dogs.self, provided: [Bark.self])
private extension Container {}

@Registrations(QuietBark.self, named: "registerQuietBark", including: Dogs.self)
private extension Container {}

/// Lists that include each other, and a third one.
struct IncludedListTests {
    private let container = Container()

    @Test func aListRegistersTheIncludedListsAndThenItsOwnComponents() {
        container.registerVisits()

        #expect(container.visit().vet is BusyVet)
    }

    @Test func aListReplacesWhatAnIncludedOneRegisters() throws {
        container.registerCountryVisits()

        #expect(container.countryVisit().vet is CountryVet)
        #expect(try container.require((any Vet).self) is CountryVet)
    }

    @Test func aDecoratorOfAnIncludedListDecoratesWhatTheListRegisters() throws {
        container.registerQuietBark()

        let loud = try #require(container.resolve((any Bark).self) as? LoudBark)
        #expect(loud.bark is QuietBark)
    }

    @Test func aListIsRegisteredOnceInACall() {
        let behavior = CountingBehavior()
        container.addBehavior(behavior)
        container.registerVisits()

        #expect(behavior.count(of: (any HayBarn).self) == 1)
    }

    @Test func aNamedListHasAFunctionOfItsName() {
        container.registerTown()

        #expect(container.resolve((any HayBarn).self) is BigBarn)
        #expect(container.resolve((any Vet).self) is TownVet)
    }
}

private final class CountingBehavior: Behavior, @unchecked Sendable {
    private var services: [ObjectIdentifier: Int] = [:]

    func container<Type, Service>(
        _ container: Container,
        didRegisterType type: Type.Type,
        toService entry: ServiceEntry<Service>,
        withName name: String?
    ) {
        services[ObjectIdentifier(type), default: 0] += 1
    }

    func count(of service: Any.Type) -> Int { services[ObjectIdentifier(service)] ?? 0 }
}
