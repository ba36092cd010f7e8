/// Tells whether a part of the clinic works.
public protocol HealthCheck: Sendable {
    /// Throws if the part doesn't work.
    func check() async throws
}
