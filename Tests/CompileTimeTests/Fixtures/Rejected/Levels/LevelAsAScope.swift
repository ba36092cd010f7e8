import Ampoule

struct Visit: ContainerLevel { let owner: String }

@Register(scope: Visit.self)
// expected-error@-1 {{cannot convert value of type 'Visit.Type' to expected argument type 'ObjectScope'}}
// corrected: @Register(scope: .container)
final class Record: Sendable {
    init(@Inject visit: Visit) {}
}

@Registrations(Record.self)
extension LevelContainer<Visit> {}
