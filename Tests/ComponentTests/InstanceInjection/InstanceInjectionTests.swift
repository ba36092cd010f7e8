import Ampoule
import TestSupport
import Testing

struct InstanceInjectionTests {
    private let container = Container { container in
        BrassBell.register(in: container)
        container.register(Bell.self, name: "night") { _ in LoudBell(base: BrassBell()) }
    }

    @Test func propertiesAndMethodsAreInjected() throws {
        let desk = Reception(width: 3)
        try container.inject(into: desk)

        #expect(desk.bell.sound == "ding")
        #expect(desk.log == ["ding"])
        #expect(desk.width == 3)
    }

    @Test func aSubclassIsInjectedLikeItsSuperclassFirst() throws {
        let desk: Reception = HotelReception(height: 3)
        try container.inject(into: desk)

        #expect(desk.log == ["ding", "night DING"])
    }

    @Test func aSubclassThatIsNoComponentIsInjectedLikeItsSuperclass() throws {
        let desk: AnyObject = LobbyReception(height: 3)
        try container.inject(into: desk)

        #expect((desk as? HotelReception)?.log == ["ding", "night DING"])
    }

    @Test func theDependenciesAreOfOneObjectGraph() throws {
        let twins = Twins()
        try container.inject(into: twins)
        let first = twins.first
        #expect(first != nil)
        #expect(first === twins.second)
        try container.inject(into: twins)

        #expect(first !== twins.first)
    }

    @Test func aFactoryInjectsInItsObjectGraph() throws {
        container.register(Twins.self) { resolver in
            let (inner, outer) = (Twins(), Twins())
            try resolver.inject(into: inner)
            try resolver.inject(into: outer)
            #expect(inner.first === outer.first)
            return outer
        }

        #expect(try container.require(Twins.self).first != nil)
    }

    @Test func genericAndNestedComponentsAreInjected() throws {
        let (shelf, board) = (Rack(Twins.Shared.self), Rack<Twins.Shared>.Board(length: 1))
        try container.inject(into: shelf)
        try container.inject(into: board)

        #expect(shelf.content != nil)
        #expect(board.content != nil)
    }

    @Test func aComponentOfANamedServiceIsInjectedWithoutItsRegistration() throws {
        let sign: any Sign = NeonSign(number: 2)
        try container.inject(into: sign)
        #expect(sign.text == "ding")
        NeonSign.register(in: container)
        container.override(Sign.self, name: "main") { (_, _: Int) in fatalError("Another sign was made") }
        try container.inject(into: sign)

        #expect(sign.text == "ding")
    }

    @Test func overridesAndDecoratorsOfDependenciesApply() throws {
        let desk = Reception(width: 1)
        container.decorate(Bell.self) { _, bell in LoudBell(base: bell) }
        try container.inject(into: desk)
        try container.withOverrides { container in
            container.override(Bell.self) { _ in LoudBell(base: LoudBell(base: BrassBell())) }
            container.override(Bell.self, name: "night") { _ in BrassBell() }
        } perform: {
            let front = HotelReception(height: 1)
            try container.inject(into: front)
            #expect(front.night.sound == "ding")
        }
        try container.inject(into: desk)

        #expect(desk.log == ["DING", "DING"])
    }

    @Test func aLevelInjectsItsOwnInstances() throws {
        LevelContainer<Room>.registerComponents(in: container)
        let screen = RoomMonitor()
        let room = container.level(Room(number: 7))
        try room.container.inject(into: screen)
        #expect(screen.lamp.room.number == 7)
        #expect(screen.lamp === room.lamp())

        let error = #expect(throws: ResolutionError.self) { try container.inject(into: RoomMonitor()) }
        #expect(error?.description.contains("'Lamp' is registered for the level 'Room'") == true)
        #expect(error?.path.map(\.description) == ["RoomMonitor", "Lamp"])
    }

    @Test func anInjectedFactoryInjects() throws {
        let desk = Reception(width: 1)
        try container.factory(for: BrassBell.self).resolver.inject(into: desk)

        #expect(desk.log == ["ding"])
    }

    @Test func aResolverOfTheProgramInjects() throws {
        let desk = Reception(width: 1)
        try Forwarding(container: container).inject(into: desk)

        #expect(desk.log == ["ding"])
    }

    @Test @MainActor func aComponentOfTheMainActorIsInjectedThere() async throws {
        let screen = Monitor()
        try container.inject(into: screen)
        #expect(screen.ring() == "ding")

        let container = container
        let error = try await Task.detached {
            try #require(throws: ResolutionError.self) { try container.inject(into: screen) }
        }.value
        guard case .wrongIsolation = error.reason else { throw error }
    }

    @Test func anActorIsInjected() throws {
        let porter = Porter()
        #expect(porter.log.entries == [])
        try container.inject(into: porter)

        #expect(porter.log.entries == ["ding"])
        let night = NightPorter(quietly: ())
        #expect(throws: ResolutionError.self) { try container.inject(into: night) }
        #expect(container.factory(for: Porter.self)().log.entries == ["ding"])
    }

    @Test func theContainerDoesNotKeepTheInstance() throws {
        weak var kept: Reception?
        do {
            let desk = Reception(width: 1)
            try container.inject(into: desk)
            kept = desk
        }

        #expect(kept == nil)
    }
}

/// Forwards to a container, and is no container itself.
final class Forwarding: Resolver {
    private let container: Container
    private let forwardsAsynchronousRequests: Bool

    init(container: Container, forwardsAsynchronousRequests: Bool = false) {
        self.container = container
        self.forwardsAsynchronousRequests = forwardsAsynchronousRequests
    }

    var asynchronous: AsynchronousResolver {
        forwardsAsynchronousRequests ? container.asynchronous : AsynchronousResolver(self)
    }

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

/// Observes a container, and does nothing.
struct Silence: ContainerObserver {
    func observe(_ event: ContainerEvent) {}
}
