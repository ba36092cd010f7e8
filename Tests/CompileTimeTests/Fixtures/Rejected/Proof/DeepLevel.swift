import Ampoule

struct Company: ContainerLevel {}

struct Department: ContainerLevel {
    typealias Outer = Company
}

struct Team: ContainerLevel {
    typealias Outer = Department
}

struct Desk: ContainerLevel {
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
