import AmpouleSyntax
import SwiftParser
import SwiftSyntax

extension TypeSpelling {
    /// Reads a type.
    package init(_ type: TypeSyntax) {
        self = Self.read(type) ?? .other(type.trimmedText)
    }

    /// Reads a type that another one inherits, without attributes such as `@unchecked`.
    static func inherited(_ type: InheritedTypeSyntax) -> TypeSpelling {
        TypeSpelling(type.type.as(AttributedTypeSyntax.self)?.baseType ?? type.type)
    }

    /// Reads the type in an expression of the form `Type.self`.
    ///
    /// - Parameter expression: The expression without the `.self`.
    init(expression: ExprSyntax) {
        if let name = expression.onlyName, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= name.utf8.first ?? 0 {
            self = .generic(name)
        } else {
            var parser = Parser(expression.trimmedText)
            self.init(TypeSyntax.parse(from: &parser))
        }
    }

    private static func read(_ type: TypeSyntax) -> TypeSpelling? {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            return .named([name(type.name, type.genericArgumentClause, in: type.moduleName)])
        case .memberType(let type):
            guard case .named(let base) = TypeSpelling(type.baseType) else { return nil }
            let first = type.period.nextToken(viewMode: .sourceAccurate)
            return .named(
                base + [name(type.name, type.genericArgumentClause, in: first == type.name ? nil : first)]
            )
        case .optionalType(let type):
            return .generic("Optional", TypeSpelling(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type):
            return .generic("Optional", TypeSpelling(type.wrappedType))
        case .arrayType(let type):
            return .generic("Array", TypeSpelling(type.element))
        case .dictionaryType(let type):
            return .generic("Dictionary", TypeSpelling(type.key), TypeSpelling(type.value))
        case .someOrAnyType(let type):
            guard type.someOrAnySpecifier.tokenKind == .keyword(.any) else { return nil }
            return TypeSpelling(type.constraint)
        case .attributedType(let type):
            let isBare = type.attributes.isEmpty && type.specifiers.isEmpty
            return isBare ? TypeSpelling(type.baseType) : TypeSpelling(type)
        case .functionType(let type): return TypeSpelling(type)
        case .metatypeType(let type): return TypeSpelling(type)
        case .tupleType(let type):
            // A tuple with a pack expansion may be a single type.
            guard !type.elements.contains(where: { $0.type.is(PackExpansionTypeSyntax.self) }) else {
                return nil
            }
            guard type.elements.allSatisfy({ $0.firstName == nil }) else {
                return TypeSpelling(labelled: type)
            }
            let elements = type.elements.map { TypeSpelling($0.type) }
            return elements.count == 1 ? elements[0] : .tuple(elements)
        case .compositionType(let type):
            return .composition(type.elements.map { TypeSpelling($0.type) })
        default:
            return nil
        }
    }

    private static func name(
        _ token: TokenSyntax,
        _ clause: GenericArgumentClauseSyntax?,
        in module: TokenSyntax?
    ) -> Name {
        let arguments = clause?.arguments.map { argument -> TypeSpelling in
            guard case .type(let type) = argument.argument else {
                let text = argument.trimmedText
                return .built(Form(pieces: [text], isPlain: text.allSatisfy(\.isNumber)), [])
            }
            return TypeSpelling(type)
        }
        return Name(
            token.textWithoutBackticks,
            arguments: arguments ?? [],
            module: module?.textWithoutBackticks
        )
    }
}

extension ExprSyntax {
    /// The type in an expression of the form `Type.self`.
    var spelledType: TypeSpelling? {
        guard
            let access = self.as(MemberAccessExprSyntax.self),
            access.declName.baseName.tokenKind == .keyword(.self),
            let base = access.base, base.mayBeType
        else { return nil }
        return TypeSpelling(expression: base)
    }

    /// The name, if the expression is nothing else.
    fileprivate var onlyName: String? {
        guard let reference = self.as(DeclReferenceExprSyntax.self),
            trimmedLength == reference.baseName.trimmedLength
        else { return nil }
        return reference.baseName.text
    }

    /// Whether the expression can name a type; a lowercase name is taken for a variable.
    var mayBeType: Bool {
        guard let name = nameOfType else { return true }
        return name.first?.isLowercase == false
    }
}
