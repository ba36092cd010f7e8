import Ampoule

protocol Check {}

@Register(contributesTo: Check.self)
struct DiskCheck: Check {}

// What contributes to a collection has names of its own; under a name, a collection is a service like any other.
@Register
struct Monitor {
    @Inject let all: [any Check]
    @Inject(name: "daily") let daily: [any Check]
    // expected-error@-1:5 {{'Monitor' is unavailable: no registration for '[any Check]' named 'daily'; list or include one, or name it in 'providedNamed' [missingRegistration]}}
    // corrected: @Inject let daily: [any Check]
    @Inject(name: "nightly") let nightly: Lazy<[any Check]>
    // expected-error@-1:5 {{'Monitor' is unavailable: no registration for '[any Check]' named 'nightly'; list or include one, or name it in 'providedNamed' [missingRegistration]}}
    // corrected: @Inject let nightly: Lazy<[any Check]>
}

@Registrations(DiskCheck.self, Monitor.self)
extension Container {}
