/// Knows the owners of animals by the numbers of their chips.
public protocol ChipRegistry: Sendable {
    /// Returns the entry of a chip, or `nil` if the registry has none.
    func entry(for chip: String) async throws(ChipRegistryError) -> ChipEntry?
}

/// The entry of a chip in the registry.
public struct ChipEntry: Codable, Equatable, Sendable {
    /// The number of the chip.
    public let chip: String

    /// The owner of the animal.
    public let owner: String

    /// Creates an entry.
    public init(chip: String, owner: String) {
        self.chip = chip
        self.owner = owner
    }
}

/// The reason why the registry gives no answer.
public enum ChipRegistryError: Error {
    /// The registry can't be reached, or answers with an error.
    case unavailable

    /// The registry doesn't answer in time.
    case timedOut
}

extension ChipRegistryError: CustomStringConvertible {
    /// The reason, for the client.
    public var description: String {
        switch self {
        case .unavailable: "The chip registry is unavailable; nothing was stored."
        case .timedOut: "The chip registry didn't answer in time; nothing was stored."
        }
    }
}
