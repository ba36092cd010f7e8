import AmpouleSwiftUI

/// Prints labels for the doors.
@Register(scope: .container)
@MainActor
final class LabelPrinter {
    private(set) var printed: [String] = []

    init() {}

    func print(_ dog: Dog) { printed.append("Room of \(dog.name)") }
}
