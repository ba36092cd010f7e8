import AmpouleModules
import Testing

/// Requests that name the type of the service first, as those of a container do.
struct TypedRequestTests {
    private struct Hay: Sendable {
        var grams = 500
    }

    private struct Rack: Sendable {
        let hay: Hay
    }

    private let barn = module {
        factory { Hay() }
        factory(named: "fine") { Hay(grams: 100) }
        factory { (grams: Int) in Hay(grams: grams) }
        factory { module in Rack(hay: try module.require(Hay.self)) }
        factory { (kind: any Sendable.Type) in "\(kind)" }
        singleton { Cat() as Animal }
    }

    @Test func aTypeThatStandsFirstIsTheService() throws {
        #expect(try barn.require(Hay.self).grams == 500)
        #expect(try barn.require(Hay.self, named: "fine").grams == 100)
        #expect(try barn.require(Hay.self, 7).grams == 7)
        #expect(try barn.require((any Animal).self) is Cat)
        #expect(try barn.require(Rack.self).hay.grams == 500)
    }

    @Test func anOptionalRequestTakesTheTypeAsWell() {
        let expected: Hay? = barn.get(Hay.self)
        let inferred = barn.get(Hay.self, 7)
        let trapping: Hay = barn.get(Hay.self, named: "fine")

        #expect(expected?.grams == 500)
        #expect(inferred?.grams == 7)
        #expect(trapping.grams == 100)
    }

    @Test func aContainerTakesTheTypeAsWell() {
        let container = makeContainer { modules { barn } }
        let trapping: Hay = container.get(Hay.self)

        #expect(container.get(Hay.self, named: "fine")?.grams == 100)
        #expect(trapping.grams == 500)
    }

    @Test func aTypeIsAParameterWhereAnotherServiceIsExpected() throws {
        let kind: any Sendable.Type = Hay.self
        let text: String = try barn.require(kind)

        #expect(text == "Hay")
    }

    @Test func aMissNamesTheService() {
        let empty = module { factory { Rack(hay: Hay()) } }

        #expect {
            try empty.require(Hay.self)
        } throws: { error in
            "\(error)".hasPrefix("Nothing is registered for 'TypedRequestTests.Hay'")
                || "\(error)".hasPrefix("Nothing is registered for 'Hay'")
        }
        #expect(empty.get(Hay.self) == nil)
        #expect(barn.get(Hay.self) != nil)
    }
}
