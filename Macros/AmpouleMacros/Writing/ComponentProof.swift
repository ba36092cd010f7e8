import AmpouleSyntax
import SwiftSyntax

// What a list needs to prove that the dependencies of a component are registered: what the component provides, what it
// requires, and a function whose default argument requests that from the list which calls it.
extension ComponentWriter {
    /// The members with which a list proves the component.
    var proofMembers: [String?] {
        [providedKey, providedMaking, secondKey, dependencyKeys, proveFunction, refusingProveFunction]
    }

    /// The key under which the component is a dependency, unless it is that of its service without a name.
    private var providedKey: String? {
        let key: String
        if component.decorated != nil {
            key = "Ampoule::__NoKey<\(component.innerName)>"
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

    /// The key of the second service.
    private var secondKey: String? {
        guard let service = component.forwardedServices.first, argumentFree != nil, component.decorated == nil
        else { return nil }
        let key = key(of: "(\(forwardedType(service, at: 0)))", component.registrationName)
        return directive.place("typealias __SecondKey = \(key)", at: service.expression)
    }

    /// The alias of the description, with the keys of the dependencies.
    private var dependencyKeys: String? {
        let dependencies = describedDependencies
        guard let first = dependencies.first else { return nil }
        let keys = dependencies.map { dependency in key(of: "(\(copy(dependency.type)))", dependency.name) }
        let header =
            "\(accessOfDependencies)typealias __Dependencies = Ampoule::__Description<\(component.innerName), "
        let list = keys.joined(separator: ", ")
        guard let parenthesis = list.firstIndex(of: "("), let place = directive.place(of: first.typeNode)
        else {
            return header + list + ">"
        }
        // The compiler reports an unknown type of the first dependency again at the type.
        let indentation = String(repeating: " ", count: max(place.column - 2, 0))
        return directive.place(
            "\(indentation)\(list[parenthesis...])>",
            below: ["\(header)\(list[..<parenthesis])"],
            at: first.typeNode
        )
    }

    /// The function that requests the dependencies where a list calls it.
    private var proveFunction: String? {
        let dependencies = describedDependencies
        guard !dependencies.isEmpty, let file = directive.file(of: component.attribute) else { return nil }
        let requirements = dependencies.compactMap { dependency -> String? in
            guard let place = directive.place(of: dependency.node) else { return nil }
            return Requirement(
                line: place.line,
                column: place.column,
                name: dependency.name.map { name in name.literalText == nil ? .expression : .literal }
                    ?? .none,
                isAwaited: dependency.isAwaited,
                title: title(of: dependency)
            ).text
        }
        guard requirements.count == dependencies.count else { return nil }
        let arguments = ["\"\(consumerName)\"", "in: \(file)"] + requirements.map { text in "\"\(text)\"" }
        let parameters = [
            "_: Ampoule::__Of<\(component.innerName)>",
            "_: Swift::Void? = \(arguments.asList(after: "#Ampoule::__requirements(", before: ")"))",
        ]
        return parameters.asList(
            after: "\(accessOfDependencies)nonisolated static func __prove(",
            before: ") {}"
        )
    }

    /// The function that other modules find, which can't name the types of the dependencies; `nil` if they can.
    private var refusingProveFunction: String? {
        guard component.access > .internal, !describedDependencies.isEmpty else { return nil }
        guard accessOfDependencies != component.access.modifier else { return nil }
        return """
            @_disfavoredOverload \(component.access.modifier)nonisolated static func __prove(
                _: Ampoule::__Of<\(component.innerName)>,
                _: Swift::Bool? = #Ampoule::__hiddenRequirements("\(consumerName)")
            ) {}
            """
    }

    /// The name of the function that reports a missing dependency.
    private var consumerName: String {
        component.function?.name.text ?? component.name.text
    }

    private func title(of dependency: DescribedDependency) -> String {
        let type = dependency.type.trimmedText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let service = type.hasPrefix("any ") ? String(type.dropFirst("any ".count)) : type
        let name = dependency.name?.literalText.map { name in " named '\(name.escapedInLiteral)'" } ?? ""
        return "'\(service.escapedInLiteral)'\(name)"
    }

    private func key(of service: String, _ name: ExprSyntax?) -> String {
        guard let name else { return "Ampoule::__Plain<\(service)>" }
        return "Ampoule::__Key<\(service), \(name.literalText?.asNameType ?? "Ampoule::__AnyName")>"
    }

    /// The access modifier of the keys: that of the parts of the declaration that the container injects, since they have
    /// their types.
    private var accessOfDependencies: String {
        guard component.access > .internal else { return "" }
        let initializers = component.usedInitializers.map { initializer in
            initializer.declaration == nil ? component.memberwiseAccess : initializer.access ?? .internal
        }
        let function = component.kind == .function ? [component.access] : initializers
        let properties = component.injectedProperties.map(\.access)
        let methods = component.methods.map { method in Access(method.declaration.modifiers) ?? .internal }
        return (function + properties + methods + [component.access]).min()?.modifier ?? ""
    }
}

extension ExprSyntax {
    /// The value of a string literal without interpolation.
    fileprivate var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension String {
    /// The type that stands for this name in the key of a registration.
    var asNameType: String {
        utf8.reduce("Ampoule::__Name") { type, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
                "\(type).\(Character(UnicodeScalar(byte)))"
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                "\(type)._\(Character(UnicodeScalar(byte)))"
            default:
                "Ampoule::__Longer<\(type), \((byte >> 4).digitType), \((byte & 0xF).digitType)>"
            }
        }
    }
}

extension UInt8 {
    fileprivate var digitType: String { "Ampoule::__Digit.x\(String(self, radix: 16, uppercase: true))" }
}
