import Ampoule

@Register
class Pet {
    let name: String

    init(name: String) { self.name = name }

    func describe() -> String { name }
}

@Register
class Horse {
    @Inject var barn: Barn?
    var log: [String] = []

    init() {}

    @Inject func feed() { log.append("Horse.feed") }
}

@Register
class Coop<Content> {
    let content: Content
    private(set) var isCleaned = false

    init(content: Content) { self.content = content }

    @Inject private func clean() { isCleaned = true }
}

@MainActor
@Register
class View {
    var log: [String] = []

    init() {}

    @Inject func layout() { log.append("View.layout") }
}

@Register
class Model {
    var steps: [String] = []

    init() {}

    @Inject func load() { steps.append("Model.load") }
}

@Register(scope: .container)
final class Barn: Sendable {
    init() {}
}

@Register
struct Saddle {
    init() {}
}
