import Ampoule

/// A value is found by others only when everything has been injected into it.
enum CircleThroughAValue {
    @Register
    final class Stable {
        let horse: Horse

        init(
            @Inject horse: Horse  // problem: cycle
        ) {
            self.horse = horse
        }
    }

    @Register
    struct Horse {
        @Inject var stable: Stable?
        init() {}
    }

    static func makeContainer() -> Container {
        let container = Container()
        Stable.register(in: container)
        Horse.register(in: container)
        return container
    }
}
