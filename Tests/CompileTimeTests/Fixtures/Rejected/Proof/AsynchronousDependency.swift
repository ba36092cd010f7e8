import Ampoule

protocol Database: Sendable {}

@Register(Database.self, scope: .container)
actor RemoteDatabase: Database { init() async {} }

@Register
final class Report {
    init(
        @Inject database: any Database,
        // expected-error@-1:9 {{'Report' is unavailable: it cannot wait for 'Database', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
        // corrected: database: any Database,
        @Inject later: Lazy<any Database>,
        // expected-error@-1:9 {{'Report' is unavailable: a 'Lazy' or a 'Provider' cannot wait for 'Database', which is made asynchronously; inject the component's 'Factory' [asynchronousDependency]}}
        // corrected: later: Lazy<any Database>,
        @Inject perhaps: (any Database)?
        // expected-error@-1:9 {{'Report' is unavailable: it cannot wait for 'Database', which is made asynchronously; make the initializer 'async', or inject the component's 'Factory' [asynchronousDependency]}}
        // corrected: perhaps: (any Database)?
    ) {}
}

@Register
final class Summary {
    init(
        @Inject database: any Database,
        @Inject makeReport: Report.Factory,
        @Inject later: Provider<any Database>
        // expected-error@-1:9 {{'Summary' is unavailable: a 'Lazy' or a 'Provider' cannot wait for 'Database', which is made asynchronously; inject the component's 'Factory' [asynchronousDependency]}}
        // corrected: later: Provider<any Database>
    ) async {}
}

@Registrations(RemoteDatabase.self, Report.self, Summary.self)
extension Container {}
