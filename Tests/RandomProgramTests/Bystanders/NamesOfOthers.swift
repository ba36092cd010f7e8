extension Bystander {
    /// A type of the program's own whose methods are called as those of a container.
    static let otherRegistry = Bystander("other registry") { page in
        let number = page.draft.nextNumber()
        page.add(
            """
            private struct Registry\(number) {
                func register<Service>(_ service: Service.Type, name: String? = nil, factory: (Int) -> Service) {}
                func resolve<Service>(_ service: Service.Type) -> Service? { nil }
            }

            private struct Entry\(number) {}
            """
        )
        page.register("Registry\(number)().register(Entry\(number).self) { _ in Entry\(number)() }")
    }

    /// Types with the names of services, which are members of another type.
    static let nestedNamesake = Bystander("nested namesake") { page in
        guard let service = page.draft.services.randomElement(using: &page.draft.random) else { return }
        let name =
            service.type("").filter { $0.isLetter || $0.isNumber || $0 == " " }.split(separator: " ").last
            ?? "Animal"
        page.add("enum Legacy\(page.draft.nextNumber()) {\n    protocol \(name) {}\n}")
    }

    /// A generic parameter with the name of a service.
    static let genericParameter = Bystander("generic parameter of a service's name", clarity: .partial) {
        page in
        let number = page.draft.nextNumber()
        page.add(
            """
            private struct Guest\(number) {}

            private func welcome\(number)<Animal1: Sendable>(_ guest: Animal1.Type, in container: Container, _ make: @escaping @Sendable () -> Animal1) {
                container.register(Animal1.self, name: "guest") { _ in make() }
            }
            """
        )
        page.register("welcome\(number)(Guest\(number).self, in: container) { Guest\(number)() }")
    }
}
