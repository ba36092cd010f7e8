import Ampoule

class Pet {
    init(name: String) {}
}

@Register
// expected-error@-1 {{'super.init' isn't called on all paths before returning from initializer}}
final class Horse: Pet {
    let isRunning: Bool
    // corrected: let isRunning: Bool
    // corrected: init(isRunning: Bool) { self.isRunning = isRunning; super.init(name: "Lucky") }
}
