import Ampoule

/// A day at a veterinary clinic, the outer level.
struct Day: Sendable, Equatable {
    let number: Int
}

/// A visit to the clinic on some day, the inner level.
struct Visit: Sendable, Equatable {
    let owner: String
}

extension ContainerLevel<Day> {
    static var day: Self { Self("day") }
}

extension ContainerLevel<Visit> {
    static var visit: Self { Self("visit", inside: .day) }
}

extension ContainerLevel<Void> {
    /// A level without a value, beside ``day``.
    static var rehearsal: Self { Self("rehearsal") }
}

extension Container {
    /// A container of a visit on a day of its own.
    func visit(of owner: String) -> Container {
        child(.day, Day(number: 1)).child(.visit, Visit(owner: owner))
    }
}

/// What is written down about a visit.
final class Record: Sendable {
    let visit: Visit

    init(_ visit: Visit) {
        self.visit = visit
    }
}
