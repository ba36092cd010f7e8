import Ampoule

struct Visit: ContainerLevel { let owner: String }

@Register(scope: .container)
final class Record: Sendable {
    init(@Inject visit: Visit) {}
}

@Registrations(Record.self)
extension LevelContainer<Vist> {}
// expected-error@-1 {{cannot find type 'Vist' in scope}}
// corrected: extension LevelContainer<Visit> {}
