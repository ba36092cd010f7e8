import Ampoule

/// A dependency that is resolved on use, and may be nil then, may belong to an inner level, whatever its type is called.
enum OptionalsOfLevels {
    struct Race: Sendable { let distance: Int }
    struct Crate<Content: Sendable>: Sendable {}

    typealias PerhapsTrack = Track?
    typealias LaterTrack = Lazy<Track>
    typealias LaterPerhapsTrack = Lazy<PerhapsTrack>
    typealias PerhapsRace = Optional<Race>
    typealias Races = Provider<PerhapsRace>
    typealias OptionalCrate = Crate<Int?>

    @Register(scope: .race)
    final class Track: Sendable {
        @Inject let race: Race
    }

    @Provides(scope: .race)
    static func crate(@Inject track: Track) -> OptionalCrate { OptionalCrate() }

    @Register(scope: .container)
    final class Stand: Sendable {
        init(
            @Inject race: PerhapsRace,
            @Inject races: Races,
            @Inject laterTrack: LaterPerhapsTrack,
            @Inject tracks: Provider<PerhapsTrack>,
            @Inject factory: Track.Factory?
        ) {}
    }

    @Register(scope: .container)
    final class Gate: Sendable {
        init(
            @Inject track: PerhapsTrack,  // problem: innerLevel
            @Inject laterTrack: LaterTrack,  // problem: innerLevel
            @Inject crate: Lazy<OptionalCrate>,  // problem: innerLevel
            @Inject crates: Provider<Crate<Int?>>  // problem: innerLevel
        ) {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }

    static func run(_ race: Race, in container: Container) -> Track? {
        container.child(.race, race).resolve(Track.self)
    }
}

extension ContainerLevel<OptionalsOfLevels.Race> {
    static var race: Self { Self("race") }
}

@Registrations(
    OptionalsOfLevels.Track.self,
    OptionalsOfLevels.crateComponent,
    OptionalsOfLevels.Stand.self,
    OptionalsOfLevels.Gate.self
)
private extension Container {}
