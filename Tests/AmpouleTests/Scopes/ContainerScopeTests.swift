import Ampoule
import TestSupport
import Testing

struct ContainerScopeTests {
    private let container = Container()

    @Test func oneInstanceIsSharedByAllResolutions() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)

        #expect(try container.require(Animal.self) === container.require(Animal.self))
    }

    @Test func valuesAreSharedToo() throws {
        let made = Counter()
        container.register(Int.self) { _ in made.increment() }.inObjectScope(.container)

        #expect(try container.require(Int.self) == 1)
        #expect(try container.require(Int.self) == 1)
    }

    @Test func anOptionalWithoutAValueIsSharedToo() throws {
        let made = Counter()
        container.register(Animal?.self) { _ in
            made.increment()
            return nil
        }
        .inObjectScope(.container)

        #expect(try container.require(Animal?.self) == nil)
        #expect(try container.require(Animal?.self) == nil)
        #expect(made.count == 1)
    }

    @Test func theContainerHoldsTheInstance() throws {
        let cats = LiveInstances()
        container.register(Animal.self) { _ in CountedCat(in: cats) }.inObjectScope(.container)

        _ = try container.require(Animal.self)

        #expect(cats.living == 1)
    }

    @Test func theInstanceGoesWithItsContainer() async throws {
        let cats = LiveInstances()
        var container: Container? = Container()
        container?.register(Animal.self) { _ in CountedCat(in: cats) }.inObjectScope(.container)
        _ = try container?.require(Animal.self)

        container = nil

        #expect(cats.made == 1)
        #expect(await eventually { cats.living == 0 })
    }

    @Test func childrenShareTheInstanceOfTheirParent() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        let children = [Container(parent: container), Container(parent: container)]

        let cats = try children.map { try $0.require(Animal.self) }

        #expect(cats[0] === cats[1])
        #expect(try container.require(Animal.self) === cats[0])
    }

    @Test func theInstanceOutlivesTheChildThatItWasMadeFor() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        let cat = try Container(parent: container).require(Animal.self)

        #expect(try container.require(Animal.self) === cat)
    }

    @Test func itCanBeTheDefaultScope() throws {
        let container = Container(defaultObjectScope: .container)
        let entry = container.register(Animal.self) { _ in Cat() }

        #expect(entry.objectScope === ObjectScope.container)
        #expect(try container.require(Animal.self) === container.require(Animal.self))
    }

    @Test func puttingAnEntryIntoAScopeForgetsWhatTheFormerScopeKept() throws {
        let entry = container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        let cat = try container.require(Animal.self)

        entry.inObjectScope(.container)

        #expect(try container.require(Animal.self) !== cat)
    }
}
