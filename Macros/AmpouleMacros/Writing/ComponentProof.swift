import AmpouleSyntax
import SwiftSyntax

// What a list needs to prove that the dependencies of a component are registered: what the component provides, what it
// requires, and a function whose default argument requests that from the list which calls it.
extension ComponentWriter {
    var proofMembers: [String?] {
        [
            providedKey, providedMaking, secondKey, anyNameKey, statedIsolation, dependencyKeys,
            proveFunction,
            refusingProveFunction,
            inheritorsProveFunction,
        ]
    }

    /// The key under which the component is a dependency, unless it is that of its service without a name.
    private var providedKey: String? {
        let key: String
        if component.decorated != nil {
            key = "Ampoule::__Key<\(component.innerName), Ampoule::__NoName>"
        } else if argumentFree == nil {
            key = "Ampoule::__Plain<Factory>"
        } else if component.registrationName != nil || lineage.isInheriting {
            key = self.key(
                of: mustMarkExistentials ? serviceType : "RegisteredService",
                component.registrationName
            )
        } else {
            return nil
        }
        return "\(component.visibility)typealias __ProvidedKey = \(key)"
    }

    /// The type of the registration of a class that shares its conformance with its superclass.
    private var providedMaking: String? {
        guard lineage.isInheriting else { return nil }
        let type =
            argumentFree.map { registration, _ in "\(registration.genericType)<Swift::Never>" }
            ?? "Ampoule::__NoRegistration"
        return "\(component.visibility)typealias __ArgumentFreeRegistration = \(type)"
    }

    private var secondKey: String? {
        guard let service = component.forwardedServices.first, argumentFree != nil, component.decorated == nil
        else { return nil }
        let key = key(of: "(\(forwardedType(service, at: 0)))", component.registrationName)
        return directive.place("typealias __SecondKey = \(key)", at: service.expression)
    }

    /// The key for requests by a literal, if the name of the component isn't one, or that of a contribution that not every
    /// consumer of the collection can use.
    ///
    /// A decorator is no component of its service.
    private var anyNameKey: String? {
        let key: String
        if component.decorated != nil {
            key = "__ProvidedKey"
        } else if argumentFree != nil, let name = component.registrationName, name.literalText == nil {
            let service = mustMarkExistentials || lineage.isInheriting ? serviceType : "RegisteredService"
            key = "Ampoule::__Key<\(service), Ampoule::__AnyName>"
        } else {
            return contributedKey
        }
        return """
            \(component.visibility)typealias __AnyNameKey = \(key)

            \(component.visibility)typealias __ExportedAnyNameKey = __AnyNameKey
            """
    }

    /// The key of the first contribution, which may be less visible than the component.
    private var contributedKey: String? {
        guard let service = component.contributions.first, let registration = argumentFree?.0 else {
            return nil
        }
        guard registration.isAsynchronous || statedIsolation != nil else { return nil }
        let type = contributedType(service, at: 0)
        return directive.place(
            "typealias __AnyNameKey = Ampoule::__Contributed<(\(type))>",
            at: service.expression
        )
    }

    /// The global actor on which the component is made, if it states one.
    private var statedIsolation: String? {
        guard case .globalActor(let attribute) = isolationOfMaking else { return nil }
        return "\(component.visibility)typealias __Isolation = \(attribute.attributeName.trimmedText)"
    }

    private var isolationOfMaking: Isolation? {
        guard let registration = argumentFree?.0 ?? registrations.first else { return component.isolation }
        return registration.isAsynchronous ? component.isolation : registration.isolation
    }

    /// The dependencies that a list proves: those that are injected, then the decorated service.
    var requiredDependencies: [DescribedDependency] {
        describedDependencies + [decoratedDependency].compactMap(\.self)
    }

    /// The alias of the description, with the keys of the dependencies.
    private var dependencyKeys: String? {
        let dependencies = requiredDependencies
        guard let first = dependencies.first else { return nil }
        let edges = dependencies.map { dependency in
            let edge = edge(of: dependency)
            let service = dependency.generatedType ?? copy(edge.service)
            return "Ampoule::\(edge.kind)<\(key(of: "(\(service))", dependency.name))"
        }
        let header =
            "\(accessOfDependencies)typealias __Dependencies = Ampoule::__Description<\(component.innerName), "
        let list = edges.asEdges
        guard let parenthesis = list.firstIndex(of: "(") else { return header + list + ">" }
        // The compiler reports an unknown type of the first dependency again at the type.
        return directive.align(
            "\(list[parenthesis...])>",
            after: 1,
            below: ["\(header)\(list[..<parenthesis])"],
            with: first.typeNode
        )
    }

    /// The function that requests the dependencies where a list calls it.
    private var proveFunction: String? {
        let dependencies = requiredDependencies
        guard !dependencies.isEmpty, let file = directive.file(of: component.attribute) else { return nil }
        let requirements = dependencies.enumerated().compactMap { index, dependency -> String? in
            guard let place = directive.place(of: dependency.node) else { return nil }
            return Requirement(
                place: place,
                name: dependency.isCollection ? .literal : Requirement.Name(dependency.name),
                isAwaited: dependency.isAwaited,
                isolation: isolation(of: dependency),
                edge: index < ListProof.namedEdges && isFoundByEdge(dependency) ? index + 1 : 0,
                title: Requirement.title(of: dependency.type, named: dependency.name)
            ).text
        }
        guard requirements.count == dependencies.count else { return nil }
        let arguments = ["\"\(consumerName)\"", "in: \(file)"] + requirements.map { text in "\"\(text)\"" }
        let parameters = [
            "_: Ampoule::__Of<\(component.innerName)>",
            "_: Ampoule::__Unproved",
            "_: Swift::Void? = \(arguments.asList(after: "#Ampoule::__requirements(", before: ")"))",
        ]
        return parameters.asList(
            after: "\(accessOfDependencies)nonisolated static func __prove(",
            before: ") {}"
        )
    }

    /// The function that other modules find, which can't name the types of the dependencies, beside one that they can't see;
    /// `nil` if they can.
    private var refusingProveFunction: String? {
        guard component.access > .internal, !requiredDependencies.isEmpty else { return nil }
        guard accessOfDependencies != component.access.modifier else { return nil }
        let name = component.function?.name ?? component.name
        guard let file = directive.file(of: name), let place = directive.place(of: name) else { return nil }
        let arguments = "\"\(consumerName)\", in: \(file), \"\(place.text)\""
        return """
            \(accessOfDependencies)nonisolated static func __prove(
                _: Ampoule::__Of<\(component.innerName)>,
                _: Ampoule::__Proved
            ) {}

            @_disfavoredOverload \(component.access.modifier)nonisolated static func __prove(
                _: Ampoule::__Of<\(component.innerName)>,
                _: Ampoule::__Proved,
                _: Swift::Bool? = #Ampoule::__hiddenRequirements(\(arguments))
            ) {}
            """
    }

    /// The function of a class that shares its conformance with its superclass: the list takes no other one for such a class.
    private var inheritorsProveFunction: String? {
        guard lineage.isInheriting else { return nil }
        let (parameter, verdict) =
            refusingProveFunction == nil ? ("<Verdict>", "Verdict") : ("", "Ampoule::__Unproved")
        return """
            @_disfavoredOverload \(component.access.modifier)nonisolated static func __prove\(parameter)(
                _: Ampoule::__Of<\(component.innerName)>,
                _: \(verdict)
            ) {}
            """
    }

    /// The name of the function that reports a missing dependency.
    private var consumerName: String {
        component.function?.name.text ?? component.name.text
    }

    /// How the dependency is an edge of the graph in which there must be no cycle, and the service to which it leads.
    private func edge(of dependency: DescribedDependency) -> (kind: String, service: TypeSyntax) {
        guard
            let registration = argumentFree?.0, dependency.registration == registration.number,
            Requirement.Name(dependency.name) != .expression, !dependency.type.isResolvedLater
        else { return ("__LooseEdge", dependency.type) }
        guard let wrapped = dependency.type.wrappedType else { return ("__Edge", dependency.type) }
        return wrapped.isResolvedLater ? ("__LooseEdge", dependency.type) : ("__OptionalEdge", wrapped)
    }

    /// Whether the service of the edge is certainly the requested one: a name may be an alias of an optional or of a `Lazy`.
    private func isFoundByEdge(_ dependency: DescribedDependency) -> Bool {
        let edge = edge(of: dependency)
        return edge.kind != "__LooseEdge" && edge.service.withoutParentheses.isExistential
    }

    /// Where the dependency is used, compared with the actor that the component states.
    private func isolation(of dependency: DescribedDependency) -> Requirement.Isolation {
        guard !dependency.isAwaited else { return .unknown }
        let registration = registrations.first { registration in
            registration.number == dependency.registration
        }
        let actor = registration.map(\.isolation) ?? component.isolation
        switch (actor, isolationOfMaking) {
        case (.globalActor(let actor), .globalActor(let stated))
        where actor.trimmedText == stated.trimmedText:
            return .ofConsumer
        case (.globalActor, _): return .unknown
        case (.nonisolated, _): return .none
        case (nil, _): return mayBeIsolatedByDefault && component.kind != .actor ? .unknown : .none
        }
    }

    private func key(of service: String, _ name: ExprSyntax?) -> String {
        guard let name else { return "Ampoule::__Plain<\(service)>" }
        return "Ampoule::__Key<\(service), \(name.asNameType)>"
    }

    /// The access modifier of the keys: that of the parts of the declaration that the container injects, since they have
    /// their types.
    private var accessOfDependencies: String {
        guard component.access > .internal, !mustNameDecoratedServiceIndirectly else { return "" }
        let initializers = component.usedInitializers.map { initializer in
            initializer.declaration == nil ? component.memberwiseAccess : initializer.access ?? .internal
        }
        let function = component.kind == .function ? [component.access] : initializers
        let properties = component.injectedProperties.map(\.access)
        let methods = component.methods.map { method in Access(method.declaration.modifiers) ?? .internal }
        return (function + properties + methods + [component.access]).min()?.modifier ?? ""
    }
}

extension DescribedDependency {
    /// Whether this requests a collection, so that also the contributions are asked for.
    fileprivate var isCollection: Bool { name == nil && type.isCollection }
}

extension ExprSyntax {
    /// The value of a string literal without interpolation.
    var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    /// The type that stands for this name in the key of a registration.
    ///
    /// An expression counts as the same name where it has the same text.
    var asNameType: String {
        literalText?.asNameType ?? "Ampoule::__Expression<\(trimmedText.asNameType)>"
    }
}

extension TypeSyntax {
    /// The names of the types that resolve their service later.
    static let wrappers = ["Lazy", "Provider"]

    /// The type in an optional; `nil` if this isn't spelled as one.
    fileprivate var wrappedType: TypeSyntax? {
        self.as(OptionalTypeSyntax.self)?.wrappedType
    }

    /// Whether this is spelled as a wrapper, or as a factory, which resolves when the component was made.
    fileprivate var isResolvedLater: Bool {
        let type = withoutParentheses
        if let member = type.as(MemberTypeSyntax.self) {
            return (["Factory"] + Self.wrappers).contains(member.name.text)
        }
        return (["Factory"] + Self.wrappers).contains(type.as(IdentifierTypeSyntax.self)?.name.text)
    }

    /// Whether this is spelled as a collection, or as an optional or a wrapper of one.
    fileprivate var isCollection: Bool {
        let type = withoutParentheses
        if let dictionary = type.as(DictionaryTypeSyntax.self) {
            return dictionary.key.trimmedText == "String"
        }
        let arguments =
            type.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
            ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause?.arguments
        let deferred = type.isResolvedLater ? arguments?.first?.argument.as(TypeSyntax.self) : nil
        return (type.wrappedType ?? deferred)?.isCollection ?? type.is(ArrayTypeSyntax.self)
    }

    fileprivate var isExistential: Bool {
        self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.any)
    }

    fileprivate var withoutParentheses: TypeSyntax {
        guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
            let element = tuple.elements.first, element.firstName == nil
        else { return self }
        return element.type.withoutParentheses
    }
}

extension String {
    /// The type that stands for this name in the key of a registration: a tuple type with the name as a label.
    fileprivate var asNameType: String {
        let label = utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                String(UnicodeScalar(byte))
            default: "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        return "(name_\(label.joined()): (), ())"
    }
}
