import AmpouleSyntax
import SwiftParser

/// A component as the list of all components names it.
struct ListedComponent {
    /// The entry of the list, such as `Horse.self`.
    let expression: String

    /// The expression whose `register(in:)` registers it.
    let registered: String
    let accessorName: AccessorName
    let access: Access

    /// - Parameter root: The outermost type, as the list spells it.
    init(_ component: ProgramComponent, in owner: TypeTable.Owner, root: String) {
        let declared = component.declared
        let type = ([root] + owner.path.dropFirst().map(\.quotedAsMember)).joined(separator: ".")
        accessorName = AccessorName(declared.name)
        access = min(declared.access, owner.access)
        // Lookup between angle brackets finds only types, so an accessor with the type's name doesn't hide it.
        let unhidden = "\(ModuleSelector.ampoule)__Type<\(type)>.Itself"
        if declared.isFunction {
            let property = FunctionComponentName(function: declared.name).property.quoted
            expression = "\(type).\(property)"
            registered = "\(unhidden).\(property)"
        } else {
            expression = "\(type).self"
            registered = unhidden
        }
    }
}

extension ProgramComponent {
    /// The reason why no list in another file can name it, as the end of a sentence; `nil` if one can.
    var hindrance: String? {
        guard let owner, key != nil, !owner.path.isEmpty else { return "it is declared in a body" }
        if min(declared.access, owner.access) < .internal { return "it is private" }
        if declared.isGeneric || owner.genericDepth > 0 { return "it is generic" }
        if isGenerated { return "a plugin generates it that is not listed before 'AmpouleGraphPlugin'" }
        if declared.isConditional { return "it stands in an '#if'" }
        if declared.isLimited { return "it is not available everywhere" }
        if owner.isInProtocol { return "it is a member of a protocol" }
        return owner.path.dropFirst().contains(where: \.namesMetatype) ? "no expression can name it" : nil
    }
}

/// The prefix by which generated code names declarations of a module, independent of the user's types.
enum ModuleSelector {
    static let ampoule = of("Ampoule")

    static func of(_ module: String) -> String {
        #if compiler(>=6.3)
        "\(module)::"
        #else
        "\(module)."
        #endif
    }
}

extension String {
    /// This name in backticks where a declaration, or an expression, needs them.
    var quoted: String { isPlainTypeName || isValidSwiftIdentifier(for: .variableName) ? self : "`\(self)`" }

    /// Whether this is an identifier that begins with a capital, as the names of most types do.
    ///
    /// Calling the parser instead takes a quarter of the time of a check without changes.
    private var isPlainTypeName: Bool {
        guard let first = utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else { return false }
        let isWord = utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isWord && !Self.capitalizedKeywords.contains(self)
    }

    private static let capitalizedKeywords: Set<String> = ["Any", "Protocol", "Self", "Type"]

    /// This name in backticks where it needs them after a period.
    fileprivate var quotedAsMember: String {
        isValidSwiftIdentifier(for: .memberAccess) ? quoted : "`\(self)`"
    }

    /// Whether this means something else after a period, even in backticks.
    fileprivate var namesMetatype: Bool { ["Type", "Protocol"].contains(self) }
}
