// flags: -swift-version 6
// flags: -swift-version 5 -default-isolation MainActor
import Ampoule

final class Groom { init() {} }

private enum Secret { case hideout }

@Register
final class Stable {
    @Inject private let groom: Groom
    @Inject private var deputy: Groom?
    private let boxes: Int
}

@Register
final class Hideout {
    fileprivate init(secret: Secret) {}
}

@Register
final class Lair {
    private init(secret: Secret?, others: [Secret]) {}
}

@Register
struct Den {
    fileprivate let secret: Secret
    @Inject fileprivate var groom: Groom
}

/// Where horses graze.
@Register
public final class Meadow {
    @Inject private let groom: Groom
    /// The name.
    public let name: String
}

/// Holds content.
@Register
public final class Crate<Content> {
    fileprivate init(secret: Secret, content: Content) {}
    @Inject private var groom: Groom?
}

@Register
private final class Cave {
    let secret: Secret
    let tell: (Secret) -> Void
}

@Register
actor Guard {
    fileprivate init(secret: Secret) async {}
}

@Register
@MainActor
final class Watch {
    fileprivate init(secret: Secret) {}
}

enum Tools {
    @Provides fileprivate static func key(secret: Secret) -> String { "" }
    @Provides private static func lock(secret: Secret, @Inject groom: Groom) -> Double { 1 }
}

@Register
class Keeper {
    init(@Inject stable: Hideout.Factory) {}
    @Inject private var groom: Groom?
    @Inject fileprivate func meet(_ groom: Groom) {}
}

@Register
final class NightKeeper: Keeper {
    fileprivate init(secret: Secret, @Inject stable: Hideout.Factory) { super.init(stable: stable) }
}

@Registrations(
    Stable.self,
    Hideout.self,
    Lair.self,
    Den.self,
    Meadow.self,
    Tools.keyComponent,
    Tools.lockComponent,
    Keeper.self,
    NightKeeper.self,
    provided: [Groom.self]
)
extension Container {}

func visit(_ container: Container) {
    _ = container.hideout(secret: .hideout)
    _ = container.stable(boxes: 3)
    _ = Stable(groom: Groom(), deputy: nil, boxes: 2)
}
