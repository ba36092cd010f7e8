import TestSupport

extension SeededGenerator {
    /// Whether something happens that has a probability.
    mutating func says(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < probability
    }

    /// One of several.
    mutating func pick<Element>(_ elements: [Element]) -> Element {
        guard let element = elements.randomElement(using: &self) else {
            preconditionFailure("There is nothing to choose from")
        }
        return element
    }
}
