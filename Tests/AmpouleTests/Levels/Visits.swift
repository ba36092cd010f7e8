import Ampoule

/// A day at a veterinary clinic, the outer level.
struct Day: ContainerLevel, Equatable {
    let number: Int
}

/// A visit to the clinic on some day, the inner level.
struct Visit: ContainerLevel, Equatable {
    typealias Outer = Day

    let owner: String
}

/// A level without a value, beside ``Day``.
struct Rehearsal: ContainerLevel {}

extension Container {
    /// Registers for all days.
    var forDays: Container { LevelContainer<Day>.registrations(in: self) }

    /// Registers for all visits.
    var forVisits: Container { LevelContainer<Visit>.registrations(in: self) }

    /// Registers for all rehearsals.
    var forRehearsals: Container { LevelContainer<Rehearsal>.registrations(in: self) }

    /// A new container of a day.
    func day(_ number: Int) -> Container { level(Day(number: number)).container }

    /// A new container of a rehearsal.
    var rehearsal: Container { level(Rehearsal()).container }

    /// A new container of a visit on the day that this container is of.
    func innerVisit(of owner: String) -> Container {
        guard let day = LevelContainer<Day>(self) else { fatalError("not of a day") }
        return day.level(Visit(owner: owner)).container
    }

    /// A container of a visit on a day of its own.
    func visit(of owner: String) -> Container { day(1).innerVisit(of: owner) }
}

/// What is written down about a visit.
final class Record: Sendable {
    let visit: Visit

    init(_ visit: Visit) { self.visit = visit }
}
