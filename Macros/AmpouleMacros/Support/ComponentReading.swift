import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// A declaration with `@Register`, as both roles of the macro read it.
struct ComponentReading {
    let components: Conditional<Component>
    let violations: Violations

    /// Reads a declaration, or returns what the other role has read.
    ///
    /// - Parameter isInheriting: Whether the type conforms to what components conform to without the macro.
    /// - Returns: `nil` if the declaration is of a kind that can't be a component, or has too many conditions.
    static func of(
        _ declaration: some DeclGroupSyntax,
        attribute: AttributeSyntax,
        inheriting isInheriting: Bool,
        in context: some MacroExpansionContext
    ) -> ComponentReading? {
        let key = Key(
            nodes: [Syntax(attribute), Syntax(declaration)] + context.lexicalContext,
            isInheriting: isInheriting
        )
        let recent = ExpansionMessage.current?.recentReadings
        if let known = recent?.reading(key) { return known }
        guard let components = Component.read(declaration, attribute: attribute, in: context) else {
            return nil
        }
        let violations = Violations(components, inheriting: isInheriting)
        let reading = ComponentReading(components: components, violations: violations)
        let isOfSyntaxOnly =
            components.all.allSatisfy { component in component.module == nil }
            && !declaration.memberBlock.members.contains { member in member.decl.is(IfConfigDeclSyntax.self) }
        if isOfSyntaxOnly { recent?.append(reading, under: key) }
        return reading
    }

    /// All on which a reading depends, unless it contains the name of the module or conditions.
    ///
    /// SwiftSyntax keeps the trees of recent messages, and returns the same tree for the same text.
    fileprivate struct Key: Equatable {
        let nodes: [Syntax]
        let isInheriting: Bool
    }
}

/// The readings for the latest messages.
///
/// Not synchronized: the plugin handles one message after another.
final class RecentReadings: @unchecked Sendable {
    private var readings: [(key: ComponentReading.Key, reading: ComponentReading)] = []

    fileprivate func reading(_ key: ComponentReading.Key) -> ComponentReading? {
        readings.last { known in known.key == key }?.reading
    }

    fileprivate func append(_ reading: ComponentReading, under key: ComponentReading.Key) {
        if readings.count == 16 { readings.removeFirst() }
        readings.append((key, reading))
    }
}

/// The mistakes in the declaration of a component, under each condition that a macro cannot evaluate.
struct Violations {
    private let isInheriting: Bool

    /// Whether there is one component under every condition.
    private let isUnconditional: Bool

    /// The mistakes under every condition.
    let common: [DiagnosticMessage]

    init(_ components: Conditional<Component>, inheriting isInheriting: Bool) {
        self.isInheriting = isInheriting
        let all = components.all.map { component in component.violations(inheriting: isInheriting) }
        isUnconditional = all.count == 1
        common = all.dropFirst().reduce(all.first ?? []) { common, violations in
            common.filter { violation in violations.contains(violation) }
        }
    }

    func violations(in component: Component) -> [DiagnosticMessage] {
        isUnconditional ? common : component.violations(inheriting: isInheriting)
    }

    /// The mistakes that only count where the conditions of `component` hold.
    func specific(to component: Component) -> [DiagnosticMessage] {
        isUnconditional ? [] : violations(in: component).filter { violation in !common.contains(violation) }
    }
}
