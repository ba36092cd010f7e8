import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// What the macros make of a piece of source code.
struct Expansion {
    /// The generated members and extensions, in the order of the attributes, without the macros that guard them.
    let code: String

    /// The declarations on which generated members depend.
    let guards: [String]
    let diagnostics: [Diagnostic]
    private let source: String
    private let file: SourceFileSyntax

    /// Expands every macro of Ampoule in `source`.
    ///
    /// - Parameters:
    ///   - path: The path of the file with the source.
    ///   - module: The name of the module with the file.
    ///   - isConforming: Whether the types conform to `Registrable` without the macro.
    ///   - features: The features that the compiler tells the macro; `nil` if it tells none, as an older one.
    init(
        _ source: String,
        path: String = "Pets.swift",
        module: String = "Zoo",
        isConforming: Bool = false,
        features: Set<String>? = nil
    ) throws {
        self.source = source
        file = Parser.parse(source: source)
        let finder = AttributeFinder(viewMode: .sourceAccurate)
        finder.walk(file)
        let expander = Expander(
            file: file,
            path: path,
            module: module,
            protocols: isConforming ? [] : ["Ampoule::Registrable"],
            features: features
        )
        let written = try finder.attributes.flatMap(expander.expand).joined(separator: "\n")
        let guarding =
            /[#@]Ampoule::__(?:members|memberwise|classMembers|classMemberwise)\(using: (?<use>(?s:.)*?), #+"""/
        guards = written.matches(of: guarding).map { match in String(match.use) }
        code = written.replacing(guarding, with: "").replacing(/"""#+\)/, with: "")
        diagnostics = expander.diagnostics
    }

    /// The generated lines, without indentation, without documentation and without the directives that move errors.
    var lines: [String] {
        code.split(separator: "\n")
            .map { line in String(line.drop(while: \.isWhitespace)) }
            .filter { line in !line.isEmpty && !line.hasPrefix("#sourceLocation") && !line.hasPrefix("///") }
    }

    /// The identifiers of the diagnostics.
    var identifiers: [String] {
        diagnostics.compactMap { diagnostic in
            (diagnostic.diagMessage as? DiagnosticMessage)?.identifier
        }
    }

    /// Whether `node` is a part of the source, so that it has a place, and not a copy.
    func isInSource(_ node: Syntax) -> Bool { node.root == Syntax(file) }

    /// The source after `fixIt` has been applied.
    func applying(_ fixIt: FixIt) -> String {
        var bytes = Array(source.utf8)
        for edit in fixIt.edits.sorted(by: { left, right in left.range.lowerBound > right.range.lowerBound })
        {
            let range = edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset
            bytes.replaceSubrange(range, with: edit.replacement.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    /// The text without white space, to compare code that wraps lines in different places.
    var withoutSpace: String { filter { character in !character.isWhitespace } }
}

/// Expands single attributes.
private final class Expander {
    private(set) var diagnostics: [Diagnostic] = []
    private let file: SourceFileSyntax
    private let path: String
    private let module: String
    private let protocols: [TypeSyntax]
    private let features: Set<String>?

    init(
        file: SourceFileSyntax,
        path: String,
        module: String,
        protocols: [TypeSyntax],
        features: Set<String>?
    ) {
        self.file = file
        self.path = path
        self.module = module
        self.protocols = protocols
        self.features = features
    }

    func expand(_ attribute: AttributeSyntax, on declaration: DeclSyntax) throws -> [String] {
        let context = ConfiguredContext(
            BasicMacroExpansionContext(
                lexicalContext: declaration.lexicalContext,
                sourceFiles: [file: .init(moduleName: module, fullFilePath: path)]
            ),
            features: features
        )
        defer { diagnostics += context.diagnostics }
        switch attribute.lastName {
        case "Inject":
            return try InjectMacro.expansion(of: attribute, providingPeersOf: declaration, in: context)
                .map(\.description)
        case "Provides":
            return try ProvidesMacro.expansion(of: attribute, providingPeersOf: declaration, in: context)
                .map(\.description)
        case "Registrations", "AllRegistrations":
            guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return [] }
            return try RegistrationsMacro.expansion(
                of: attribute,
                providingMembersOf: group,
                conformingTo: [],
                in: context
            ).map(\.description)
        case "Register":
            guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return [] }
            return try component(group, attribute: attribute, in: context)
        default:
            return []
        }
    }

    private func component(
        _ declaration: some DeclGroupSyntax,
        attribute: AttributeSyntax,
        in context: ConfiguredContext
    ) throws -> [String] {
        let members = try RegisterMacro.expansion(
            of: attribute,
            providingMembersOf: declaration,
            conformingTo: protocols,
            in: context
        )
        let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.trimmedDescription ?? ""
        let extensions = try RegisterMacro.expansion(
            of: attribute,
            attachedTo: declaration,
            providingExtensionsOf: TypeSyntax("\(raw: name)"),
            conformingTo: protocols,
            in: context
        )
        return members.map(\.description) + extensions.map(\.description)
    }
}

extension DeclSyntax {
    /// The declarations around this one, innermost first, in their place, so that edits of them can be applied.
    fileprivate var lexicalContext: [Syntax] {
        sequence(first: Syntax(self), next: \.parent).dropFirst()
            .filter { node in node.asMacroLexicalContext() != nil }
    }
}

/// Collects the attributes on declarations, which is where the compiler expands macros.
private final class AttributeFinder: SyntaxAnyVisitor {
    private(set) var attributes: [(AttributeSyntax, on: DeclSyntax)] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let declaration = node.as(DeclSyntax.self),
            let attributed = node.asProtocol((any WithAttributesSyntax).self)
        {
            attributes += attributed.attributes.attributes.map { attribute in (attribute, declaration) }
        }
        return .visitChildren
    }
}
