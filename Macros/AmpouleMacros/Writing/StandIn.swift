import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The members of a component whose declaration is invalid.
    ///
    /// They let the component be listed and used, so that a mistake is reported only at its declaration.
    var standIn: [DeclSyntax] {
        let access = component.visibility
        let members =
            [
                component.hasGenericResult ? nil : registeredService,
                "\(access)typealias Factory = Ampoule::__MisusedFactory<\(serviceType)>",
                "\(typeMemberModifiers)func register(in container: Ampoule::Container) {}",
            ] + (isInHierarchy ? [emptyDescription, completionList(adding: nil), ownRegistration(nil)] : [])
        return members.compactMap { member in member.map(DeclSyntax.init(unparsed:)) }
    }
}

extension Component {
    /// Whether the result of a function names one of its generic parameters, which the members can't name.
    fileprivate var hasGenericResult: Bool {
        let names = function?.genericParameterClause?.parameters.map(\.name.text) ?? []
        return resultType?.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) } ?? false
    }
}

extension [DiagnosticMessage] {
    /// Whether a component with all of these mistakes can have a stand-in.
    var allowStandIn: Bool { allSatisfy(\.allowsStandIn) }
}

// The members repeat the default values of arguments. The compiler reports a value of a wrong type at each of them. If
// the spelling makes that likely, an overloaded macro asks the compiler: it declares the members if the value has the
// type, and their stand-ins if not.
extension ComponentWriter {
    /// The members in a macro that the compiler expands to stand-ins if a default value has a wrong type.
    ///
    /// - Parameter hasInitializer: Whether an initializer is among the members.
    func checkingDefaultValues(_ members: [String], hasInitializer: Bool) -> [String] {
        let doubtful = registrations.flatMap(\.arguments).filter(\.hasDoubtfulDefaultValue).prefix(3)
        guard !doubtful.isEmpty else { return members }
        let standIns =
            (hasInitializer ? [initializerStandIn] : []).compactMap(\.self) + standIn.map(\.description)
        // Four of each, the last one certain; see '__Literal'.
        let certain = 4 - doubtful.count
        let types = doubtful.map { copy($0.type.ofArgument) } + Array(repeating: "Swift::Int", count: certain)
        let values = doubtful.map { $0.defaultValue.map(copy) ?? "" } + Array(repeating: "0", count: certain)
        return [
            """
            #Ampoule::__defaulted((\(types.joined(separator: ", "))).self, (\(values.joined(separator: ", "))), \
            \(members.asDeclarations().asRawLiteral), else: \(standIns.asDeclarations().asRawLiteral))
            """
        ]
    }
}

extension Parameter {
    /// Whether the default value is a literal of another kind than its type, as far as the spelling shows it.
    ///
    /// An extension can make the literal a value of the type.
    fileprivate var hasDoubtfulDefaultValue: Bool {
        let type = self.type.ofArgument
        let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
        guard
            let literal = defaultValue.flatMap(LiteralKind.init(of:)),
            let kind = LiteralKind(ofType: wrapped ?? type)
        else { return false }
        return literal == .nil ? wrapped == nil : !kind.accepts(literal)
    }
}

/// The kinds of literals, and of the types that accept one or more of them.
enum LiteralKind {
    case boolean
    case integer
    case floatingPoint
    case string
    case `nil`

    /// The kind of a literal; `nil` for other expressions.
    init?(of expression: ExprSyntax) {
        switch expression.kind {
        case .booleanLiteralExpr: self = .boolean
        case .integerLiteralExpr: self = .integer
        case .floatLiteralExpr: self = .floatingPoint
        case .stringLiteralExpr: self = .string
        case .nilLiteralExpr: self = .nil
        default: return nil
        }
    }

    /// The kind of the literals of a type; `nil` if the spelling doesn't show it.
    init?(ofType type: TypeSyntax) {
        switch type.trimmedText {
        case "Bool": self = .boolean
        case "Double", "Float": self = .floatingPoint
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
            self = .integer
        case "String": self = .string
        default: return nil
        }
    }

    func accepts(_ literal: LiteralKind) -> Bool {
        literal == self || self == .floatingPoint && literal == .integer
    }
}
