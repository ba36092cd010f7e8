import SwiftSyntax

/// The type of a parameter or property, read as the type of a value to pass on.
///
/// The parts that only a parameter's type can have (`@escaping`, `inout`, the `!` of an implicitly unwrapped optional)
/// are removed. The rest stays exactly as written.
package struct ValueType {
    package let written: TypeSyntax

    /// Whether the spelling shows a function type, or the type is marked `@escaping`.
    package let isFunction: Bool

    /// The type without specifiers and without `@escaping` and `@autoclosure`.
    private let plain: TypeSyntax

    package init(_ type: TypeSyntax) {
        written = type
        plain = type.withoutParameterAttributes
        isFunction = plain.isFunction || type.isEscaping
    }

    /// The type of a result without `sending` and without its optional.
    package var unwrapped: TypeSyntax {
        plain.as(OptionalTypeSyntax.self)?.wrappedType.trimmed ?? ofDependency
    }

    /// The question or exclamation mark of an optional result.
    package var optionalMark: TokenSyntax? {
        plain.as(OptionalTypeSyntax.self)?.questionMark
            ?? plain.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.exclamationMark
    }

    /// The type to resolve from a container.
    package var ofDependency: TypeSyntax {
        plain.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType.trimmed ?? plain
    }

    /// The type of a value that a caller passes.
    package var ofArgument: TypeSyntax {
        guard let optional = plain.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return plain }
        return TypeSyntax(OptionalTypeSyntax(wrappedType: optional.wrappedType.trimmed))
    }

    /// The type of a parameter whose value may be stored or passed on.
    package var ofParameter: TypeSyntax {
        isFunction ? "@escaping \(ofArgument)" : ofArgument
    }

    /// Whether the type consists only of types with the names of standard library types, which no file can hide.
    ///
    /// A hidden type with such a name is an error of the compiler.
    package var namesOnlyStandardTypes: Bool {
        plain.tokens(viewMode: .sourceAccurate).allSatisfy { token in
            guard case .identifier = token.tokenKind else { return true }
            return StandardTypes.names.contains(token.textWithoutBackticks)
        }
    }

    /// Whether the spelling names a type that the file may not have imported.
    package var namesTypeOfFoundation: Bool {
        plain.tokens(viewMode: .sourceAccurate).contains { token in
            StandardTypes.namesOfFoundation.contains(token.textWithoutBackticks)
        }
    }

    /// Whether the type may be an alias of a function type, which the spelling doesn't show.
    package var mayHideFunction: Bool {
        guard !isFunction, !namesOnlyStandardTypes else { return false }
        if let member = plain.as(MemberTypeSyntax.self) { return member.genericArgumentClause == nil }
        return plain.as(IdentifierTypeSyntax.self)?.genericArgumentClause == nil
            && plain.is(IdentifierTypeSyntax.self)
    }

    /// Whether the spelling shows that `nil` is a value of this type.
    package var isOptional: Bool {
        plain.is(OptionalTypeSyntax.self) || plain.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension TypeSyntax {
    fileprivate var isFunction: Bool {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
            let element = tuple.elements.first
        {
            return element.type.isFunction
        }
        return self.is(FunctionTypeSyntax.self)
            || self.as(AttributedTypeSyntax.self)?.baseType.isFunction == true
    }

    fileprivate var isEscaping: Bool {
        self.as(AttributedTypeSyntax.self)?.attributes.contains("escaping") == true
    }

    fileprivate var withoutParameterAttributes: TypeSyntax {
        guard var attributed = self.as(AttributedTypeSyntax.self) else { return withoutTrivia }
        attributed.specifiers = []
        attributed.lateSpecifiers = []
        attributed.attributes = attributed.attributes.filter { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return true }
            // Only the compiler reports an '@Inject' at the type instead of the parameter.
            return !["escaping", "autoclosure", "Inject"].contains(where: attribute.isNamed)
        }
        return attributed.attributes.isEmpty ? attributed.baseType.trimmed : TypeSyntax(attributed.trimmed)
    }
}

/// Common value types of the standard library and of Foundation.
enum StandardTypes {
    static let names = namesOfFoundation.union([
        "Any", "AnyClass", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Duration",
        "Error", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Optional", "Result", "Sendable", "Set",
        "String", "Substring", "Swift", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void",
    ])

    /// The types that a file has to import.
    static let namesOfFoundation: Set<String> = ["Data", "Date", "Decimal", "TimeInterval", "URL", "UUID"]
}

extension TypeSyntax {
    /// The types of the standard library whose use the compiler requires to be marked with `unsafe`.
    private static let unsafeTypes: Set<String> = [
        "AutoreleasingUnsafeMutablePointer", "CVaListPointer", "OpaquePointer", "Unmanaged",
        "UnsafeBufferPointer", "UnsafeContinuation", "UnsafeCurrentTask", "UnsafeMutableBufferPointer",
        "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer",
        "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
    ]

    /// Whether this contains a type of the standard library that isn't memory-safe.
    package var isMemoryUnsafe: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            Self.unsafeTypes.contains(token.textWithoutBackticks)
        }
    }
}
