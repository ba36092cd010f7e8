import Synchronization

// The dictionaries that Ampoule is compared with. Each is of one type of closure, so nothing is cast.

typealias AnimalDictionary = [ObjectIdentifier: @Sendable () -> any Animal]

/// Factories of services that have names.
typealias NamedAnimalDictionary = [NamedKey: @Sendable () -> any Animal]

struct NamedKey: Hashable {
    private let service: ObjectIdentifier
    private let name: String

    init(_ service: ObjectIdentifier, _ name: String) {
        (self.service, self.name) = (service, name)
    }

    init<Service>(_ service: Service.Type, _ name: String) {
        self.init(ObjectIdentifier(service), name)
    }
}

/// The factory of a component that has others injected, which it gets from a dictionary.
struct ComponentFactory<Dictionary>: Sendable {
    /// Stored in a generic type as it is called, so that taking it out of a dictionary allocates nothing.
    let make: @Sendable (Dictionary) -> AnyObject
}

/// A dictionary of factories of components.
protocol ComponentDictionary: AnyObject, Sendable {
    subscript(key: ObjectIdentifier) -> ComponentFactory<Self>? { get set }
}

extension ComponentDictionary {
    /// An instance of a component, whose class is known where it is used, so nothing is cast here either.
    @inline(__always)
    func make<Service, Component: AnyObject>(_ service: Service.Type, as component: Component.Type)
        -> Component
    {
        unsafeDowncast(self[ObjectIdentifier(service)]!.make(self), to: component)
    }

    func add<Service>(_ service: Service.Type, factory: @escaping @Sendable (Self) -> AnyObject) {
        self[ObjectIdentifier(service)] = ComponentFactory(make: factory)
    }
}

/// Unchecked because of the variable, which nobody writes any more once several threads read it.
final class PlainComponentDictionary: ComponentDictionary, @unchecked Sendable {
    private var factories: [ObjectIdentifier: ComponentFactory<PlainComponentDictionary>] = [:]

    subscript(key: ObjectIdentifier) -> ComponentFactory<PlainComponentDictionary>? {
        get { factories[key] }
        set { factories[key] = newValue }
    }
}

/// The same for several threads; the factories run outside the lock.
final class LockedComponentDictionary: ComponentDictionary {
    private let factories = Mutex<[ObjectIdentifier: ComponentFactory<LockedComponentDictionary>]>([:])

    subscript(key: ObjectIdentifier) -> ComponentFactory<LockedComponentDictionary>? {
        get { factories.withLock { $0[key] } }
        set { factories.withLock { $0[key] = newValue } }
    }
}

extension ComponentDictionary {
    func addAncestors() {
        add((any FirstAncestor).self) { dictionary in
            FirstMare(mother: dictionary.make((any SecondAncestor).self, as: SecondMare.self))
        }
        add((any SecondAncestor).self) { dictionary in
            SecondMare(mother: dictionary.make((any ThirdAncestor).self, as: ThirdMare.self))
        }
        add((any ThirdAncestor).self) { dictionary in
            ThirdMare(mother: dictionary.make((any FourthAncestor).self, as: FourthMare.self))
        }
        add((any FourthAncestor).self) { dictionary in
            FourthMare(mother: dictionary.make((any FifthAncestor).self, as: FifthMare.self))
        }
        add((any FifthAncestor).self) { dictionary in
            FifthMare(mother: dictionary.make((any SixthAncestor).self, as: SixthMare.self))
        }
        add((any SixthAncestor).self) { dictionary in
            SixthMare(mother: dictionary.make((any SeventhAncestor).self, as: SeventhMare.self))
        }
        add((any SeventhAncestor).self) { dictionary in
            SeventhMare(mother: dictionary.make((any EighthAncestor).self, as: EighthMare.self))
        }
        add((any EighthAncestor).self) { dictionary in
            EighthMare(mother: dictionary.make((any NinthAncestor).self, as: NinthMare.self))
        }
        add((any NinthAncestor).self) { dictionary in
            NinthMare(mother: dictionary.make((any TenthAncestor).self, as: TenthMare.self))
        }
        add((any TenthAncestor).self) { _ in TenthMare() }
    }

    func addRanch() {
        add((any Ranch).self) { dictionary in
            HorseRanch(
                north: dictionary.make((any NorthStable).self, as: NorthWing.self),
                east: dictionary.make((any EastStable).self, as: EastWing.self),
                south: dictionary.make((any SouthStable).self, as: SouthWing.self),
                west: dictionary.make((any WestStable).self, as: WestWing.self)
            )
        }
        add((any NorthStable).self) { dictionary in
            NorthWing(
                first: dictionary.make((any FirstNorthStall).self, as: FirstNorthBox.self),
                second: dictionary.make((any SecondNorthStall).self, as: SecondNorthBox.self),
                third: dictionary.make((any ThirdNorthStall).self, as: ThirdNorthBox.self),
                fourth: dictionary.make((any FourthNorthStall).self, as: FourthNorthBox.self)
            )
        }
        add((any FirstNorthStall).self) { _ in FirstNorthBox() }
        add((any SecondNorthStall).self) { _ in SecondNorthBox() }
        add((any ThirdNorthStall).self) { _ in ThirdNorthBox() }
        add((any FourthNorthStall).self) { _ in FourthNorthBox() }
        add((any EastStable).self) { dictionary in
            EastWing(
                first: dictionary.make((any FirstEastStall).self, as: FirstEastBox.self),
                second: dictionary.make((any SecondEastStall).self, as: SecondEastBox.self),
                third: dictionary.make((any ThirdEastStall).self, as: ThirdEastBox.self),
                fourth: dictionary.make((any FourthEastStall).self, as: FourthEastBox.self)
            )
        }
        add((any FirstEastStall).self) { _ in FirstEastBox() }
        add((any SecondEastStall).self) { _ in SecondEastBox() }
        add((any ThirdEastStall).self) { _ in ThirdEastBox() }
        add((any FourthEastStall).self) { _ in FourthEastBox() }
        add((any SouthStable).self) { dictionary in
            SouthWing(
                first: dictionary.make((any FirstSouthStall).self, as: FirstSouthBox.self),
                second: dictionary.make((any SecondSouthStall).self, as: SecondSouthBox.self),
                third: dictionary.make((any ThirdSouthStall).self, as: ThirdSouthBox.self),
                fourth: dictionary.make((any FourthSouthStall).self, as: FourthSouthBox.self)
            )
        }
        add((any FirstSouthStall).self) { _ in FirstSouthBox() }
        add((any SecondSouthStall).self) { _ in SecondSouthBox() }
        add((any ThirdSouthStall).self) { _ in ThirdSouthBox() }
        add((any FourthSouthStall).self) { _ in FourthSouthBox() }
        add((any WestStable).self) { dictionary in
            WestWing(
                first: dictionary.make((any FirstWestStall).self, as: FirstWestBox.self),
                second: dictionary.make((any SecondWestStall).self, as: SecondWestBox.self),
                third: dictionary.make((any ThirdWestStall).self, as: ThirdWestBox.self),
                fourth: dictionary.make((any FourthWestStall).self, as: FourthWestBox.self)
            )
        }
        add((any FirstWestStall).self) { _ in FirstWestBox() }
        add((any SecondWestStall).self) { _ in SecondWestBox() }
        add((any ThirdWestStall).self) { _ in ThirdWestBox() }
        add((any FourthWestStall).self) { _ in FourthWestBox() }
    }
}
