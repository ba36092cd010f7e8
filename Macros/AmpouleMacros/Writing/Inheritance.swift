import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// The inheritance of a component: whether its superclass is a component, too.
///
/// A static member of a class would override the member of its superclass if both had the same name. Therefore, the
/// members that `@Register` generates in subclasses have labels with the name of the class.
struct Lineage {
    /// Whether a superclass already conforms to the protocols of components.
    let isInheriting: Bool

    /// The prefix of labels in a class that inherits from a component.
    private let prefix: String

    /// - Parameter protocols: The protocols to which the type doesn't conform yet.
    init(of component: Component, missing protocols: [TypeSyntax], in context: some MacroExpansionContext) {
        isInheriting = protocols.isEmpty
        prefix = isInheriting ? component.fullName(in: context) : ""
    }

    /// The label that distinguishes a function of the component from others of its class and its superclasses.
    func label(_ name: String) -> String { isInheriting ? "\(prefix)_\(name)" : name }
}

extension Component {
    /// The names of the module, the enclosing types and the component, as one identifier.
    fileprivate func fullName(in context: some MacroExpansionContext) -> String {
        let names =
            [context.module(of: attribute) ?? ""] + surroundings.reversed().compactMap(\.nameOfType)
            + [name.textWithoutBackticks]
        return names.joined(separator: "_").asPartOfIdentifier
    }
}

extension String {
    /// This text with each character that isn't valid in identifiers replaced by its number.
    fileprivate var asPartOfIdentifier: String {
        unicodeScalars.map { scalar in
            let isAllowed = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            return isAllowed || scalar == "_" ? String(scalar) : "U\(scalar.value)"
        }.joined()
    }
}

extension Syntax {
    fileprivate var nameOfType: String? {
        self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedText
            ?? asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}

extension ComponentWriter {
    /// The members of a class that override those of its superclass, or that its subclasses override.
    var inheritanceMembers: [String] {
        let own = component.hasCompletion ? "[\(completion)]" : nil
        return isInHierarchy ? [completionList(adding: own), ownRegistration(argumentFree)] : []
    }

    /// The modifiers of a static member that may override the superclass's.
    var typeMemberModifiers: String {
        guard isInHierarchy else { return "\(component.visibility)nonisolated static " }
        let access = component.declaration.modifiers.contains(.open) ? "open " : component.visibility
        return "\(access)nonisolated \(lineage.isInheriting ? "override " : "")class "
    }

    /// Whether superclasses or subclasses of this component may be components.
    var isInHierarchy: Bool {
        component.kind == .class
            && (lineage.isInheriting || !component.declaration.modifiers.contains(.final))
    }

    /// The injected members, those of the superclass first.
    func completionList(adding own: String?) -> String {
        let inherited = lineage.isInheriting ? "super.__completions" : nil
        let list = [inherited, own].compactMap(\.self).joined(separator: " + ")
        return """
            \(typeMemberModifiers)var __completions: [Ampoule::__Completion] { \(list.isEmpty ? "[]" : list) }
            """
    }

    /// The description of the component's own registration in a class that inherits from a component.
    ///
    /// - Parameter argumentFree: The registration without arguments, and a reference to it.
    func ownRegistration(_ argumentFree: (NumberedRegistration, reference: String)?) -> String {
        let service = "\(mustMarkExistentials ? serviceType : "RegisteredService").self"
        let registration = argumentFree?.reference ?? "nil"
        let deprecation = lineage.isInheriting ? argumentFree?.0.deprecation ?? "" : ""
        return """
            \(deprecation)\(typeMemberModifiers)var __ownRegistration: Ampoule::__OwnRegistration? { \
            \(lineage.isInheriting ? "(service: \(service), argumentFree: \(registration))" : "nil") }
            """
    }
}
