import Ampoule
import AmpouleGraph
import TestSupport
import Testing

/// An optional dependency is nil exactly where the same dependency, not optional, would be missing.
struct OptionalDependencyTests {
    protocol Animal: AnyObject, Sendable {}

    /// What can be depended on, and how often that is to be had without a registration.
    @Register
    final class Stable: Sendable {}

    @Register
    final class Horse: Sendable {
        init(name: String) {}
    }

    @Register
    final class Cow: Sendable {
        init(name: String = "Berta") {}
    }

    @Register(name: "summer")
    final class Meadow: Sendable {}

    @Register(Animal.self)
    final class Cat: Animal {}

    @Register
    class Dog: @unchecked Sendable {}

    final class Puppy: Dog, @unchecked Sendable {}

    final class Unknown: Sendable {}

    @Register
    struct Owner<Needed> {
        @Inject let needed: Needed
    }

    @Register
    struct SummerOwner<Needed> {
        @Inject(name: "summer") let needed: Needed
    }

    @Register
    final class Waiting<Needed: Sendable>: Sendable {
        let needed: Needed

        init(@Inject needed: Needed) async { self.needed = needed }
    }

    @Register
    struct Concrete {
        @Inject let stable: Stable?
        @Inject let stableTwice: Stable??
        @Inject let horse: Horse?
        @Inject let cow: Cow?
        @Inject let cowLater: Provider<Cow?>?
        @Inject let meadow: Meadow?
        @Inject(name: "summer") let summerMeadow: Meadow?
        @Inject let cat: Cat?
        @Inject let animal: (any Animal)?
        @Inject let dog: Dog?
        @Inject let puppy: Puppy?
        @Inject let unknown: Lazy<Unknown>?
    }

    private let container = Container()

    @Test func whatCanBeMadeIsThere() throws {
        let concrete = try container.factory(for: Concrete.self).make()

        #expect(concrete.stable != nil)
        #expect(concrete.stableTwice != nil)
        #expect(concrete.horse == nil)
        #expect(concrete.cow != nil)
        #expect(concrete.cowLater?.instance != nil)
        #expect(concrete.meadow == nil)
        #expect(concrete.summerMeadow != nil)
        #expect(concrete.cat == nil)
        #expect(concrete.animal == nil)
        #expect(concrete.dog != nil)
        #expect(concrete.puppy == nil)
        #expect(concrete.unknown == nil)
    }

    /// Registers each of the services or not, by the bits of a number.
    private func register(_ mask: Int) {
        if mask & 1 != 0 { container.register(Stable.self) { _ in Stable() } }
        if mask & 2 != 0 { container.register(Horse.self) { _ in Horse(name: "Spirit") } }
        if mask & 4 != 0 { container.register(Meadow.self, name: "summer") { _ in Meadow() } }
        if mask & 8 != 0 { container.register(Animal.self) { _ in Cat() } }
        if mask & 16 != 0 { container.register(Unknown.self) { _ in Unknown() } }
    }

    @Test(arguments: 0..<32)
    func theLawHoldsWhateverIsRegistered(mask: Int) async throws {
        register(mask)
        try await check(Stable.self)
        try await check(Horse.self)
        try await check(Cow.self)
        try await check(Meadow.self)
        try await check(Cat.self)
        try await check((any Animal).self)
        try await check(Dog.self)
        try await check(Puppy.self)
        try await check(Unknown.self)
        try await check(Lazy<Unknown>.self)
        try await check(Provider<Stable>.self)
    }

    private func check<Service: Sendable>(_ service: Service.Type) async throws {
        let plain = try? container.factory(for: Owner<Service>.self).make().needed
        let optional = try container.factory(for: Owner<Service?>.self).make().needed
        let nested = try container.factory(for: Owner<Service??>.self).make().needed
        let lazy = try container.factory(for: Owner<Lazy<Service?>>.self).make().needed.resolve()
        let deferred = try? container.factory(for: Owner<Lazy<Provider<Service>>>.self).make().needed
            .resolve().resolve()
        #expect((plain == nil) == (optional == nil))
        #expect((plain == nil) == ((nested ?? nil) == nil))
        #expect((plain == nil) == (lazy == nil))
        #expect((plain == nil) == (deferred == nil))
        let named = try? container.factory(for: SummerOwner<Service>.self).make().needed
        #expect(
            (named == nil) == (try container.factory(for: SummerOwner<Service?>.self).make().needed == nil)
        )
        let awaited = try? await container.factory(for: Waiting<Service>.self).make().needed
        #expect((plain == nil) == (awaited == nil))
        #expect(
            (plain == nil) == (try await container.factory(for: Waiting<Service?>.self).make().needed == nil)
        )
    }

    // MARK: - Circles

    @Register
    final class Parent: @unchecked Sendable {
        @Inject var child: Child?
    }

    @Register
    final class Child: @unchecked Sendable {
        @Inject weak var parent: Parent?
    }

    @Test func aParentThatNobodyRegisteredIsNotNil() throws {
        let parent = container.factory(for: Parent.self)()

        #expect(parent.child?.parent === parent)
        try container.validate()
    }
}
