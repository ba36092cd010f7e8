import Ampoule

@Register
class Keeper: @unchecked Sendable {
    @Inject var helper: Helper { didSet {} }

    init(number: Int) { helper = Helper() }
}

@Register
final class Helper: Sendable {
    init() {}
}

@Register
final class HeadKeeper: Keeper, @unchecked Sendable {
    @Inject var `deputy`: Helper

    init() {
        `deputy` = Helper()
        super.init(number: 1)
    }
}

@Register
final class Stable {
    @Inject var keeper: Helper
    let number: Int

    @Inject
    init(number: Int) {
        if number > 0 { keeper = Helper() } else { self.keeper = Helper() }
        self.number = number
    }

    convenience init() { self.init(number: 1) }
}

@Register
struct Pasture {
    @Inject var keeper: Helper

    init() { self.init(keeper: Helper()) }
}

extension Pasture {
    init(keeper: Helper) { self.keeper = keeper }
}

@Register
struct Meadow {
    @Inject var keeper: Helper

    init() { self = .init(keeper: Helper()) }
}

extension Meadow {
    init(keeper: Helper) { self.keeper = keeper }
}

func stop() -> Never { fatalError("There is no barn.") }

@Register
final class Barn {
    @Inject var keeper: Helper

    init() { stop() }
}

@Register
final class Attic {
    @Inject var keeper: Helper

    init() throws { throw CancellationError() }
}

@Register
final class Yard {
    @Inject var keeper: Helper!
    @Inject var deputy: Helper = Helper()
    @Inject var helper: Helper {
        get { Helper() }
        set {}
    }

    #if os(Windows)
    init() {}
    #else
    init(yards: Int) {
        #if swift(>=6)
        deputy = Helper()
        #endif
    }
    #endif
}
