import Ampoule

protocol Animal: Sendable {}

@Register
struct Cage: Sendable { let bars: Int }

@Register
final class Keeper {
    init(
        @Inject lazy: Lazy<any Animal>,
        // expected-error@-1:9 {{'Keeper' is unavailable: no registration for 'Animal'; list or include one, or name it in 'provided' [missingRegistration]}}
        // corrected: lazy: Lazy<any Animal>,
        @Inject provider: Provider<any Animal>,
        // expected-error@-1:9 {{'Keeper' is unavailable: no registration for 'Animal'; list or include one, or name it in 'provided' [missingRegistration]}}
        // corrected: provider: Provider<any Animal>,
        @Inject cages: Cage.Factory,
        // expected-error@-1:9 {{'Keeper' is unavailable: no registration for 'Cage.Factory'; list or include one, or name it in 'provided' [missingRegistration]}}
        // corrected: cages: Cage.Factory,
        @Inject(name: "tame") tame: any Animal,
        // expected-error@-1:9 {{'Keeper' is unavailable: no registration for 'Animal' named 'tame'; list or include one, or name it in 'providedNamed' [missingRegistration]}}
        // corrected: tame: any Animal,
        @Inject perhaps: (any Animal)?,
        @Inject all: [any Animal],
        @Inject named: [String: any Animal],
        @Inject later: Lazy<(any Animal)?>,
        @Inject container: Container,
        @Inject resolver: any Resolver
    ) {}
}

@Registrations(Keeper.self)
extension Container {}
