import Ampoule
import Testing

/// Overrides of components of all kinds.
struct OverrideKindTests {
    private let container = Container()

    // MARK: - Effects

    @Test func aFakeOfAFailableInitializerMayReturnNil() throws {
        container.override(Egg.self) { isWhole in isWhole ? Toy(name: "chick") : nil }

        let egg = container.factory(for: Egg.self)

        #expect(egg(isWhole: true)?.name == "chick")
        #expect(egg(isWhole: false) == nil)
        #expect(throws: ResolutionError.self) { try egg.make(isWhole: false) }
    }

    @Test func aFakeMayThrow() throws {
        container.override(Falcon.self) { _ in throw Escaped() }

        let error = try #require(throws: ResolutionError.self) {
            try container.factory(for: Falcon.self)(name: "Horus")
        }

        guard case .failure(let thrown) = error.reason else { throw error }
        #expect(thrown is Escaped)
    }

    @Test func aFakeOfAnAsynchronousComponentMayAwait() async throws {
        container.override(Stork.self) { name, nest in
            await Task.yield()
            return Toy(name: "\(name) at \(nest.x)")
        }

        #expect(
            try await container.factory(for: Stork.self)(name: "Adebar", nest: (1, 2)).name == "Adebar at 1"
        )
        #expect(
            try await container.asynchronous.require(Animal.self, arguments: "Adebar", (x: 3, y: 4))
                .name
                == "Adebar at 3"
        )
    }

    @Test func aFakeOfAnAsynchronousComponentNeedNotAwait() async throws {
        container.override(Stork.self) { name, _ in Toy(name: name) }

        #expect(try await container.factory(for: Stork.self)(name: "Adebar", nest: (1, 2)) is Toy)
    }

    @Test func aFakeOfAFailableAsynchronousComponentMayReturnNil() async {
        container.override(Swallow.self) { isSummer in isSummer ? Swallow() : nil }

        let inSummer = await container.factory(for: Swallow.self)(isSummer: true)
        let inWinter = await container.factory(for: Swallow.self)(isSummer: false)

        #expect(inSummer != nil)
        #expect(inWinter == nil)
    }

    // MARK: - Isolation

    @MainActor
    @Test func aFakeOfAComponentOfTheMainActorIsIsolated() throws {
        container.override(Parrot.self) { name, perch in
            MainActor.assertIsolated()
            return StuffedParrot(name: "\(name) in \(perch.size)")
        }

        #expect(
            try container.factory(for: Parrot.self).make(name: "Polly", perch: Perch()).name == "Polly in 3"
        )
        #expect(
            try container.require((any Talking).self, arguments: "Polly", Perch()) is StuffedParrot
        )
    }

    @Test func aFakeOfAComponentOfTheMainActorFailsElsewhere() throws {
        container.override(Parrot.self) { name, _ in StuffedParrot(name: name) }

        let error = try #require(throws: ResolutionError.self) {
            try container.require((any Talking).self, arguments: "Polly", Perch())
        }

        guard case .wrongIsolation = error.reason else { throw error }
    }

    @Test func aFakeOfAComponentOfTheMainActorIsMadeThereForAsynchronousCode() async throws {
        container.override(Parrot.self) { name, _ in StuffedParrot(name: name) }

        let parrot = try await container.asynchronous.require((any Talking).self, arguments: "Polly", Perch())

        #expect(await parrot.name == "Polly")
    }

    @Test func theIsolationOfAFakeIsCheckedWhereTheComponentStatesNone() throws {
        container.override(Falcon.self) { @MainActor name in Toy(name: name) }
        container.override(Heron.self) { @MainActor _, feather in Toy(name: feather.color) }

        #expect(throws: ResolutionError.self) { try container.factory(for: Falcon.self)(name: "Horus") }
        #expect(throws: ResolutionError.self) {
            try container.factory(for: Heron.self).make(onFly: { 1 }, feather: Feather(color: "grey"))
        }
    }

    @MainActor
    @Test func aFakeMayBeIsolatedWhereTheComponentStatesNoIsolation() throws {
        container.override(Falcon.self) { @MainActor name in Toy(name: name) }
        container.override(Heron.self) { @MainActor _, feather in Toy(name: feather.color) }

        let heron = container.factory(for: Heron.self)

        #expect(try container.factory(for: Falcon.self)(name: "Horus").name == "Horus")
        #expect(try heron.make(onFly: { 1 }, feather: Feather(color: "grey")).name == "grey")
    }

    @Test func anActorIsOverridden() throws {
        container.override(Colony.self) { places, at in Colony(places: places + at.x, at: at) }

        let colony = try container.factory(for: Colony.self).make(places: 1, at: (2, 3))

        #expect(colony.places == 3)
    }

    // MARK: - Arguments

    @Test func aClosureKeepsAFunctionThatItTakes() throws {
        container.override(Heron.self) { onFly, _ in FlyingBird(onFly: onFly) }

        let heron = try container.factory(for: Heron.self).make(onFly: { 3 }, feather: Feather(color: "grey"))

        #expect(heron.name == "3 times")
    }

    @Test func aFakeTakesClosuresTuplesOptionalsAndExistentials() throws {
        container.override(Magpie.self) { onFind, nest, friend, onFly in
            onFind()
            return Toy(name: "\(nest.x + nest.y), \(friend?.name ?? "-"), \(onFly?() ?? 0)")
        }
        let finds = Finds()

        let magpie = try container.factory(for: Magpie.self).make(
            onFind: { finds.count += 1 },
            nest: (1, 2),
            friend: Toy(name: "Jay"),
            onFly: { 7 }
        )

        #expect(magpie.name == "3, Jay, 7")
        #expect(finds.count == 1)
    }

    @Test func aGenericComponentIsOverridden() throws {
        container.override(Box<String>.self) { content in Box(content: content + "!") }
        container.override(Box<() -> Int>.self) { content in Box(content: { content() + 1 }) }

        #expect(try container.factory(for: Box<String>.self).make(content: "egg").content == "egg!")
        #expect(try container.factory(for: Box<() -> Int>.self).make(content: { 1 }).content() == 2)
        #expect(try container.factory(for: Box<Int>.self).make(content: 1).content == 1)
    }

    @Test func aNonSendableServiceIsOverridden() throws {
        container.override(Cuckoo.self) { calls in
            let cuckoo = Cuckoo(calls: calls)
            cuckoo.calls += 1
            return cuckoo
        }

        #expect(try container.factory(for: Cuckoo.self).make(calls: 1).calls == 2)
    }

    // MARK: - Declarations

    @Test func aFunctionIsOverridden() throws {
        Nests.birdComponent.register(in: container)

        container.override(Nests.birdComponent) { name, _ in Toy(name: "stuffed \(name)") }

        let bird = try container.factory(for: Nests.birdComponent).make(
            named: "Tit",
            of: Feather(color: "blue")
        )
        #expect(bird.name == "stuffed Tit")
    }

    @Test func aSubclassIsOverriddenByItsFactory() throws {
        container.override(Gull.self) { name in Gull(name: "stuffed \(name)") }
        container.override(HerringGull.Factory.self) { age in HerringGull(age: age + 1) }

        #expect(try Gull.Factory(resolver: container).make(name: "Jonathan").name == "stuffed Jonathan")
        #expect(try HerringGull.Factory(resolver: container).make(age: 1).name == "2 years")
    }

    @Test func aDeprecatedComponentIsOverridden() throws {
        container.override(Moa.self) { _ in Moa() }

        #expect(try container.require(Moa.self, argument: 1).isExtinct)
    }
}

private typealias Place = (x: Int, y: Int)

private struct Escaped: Error {}

private struct Feather: Sendable {
    let color: String
}

private final class Finds {
    var count = 0
}

@Register(Animal.self)
private struct Egg: Animal {
    let name = "egg"

    init?(isWhole: Bool) { return nil }
}

@Register(Animal.self)
private struct Falcon: Animal {
    let name: String

    init(name: String) throws { self.name = name }
}

@Register(Animal.self)
private struct Heron: Animal {
    let name: String

    init(onFly: @escaping () -> Int, feather: Feather) { name = feather.color }
}

private struct FlyingBird: Animal, @unchecked Sendable {
    let onFly: () -> Int
    var name: String { "\(onFly()) times" }
}

@Register(Animal.self)
private struct Stork: Animal {
    let name: String

    init(name: String, nest: Place) async throws { self.name = name }
}

@Register
private final class Swallow: Sendable {
    init() {}

    @Inject init?(isSummer: Bool) async { return nil }
}

@MainActor
private protocol Talking: Sendable {
    var name: String { get }
}

private struct Perch: Sendable {
    let size = 3
}

@MainActor
@Register((any Talking).self)
private final class Parrot: Talking {
    let name: String

    init(name: String, perch: Perch) { self.name = name }
}

@MainActor
private final class StuffedParrot: Talking {
    let name: String

    init(name: String) { self.name = name }
}

@Register
private actor Colony {
    let places: Int

    init(places: Int, at place: Place) { self.places = places }
}

@Register(Animal.self)
private struct Magpie: Animal {
    let name = "magpie"

    init(onFind: @escaping () -> Void, nest: Place, friend: (any Animal)?, onFly: (() -> Int)?) {}
}

@Register
private struct Box<Content> {
    let content: Content
}

@Register
private final class Cuckoo {
    var calls: Int

    init(calls: Int) { self.calls = calls }
}

private enum Nests {
    @Provides static func bird(named name: String, of feather: Feather) -> any Animal {
        Toy(name: name)
    }
}

@Register
private class Gull {
    let name: String

    init(name: String) { self.name = name }
}

@Register
private final class HerringGull: Gull {
    init(age: Int) { super.init(name: "\(age) years") }
}

@Register
private final class Moa {
    let isExtinct: Bool

    init() { isExtinct = true }

    @available(*, deprecated)
    @Inject init(age: Int) { isExtinct = false }
}
