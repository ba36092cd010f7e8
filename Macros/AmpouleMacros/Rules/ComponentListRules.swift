import AmpouleSyntax
import SwiftSyntax

/// One thing that a list of components must get right.
protocol ComponentListRule {
    /// The violations of this rule in the list.
    static func violations(in list: ComponentList) -> [DiagnosticMessage]
}

extension ComponentList {
    private static var rules: [any ComponentListRule.Type] {
        [
            EmptyListRule.self,
            ListedComponentRule.self,
            AccessorNameRule.self,
            FunctionNameRule.self,
            ProvidedServicesRule.self,
            IncludedListsRule.self,
            PublishedServicesRule.self,
            WholeListRule.self,
        ]
    }

    /// Everything that is wrong with the list.
    var violations: [DiagnosticMessage] {
        ComponentList.rules.flatMap { rule in rule.violations(in: self) }
    }
}

/// The list names components, or else states what others have to know.
struct EmptyListRule: ComponentListRule {
    static func violations(in list: ComponentList) -> [DiagnosticMessage] {
        let contract: [ExprSyntax?] = [
            list.providedExpression, list.providedNamedExpression, list.nameExpression,
            list.included.first,
        ]
        guard !list.isOfAll, list.entries.isEmpty, contract.allSatisfy({ $0 == nil }) else { return [] }
        return [.emptyList(list)]
    }
}

/// The components are spelled out, each once.
struct ListedComponentRule: ComponentListRule {
    static func violations(in list: ComponentList) -> [DiagnosticMessage] {
        let unspelled = list.entries.filter { entry in entry.accessorName == nil }
        let repeated = list.entries.repetitions { entry in entry.type?.description }
        return unspelled.map(DiagnosticMessage.componentNotLiteral)
            + repeated.map { pair in .repeatedComponent(pair.repeated, in: list.attribute) }
    }
}

/// The accessors have different names.
struct AccessorNameRule: ComponentListRule {
    static func violations(in list: ComponentList) -> [DiagnosticMessage] {
        let clashes = list.entries.repetitions { entry in entry.accessorName }
            .filter { pair in pair.first.type?.description != pair.repeated.type?.description }
        let functions = list.entries.filter { entry in entry.accessorName?.text == list.functionName }
        return clashes.map { pair in .accessorClash(pair.repeated, with: pair.first, in: list.attribute) }
            + functions.map { entry in .functionClash(list.functionName ?? "", with: entry, in: list) }
    }
}

/// The function can be declared.
struct FunctionNameRule: ComponentListRule {
    static func violations(in list: ComponentList) -> [DiagnosticMessage] {
        guard let expression = list.functionNameExpression else { return [] }
        return list.functionName == nil ? [.invalidFunctionName(expression)] : []
    }
}

/// Requires that services from outside are spelled out.
struct ProvidedServicesRule: ComponentListRule {
    static func violations(in list: ComponentList) -> [DiagnosticMessage] {
        violations(list.providedExpression, list.provided, DiagnosticMessage.providedNotLiteral)
            + violations(
                list.providedNamedExpression,
                list.providedNamed?.map(\.service),
                DiagnosticMessage.providedNamedNotLiteral
            )
    }

    private static func violations(
        _ expression: ExprSyntax?,
        _ services: [ExprSyntax]?,
        _ notLiteral: (ExprSyntax) -> DiagnosticMessage
    ) -> [DiagnosticMessage] {
        guard let expression else { return [] }
        guard let services else { return [notLiteral(expression)] }
        return services.filter { service in service.namedType == nil }.map(
            DiagnosticMessage.providedServiceNotLiteral
        )
    }
}

/// Requires that lists are spelled out, in an extension in which they can be proved.
struct IncludedListsRule: ComponentListRule {
    static func violations(in list: ComponentList) -> [DiagnosticMessage] {
        let lists = [list.nameExpression].compactMap(\.self) + list.included
        guard let first = lists.first else { return [] }
        guard list.isOnContainer else { return [.listOnResolver(first, list)] }
        return lists.filter { list in list.namedType == nil }.map(DiagnosticMessage.listNotLiteral)
    }
}

/// Requires that the services in `provides:` and `replacing:` are spelled out, in a list with a name, or one that includes another.
struct PublishedServicesRule: ComponentListRule {
    static func violations(in list: ComponentList) -> [DiagnosticMessage] {
        let lists = [list.publishedExpression, list.replacedExpression].compactMap(\.self)
        let unspelled = lists.filter { list in list.as(ArrayExprSyntax.self) == nil }
            .map(DiagnosticMessage.providedNotLiteral)
        let services = (list.published + list.replaced).filter { service in service.namedType == nil }
            .map(DiagnosticMessage.providedServiceNotLiteral)
        let nameless = list.publishedExpression.map { expression in
            list.nameExpression == nil ? [DiagnosticMessage.providesWithoutName(expression)] : []
        }
        return unspelled + services + (nameless ?? [])
    }
}

/// A list that stands in another file can be written there.
struct WholeListRule: ComponentListRule {
    static func violations(in list: ComponentList) -> [DiagnosticMessage] {
        guard list.isOfAll else { return [] }
        let modifier =
            list.declaration.modifiers.first(.private) ?? list.declaration.modifiers.first(.fileprivate)
        return modifier.map { modifier in [.privateWholeList(modifier, in: list.declaration)] } ?? []
    }
}
