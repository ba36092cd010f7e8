import AmpouleSyntax
import SwiftSyntax

// `@Register(Animal.self)` names a protocol without `any`. Where the compiler warns about that, generated code names
// the protocol through an associated type: the compiler doesn't warn about a type that it derives from a conformance.
extension ComponentWriter {
    /// The type of the registration, as a declaration can name it.
    var serviceType: String {
        guard let service = component.services.first, isUnmarked(service) else {
            return component.innerService
        }
        // A component that inherits its conformance shares the associated types of its superclass.
        if lineage.isInheriting { return associatedType(ofService: 0) }
        return "Ampoule::__Service<\(component.innerName)>"
    }

    /// The type of a service after the first one.
    ///
    /// - Parameter index: The position among the further services.
    func forwardedType(_ service: Service, at index: Int) -> String {
        isUnmarked(service) ? associatedType(ofService: index + 1) : service.type.map(copy) ?? ""
    }

    /// The types with the services as associated types, for the type of the registrations.
    var serviceNames: [String] {
        zip(component.services.indices, component.services)
            .filter { index, service in
                isUnmarked(service) && (index > 0 || lineage.isInheriting)
            }
            .map { index, service in
                directive.place(
                    "enum Service\(index): Ampoule::__ServiceName { typealias Service = \(service.type?.description ?? "") }",
                    at: service.expression
                )
            }
    }

    private func associatedType(ofService index: Int) -> String {
        "Ampoule::__NamedService<\(component.innerName).__Registrations.Service\(index)>"
    }

    private func isUnmarked(_ service: Service) -> Bool {
        guard mustMarkExistentials, let type = service.type else { return false }
        return !type.tokens(viewMode: .sourceAccurate).contains { token in token.tokenKind == .keyword(.any) }
    }
}
