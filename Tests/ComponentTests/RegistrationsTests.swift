import Ampoule
import Testing

@Register(Animal.self)
private struct URLCat: Animal {
    let name: String
}

@Register
private final class Stable {
    init() {}
}

@Register
private struct Crate<Content> {
    let content: Content
}

private enum Wild {
    @Register
    fileprivate struct `Switch` {}
}

@Registrations(URLCat.self, Stable.self, Crate<Int>.self, Wild.Switch.self)
private extension Container {}

@Registrations(URLCat.self, Stable.self, named: "registerPets")
fileprivate extension Resolver {}

@Registrations(named: "registerNothing", provided: [])
extension Ampoule.Container {}

struct RegistrationsTests {
    private let container = Container()

    @Test func everyListedComponentHasAnAccessor() {
        let cat = container.urlCat(name: "Mimi")

        #expect(cat.name == "Mimi")
        _ = container.stable()
        #expect(container.crate(content: 3).content == 3)
        _ = container.switch()
    }

    @Test func theListRegistersEveryComponent() {
        container.registerComponents()

        #expect(container.resolve((any Animal).self, argument: "Mimi")?.name == "Mimi")
        #expect(container.resolve(Crate<Int>.self, argument: 3)?.content == 3)
    }

    @Test func aListOnResolverServesEveryResolver() {
        container.registerPets()
        let resolver: any Resolver = container

        #expect(resolver.urlCat(name: "Mimi").name == "Mimi")
    }
}
