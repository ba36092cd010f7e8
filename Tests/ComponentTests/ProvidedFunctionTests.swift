import Ampoule
import Testing

/// A type of somebody else.
final class Session: Sendable {
    let address: String
    let timeout: Double

    init(address: String, timeout: Double) {
        self.address = address
        self.timeout = timeout
    }
}

@Register
struct Address: Sendable {
    let text: String

    @Inject init() { text = "farm.example" }

    init(text: String) { self.text = text }
}

struct Refused: Error {}

/// A component with a function whose name is that of a generated function.
@Register
struct Workshop {
    let name: String

    @Provides static func make(@Inject workshop: Workshop.Factory) -> [Workshop] { [workshop(name: "Shoes")] }
    @Provides static func complete() -> [Workshop?] { [] }
}

typealias Whistle = (Int) -> String

enum Whistles {
    @Provides static func loud() -> Whistle { { count in String(repeating: "!", count: count) } }
}

@Register
struct Herder {
    let sound: String

    init(@Inject whistle: @escaping Whistle) { sound = whistle(3) }
}

extension Session {
    @Provides(scope: .container)
    static func session(@Inject address: Address, timeout: Double = 1) -> Session {
        Session(address: address.text, timeout: timeout)
    }

    @Provides(name: "quick")
    static func quickSession(@Inject(name: "mirror") address: Address?) throws -> Self {
        guard let address else { throw Refused() }
        return Self(address: address.text, timeout: 0)
    }
}

enum Networking {
    enum Names {
        @Provides
        fileprivate static func name(_ number: Int, `default`: String = Self.fallback) -> String? {
            number > 0 ? "\(`default`) \(number)" : nil
        }

        static let fallback = "Session"
    }

    @Provides static func `repeat`() -> Bool { true }

    @Provides
    static func stamp(@Inject address: Address) -> sending Stamp? { Stamp(address: address.text) }

    final class Stamp {
        let address: String

        init(address: String) { self.address = address }
    }

    @MainActor
    @Provides static func title() -> [String] { ["Main"] }
}

extension Container {
    @Provides fileprivate static func make() -> Float { 1 }
}

struct Parcel<Content> {}

extension Parcel where Content: Sendable {
    @Provides static func contents(of content: Content) -> [Content] { [content] }
}

@Registrations(
    Session.sessionComponent,
    Session.quickSessionComponent,
    Networking.Names.nameComponent,
    Networking.repeatComponent,
    Networking.stampComponent,
    Networking.titleComponent,
    named: "registerNetworking",
    provided: [Address.self]
)
private extension Container {}

struct ProvidedFunctionTests {
    private let container = Container()

    @Test func aFunctionMakesAService() {
        #expect(container.session(timeout: 3).timeout == 3)
        #expect(container.session().address == "farm.example")
        #expect(container.repeat())
    }

    @Test func aFunctionMayHaveTheNameOfAGeneratedOne() throws {
        let container = Container()
        Workshop.makeComponent.register(in: container)
        Workshop.completeComponent.register(in: container)

        #expect(try container.require([Workshop].self).map(\.name) == ["Shoes"])
        #expect(try container.require([Workshop?].self).isEmpty)
    }

    @Test func theServiceMayBeAnAliasOfAFunction() throws {
        let container = Container()
        Whistles.loudComponent.register(in: container)

        #expect(try container.factory(for: Herder.self).make().sound == "!!!")
        #expect(try container.require(Whistle.self)(2) == "!!")
    }

    @Test func aFunctionMaySendWhatItMakes() {
        #expect(container.stamp()?.address == "farm.example")
    }

    @Test func aFunctionMayBelongToTheContainer() throws {
        Container.makeComponent.register(in: container)

        #expect(try container.require(Float.self) == 1)
        #expect(container.factory(for: Container.makeComponent)() == 1)
    }

    @Test func theScopeIsThatOfTheAttribute() {
        #expect(container.session(timeout: 3) === container.session(timeout: 4))
    }

    @Test func theFunctionIsRegisteredForWhatItReturns() throws {
        container.registerNetworking()

        #expect(try container.require(Session.self, argument: 3.0) === container.session(timeout: 3))
        #expect(container.resolve(String.self, arguments: 2, "Name") == "Name 2")
    }

    @Test func whatIsRegisteredServesTheTypedCall() {
        container.register(Session.self) { (_, timeout: Double) in Session(address: "", timeout: -timeout) }

        #expect(container.session(timeout: 3).timeout == -3)
    }

    @Test func effectsCarryOver() throws {
        container.register(Address.self, name: "mirror") { _ in Address(text: "mirror.example") }

        #expect(try container.quickSession().address == "mirror.example")
        #expect(throws: ResolutionError.self) { try Container().quickSession() }
        #expect(container.name(2) == "Session 2")
        #expect(container.name(0) == nil)
    }

    @MainActor
    @Test func isolationCarriesOver() {
        #expect(container.title() == ["Main"])
    }

    @Test func theComponentOfAFunctionIsOneLikeAnyOther() {
        Session.sessionComponent.register(in: container)

        #expect(container.factory(for: Session.sessionComponent)(timeout: 2).timeout == 2)
        #expect(container.factory(for: Parcel<Int>.contentsComponent)(of: 3) == [3])
    }
}
