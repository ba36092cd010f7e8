/// The result of a check.
struct CheckOutcome: Codable, Equatable {
    /// The printed lines.
    let lines: [String]

    /// Whether there are no errors.
    let isSuccess: Bool
}
