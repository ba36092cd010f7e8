import Ampoule
import Testing

/// An override of a component with several services, of which one is decorated.
struct DecoratedServiceOverrideTests {
    @Register(Animal.self, Named.self, scope: .container)
    final class Dwarf: Animal, Named {
        let name = "Flocke"
    }

    private let container = Container()

    @Test(arguments: [false, true])
    func anOverrideOfAComponentReplacesItUnderAllServicesThoughOneIsDecorated(isAgain: Bool) throws {
        Dwarf.register(in: container)
        if isAgain { container.override(Dwarf.self) { Toy(name: "first") } }
        container.decorate(Named.self) { _, named in Toy(name: "tame \(named.name)") }
        #expect(try container.require(Named.self).name == (isAgain ? "tame first" : "tame Flocke"))

        let copy = container.copy()
        copy.override(Dwarf.self) { Toy(name: "toy") }
        let inTask = container.withOverrides {
            $0.override(Dwarf.self) { Toy(name: "toy") }
        } perform: {
            container.resolve(Named.self)?.name
        }

        #expect(try copy.require(Named.self).name == "toy")
        #expect(try copy.require(Animal.self).name == "toy")
        #expect(inTask == "toy")
        #expect(try container.require(Named.self).name == (isAgain ? "tame first" : "tame Flocke"))
    }
}
