import Ampoule
import Testing

/// A list with a function name, which varies another one: it takes the place of what was registered before.
struct VariantListTests {
    @Test func aListThatIsCalledAfterAnotherIsNoDuplicateOfIt() throws {
        let container = Container()
        container.registerComponents()
        container.registerSilentBells()

        #expect(try container.require((any Bell).self).sound == "")
        try container.validate()
    }

    @Test func aListMayVaryACopy() throws {
        let original = Container()
        original.registerComponents()
        let copy = original.copy()
        copy.registerSilentBells()

        try copy.validate()
        try original.validate()
        #expect(try original.require((any Bell).self).sound == "ding")
    }

    @Test func aListMayVaryThatOfALevel() throws {
        let container = Container()
        LevelContainer<Service>.registerComponents(in: container)
        LevelContainer<Service>.registerSilentBells(in: container)

        try container.validate()
        #expect(try container.level(Service()).require((any Gong).self).sound == "")
    }

    @Test func whatReplacesAVariantIsADuplicate() throws {
        let container = Container()
        container.registerSilentBells()
        container.registerComponents()

        let error = #expect(throws: ComponentGraph.ValidationError.self) { try container.validate() }
        #expect(error?.problems.map(\.kind) == [.duplicateKey])
    }
}

private struct Service: ContainerLevel {}

private protocol Bell: Sendable { var sound: String { get } }
private protocol Gong: Sendable { var sound: String { get } }

@Register(Bell.self)
private struct DeskBell: Bell { let sound = "ding"; init() {} }

@Register(Bell.self)
private struct SilentBell: Bell { let sound = ""; init() {} }

@Register(Gong.self)
private struct DinnerGong: Gong { let sound = "dong"; init() {} }

@Register(Gong.self)
private struct SilentGong: Gong { let sound = ""; init() {} }

@Registrations(DeskBell.self)
private extension Container {}

@Registrations(SilentBell.self, named: "registerSilentBells")
private extension Container {}

@Registrations(DinnerGong.self)
private extension LevelContainer<Service> {}

@Registrations(SilentGong.self, named: "registerSilentBells")
private extension LevelContainer<Service> {}
