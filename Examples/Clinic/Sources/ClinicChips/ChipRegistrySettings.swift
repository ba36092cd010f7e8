import Foundation

/// Where the registry of chips is, and how long the clinic waits for it.
public struct ChipRegistrySettings: Sendable {
    /// The address of the registry.
    public let address: URL

    /// The longest time that the registry may take to answer.
    public let timeout: Duration

    /// Creates settings.
    public init(address: URL, timeout: Duration = .seconds(2)) {
        self.address = address
        self.timeout = timeout
    }
}
