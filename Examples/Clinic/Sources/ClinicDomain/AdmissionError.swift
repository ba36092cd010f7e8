/// The reason why the clinic doesn't admit an animal.
public enum AdmissionError: Error, Equatable {
    /// A field is empty or longer than 100 characters.
    case length(field: String)

    /// The number doesn't have 15 digits.
    case notAChip(String)

    /// The registry doesn't know the chip.
    case unknownChip(String)

    /// The registry has the chip under another owner.
    case chipOfAnotherOwner(String)

    /// Another animal has the chip.
    case chipTaken(String)
}

extension AdmissionError: CustomStringConvertible {
    /// The reason, for the client.
    public var description: String {
        switch self {
        case .length(let field): "The field '\(field)' needs 1 to 100 characters."
        case .notAChip: "The number of a chip has 15 digits."
        case .unknownChip(let chip): "The registry doesn't know the chip \(chip)."
        case .chipOfAnotherOwner(let chip): "The registry has the chip \(chip) under another owner."
        case .chipTaken(let chip): "Another animal has the chip \(chip)."
        }
    }
}
