import AmpouleSyntax
import SwiftSyntax

/// The names of the generated members are free.
struct ReservedMemberRule: ComponentRule {
    private static let names: Set<String> = [
        "Factory", "RegisteredService", "__Functions", "__Registrations", "__create", "__make", "__complete",
        "__forward", "__argumentFreeRegistration", "__Members", "__completions", "__ownRegistration",
        "__description",
    ]

    static func violations(in component: Component) -> [DiagnosticMessage] {
        let isReserved = ["Factory", "RegisteredService"].contains(component.name.textWithoutBackticks)
        return (isReserved ? [.reservedName(component)] : [])
            + component.members.flatMap(\.declaredNames)
            .filter { name in names.contains(name.textWithoutBackticks) }
            .map { name in .reservedMember(name, of: component) }
            + component.members.compactMap { member in member.as(FunctionDeclSyntax.self) }
            .filter(\.isRegisterFunction)
            .map { function in .reservedMember(function.name, labels: "(in:)", of: component) }
    }
}

extension FunctionDeclSyntax {
    fileprivate var isRegisterFunction: Bool {
        name.textWithoutBackticks == "register"
            && (modifiers.contains(.static) || modifiers.contains(.class))
            && signature.parameterClause.parameters.map(\.firstName.textWithoutBackticks) == ["in"]
    }
}
