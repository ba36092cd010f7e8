// flags: -swift-version 6
// flags: -swift-version 5
import Ampoule

/// A cat with a private state.
@Register
public final class Cat {
    private enum State {
        case awake
        case asleep
    }

    private struct Memory {
        init() {}
    }

    private let state: State
    private let memories: [Memory]
    @Inject private let stable: Stable
}

@Register
struct Stable {
    private typealias Rows = [Int]
    private let rows: Rows
    private init(rows: Rows = []) { self.rows = rows }
}

@Register
struct Box<Content> {
    private struct Lid {}
    private let lid: Lid
    let content: Content
}

@Register
actor Groom {
    private struct Plan {}
    private init(plan: Plan?, @Inject stable: Stable) async {}
}

@Registrations(Cat.self, Stable.self, Groom.self)
extension Container {}
