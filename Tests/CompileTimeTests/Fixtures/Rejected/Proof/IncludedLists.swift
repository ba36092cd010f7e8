import Ampoule

protocol Clock: Sendable {}
protocol Barn: Sendable {}
protocol Vet: Sendable {}
protocol Notifier: Sendable {}

protocol Farm: ComponentList {}
protocol Town: ComponentList {}
protocol Notifications: ComponentList {}
enum Village: ComponentList {}

@Register(Barn.self) struct BigBarn: Barn { @Inject let vet: any Vet }
@Register(Vet.self) struct TownVet: Vet { @Inject let barn: any Barn }
@Register(Clock.self) struct SystemClock: Clock { init() {} }
@Register(Clock.self) struct OtherClock: Clock { init() {} }
@Register(Notifier.self) struct Mail: Notifier { @Inject let clock: any Clock }

@Registrations(BigBarn.self, as: Farm.self, provided: [Vet.self])
// expected-error@-1:56 {{'Farm' is unavailable: no registration for 'Vet'; list or include one, or name it in 'provided' [missingRegistration]}}
extension Container {}

@Registrations(TownVet.self, as: Town.self, provided: [Barn.self])
extension Container {}

@Registrations(Mail.self, SystemClock.self, as: Notifications.self)
extension Container {}

@Register struct Desk {
    @Inject let notifier: any Notifier
    // expected-error@-1:5 {{'Desk' is unavailable: no registration for 'Notifier'; list or include one, or name it in 'provided' [missingRegistration]}}
    // corrected: let notifier: (any Notifier)?
    @Inject let barn: any Barn
}

@Registrations(Desk.self, named: "registerDesk", including: Farm.self)
// corrected: @Registrations(Desk.self, named: "registerDesk", including: Farm.self, Town.self)
extension Container {}

@Register struct Reception {
    @Inject let notifier: any Notifier
}

@Registrations(
    OtherClock.self,
    // expected-error@-1:5 {{'registration' is unavailable: an included list provides its service, too; name it in 'replacing:' to replace that [duplicateRegistration]}}
    // corrected:
    Reception.self,
    named: "registerReception",
    including: Notifications.self
)
extension Container {}
