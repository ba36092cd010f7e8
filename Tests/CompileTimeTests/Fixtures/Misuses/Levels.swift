// MARK: - level as a scope by its type
struct Visit: ContainerLevel {}
@Register(scope: Visit.self) final class Record: Sendable { init(@Inject visit: Visit) {} }
// expected-error@-1:18 {{cannot convert value of type 'Visit.Type' to expected argument type 'ObjectScope'}}
// corrected: @Register(scope: .container) final class Record: Sendable { init(@Inject visit: Visit) {} }
@Registrations(Record.self) extension LevelContainer<Visit> {}

// MARK: - level with a value that is not Sendable
final class Notes {}
// corrected: final class Notes: Sendable {}
struct Visit: ContainerLevel { let notes: Notes }
// expected-error@-1:36 {{stored property 'notes' of 'Sendable'-conforming struct 'Visit' has non-Sendable type 'Notes'}}

// MARK: - level with a mutable value
final class Round: ContainerLevel { var number = 0 }
// expected-error@-1:41 {{stored property 'number' of 'Sendable'-conforming class 'Round' is mutable}}
// corrected: final class Round: ContainerLevel { let number = 0 }

// MARK: - outer level that is no level
struct Day {}
// corrected: struct Day: ContainerLevel {}
struct Visit: ContainerLevel { typealias Outer = Day }
// expected-error@-1:8 {{type 'Visit' does not conform to protocol 'ContainerLevel'}}

// MARK: - list of what is no level
struct Day {}
// corrected: struct Day: ContainerLevel {}
@Register struct Desk {}
@Registrations(Desk.self) extension LevelContainer<Day> {}
// expected-error@-1:37 {{type 'Day' does not conform to protocol 'ContainerLevel'}}

// MARK: - required level with a wrong value
struct Visit: ContainerLevel {}
func use(container: Container) throws { _ = try container.requireLevel(1) }
// expected-error@-1:59 {{instance method 'requireLevel' requires that 'Int' conform to 'ContainerLevel'}}
// corrected: func use(container: Container) throws { _ = try container.requireLevel(Visit()) }

// MARK: - level for the time of a closure with a wrong value
struct Visit: ContainerLevel {}
func use(container: Container) async throws { try await container.withLevel("ada") { _ in } }
// expected-error@-1:67 {{instance method 'withLevel' requires that 'String' conform to 'ContainerLevel'}}
// corrected: func use(container: Container) async throws { try await container.withLevel(Visit()) { _ in } }

// MARK: - level opened with its type
struct Visit: ContainerLevel {}
func use(container: Container) { _ = container.level(Visit.self) }
// expected-error@-1:48 {{instance method 'level(_:file:line:)' requires the types 'Visit.Type.Outer' and 'ProgramLevel' be equivalent}}
// expected-error@-2:48 {{type 'Visit.Type' cannot conform to 'ContainerLevel' [#ProtocolTypeNonConformance]}}
// corrected: func use(container: Container) { _ = container.level(Visit()) }

// MARK: - asynchronous replacement of an outer level's component
protocol Clock: Sendable {}
struct Visit: ContainerLevel {}
@Register(Clock.self) struct SystemClock: Clock { init() {} }
@Register(Clock.self) final class VisitClock: Clock { init() async {} }
// corrected: @Register(Clock.self) final class VisitClock: Clock { init() {} }
@Registrations(SystemClock.self) extension Container {}
@Registrations(VisitClock.self, replacing: [Clock.self]) extension LevelContainer<Visit> {}
// expected-error@-1:16 {{'registration' is unavailable: it must be made without waiting and on any actor, like what it replaces; make its initializer nonisolated, and not 'async' [unfitReplacement]}}

// MARK: - forgotten Register among others of a level
struct Visit: ContainerLevel {}
struct Horse {}
@Register final class Cat { init() {} }
@Registrations(Horse.self, Cat.self) extension LevelContainer<Visit> {}
// expected-error@-1:16 {{'Horse' cannot be listed, because it is not a component; apply '@Register' to it, or correct its '@Register' if it has one}}
// corrected: @Registrations(Cat.self) extension LevelContainer<Visit> {}

// MARK: - asynchronous contribution by an included list of the program, to a collection in a level
struct Visit: ContainerLevel {}
protocol Animal: Sendable {}
protocol Farm: ComponentList {}
@Register(contributesTo: Animal.self) struct Horse: Animal { init() async {} }
@Register struct Count { @Inject let animals: [any Animal] }
// expected-error@-1:26 {{'Count' is unavailable: it cannot wait for '[any Animal]', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
// corrected: @Register struct Count { init(@Inject animals: [any Animal]) async {} }
@Registrations(Horse.self, as: Farm.self) extension Container {}
@Registrations(including: Farm.self) extension Container {}
@Registrations(Count.self) extension LevelContainer<Visit> {}
