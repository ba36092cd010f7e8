import Ampoule
import TestSupport
import Testing

/// Lists of all contributions to a service.
struct ListTests {
    private let container = Container.silent()

    private func names(_ container: Container) throws -> [String] {
        try container.require([any Animal].self).map(\.name)
    }

    // MARK: - Elements

    @Test func aListWithoutContributionsIsEmpty() throws {
        #expect(try names(container).isEmpty)
        #expect(try container.require([String: any Animal].self).isEmpty)
        #expect(container.resolve([any Animal].self)?.isEmpty == true)
        #expect(try container.require([any Animal]?.self)?.isEmpty == true)
    }

    @Test func aContributionOfAnotherTypeIsAnError() throws {
        container.register(Stable.self) { _ in Stable() }.contributes(to: Animal.self)

        let error = try #require(throws: ResolutionError.self) { try container.require([any Animal].self) }

        guard case .unrelatedTypes = error.reason else { throw error }
    }

    @Test func aRegistrationOfTheListTakesPrecedence() throws {
        container.contribute(to: Animal.self) { _ in Cat() }
        container.register([any Animal].self) { _ in [Dog(), Dog()] }

        #expect(try names(container) == ["Hachi", "Hachi"])
        #expect(try container.require([String: any Animal].self).isEmpty)
    }

    @Test func contributionsDoNotRegisterTheService() {
        container.contribute(to: Animal.self) { _ in Cat() }
        container.contribute(to: Animal.self, name: "dog") { _ in Dog() }

        #expect(container.resolve(Animal.self) == nil)
        #expect(container.resolve(Animal.self, name: "dog") == nil)
        #expect(!container.hasAnyRegistration(of: Animal.self))
        #expect(!container.hasAnyRegistration(of: Animal.self, name: "dog"))
    }

    // MARK: - Replacing contributions

    @Test func anOverrideOfAListReplacesAllContributions() throws {
        container.contribute(to: Animal.self) { _ in Cat() }

        container.override([any Animal].self) { _ in [] }

        #expect(try names(container).isEmpty)
    }

    @Test func whatReplacesAContributionKeepsItsPlaceAlsoInCopies() throws {
        func add(_ name: String, _ cat: String, to container: Container) {
            container.contribute(to: Animal.self, name: name) { _ in Cat(name: cat) }
        }
        for name in ["a", "b", "c"] { add(name, name, to: container) }
        for name in ["1", "2"] { add("b", name, to: container) }
        let copy = container.copy()
        add("a", "3", to: copy)
        #expect(try names(container) == ["a", "2", "c"])
        #expect(try names(copy) == ["3", "2", "c"])
    }

    @Test func anOverrideOfAListWithoutContributionsReplacesNothing() {
        #expect(throws: ResolutionError.self) {
            try container.requireOverride([any Animal].self) { _ in [] }
        }
    }

    // MARK: - Wrappers, names, and arguments

    @Test func aListIsResolvedLater() throws {
        let lazy = try container.require(Lazy<[any Animal]>.self)
        let provider = try container.require(Provider<[any Animal]>.self)
        container.contribute(to: Animal.self) { _ in Cat() }

        #expect(lazy.instance.count == 1)
        #expect(provider.instance.count == 1)
    }

    @Test func aListOfDeferredElementsIsOne() throws {
        container.register(Animal.self) { _ in Cat() }
        container.contribute(to: Lazy<Animal>.self) { try $0.require(Lazy<Animal>.self) }

        #expect(try container.require([Lazy<Animal>].self).map(\.instance.name) == ["Mimi"])
    }

    @Test func aListWithANameOrArgumentsNeedsARegistration() throws {
        container.contribute(to: Animal.self, name: "pets") { _ in Cat() }

        #expect(container.resolve([any Animal].self, name: "pets") == nil)
        #expect(container.resolve([any Animal].self, argument: 3) == nil)
        #expect(try container.require([any Animal]?.self, name: "pets") == nil)
    }

    @Test func theErrorOfAnAwaitedListWithANameHasThePath() async throws {
        container.register(Person.self) { (resolver: AsynchronousResolver) async throws in
            PetOwner(pet: try await resolver.require([any Animal].self, name: "pets")[0])
        }

        let error = try await #require(throws: ResolutionError.self) {
            try await container.asynchronous.require(Person.self)
        }
        #expect(error.path.count == 2)
    }

    @Test func otherCollectionsAreNoLists() {
        container.contribute(to: String.self) { _ in "Mimi" }

        #expect(container.resolve(Set<String>.self) == nil)
        #expect(container.resolve([Int: String].self) == nil)
    }

    // MARK: - Hierarchies

    @Test func contributionsOfFallbacksAreResolvedThere() throws {
        let animals = Container()
        animals.register(String.self) { _ in "Tom" }
        animals.contribute(to: Animal.self) { Cat(name: try $0.require(String.self)) }
        let zoo = Container(fallbacks: [animals])
        zoo.contribute(to: Animal.self) { _ in Dog() }

        #expect(try names(zoo) == ["Tom", "Hachi"])
        #expect(try names(Container(parent: zoo)) == ["Tom", "Hachi"])
    }

    // MARK: - Copies and overrides

    @Test func contributionsForAStretchOfCodeAreGoneAfterIt() throws {
        container.contribute(to: Animal.self) { _ in Cat() }
        let inside = try container.withOverrides {
            $0.contribute(to: Animal.self) { _ in Dog() }
        } perform: {
            try names(container)
        }

        #expect(inside == ["Mimi", "Hachi"])
        #expect(try names(container) == ["Mimi"])
    }

    // MARK: - Errors

    @Test func anErrorNamesTheContribution() throws {
        container.register(Person.self) { _ in PetOwner(pet: Cat()) }
        container.register(Int.self) { try $0.require([any Animal].self).count }
        container.contribute(to: Animal.self, name: "cat") { Cat(name: try $0.require(String.self)) }

        let error = try #require(throws: ResolutionError.self) { try container.require(Int.self) }

        #expect(
            error.description.contains(
                "Resolution path: Int → Animal named \"cat\" in a list → String."
            )
        )
    }

    // MARK: - Asynchronous contributions

    @Test func asynchronousContributionsAreResolvedWithAwait() async throws {
        container.contribute(to: Animal.self) { _ in Cat() }
        container.contribute(to: Animal.self, name: "dog") { _ in
            await suspend()
            return Dog()
        }
        container.registerAsynchronously(Horse.self) { Horse() }
            .contributes(to: Animal.self)

        let animals = try await container.asynchronous.require([any Animal].self)
        let byName = try await container.asynchronous.require([String: any Animal].self)

        #expect(animals.map(\.name) == ["Mimi", "Hachi", "Spirit"])
        #expect(byName.keys.sorted() == ["dog"])
        let error = try #require(throws: ResolutionError.self) { try names(container) }
        guard case .asynchronous = error.reason else { throw error }
    }
}
