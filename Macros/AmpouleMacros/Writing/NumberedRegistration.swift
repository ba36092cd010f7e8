import AmpouleSyntax
import SwiftSyntax

/// One registration of a component, for one of its initializers.
struct NumberedRegistration {
    let number: Int
    let initializer: Initializer
    let component: Component

    /// The type of the registration, as a declaration can name it.
    let registeredService: String
    let lineage: Lineage

    /// The parameters of the typed call.
    let arguments: [Parameter]

    /// Whether the factory type is the library's, whose typed calls are exactly those of the component.
    var hasArgumentFreeFactory = false

    /// The name of the stored registration.
    var name: String {
        hasArgumentFreeFactory ? "__argumentFreeRegistration" : "registration\(number)"
    }

    /// The name of its function, without labels.
    ///
    /// The library's factory type calls a requirement. If that were an overload of the others, the compiler would report a
    /// misspelt type a second time at their calls.
    var functionName: String { hasArgumentFreeFactory ? "__create" : "__make" }

    /// The label that distinguishes its function from the others.
    var label: String { hasArgumentFreeFactory ? "by" : lineage.label(name) }

    var isAsynchronous: Bool { initializer.isAsynchronous }

    var genericType: String {
        isAsynchronous ? "Ampoule::AsynchronousComponentRegistration" : "Ampoule::ComponentRegistration"
    }

    /// The type of the resolver of the dependencies.
    var resolverType: String { isAsynchronous ? "Ampoule::AsynchronousResolver" : "any Ampoule::Resolver" }

    /// An expression for the stored registration.
    var reference: String {
        "\(component.innerName)\(hasArgumentFreeFactory ? "" : ".__Registrations").\(name)"
    }

    /// The name of the function that calls the initializer, with its labels.
    var makeFunctionName: String {
        let labels = arguments.map { _ in "_:" }.joined()
        return "\(functionName)(\(label):\(labels))"
    }

    /// The service as the typed calls spell it.
    ///
    /// For a service that is less visible than a public component, the compiler reports one error, at the alias.
    var service: String {
        let isAlias =
            !component.services.isEmpty && component.access > .internal
            && registeredService == component.registeredService
        return isAlias ? "RegisteredService" : registeredService
    }

    /// The result of the typed call: an optional if the initializer is failable.
    var typedResult: String {
        initializer.isFailable ? "(\(service))?" : service
    }

    var isThrowing: Bool { initializer.isThrowing || component.hasThrowingCompletion }

    /// The access level of the typed call.
    ///
    /// A private property hides its component's value, not the argument that sets it. A `fileprivate` property or a
    /// hidden initializer may have an argument of a hidden type, which only a hidden call can accept.
    private var access: Access {
        guard initializer.declaration == nil else {
            let access = initializer.access ?? (component.kind == .function ? component.access : .internal)
            let isHiding = arguments.contains { argument in !argument.type.namesOnlyStandardTypes }
            return min(component.access, isHiding ? access : max(access, .internal))
        }
        let accesses = arguments.map { argument in
            argument.access == .private ? .internal : argument.access
        }
        return min(component.access, accesses.min() ?? .public)
    }

    /// Whether the typed call is as visible as the component.
    var isAsVisibleAsComponent: Bool {
        !isPrivate && (component.access < .internal || access == component.access)
    }

    /// The reason why the typed call is less visible than the component, and the remedy; `nil` if it is not.
    var reasonOfHiding: String? {
        guard !isPrivate, component.access > .internal, access < component.access else { return nil }
        let place = access == .package ? "package" : "module"
        let argument = arguments.first { argument in max(argument.access, .internal) == access }
        let isProperty = initializer.declaration == nil
        let property = argument.map { argument in "property '\(argument.name.textWithoutBackticks)'" }
        return
            "\(isProperty ? property ?? "a property" : "the initializer") isn't \(component.access), so only its \(place) "
            + "can create this component; make it '\(component.access)'"
    }

    /// Whether an argument has a private type that the component declares.
    var isPrivate: Bool { component.namesPrivateMember(arguments) }

    /// The access modifier of the typed call.
    var modifier: String {
        isPrivate ? "private " : component.access < .internal ? "" : access.memberModifier
    }

    /// The access modifier of members that only generated code uses.
    var hiddenModifier: String { isPrivate ? "private " : nestedModifier }

    /// The access modifier of members of nested types that only generated code uses.
    var nestedModifier: String {
        !isPrivate && component.access >= .internal && access < .internal ? "fileprivate " : ""
    }

    /// The isolation of the typed call.
    var isolation: Isolation? { initializer.isolation ?? component.isolation }

    /// The node for errors about the call of the initializer.
    var node: Syntax {
        initializer.declaration.map { declaration in Syntax(declaration.callee) }
            ?? Syntax(component.attribute)
    }
}

extension ComponentWriter {
    /// Functions with the same name, one for each used initializer, with its argument types.
    ///
    /// Two initializers with the same types have the same registration key, so a call of one would run the other. Only
    /// the compiler can decide whether two spellings name the same type: it reports the second function as a
    /// redeclaration, at the second initializer.
    var argumentTypesFunctions: [String] {
        let registrations = registrations
        return registrations.filter { registration in
            !registration.arguments.isEmpty
                && registrations.contains { other in
                    other.number != registration.number
                        && other.arguments.count == registration.arguments.count
                }
        }.map { registration in
            let parameters = registration.arguments.map { argument in
                "_: Ampoule::__Type<\(copy(argument.type.ofArgument))>.Type"
            }
            return directive.place(
                """
                \(registration.nestedModifier)static func initializerWithArgumentsOfTypes(\
                \(parameters.joined(separator: ", "))) {}
                """,
                at: registration.node
            )
        }
    }
}
