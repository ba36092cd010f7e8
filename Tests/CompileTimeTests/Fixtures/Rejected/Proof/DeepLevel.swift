import Ampoule

struct Company: LevelValue {}

struct Department: LevelValue {
    typealias Outer = Company
}

struct Team: LevelValue {
    typealias Outer = Department
}

struct Desk: LevelValue {
    typealias Outer = Team
    // corrected: typealias Outer = Department
}

@Register
struct Lamp {
    init(@Inject team: Team, @Inject desk: Desk) {}
    // corrected: init(@Inject desk: Desk) {}
}

@Registrations(Lamp.self)
extension LevelContainer<Desk> {}
// expected-error@-1:11 {{'LevelContainer' is unavailable: levels can be three deep; give the level an outer one further out [deepLevel]}}
// corrected: extension LevelContainer<Desk> {}
