import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The members of a class that its subclasses replace, or that replace those of its superclass.
    var inheritanceMembers: [String] {
        isInHierarchy ? [completionList, ownRegistration] : []
    }

    /// The modifiers of a static member that stands in for that of a superclass.
    var typeMemberModifiers: String {
        guard isInHierarchy else { return "\(component.access.modifier)nonisolated static " }
        let access = component.declaration.modifiers.contains(.open) ? "open " : component.access.modifier
        return "\(access)nonisolated \(lineage.isInheriting ? "override " : "")class "
    }

    /// Whether there may be components above or below this one.
    private var isInHierarchy: Bool {
        component.kind == .class
            && (lineage.isInheriting || !component.declaration.modifiers.contains(.final))
    }

    private var completionList: String {
        let inherited = lineage.isInheriting ? ["super.__completions"] : []
        let own = component.hasCompletion ? ["[Ampoule.__Completion(\(completeFunctionReference))]"] : []
        let list = (inherited + own).joined(separator: " + ")
        return """
            \(typeMemberModifiers)var __completions: [Ampoule.__Completion] { \(list.isEmpty ? "[]" : list) }
            """
    }

    private var ownRegistration: String {
        let argumentFree = registrations.first(where: \.arguments.isEmpty)
        let description =
            argumentFree.map { registration in "argumentFree: \(registration.reference)" }
            ?? "RegisteredService.self"
        return """
            \(typeMemberModifiers)var __ownRegistration: Ampoule.__OwnRegistration? { \
            \(lineage.isInheriting ? "Ampoule.__OwnRegistration(\(description))" : "nil") }
            """
    }
}
