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
