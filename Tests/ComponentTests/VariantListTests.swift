import Ampoule
import AmpouleGraph
import Testing

/// A list with a function name, which varies another one: it takes the place of what was registered before.
struct VariantListTests {
    @Test func aListThatIsCalledAfterAnotherIsNoDuplicateOfIt() throws {
        let container = Container()
        container.registerComponents()
        container.registerSilentChimes()

        #expect(try container.require((any Chime).self).sound == "")
        try container.validate()
    }

    @Test func aListMayVaryACopy() throws {
        let original = Container()
        original.registerComponents()
        let copy = original.copy()
        copy.registerSilentChimes()

        try copy.validate()
        try original.validate()
        #expect(try original.require((any Chime).self).sound == "ding")
    }

    @Test func aListMayVaryThatOfALevel() throws {
        let container = Container()
        LevelContainer<Service>.registerComponents(in: container)
        LevelContainer<Service>.registerSilentChimes(in: container)

        try container.validate()
        #expect(try container.level(Service()).require((any Gong).self).sound == "")
    }

    @Test func whatReplacesAVariantIsADuplicate() throws {
        let container = Container()
        container.registerSilentChimes()
        container.registerComponents()

        let error = #expect(throws: ComponentGraph.ValidationError.self) { try container.validate() }
        #expect(error?.problems.map(\.kind) == [.duplicateKey])
    }
}

private struct Service: ContainerLevel {}

private protocol Chime: Sendable { var sound: String { get } }
private protocol Gong: Sendable { var sound: String { get } }

@Register(Chime.self)
private struct DeskChime: Chime { let sound = "ding"; init() {} }

@Register(Chime.self)
private struct SilentChime: Chime { let sound = ""; init() {} }

@Register(Gong.self)
private struct DinnerGong: Gong { let sound = "dong"; init() {} }

@Register(Gong.self)
private struct SilentGong: Gong { let sound = ""; init() {} }

@Registrations(DeskChime.self)
private extension Container {}

@Registrations(SilentChime.self, named: "registerSilentChimes")
private extension Container {}

@Registrations(DinnerGong.self)
private extension LevelContainer<Service> {}

@Registrations(SilentGong.self, named: "registerSilentChimes")
private extension LevelContainer<Service> {}
