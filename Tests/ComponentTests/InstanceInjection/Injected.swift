import Ampoule
import TestSupport

// Components that other code makes, as a storyboard does.

protocol Bell: Sendable {
    var sound: String { get }
}

@Register(Bell.self)
struct BrassBell: Bell {
    let sound = "ding"
}

struct LoudBell: Bell {
    let base: any Bell

    var sound: String { base.sound.uppercased() }
}

struct Room: ContainerLevel {
    let number: Int
}

@Register(scope: .container)
final class Lamp: Sendable {
    let room: Room

    init(@Inject room: Room) { self.room = room }
}

@Registrations(Lamp.self)
extension LevelContainer<Room> {}

@Register
class Reception {
    @Inject final private(set) var bell: (any Bell)!
    final var log: [String] = []
    final let width: Int

    init(width: Int) { self.width = width }

    @Inject final func noteBell(_ bell: any Bell) { log.append(bell.sound) }
}

@Register
class HotelReception: Reception {
    @Inject(name: "night") final private(set) var night: any Bell = LoudBell(base: BrassBell())

    @Inject init(height: Int) { super.init(width: height) }

    @Inject final func noteNight() { log.append("night \(night.sound)") }
}

final class LobbyReception: HotelReception {}

/// Has one instance of the object graph in two properties.
@Register
final class Twins {
    @Register final class Shared {}

    @Inject var first: Shared!
    @Inject var second: Shared!

    init() {}
}

@Register
final class Rack<Content> {
    @Inject var content: Content?

    init(_: Content.Type) {}

    @Register
    final class Board {
        @Inject var content: Content?

        init(length: Int) {}
    }
}

/// Has another service than itself, a name, and arguments with default values.
protocol Sign: AnyObject {
    var text: String { get }
}

@Register(Sign.self, name: "main", scope: .graph)
final class NeonSign: Sign {
    @Inject private var bell: (any Bell)?
    let number: Int

    init(number: Int = 1) { self.number = number }

    var text: String { bell?.sound ?? "" }
}

@Register
@MainActor
final class Monitor {
    @Inject private(set) var bell: (any Bell)!

    init() {}

    func ring() -> String { bell.sound }
}

@Register
final class RoomMonitor {
    @Inject private(set) var lamp: Lamp!

    init() {}
}

@Register
final class Radio {
    struct Noise: Error {}

    init() {}

    @Inject func tune() throws { throw Noise() }
}

/// Its initializers are asynchronous, so its methods may be.
@Register
final class Server {
    private(set) var log: [String] = []

    @Inject init() async {}

    private init(log: [String]) { self.log = log }

    static func made() -> Server { Server(log: ["made"]) }

    @Inject func start(with bell: any Bell) async {
        await Task.yield()
        log.append(bell.sound)
    }
}

@Register
actor Porter {
    nonisolated let log = Notebook<String>()

    init() {}

    @Inject nonisolated func note(_ bell: any Bell) { log.write(bell.sound) }
}

@Register
actor NightPorter {
    nonisolated let log = Notebook<String>()

    @Inject init() async {}

    init(quietly: Void) {}

    @Inject nonisolated func note(_ bell: any Bell) async { log.write(bell.sound) }
}

/// Has a dependency in its initializer only.
@Register
final class Concierge {
    let bell: any Bell

    init(@Inject bell: any Bell) { self.bell = bell }
}

/// Is no component.
final class Guest {}
