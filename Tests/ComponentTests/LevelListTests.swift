import Ampoule
import TestSupport
import Testing

/// Lists of levels: what is listed there, asked, overridden, and copied.
struct LevelListTests {
    private let container = Container { container in
        container.registerPost()
        LevelContainer<Tour>.registerComponents(in: container)
        LevelContainer<Stop>.registerComponents(in: container)
    }

    private var stop: LevelContainer<Stop> { container.level(Tour(number: 1)).level(Stop(street: "Elm")) }

    @Test func theAccessorsMakeWhatTheirLevelHas() {
        let stop = stop

        #expect(stop.letter(text: "Hello").bag === stop.outer.bag())
        #expect(stop.letter(text: "Hello").street == "Elm")
        #expect(stop.receipt() === stop.receipt())
        #expect(stop.outer.bag().office === stop.outer.outer.office())
    }

    @Test func eachContainerOfALevelHasItsOwnInstances() {
        let tour = container.level(Tour(number: 1))
        let (first, second) = (tour.level(Stop(street: "Elm")), tour.level(Stop(street: "Oak")))

        #expect(first.receipt() !== second.receipt())
        #expect(first.outer.bag() === second.outer.bag())
        #expect(container.level(Tour(number: 2)).bag() !== tour.bag())
    }

    @Test func aLevelReplacesWhatAnOuterOneHas() {
        #expect(stop.stamp().price == 2)
        #expect(stop.outer.outer.stamp().price == 1)
    }

    @Test func aComponentHasTheContainerOfItsLevel() {
        #expect(container.level(Tour(number: 7)).bag().tour.resolve(Tour.self)?.number == 7)
    }

    @Test(arguments: [false, true])
    func overridesFindComponentsInTheirLevel(isOpenedBefore: Bool) {
        let before = stop
        container.override(Receipt.self) { Receipt(bag: Bag(Tour(number: 0), Office(), before.outer)) }
        let stop = isOpenedBefore ? before : stop

        #expect(stop.receipt().bag.number == 0)
        #expect(stop.receipt() === stop.receipt())
    }

    @Test func anOverrideLeavesTheComponentThatALevelHasInPlaceOfTheOverriddenOne() {
        for price in [8, 9] {
            container.override(Stamp.self) { Stamp(price: price) }

            #expect(container.stamp().price == price)
            #expect(stop.stamp().price == 2)
        }
    }

    @Test func theErrorOfTheProgramNamesTheLevelOfAComponent() throws {
        let error = #expect(throws: ResolutionError.self) { try container.require((any Seal).self) }

        #expect(error?.description.contains("registered for the level 'Stop'") == true)
    }

    @Test func copiesAreOfTheLevel() {
        let stop = stop
        let copy = stop.copy()

        #expect(copy.receipt() !== stop.receipt())
        #expect(copy.letter(text: "").street == "Elm")
    }

    @Test func registeringTwiceRegistersOnce() {
        LevelContainer<Stop>.registerComponents(in: container)

        #expect(stop.resolve([any Seal].self)?.count == 1)
    }
}

private protocol Seal: Sendable {}

private struct Tour: ContainerLevel {
    let number: Int
}

private struct Stop: ContainerLevel {
    typealias Outer = Tour

    let street: String
}

@Register(scope: .container)
private final class Office: Sendable {
    init() {}
}

@Register
private struct Stamp {
    let price: Int

    @Inject init() { price = 1 }

    fileprivate init(price: Int) { self.price = price }
}

@Register(scope: .container)
private final class Bag: Sendable {
    let number: Int
    let office: Office
    let tour: LevelContainer<Tour>

    init(@Inject _ tour: Tour, @Inject _ office: Office, @Inject _ level: LevelContainer<Tour>) {
        (number, self.office, self.tour) = (tour.number, office, level)
    }
}

@Register(scope: .container)
private final class Receipt: Sendable {
    @Inject let bag: Bag
}

@Register
private struct Letter {
    let bag: Bag
    let street: String

    init(@Inject bag: Bag, @Inject stop: Stop, text: String) { (self.bag, street) = (bag, stop.street) }
}

@Register(Seal.self, contributesTo: Seal.self)
private struct Wax: Seal {}

private enum Express {
    @Provides static func stamp() -> Stamp { Stamp(price: 2) }
}

@Registrations(Office.self, Stamp.self, named: "registerPost")
fileprivate extension Container {}

@Registrations(Bag.self, provided: [Office.self])
fileprivate extension LevelContainer<Tour> {}

@Registrations(Receipt.self, Letter.self, Wax.self, Express.stampComponent)
fileprivate extension LevelContainer<Stop> {}
