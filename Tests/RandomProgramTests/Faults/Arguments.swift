extension Fault {
    /// Requests with arguments that nothing takes.
    static let arguments: [Fault] = [
        argument("argument of another type", of: .closure, passing: "argument: \"one\""),
        argument("surplus argument", of: .closure, passing: "arguments: 1, 2"),
        argument("argument of another type to a component", of: .component, passing: "argument: \"one\""),
        argument("surplus argument to a component", of: .component, passing: "arguments: 1, 2"),
    ]

    /// What takes a number as its argument.
    private enum Taker {
        case closure, component
    }

    private static func argument(_ name: String, of taker: Taker, passing arguments: String) -> Fault {
        Fault(name, "needsArguments", isInContainer: false) { page in
            let page = page.draft.modules.last?.addPage() ?? page
            let number = page.draft.nextNumber()
            switch taker {
            case .closure:
                page.add("struct Leaf\(number) {}")
                page.register("container.register(Leaf\(number).self) { (_, _: Int) in Leaf\(number)() }")
            case .component:
                page.add("@Register struct Leaf\(number) {\n    let size: Int\n}")
                page.register("Leaf\(number).register(in: container)")
            }
            page.add(
                """
                private func ask\(number)(_ container: Container) throws {
                    _ = try container.require(Leaf\(number).self, \(arguments))  // problem: needsArguments
                }
                """
            )
            page.verify(title, "try ask\(number)(container)")
        }
    }
}
