// flags: -swift-version 6
// flags: -swift-version 5
// flags: -default-isolation MainActor
// flags: -enable-upcoming-feature InternalImportsByDefault
// flags: -enable-upcoming-feature MemberImportVisibility
// flags: -enable-upcoming-feature ExistentialAny
// flags: -strict-memory-safety
public import Ampoule

/// Tells the time.
public protocol Clock: Sendable {}

/// Reminds people.
public protocol Reminders: Sendable {}

/// What tells the time.
public protocol Times: ComponentList {}

/// What reminds people.
public protocol Mails: ComponentList {}

/// Includes the others, and is included by one of them.
public protocol Everything: ComponentList {}

@Register((any Clock).self, scope: .container)
struct SystemClock: Clock {
    init() {}
}

/// A component that other modules see.
@Register
public struct Tower: Sendable {
    /// Makes it.
    public init(@Inject clock: any Clock, @Inject reminders: Lazy<any Reminders>, height: Int) {}
}

@Register((any Reminders).self)
struct MailReminders: Reminders {
    init(@Inject clock: any Clock, @Inject makeTower: Tower.Factory) {}
}

@Register((any Clock).self)
struct FixedClock: Clock {
    init() {}
}

@Register(decorates: (any Reminders).self)
struct Counted: Reminders {
    init(_ reminders: any Reminders) {}
}

@Register
@MainActor
final class Screen {
    init(@Inject clock: any Clock) {}

    @Inject var reminders: (any Reminders)!
}

@Registrations(
    SystemClock.self,
    public: Tower.self,
    as: Times.self,
    including: Mails.self,
    provides: [(any Clock).self]
)
extension Container {}

@Registrations(
    MailReminders.self,
    as: Mails.self,
    provides: [(any Reminders).self],
    provided: [(any Clock).self, Tower.Factory.self]
)
extension Container {}

@Registrations(as: Everything.self, including: Times.self, Mails.self)
extension Container {}

@Registrations(
    Screen.self,
    FixedClock.self,
    Counted.self,
    named: "registerProgram",
    including: Times.self,
    Mails.self,
    replacing: [(any Clock).self]
)
extension Container {}
