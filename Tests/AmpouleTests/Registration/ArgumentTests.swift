import Ampoule
import Testing

struct ArgumentTests {
    private let container = Container.silent()

    @Test func thereIsNoUpperLimitToTheNumberOfArguments() throws {
        container.register(String.self) {
            (_, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int, k: String) in
            "\([a, b, c, d, e, f, g, h, i, j])\(k)"
        }

        let text = try container.require(String.self, arguments: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "!")

        #expect(text == "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]!")
    }

    @Test(arguments: [nil, "numbers"])
    func eachNumberOfArgumentsIsPassedByEveryForm(_ name: String?) throws {
        container.register([Int].self, name: name) { _ in [] }
        container.register([Int].self, name: name) { (_, a: Int) in [a] }
        container.register([Int].self, name: name) { (_, a: Int, b: Int) in [a, b] }
        container.register([Int].self, name: name) { (_, a: Int, b: Int, c: Int) in [a, b, c] }
        container.register([Int].self, name: name) { (_, a: Int, b: Int, c: Int, d: Int) in [a, b, c, d] }
        let forwarder = Forwarder(container)

        for resolver in [container, container.synchronize(), forwarder] as [any Resolver] {
            #expect(resolver.resolve([Int].self, name: name) == [])
            #expect(resolver.resolve([Int].self, name: name, argument: 1) == [1])
            #expect(resolver.resolve([Int].self, name: name, arguments: 1) == [1])
            #expect(resolver.resolve([Int].self, name: name, arguments: 1, 2) == [1, 2])
            #expect(resolver.resolve([Int].self, name: name, arguments: 1, 2, 3) == [1, 2, 3])
            #expect(resolver.resolve([Int].self, name: name, arguments: 1, 2, 3, 4) == [1, 2, 3, 4])
            #expect(resolver.resolve([Int].self, name: name, arguments: 1, 2, "3") == nil)
            #expect(try resolver.require([Int].self, name: name) == [])
            #expect(try resolver.require([Int].self, name: name, argument: 1) == [1])
            #expect(try resolver.require([Int].self, name: name, arguments: 1) == [1])
            #expect(try resolver.require([Int].self, name: name, arguments: 1, 2) == [1, 2])
            #expect(try resolver.require([Int].self, name: name, arguments: 1, 2, 3) == [1, 2, 3])
            #expect(try resolver.require([Int].self, name: name, arguments: 1, 2, 3, 4) == [1, 2, 3, 4])
            #expect(throws: ResolutionError.self) {
                try resolver.require([Int].self, name: name, arguments: 1, 2, "3")
            }
        }
        #expect(container.resolve([Int].self, name: name, argument: 1) == [1])
        #expect(container.resolve([Int].self, name: name, arguments: 1, 2) == [1, 2])
        #expect(container.resolve([Int].self, name: name, arguments: 1, 2, 3) == [1, 2, 3])
    }

    @Test func anArgumentIsReleasedWithWhatWasMadeOfIt() throws {
        container.register(Person.self) { (_, pet: Cat) in PetOwner(pet: pet) }
        container.register(Person.self) { (_, pet: Cat, other: Cat) in PetOwner(pet: other) }
        var cat: Cat? = Cat()
        weak let observed = cat

        #expect(container.resolve(Person.self, argument: try #require(cat)) is PetOwner)
        #expect(try container.require(Person.self, arguments: #require(cat), Cat()) is PetOwner)
        #expect(observed != nil)
        cat = nil

        #expect(observed == nil)
    }

    @Test func anErrorOfAFactoryWithArgumentsIsHandedOn() {
        struct TooYoung: Error {}
        container.register(Animal.self) { (_, age: Int) throws -> any Animal in throw TooYoung() }
        container.register(Animal.self) { (_, age: Int, name: String) throws -> any Animal in throw TooYoung()
        }

        #expect(container.resolve(Animal.self, argument: 1) == nil)
        #expect(container.resolve(Animal.self, arguments: 1, "Mimi") == nil)
        #expect(throws: ResolutionError.self) { try container.require(Animal.self, argument: 1) }
        #expect(throws: ResolutionError.self) { try container.require(Animal.self, arguments: 1, "Mimi") }
    }

    @Test func anArgumentCountsAsItsStaticTypeWhateverItsClass() throws {
        container.register(Person.self) { (_, pet: any Animal) in PetOwner(pet: pet) }
        let cat = Cat()

        let owner = try container.require(Person.self, argument: cat as any Animal) as? PetOwner

        #expect(owner?.pet === cat)
        #expect(container.resolve(Person.self, argument: cat) == nil)
    }

    @Test func optionalClosureAndTupleArgumentsArePassedUnchanged() throws {
        container.register(String.self) { (_, name: String?) in name ?? "nobody" }
        container.register(String.self) { (_, make: @escaping @Sendable () -> String) in make() }
        container.register(String.self) { (_, pair: (String, Int)) in "\(pair.0) \(pair.1)" }

        let absent: String? = nil
        let closure: @Sendable () -> String = { "called" }

        #expect(try container.require(String.self, argument: absent) == "nobody")
        #expect(try container.require(String.self, argument: closure) == "called")
        #expect(try container.require(String.self, argument: ("Mimi", 9)) == "Mimi 9")
    }
}

/// A resolver that is no container, and asks one.
private final class Forwarder: Resolver {
    private let container: Container

    init(_ container: Container) { self.container = container }

    var asynchronous: AsynchronousResolver { container.asynchronous }

    func instance<Service, each Argument>(
        of serviceType: Service.Type,
        name: String?,
        option: (any ServiceKeyOption)?,
        arguments argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try container.instance(of: serviceType, name: name, option: option, arguments: repeat each argument)
    }

    func report(_ error: ResolutionError) { container.report(error) }
}
