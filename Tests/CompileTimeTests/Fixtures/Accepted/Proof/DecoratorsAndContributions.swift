// flags: -enable-upcoming-feature ExistentialAny
// flags: -enable-upcoming-feature InternalImportsByDefault
// flags: -enable-upcoming-feature MemberImportVisibility
public import Ampoule

protocol Check: Sendable {}

/// A veterinarian.
public protocol Vet: Sendable {}

protocol Vets: ComponentList {}

@Register(Check.self) struct DiskCheck: Check {}

/// A veterinarian of the town.
@Register(Vet.self)
public struct TownVet: Vet {
    /// Creates a veterinarian.
    public init() {}
}

@Register(decorates: Check.self) struct LoggedCheck: Check { init(check: any Check, @Inject vet: any Vet) {} }

/// A decorator that other modules can list.
@Register(decorates: Vet.self)
public struct LoggedVet: Vet {
    /// Creates a decorator.
    public init(vet: any Vet, size: Int = 3) {}
}

@Register(decorates: Vet.self) struct GenericVet<Value>: Vet { init(vet: any Vet) {} }

enum Decorators {
    @Register(decorates: (any Vet).self) final class NestedVet: Vet { init(_ vet: any Vet) {} }
}

/// A decorator of an internal service.
@Register(decorates: Check.self)
public struct PublicCheck: Check { init(check: any Check) {} }

@Registrations(TownVet.self, LoggedVet.self, as: Vets.self)
extension Container {}

@Registrations(
    LoggedCheck.self,
    GenericVet<Int>.self,
    Decorators.NestedVet.self,
    DiskCheck.self,
    including: Vets.self
)
extension Container {}

@Registrations(PublicCheck.self, named: "registerPublicCheck", provided: [(any Check).self])
extension Container {}

/// A named list with an asynchronous contribution.
public protocol Reports: ComponentList {}

/// A report.
@Register(contributesTo: Check.self)
public final class RemoteReport: Check {
    /// Creates a report.
    public init() async {}
}

@Registrations(RemoteReport.self, as: Reports.self)
public extension Container {}

// Several may answer for a collection, or for a name that isn't a literal: in one list, where the first and the sixth component, and
// the third and the eighth, have equal numbers of default values, and in two lists.
struct Visit: ContainerLevel {}
protocol More: ComponentList {}
protocol Own: ComponentList {}

@Register(contributesTo: Check.self) struct R1: Check { init() async {} }
@Register(contributesTo: Check.self) struct R2: Check { init() async {} }
@Register(Check.self, name: first) struct R3: Check { init() async {} }
@Register(Check.self, name: second) struct R4: Check { init() {} }
@Register(contributesTo: Check.self) struct R5: Check { init() async {} }
@Register(contributesTo: Check.self) struct R6: Check { init() async {} }
@Register(Check.self, name: third) struct R8: Check { init() {} }
@Register struct R7 { init(@Inject checks: [any Check], @Inject(name: "b") check: any Check) async {} }
@Register struct Summary { init(@Inject checks: [any Check], @Inject(name: "b") check: any Check) async {} }

let (first, second, third) = ("a", "b", "c")

@Registrations(R1.self, R2.self, R3.self, R4.self, R5.self, R6.self, R7.self, R8.self, as: More.self)
extension Container {}

@Registrations(Summary.self, named: "registerSummary", including: Reports.self, More.self)
extension Container {}

@Registrations(R1.self, R2.self, R3.self, R4.self, R5.self, R6.self, R7.self, R8.self, as: Own.self)
extension LevelContainer<Visit> {}
