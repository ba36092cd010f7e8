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

    @Test func aListHasAllContributionsInTheOrderOfRegistration() throws {
        container.contribute(to: Animal.self) { _ in Cat() }
        container.contribute(to: Animal.self, name: "dog") { _ in Dog() }
        container.contribute(to: Animal.self) { _ in Horse() }

        #expect(try names(container) == ["Mimi", "Hachi", "Spirit"])
    }

    @Test func aDictionaryHasTheContributionsWithAName() throws {
        container.contribute(to: Animal.self) { _ in Cat() }
        container.contribute(to: Animal.self, name: "dog") { _ in Dog() }
        container.contribute(to: Animal.self, name: "horse") { _ in Horse() }

        let animals = try container.require([String: any Animal].self)

        #expect(animals.mapValues(\.name) == ["dog": "Hachi", "horse": "Spirit"])
    }

    @Test func aListWithoutContributionsIsEmpty() throws {
        #expect(try names(container).isEmpty)
        #expect(try container.require([String: any Animal].self).isEmpty)
        #expect(container.resolve([any Animal].self)?.isEmpty == true)
        #expect(try container.require([any Animal]?.self)?.isEmpty == true)
    }

    @Test func eachElementHasItsOwnScope() throws {
        container.contribute(to: Animal.self) { _ in Cat() }.inObjectScope(.container)
        container.contribute(to: Animal.self) { _ in Dog() }.inObjectScope(.transient)

        let (first, second) = (
            try container.require([any Animal].self), try container.require([any Animal].self)
        )

        #expect(first[0] === second[0])
        #expect(first[1] !== second[1])
    }

    @Test func elementsAreOfTheObjectGraph() throws {
        container.register(Stable.self) { _ in Stable() }
        container.contribute(to: Stable.self) { try $0.require(Stable.self) }
        container.contribute(to: Stable.self) { try $0.require(Stable.self) }

        let stables = try container.require([Stable].self)

        #expect(stables[0] === stables[1])
    }

    @Test func anElementThatIsFoundTwiceIsMadeOnce() throws {
        let entry = container.contribute(to: Stable.self) { _ in Stable() }
        container.forward(Stable.self, name: "other", to: entry)
        container.contribute(to: Stable.self) { try $0.require(Stable.self, name: "other") }

        let stables = try container.require([Stable].self)

        #expect(stables[0] === stables[1])
    }

    @Test func anElementFindsTheOnesBeforeItInAnotherList() throws {
        container.contribute(to: Stable.self, name: "first") { _ in Stable() }
        container.contribute(to: Stable.self) { resolver in
            let named = try resolver.require([String: Stable].self)
            return try #require(named["first"])
        }

        let stables = try container.require([Stable].self)

        #expect(stables[0] === stables[1])
    }

    @Test func aRegistrationContributesItsSharedInstance() throws {
        container.register(Cat.self) { _ in Cat() }
            .inObjectScope(.container)
            .contributes(to: Animal.self, name: "cat")
            .contributes(to: Pet.self)

        let cat = try container.require(Cat.self)

        #expect(try container.require([any Animal].self).first === cat)
        #expect(try container.require([String: any Animal].self)["cat"] === cat)
        #expect(try container.require([any Pet].self).first as? Cat === cat)
    }

    @Test func aContributionOfAnotherTypeIsAnError() throws {
        container.register(Stable.self) { _ in Stable() }.contributes(to: Animal.self)

        let error = try #require(throws: ResolutionError.self) { try container.require([any Animal].self) }

        guard case .unrelatedTypes = error.reason else {
            Issue.record("\(error)")
            return
        }
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

    @Test func aServiceIsNotInItsList() throws {
        container.register(Animal.self) { _ in Cat() }
        container.contribute(to: Animal.self) { _ in Dog() }

        #expect(try names(container) == ["Hachi"])
        #expect(try container.require(Animal.self) is Cat)
    }

    // MARK: - Replacing contributions

    @Test func aContributionReplacesOneOfTheSameName() throws {
        container.contribute(to: Animal.self, name: "pet") { _ in Cat() }
        container.contribute(to: Animal.self) { _ in Horse() }
        container.contribute(to: Animal.self, name: "pet") { _ in Dog() }

        #expect(try names(container) == ["Spirit", "Hachi"])
    }

    @Test func aRegistrationThatIsMadeAgainContributesOnce() throws {
        for name in ["Mimi", "Tom"] {
            container.register(Cat.self) { _ in Cat(name: name) }.contributes(to: Animal.self)
        }

        #expect(try names(container) == ["Tom"])
    }

    @Test func contributionsAreRemovedWithAllRegistrations() throws {
        container.contribute(to: Animal.self) { _ in Cat() }
        #expect(try names(container).count == 1)

        container.removeAll()
        #expect(try names(container).isEmpty)

        container.contribute(to: Animal.self) { _ in Dog() }
        #expect(try names(container) == ["Hachi"])
    }

    @Test func anOverrideOfAListReplacesAllContributions() throws {
        container.contribute(to: Animal.self) { _ in Cat() }

        container.override([any Animal].self) { _ in [] }

        #expect(try names(container).isEmpty)
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

    @Test func otherCollectionsAreNoLists() {
        container.contribute(to: String.self) { _ in "Mimi" }

        #expect(container.resolve(Set<String>.self) == nil)
        #expect(container.resolve([Int: String].self) == nil)
    }

    // MARK: - Hierarchies

    @Test func contributionsOfParentsComeFirst() throws {
        let child = Container(parent: container)
        let grandchild = Container(parent: child)
        grandchild.contribute(to: Animal.self) { _ in Horse() }
        child.contribute(to: Animal.self) { _ in Dog() }
        container.contribute(to: Animal.self) { _ in Cat() }

        #expect(try names(grandchild) == ["Mimi", "Hachi", "Spirit"])
        #expect(try names(child) == ["Mimi", "Hachi"])
        #expect(try names(container) == ["Mimi"])
    }

    @Test func aContributionHidesOneOfAParentWithTheSameName() throws {
        container.contribute(to: Animal.self, name: "pet") { _ in Cat() }
        container.contribute(to: Animal.self) { _ in Horse() }
        let child = Container(parent: container)
        child.contribute(to: Animal.self, name: "pet") { _ in Dog() }

        #expect(try names(child) == ["Spirit", "Hachi"])
        #expect(try child.require([String: any Animal].self).mapValues(\.name) == ["pet": "Hachi"])
        #expect(try names(container) == ["Mimi", "Spirit"])
    }

    @Test func aContributionOfALevelIsOfThatLevel() throws {
        container.forVisits.contribute(to: Record.self) { Record(try $0.require(Visit.self)) }.inObjectScope(
            .container
        )
        let visit = container.visit(of: "ada")
        visit.contribute(to: Record.self) { _ in Record(Visit(owner: "bob")) }

        let records = try visit.require([Record].self)

        #expect(records.map(\.visit.owner) == ["ada", "bob"])
        #expect(try visit.require([Record].self)[0] === records[0])
        #expect(try container.visit(of: "eve").require([Record].self).map(\.visit.owner) == ["eve"])
        #expect(try container.require([Record].self).isEmpty)
    }

    @Test func aSharedInstanceHasTheContributionsOfItsOwnContainer() throws {
        container.register(Families.self) { Families(try $0.require([any Animal].self).count) }
            .inObjectScope(.container)
        container.contribute(to: Animal.self) { _ in Cat() }
        let child = Container(parent: container)
        child.contribute(to: Animal.self) { _ in Dog() }

        #expect(try child.require(Families.self).count == 1)
    }

    private final class Families: Sendable {
        let count: Int

        init(_ count: Int) { self.count = count }
    }

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

    @Test func aCopyHasTheContributions() throws {
        container.contribute(to: Animal.self) { _ in Cat() }.inObjectScope(.container)
        container.register(Dog.self) { _ in Dog() }
            .inObjectScope(.container)
            .contributes(to: Animal.self)
        let originals = try container.require([any Animal].self)
        let copy = container.copy()
        container.contribute(to: Animal.self) { _ in Horse() }

        let copies = try copy.require([any Animal].self)

        #expect(copies.map(\.name) == ["Mimi", "Hachi"])
        #expect(copies[0] !== originals[0])
        #expect(copies[1] === (try copy.require(Dog.self)))
    }

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

    @Test func aListThatContainsItselfIsACycle() throws {
        container.contribute(to: Animal.self) { Cat(name: "\(try $0.require([any Animal].self).count)") }

        let error = try #require(throws: ResolutionError.self) { try names(container) }

        #expect(error.cycle?.count == 2)
    }

    // MARK: - Asynchronous contributions

    @Test func asynchronousContributionsAreResolvedWithAwait() async throws {
        container.contribute(to: Animal.self) { _ in Cat() }
        container.contribute(to: Animal.self, name: "dog") { _ in
            await suspend()
            return Dog()
        }
        container.register(Horse.self) { _ in
            await suspend()
            return Horse()
        }
        .contributes(to: Animal.self)

        let animals = try await container.asynchronous.require([any Animal].self)
        let byName = try await container.asynchronous.require([String: any Animal].self)

        #expect(animals.map(\.name) == ["Mimi", "Hachi", "Spirit"])
        #expect(byName.keys.sorted() == ["dog"])
        let error = try #require(throws: ResolutionError.self) { try names(container) }
        guard case .asynchronous = error.reason else {
            Issue.record("\(error)")
            return
        }
    }
}
