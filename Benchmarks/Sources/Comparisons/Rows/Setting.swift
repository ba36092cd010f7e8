import Ampoule
import Synchronization

/// Containers and dictionaries with the same number of registrations.
final class Setting: Sendable {
    typealias Factory0 = @Sendable () -> any Animal
    typealias Factory1 = @Sendable (String) -> any Animal
    typealias Factory2 = @Sendable (String, Bool) -> any Animal
    typealias Factory3 = @Sendable (String, Int, Bool) -> any Animal

    /// Has components registered, which are transient unless they say otherwise.
    let components = Container(defaultObjectScope: .transient)

    /// Has the same components registered, which share within an object graph unless they say otherwise.
    let graphComponents = Container(defaultObjectScope: .graph)

    /// Has closures registered, which make the same.
    let closures = Container(defaultObjectScope: .transient)

    let cats: [ObjectIdentifier: Factory0]
    let dogs: [ObjectIdentifier: Factory1]
    let horses: [ObjectIdentifier: Factory2]
    let parrots: [ObjectIdentifier: Factory3]
    let shelters: [ObjectIdentifier: @Sendable () -> any Shelter]
    let records: [ObjectIdentifier: @Sendable (Patient) -> any Record]
    let nested = PlainComponentDictionary()
    let lockedNested = LockedComponentDictionary()

    /// The numbers of registrations that the settings have.
    static let sizes = [10, 100, 1_000, 10_000]

    /// The setting in which everything is measured that is not about the number of registrations.
    static var usual: Setting { ofSize(10) }

    private static let made = Mutex<[Int: Setting]>([:])

    /// The setting with a number of registrations.
    static func ofSize(_ size: Int) -> Setting {
        made.withLock { made in
            if let setting = made[size] { return setting }
            let setting = Setting(size: size)
            made[size] = setting
            return setting
        }
    }

    private init(size: Int) {
        let strays = strays.prefix(size)

        components.registerAnimals()
        LevelContainer<Patient>.registerComponents(in: components)
        components.registerAncestors()
        components.registerRanch()
        graphComponents.registerAncestors()
        graphComponents.registerRanch()
        closures.register(Animal.self) { _ in Cat() }
        closures.register(Animal.self) { _, name in Dog(name: name) }
        closures.register(Animal.self) { _, name, running in Horse(name: name, running: running) }
        closures.register(Animal.self) { _, name, age, singing in
            Parrot(name: name, age: age, singing: singing)
        }
        closures.register(Animal.self, name: "pet") { _ in Cat() }
        closures.register(Animal.self, name: "pet") { _, name in Dog(name: name) }
        closures.register(Animal.self, name: "pet") { _, name, running in Horse(name: name, running: running)
        }
        closures.register(Animal.self, name: "pet") { _, name, age, singing in
            Parrot(name: name, age: age, singing: singing)
        }
        closures.register(Shelter.self) { _ in Barn() }.inObjectScope(.container)
        LevelContainer<Patient>.registrations(in: closures)
            .register(Record.self) { resolver in VisitRecord(patient: try resolver.require(Patient.self)) }
            .inObjectScope(.container)
        for container in [components, graphComponents, closures] {
            for stray in strays { stray.register(in: container) }
        }

        cats = Self.dictionary(of: { Cat() }, with: strays)
        dogs = Self.dictionary(of: { name in Dog(name: name) }, with: strays)
        horses = Self.dictionary(of: { name, running in Horse(name: name, running: running) }, with: strays)
        parrots = Self.dictionary(
            of: { name, age, singing in Parrot(name: name, age: age, singing: singing) },
            with: strays
        )
        let barn: any Shelter = Barn()
        shelters = Self.dictionary(of: { barn }, for: (any Shelter).self, with: strays)
        records = Self.dictionary(of: { VisitRecord(patient: $0) }, for: (any Record).self, with: strays)
        nested.addAll(with: strays)
        lockedNested.addAll(with: strays)
    }

    /// A dictionary of a service's factory and many others that nobody asks for.
    private static func dictionary<Service, Factory>(
        of factory: Factory,
        for service: Service.Type = (any Animal).self,
        with strays: ArraySlice<any Stray.Type>
    ) -> [ObjectIdentifier: Factory] {
        var dictionary = [ObjectIdentifier(service): factory]
        for stray in strays { dictionary[ObjectIdentifier(stray)] = factory }
        return dictionary
    }
}

extension ComponentDictionary {
    fileprivate func addAll(with strays: ArraySlice<any Stray.Type>) {
        addAncestors()
        addRanch()
        for stray in strays { stray.add(to: self) }
    }
}
