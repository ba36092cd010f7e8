import Ampoule

struct Visit: ContainerLevel {}

struct Surgery: ContainerLevel {
    typealias Outer = Visit
}

protocol Nurse: Sendable {}

@Register(Nurse.self)
struct WardNurse: Nurse {
    init(
        @Inject chart: Chart
            // corrected: @Inject chart: Lazy<Chart>
    ) {}
}

@Register
struct Chart: Sendable {
    init(@Inject visit: Visit, @Inject nurse: (any Nurse)?) {}
}

@Register
final class Monitor {
    @Inject var chart: Chart!

    init(@Inject nurse: any Nurse) {}
}

// It needs itself, in the list of a level further in, one with a function name, and one with a name.
@Register
struct Scalpel {
    init(
        @Inject scalpel: Scalpel?
            // corrected: @Inject scalpel: Scalpel.Factory
    ) {}
}

@Register
struct Drill {
    init(
        @Inject drill: Drill?
            // corrected: @Inject drill: Drill.Factory
    ) {}
}

@Register
struct Saw {
    init(
        @Inject saw: Saw?
            // corrected: @Inject saw: Saw.Factory
    ) {}
}

@available(macOS 15, iOS 18, *)
@Registrations(
    WardNurse.self,
    // expected-error@-1:5 {{value type 'DependencyCycle.WardNurse' cannot have a stored property that recursively contains it}}
    Chart.self,
    // expected-error@-1:5 {{value type 'DependencyCycle.Chart' cannot have a stored property that recursively contains it}}
    Monitor.self
    // expected-error@-1:5 {{value type 'DependencyCycle.Monitor' has infinite size}}
)
extension LevelContainer<Visit> {}

@Registrations(Scalpel.self)
// expected-error@-1:16 {{value type 'DependencyCycle.Scalpel' cannot have a stored property that recursively contains it}}
extension LevelContainer<Surgery> {}

@Registrations(Drill.self, named: "registerDrills")
// expected-error@-1:16 {{value type 'DependencyCycle.Drill' cannot have a stored property that recursively contains it}}
extension LevelContainer<Surgery> {}

protocol Sawing: ComponentList {}

@Registrations(Saw.self, as: Sawing.self)
// expected-error@-1:16 {{value type 'DependencyCycle.Saw' cannot have a stored property that recursively contains it}}
extension LevelContainer<Surgery> {}
