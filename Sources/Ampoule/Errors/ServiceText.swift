/// The text of a service in advice to write code.
package struct ServiceText {
    private let service: String

    /// - Parameter service: The service, as graphs spell it.
    package init(_ service: String) { self.service = service }

    /// The expression for the type itself, such as `Animal.self` or `(Animal & Pet).self`.
    package var metatype: String {
        let isOneName = !service.contains(" & ") && !service.contains("->") && !service.hasPrefix("@")
        return isOneName || isInParentheses ? "\(service).self" : "(\(service)).self"
    }

    /// Whether a type of the program may conform to the service, or be it.
    package var mayBeComponent: Bool {
        guard let first = service.first, first.isLetter || first == "_" else { return false }
        return !service.contains("->") && !Self.standardTypes.contains(service)
    }

    private static let standardTypes: Set<String> = [
        "Any", "Bool", "Character", "Double", "Float", "Int", "String", "UInt",
    ]

    /// Whether the first parenthesis is closed at the end.
    private var isInParentheses: Bool {
        guard service.hasPrefix("("), service.hasSuffix(")") else { return false }
        var depth = 0
        for character in service.dropLast() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0 { return false }
        }
        return true
    }
}
