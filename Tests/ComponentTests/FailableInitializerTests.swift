import Ampoule
import Testing

struct FailableInitializerTests {
    @Register(Animal.self)
    struct Horse: Animal {
        let name: String

        init?(name: String) {
            guard !name.isEmpty else { return nil }
            self.name = name
        }
    }

    @Register
    final class Unicorn: Sendable {
        init!() { return nil }
    }

    protocol Legend {}

    @Register(Legend.self, (any Sendable).self)
    final class Dragon: Legend, Sendable {
        init?() { return nil }
    }

    @Register
    struct Knight {
        @Inject let legend: Legend?
        @Inject let opponent: (any Sendable)?
    }

    @Register
    struct Fairy {
        let unicorn: Unicorn

        init?(@Inject unicorn: Unicorn) { self.unicorn = unicorn }
    }

    @Register
    struct Believer {
        @Inject let unicorn: Unicorn?
    }

    struct Hungry: Error {}

    @Register
    final class Cat {
        let lives: Int
        @Inject var believer: Believer?

        init?(lives: Int) throws {
            guard lives > 0 else { return nil }
            guard lives < 9 else { throw Hungry() }
            self.lives = lives
        }
    }

    private let container = Container()

    @Test func theTypedCallReturnsNilWhereTheInitializerDoes() {
        let horses = container.factory(for: Horse.self)

        #expect(horses(name: "Lucky")?.name == "Lucky")
        #expect(horses(name: "") == nil)
    }

    @Test func makeAndRequireThrowTheReason() throws {
        Horse.register(in: container)
        let horses = container.factory(for: Horse.self)

        #expect(try horses.make(name: "Lucky").name == "Lucky")
        try expectNil { _ = try horses.make(name: "") }
        try expectNil { _ = try container.require((any Animal).self, argument: "") }
        #expect(container.resolve((any Animal).self, argument: "") == nil)
    }

    @Test func aDependencyThatReturnsNilIsAnErrorOfWhatNeedsIt() throws {
        let error = try #require(throws: ResolutionError.self) {
            try container.factory(for: Fairy.self).make()
        }

        #expect(error.path.count == 2)
        #expect(error.description.contains("'Unicorn' has failed: its initializer has returned nil."))
    }

    @Test func anOptionalDependencyIsNil() {
        Unicorn.register(in: container)

        #expect(container.factory(for: Believer.self)().unicorn == nil)
    }

    @Test func anOptionalDependencyUnderAFurtherServiceIsNil() throws {
        Dragon.register(in: container)

        let knight = container.factory(for: Knight.self)()

        #expect(knight.legend == nil)
        #expect(knight.opponent == nil)
        try expectNil { _ = try container.require((any Sendable).self) }
    }

    @Test func anInitializerMayThrowAndReturnNil() throws {
        let cats = container.factory(for: Cat.self)

        #expect(try cats(lives: 7)?.lives == 7)
        #expect(try cats(lives: 0) == nil)
        #expect(throws: ResolutionError.self) { try cats(lives: 9) }
    }

    private func expectNil(_ body: () throws -> Void) throws {
        let error = try #require(throws: ResolutionError.self, performing: body)
        guard case .returnedNil = error.reason else { throw error }
    }
}
