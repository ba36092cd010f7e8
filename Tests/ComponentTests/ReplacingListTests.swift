import Ampoule
import AmpouleGraph
import TestSupport
import Testing

/// A list that replaces what an included one provides.
struct ReplacingListTests {
    private let container = Container { container in
        container.registerComponents()
        LevelContainer<Sailing>.registerComponents(in: container)
    }

    @Test func whatIsReplacedIsNoDuplicate() throws {
        #expect(try container.require((any Compass).self).kind == "gyroscope")
        #expect(try container.level(Sailing()).require((any Chart).self).kind == "paper")
        try container.validate()
        try container.level(Sailing()).container.validate()
        try container.copy().validate()
    }

    @Test func whatIsRegisteredTwiceBesideAReplacementIsADuplicate() throws {
        Magnet.register(in: container)

        let error = #expect(throws: ComponentGraph.ValidationError.self) { try container.validate() }
        #expect(error?.problems.map(\.kind) == [.duplicateKey])
    }
}

/// A level whose list was never registered.
struct UnregisteredLevelListTests {
    @Test func theErrorSaysHowToRegisterIt() throws {
        let sailing = Container().level(Sailing())
        let error = #expect(throws: ResolutionError.self) { try sailing.logbook.make() }

        #expect(
            error?.description == """
                Nothing is registered for 'Sailing'.
                Resolution path: Logbook → Sailing.
                'Logbook' is not registered either: call the function of its '@Registrations' first: \
                'registerComponents()', or 'registerComponents(in:)' of a level's container type.
                """
        )
    }
}

private struct Sailing: ContainerLevel {}

private protocol Compass: Sendable { var kind: String { get } }
private protocol Chart: Sendable { var kind: String { get } }
private protocol Instruments: ComponentList {}
private protocol Papers: ComponentList {}

@Register(Compass.self)
private struct Magnet: Compass { let kind = "magnet"; init() {} }

@Register(Compass.self)
private struct Gyroscope: Compass { let kind = "gyroscope"; init() {} }

@Register(Chart.self)
private struct ElectronicChart: Chart { let kind = "electronic"; init() {} }

@Register(Chart.self)
private struct PaperChart: Chart { let kind = "paper"; init() {} }

@Register(scope: .container)
private final class Logbook: Sendable {
    init(@Inject sailing: Sailing) {}
}

@Registrations(Magnet.self, as: Instruments.self)
private extension Container {}

@Registrations(ElectronicChart.self, as: Papers.self)
private extension LevelContainer<Sailing> {}

@Registrations(Gyroscope.self, including: Instruments.self, replacing: [(any Compass).self])
private extension Container {}

@Registrations(PaperChart.self, Logbook.self, including: Papers.self, replacing: [(any Chart).self])
private extension LevelContainer<Sailing> {}
