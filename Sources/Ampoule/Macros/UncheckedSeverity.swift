/// How the build plugin reports the parts of a program that it can't check, as an argument of
/// ``Registrations(_:named:provided:providedNamed:unchecked:)``.
///
/// The graph check names each component, dependency and request that it does not check, and the reason.
public enum UncheckedSeverity: Sendable, Hashable {
    /// As notes in the summary of the check.
    case note

    /// As warnings.
    case warning

    /// As errors, so that the build fails.
    case error
}
