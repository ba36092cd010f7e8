/// A program that passes a variable of each kind to each public function that takes arguments.
///
/// It prints what finds no instance, and a last line.
struct EntryPointProgram {
    static let lastLine = "All have been called."

    /// The kinds of arguments that are passed.
    let kinds: [ArgumentKind]

    var text: String {
        let counts = 1...4
        let components = kinds.flatMap { kind in
            counts.flatMap { count in
                [
                    component(of: kind, count: count, isAsynchronous: false),
                    component(of: kind, count: count, isAsynchronous: true),
                ]
            }
        }
        return """
            import Ampoule
            import AmpouleModules

            protocol Animal: AnyObject, Sendable {}
            protocol Named: Sendable {}
            class Pet: Animal, Named, @unchecked Sendable { init() {} }
            final class Cat: Pet, @unchecked Sendable {}
            final class Keeper: Sendable { static func hired() async -> Keeper { Keeper() } }

            \(components.joined(separator: "\n"))

            \(kinds.map(function).joined(separator: "\n\n"))

            @main
            enum Program {
                static func main() async {
            \(kinds.map { kind in "        await pass\(kind.name)(\(kind.value == nil ? "Cat()" : ""))" }
                .joined(separator: "\n"))
                    print("\(Self.lastLine)")
                }
            }
            """
    }

    private func component(of kind: ArgumentKind, count: Int, isAsynchronous: Bool) -> String {
        let parameters = repeatElement("_: \(kind.parameterType)", count: count).joined(separator: ", ")
        let generics = kind.value == nil ? "<Value: Animal>" : ""
        return """
            @Register final class \(componentName(kind, count, isAsynchronous))\(generics): Sendable {
                init(\(parameters)) \(isAsynchronous ? "async " : ""){}
            }
            """
    }

    private func componentName(_ kind: ArgumentKind, _ count: Int, _ isAsynchronous: Bool) -> String {
        "\(isAsynchronous ? "Asynchronous" : "")KeeperFrom\(kind.name)\(count)"
    }

    private func function(for kind: ArgumentKind) -> String {
        let calls = EntryPoint.all.enumerated().map { index, entryPoint in
            call(of: entryPoint, number: index, with: kind)
        }
        let signature =
            kind.value == nil
            ? "<Value: Animal>(_ value: Value) async {"
            : "() async {\n    let value: \(kind.type) = \(kind.value ?? "")"
        return """
            func pass\(kind.name)\(signature)
            \(calls.joined(separator: "\n"))
            }
            """
    }

    private func call(of entryPoint: EntryPoint, number: Int, with kind: ArgumentKind) -> String {
        let types = repeatElement("_: \(kind.parameterType)", count: entryPoint.argumentCount).joined(
            separator: ", "
        )
        let generics = kind.value == nil ? "<Value>" : ""
        var owner = "Keeper"
        var registration: String
        switch entryPoint.maker {
        case .factory:
            registration = "container.register(Keeper.self) { (_: any Resolver, \(types)) in Keeper() }"
        case .asynchronousFactory:
            registration =
                "container.register(Keeper.self) { (_: AsynchronousResolver, \(types)) in await Keeper.hired() }"
        case .component, .asynchronousComponent:
            let isAsynchronous = entryPoint.maker == .asynchronousComponent
            owner = componentName(kind, entryPoint.argumentCount, isAsynchronous) + generics
            registration = "\(owner).register(in: container)"
        }
        let call = entryPoint.call.replacing("Owner", with: owner)
        return """
                do {
                    let container = Container()
                    \(registration)
                    let found: \(owner)?? = try? \(call)
                    if found == nil || found! == nil { print(#"\(kind.name), \(number): \(call)"#) }
                }
            """
    }
}
