import Ampoule

/// A digit of a number that is a type.
protocol Digit: SendableMetatype {
    static var value: Int { get }
}

enum Zero: Digit { static let value = 0 }
enum One: Digit { static let value = 1 }
enum Two: Digit { static let value = 2 }
enum Three: Digit { static let value = 3 }
enum Four: Digit { static let value = 4 }
enum Five: Digit { static let value = 5 }
enum Six: Digit { static let value = 6 }
enum Seven: Digit { static let value = 7 }

/// A component of a random graph.
///
/// Types cannot be made at run time, but generic types of digits are as many as are needed. What each of them
/// needs is looked up in the graph that is being tested.
protocol Species: Registrable, SendableMetatype {
    associatedtype Hundreds: Digit
    associatedtype Tens: Digit
    associatedtype Ones: Digit

    /// What is made for it, and what it holds.
    static func type(of form: RandomDependency.Form) -> Any.Type

    /// Resolves a dependency on the component in the way in which generated code does.
    static func resolve(
        _ form: RandomDependency.Form,
        name: String?,
        from resolver: any Resolver
    ) throws -> Any

    /// Resolves the component itself.
    static func resolve(name: String?, from container: Container) throws -> Any

    /// Makes an instance.
    static func service(of individual: Individual) -> Self.RegisteredService

    /// Registers a closure in the place of the component.
    static func registerClosure(name: String?, in container: Container)

    /// Registers a closure that has to be awaited in the place of the component.
    static func registerAsynchronousClosure(name: String?, in container: Container)
}

extension Species {
    static func type(of form: RandomDependency.Form) -> Any.Type {
        form == .factory ? Factory.self : form.wrap(Self.RegisteredService.self)
    }

    static var number: Int { Hundreds.value * 64 + Tens.value * 8 + Ones.value }
    static var node: RandomNode { RandomGraph.current.nodes[number] }
    static var __description: __ComponentDescription { node.description }

    static func registerClosure(name: String?, in container: Container) {
        container.register(Self.RegisteredService.self, name: name) { _ in service(of: Individual()) }
    }

    static func registerAsynchronousClosure(name: String?, in container: Container) {
        container.register(Self.RegisteredService.self, name: name) { _ in
            await Task.yield()
            return service(of: Individual())
        }
    }
}

extension RandomNode {
    /// The description of a random component, as `@Register` would write it.
    fileprivate var description: __ComponentDescription {
        let lines = dependencies.map { dependency in
            let letters =
                (dependency.injection == .initializer ? "1" : "p") + (dependency.name == nil ? "" : "n")
            return "\(letters) 2:1\n_\n\(dependency.form.wrap("_"))"
        }
        return __ComponentDescription(
            text: (["Random/\(number).swift", "1:1 \(isValue ? "structure" : "class")"] + lines)
                .joined(separator: "\n"),
            types: dependencies.map(\.type),
            names: dependencies.compactMap(\.name)
        )
    }
}
