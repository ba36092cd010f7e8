import Ampoule

final class Session: Sendable {
    init() {}
}

enum Networking {
    @Provides static func session(@Inject parent: Session = Session()) -> Session { parent }
    // expected-error@-1 {{Dependency 'parent' cannot have a default value, because the container always fills it in; remove the value, or '@Inject' to make it an argument}}
    // corrected: @Provides static func session(@Inject parent: Session) -> Session { parent }
}
