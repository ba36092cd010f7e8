import Ampoule
import Testing

struct InheritanceTests {
    private let container = Container()

    init() { container.registerFamily() }

    @Test func eachClassOfAHierarchyHasAFactoryOfItsOwn() {
        #expect(container.factory(for: Pet.self)(name: "Hachi").describe() == "Hachi")
        #expect(Cat.Factory(resolver: container)(name: "Mimi", lives: 7).describe() == "Mimi, 7 lives")
        #expect(Kitten.Factory(resolver: container)(weeks: 3).describe() == "Kitten, 9 lives, 3 weeks")
    }

    @Test func eachClassOfAHierarchyHasAnAccessor() {
        let pet: Pet = container.pet(name: "Hachi")
        let cat: Cat = container.cat(name: "Mimi")
        let kitten: Kitten = container.kitten(weeks: 3)

        #expect(type(of: pet) == Pet.self)
        #expect(type(of: cat) == Cat.self)
        #expect(kitten.weeks == 3)
    }

    @Test func eachClassOfAHierarchyIsRegisteredByItself() {
        let container = Container()

        Cat.register(in: container)

        #expect(container.resolve(Pet.self, argument: "Hachi") == nil)
        #expect(container.resolve(Cat.self, arguments: "Mimi", 9)?.name == "Mimi")
        #expect(container.resolve(Kitten.self, argument: 3) == nil)
    }

    @Test func registeringByTheTypesAtRunTimeReachesTheClassItself() {
        let container = Container()
        let components: [any Registrable.Type] = [Kitten.self, Pony.self]

        for component in components { component.register(in: container) }

        #expect(container.resolve(Kitten.self, argument: 3)?.weeks == 3)
        #expect(container.resolve((any Rideable).self)?.rider == nil)
        #expect(container.resolve(Pet.self, argument: "Hachi") == nil)
        #expect(container.resolve(Horse.self) == nil)
    }

    @Test func superclassInjectsIntoInstancesOfTheSubclass() throws {
        let pony = try #require(container.pony() as? Pony)

        #expect(pony.barn != nil)
        #expect(pony.log == ["Horse.feed", "Pony.groom"])
        #expect(pony.saddle != nil)
        #expect(container.horse().log == ["Horse.feed"])
    }

    @Test func superclassInjectsThroughAClassThatAddsNothing() {
        #expect(container.foal().log == ["Horse.feed", "Pony.groom"])
        #expect(container.foal().barn != nil)
    }

    @Test func subclassThatNobodyRegisteredIsADependency() {
        let container = Container()
        let owner = container.factory(for: Owner.self)()

        #expect(owner.foal.log == ["Horse.feed", "Pony.groom"])
        #expect(type(of: owner.horse) == Horse.self)
        #expect(owner.kittens(weeks: 2).weeks == 2)
    }

    @Test func subclassRegisteredForAServiceIsNoneItself() {
        #expect {
            try container.require(Pony.self)
        } throws: { error in
            "\(error)".contains("'Pony' is a component of the service 'Rideable'")
        }
    }

    @Test func subclassMayBeSharedWhereItsSuperclassIsNot() {
        #expect(container.cat(name: "Mimi") !== container.cat(name: "Mimi"))
        #expect(container.leader() === container.leader())
        #expect(container.leader().barn === container.foal().barn)
    }

    @Test func subclassOfAGenericComponentIsAComponent() {
        #expect(container.factory(for: Coop<Int>.self)(content: 3).content == 3)
        #expect(container.aviary(birds: ["Tweety"]).content == ["Tweety"])
        #expect(LabeledCoop<Cat>.Factory(resolver: container)(label: "Cats").isCleaned)
        #expect(LabeledCoop<Cat>.Factory(resolver: container)(label: "Cats").label == "Cats")
    }

    @Test func fakeForTheSubclassLeavesTheSuperclassAlone() {
        container.register(Cat.self) { (_, name: String, lives: Int) in Cat(name: "Toy " + name, lives: 0) }

        #expect(container.cat(name: "Mimi").name == "Toy Mimi")
        #expect(container.pet(name: "Hachi").name == "Hachi")
    }

    @Test(arguments: [false, true])
    func unregisteredSubclassIsOverriddenAndDecorated(isInChild: Bool) throws {
        let container = isInChild ? Container(parent: Container()) : Container()

        try container.requireOverride(Foal.self) { _ in
            let foal = Foal()
            foal.log = ["overridden"]
            return foal
        }
        try container.requireDecoration(Foal.self) { _, foal in
            foal.log.append("decorated")
            return foal
        }

        #expect(try container.require(Foal.self).log == ["overridden", "decorated"])
        #expect(try __Dependency<Foal>[by: container].log == ["overridden", "decorated"])
    }

    @MainActor
    @Test func isolatedSubclassIsMadeOnItsActor() throws {
        let button = container.button(title: "OK")

        #expect(button.log == ["View.layout", "Button.style"])
        #expect(try container.require(View.self).log == ["View.layout"])
    }

    @Test func isolatedSubclassIsNotMadeElsewhere() async {
        #expect(await container.button(title: "OK").title == "OK")
        #expect(throws: ResolutionError.self) { try container.require(Button.self, argument: "OK") }
    }

    @MainActor
    @Test func isolatedSubclassOfAnUnisolatedComponentIsInjectedOnItsActor() {
        #expect(container.panel().steps == ["Model.load", "Panel.show"])
    }
}
