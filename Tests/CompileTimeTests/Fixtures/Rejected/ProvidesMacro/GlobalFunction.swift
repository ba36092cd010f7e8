import Ampoule

final class Session: Sendable {
    init() {}
}

@Provides func session() -> Session { Session() }
// expected-error@-1 {{'@Provides' cannot be applied to this function, because what it writes goes into the type around it; move the function into an extension or an enumeration, as a static one}}
// corrected: enum Networking { @Provides static func session() -> Session { Session() } }
