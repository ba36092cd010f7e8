import SwiftIfConfig
import SwiftSyntax

extension MemberBlockItemListSyntax {
    /// The declarations that are compiled under each of the conditions that `configuration` leaves undecided.
    package func conditionalDeclarations(
        in configuration: (any BuildConfiguration)?
    ) -> Conditional<[DeclSyntax]> {
        Array(self).conditionalDeclarations(in: Assumptions(configuration: configuration), after: [])
    }

    /// The conditions that `configuration` leaves undecided, without repetitions.
    ///
    /// Conditions around members that `@Register` doesn't read don't count.
    package func undecidedConditions(in configuration: (any BuildConfiguration)?) -> [ExprSyntax] {
        let assumptions = Assumptions(configuration: configuration)
        var texts: Set<String> = []
        return undecidedConditions(under: assumptions).filter { condition in
            texts.insert(condition.trimmedText).inserted
        }
    }

    private func undecidedConditions(under assumptions: Assumptions) -> [ExprSyntax] {
        compactMap { member in member.decl.as(IfConfigDeclSyntax.self) }
            .filter(\.concernsComponents)
            .flatMap { conditional in conditional.possibleClauses(under: assumptions) }
            .flatMap { clause -> [ExprSyntax] in
                let inside = clause.declarations.undecidedConditions(under: assumptions)
                return clause.condition.map { condition in [condition] + inside } ?? inside
            }
    }
}

extension [MemberBlockItemSyntax] {
    /// - Parameter former: The preceding declarations.
    fileprivate func conditionalDeclarations(
        in assumptions: Assumptions,
        after former: [DeclSyntax]
    ) -> Conditional<[DeclSyntax]> {
        var declarations = former
        for (index, member) in enumerated() {
            guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else {
                declarations.append(member.decl)
                continue
            }
            guard conditional.concernsComponents else { continue }
            let clauses = conditional.possibleClauses(under: assumptions).map { clause in
                Conditional<[DeclSyntax]>.Clause(
                    condition: clause.condition?.trimmedText,
                    content: (Array(clause.declarations) + self[(index + 1)...])
                        .conditionalDeclarations(in: clause.assumptions, after: declarations)
                )
            }
            return clauses.count == 1 ? clauses[0].content : .clauses(clauses)
        }
        return .always(declarations)
    }
}

/// The conditions whose results are known or assumed.
private struct Assumptions {
    let configuration: (any BuildConfiguration)?
    var results: [String: Bool] = [:]

    /// The result of a condition; `nil` if it is unknown.
    func result(of condition: ExprSyntax) -> Bool? {
        if let result = results[condition.trimmedText] { return result }
        // Macros can't query which modules can be imported.
        let asksForModule = condition.tokens(viewMode: .sourceAccurate).contains { token in
            token.text == "canImport"
        }
        guard let configuration, !asksForModule else { return nil }
        return IfConfigRegionState.evaluating(condition, in: configuration).state == .active
    }
}

/// A clause of an `#if` that may be compiled.
private struct PossibleClause {
    /// The condition; `nil` if the clause is compiled whenever no earlier one is.
    let condition: ExprSyntax?
    let declarations: MemberBlockItemListSyntax

    /// The conditions that are decided if the clause is compiled.
    let assumptions: Assumptions
}

extension IfConfigDeclSyntax {
    /// The clauses that may be compiled, followed by an empty one if possibly none of them is.
    fileprivate func possibleClauses(under assumptions: Assumptions) -> [PossibleClause] {
        var possible: [PossibleClause] = []
        var assumptions = assumptions
        for clause in clauses {
            let result = clause.condition.map(assumptions.result(of:)) ?? true
            guard result != false else { continue }
            let condition = result == nil ? clause.condition : nil
            var own = assumptions
            if let condition {
                own.results[condition.trimmedText] = true
                assumptions.results[condition.trimmedText] = false
            }
            possible.append(
                PossibleClause(condition: condition, declarations: clause.members, assumptions: own)
            )
            if condition == nil { return possible }
        }
        return possible + [PossibleClause(condition: nil, declarations: [], assumptions: assumptions)]
    }

    /// Whether it contains declarations that `@Register` reads.
    fileprivate var concernsComponents: Bool {
        clauses.contains { clause in
            clause.members.contains { member in
                member.decl.is(InitializerDeclSyntax.self) || member.decl.is(VariableDeclSyntax.self)
                    || member.decl.as(FunctionDeclSyntax.self)?.attributes.injections.isEmpty == false
                    || member.decl.as(IfConfigDeclSyntax.self)?.concernsComponents == true
            }
        }
    }
}

extension IfConfigClauseSyntax {
    fileprivate var members: MemberBlockItemListSyntax {
        guard case .decls(let declarations) = elements else { return [] }
        return declarations
    }
}
