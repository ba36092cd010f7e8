import AmpouleSyntax
import SwiftSyntax

extension ComponentList {
    /// Everything that is wrong with the list.
    var violations: [DiagnosticMessage] {
        [
            emptiness, unspelledComponents, repeatedComponents, accessorClashes, functionNameViolations,
            providedViolations, includedListViolations, publishedViolations, visibilityViolations,
        ].flatMap(\.self)
    }

    /// The list names components, or else states what others have to know.
    private var emptiness: [DiagnosticMessage] {
        let contract = [providedExpression, providedNamedExpression, nameExpression, included.first]
        guard !isOfAll, entries.isEmpty, contract.allSatisfy({ $0 == nil }) else { return [] }
        return [.emptyList(self)]
    }

    private var unspelledComponents: [DiagnosticMessage] {
        entries.filter { entry in entry.accessorName == nil }.map(DiagnosticMessage.componentNotLiteral)
    }

    private var repeatedComponents: [DiagnosticMessage] {
        entries.repetitions { entry in entry.type?.description }
            .map { pair in .repeatedComponent(pair.repeated, in: attribute) }
    }

    /// The accessors and the function have different names.
    private var accessorClashes: [DiagnosticMessage] {
        entries.repetitions { entry in entry.accessorName }
            .filter { pair in pair.first.type?.description != pair.repeated.type?.description }
            .map { pair in .accessorClash(pair.repeated, with: pair.first, in: attribute) }
            + entries.filter { entry in entry.accessorName?.text == functionName }
            .map { entry in .functionClash(functionName ?? "", with: entry, in: self) }
    }

    /// The function can be declared.
    private var functionNameViolations: [DiagnosticMessage] {
        guard let functionNameExpression, functionName == nil else { return [] }
        return [.invalidFunctionName(functionNameExpression)]
    }

    /// Services from outside are spelled out.
    private var providedViolations: [DiagnosticMessage] {
        var messages: [DiagnosticMessage] = []
        if let providedExpression, provided == nil {
            messages.append(.providedNotLiteral(providedExpression))
        }
        messages += unspelledServices(provided ?? [])
        if let providedNamedExpression, providedNamed == nil {
            messages.append(.providedNamedNotLiteral(providedNamedExpression))
        }
        return messages + unspelledServices(providedNamed?.map(\.service) ?? [])
    }

    private func unspelledServices(_ services: [ExprSyntax]) -> [DiagnosticMessage] {
        services.filter { service in service.namedType == nil }
            .map(DiagnosticMessage.providedServiceNotLiteral)
    }

    /// Lists are spelled out, in an extension in which they can be proved.
    private var includedListViolations: [DiagnosticMessage] {
        let lists = [nameExpression].compactMap(\.self) + included
        guard let first = lists.first else { return [] }
        guard isOnContainer else { return [.listOnResolver(first, self)] }
        return lists.filter { list in list.namedType == nil }.map(DiagnosticMessage.listNotLiteral)
    }

    /// The services in `provides:` and `replacing:` are spelled out, the former in a list with a name.
    private var publishedViolations: [DiagnosticMessage] {
        let nameless = nameExpression == nil ? publishedExpression : nil
        return [publishedExpression, replacedExpression].compactMap(\.self)
            .filter { list in !list.is(ArrayExprSyntax.self) }.map(DiagnosticMessage.providedNotLiteral)
            + unspelledServices(published + replaced)
            + [nameless].compactMap(\.self).map(DiagnosticMessage.providesWithoutName)
    }

    /// A list that stands in another file can be written there.
    private var visibilityViolations: [DiagnosticMessage] {
        guard isOfAll else { return [] }
        return [declaration.modifiers.first(.private) ?? declaration.modifiers.first(.fileprivate)]
            .compactMap(\.self).map { modifier in .privateWholeList(modifier, in: declaration) }
    }
}
