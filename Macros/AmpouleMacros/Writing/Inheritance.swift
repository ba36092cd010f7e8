import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The members of a class that override those of its superclass, or that its subclasses override.
    var inheritanceMembers: [String] {
        isInHierarchy ? [completionList(adding: ownCompletion), ownRegistration(argumentFree)] : []
    }

    /// The modifiers of a static member that may override the superclass's.
    var typeMemberModifiers: String {
        guard isInHierarchy else { return "\(component.visibility)nonisolated static " }
        let access = component.declaration.modifiers.contains(.open) ? "open " : component.visibility
        return "\(access)nonisolated \(lineage.isInheriting ? "override " : "")class "
    }

    private var ownCompletion: String? {
        component.hasCompletion ? "[\(completion)]" : nil
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
        let description =
            argumentFree.map { _, reference in "argumentFree: \(reference)" }
            ?? "\(mustMarkExistentials ? serviceType : "RegisteredService").self"
        let deprecation = lineage.isInheriting ? argumentFree?.0.deprecation ?? "" : ""
        return """
            \(deprecation)\(typeMemberModifiers)var __ownRegistration: Ampoule::__OwnRegistration? { \
            \(lineage.isInheriting ? "Ampoule::__OwnRegistration(\(description))" : "nil") }
            """
    }
}
