import Ampoule

private protocol Check: Sendable {
    var name: String { get }
}

@Register(contributesTo: Check.self)
private struct Feeding: Check {
    let name: String

    init(food: String = "hay") { name = "feeding \(food)" }
}

@Register(name: "yearly", scope: .container, contributesTo: Check.self)
private final class Vet: Check {
    let name = "vet"

    init() {}
}

@Register
private struct Calendar {
    @Inject let checks: [any Check]
    @Inject let named: [String: any Check]
}

@Registrations(Feeding.self, Vet.self, Calendar.self)
private extension Container {}

func listsWithMacros() {
    heading("Collections, with macros: all components that contribute")

    let container = Container { container in container.registerComponents() }
    let calendar = container.calendar()
    show("the checks of the calendar", calendar.checks.map(\.name), expecting: ["feeding hay", "vet"])
    show("the names in the dictionary", calendar.named.keys.sorted(), expecting: ["yearly"])
}
