import Ampoule

struct Day {}
// corrected: struct Day: ContainerLevel {}

struct Visit: ContainerLevel {
    // expected-error@-1 {{type 'Visit' does not conform to protocol 'ContainerLevel'}}
    typealias Outer = Day
}

@Register
struct Desk {}

@Registrations(Desk.self)
extension LevelContainer<Day> {}
// expected-error@-1 {{type 'Day' does not conform to protocol 'ContainerLevel'}}
