import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records the requests of binary operators: `container ~> Animal.self`.
    func readOperators(in sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        for place in elements.indices.dropFirst().dropLast()
        where elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text == Vocabulary.requestOperator {
            let request = elements[place + 1].withoutEffects
            let tuple = request.as(TupleExprSyntax.self).map { Array($0.elements) } ?? []
            guard let service = (tuple.first?.expression ?? request).spelledType else { continue }
            let arguments = tuple.drop { argument in
                !["argument", "arguments"].contains(argument.label?.text)
            }
            readRequest(
                DeclaredRequest.Reading(
                    kind: arguments.isEmpty ? .service : .serviceWithArguments,
                    service: service,
                    name: NameSpelling(tuple.first { $0.label?.text == "name" }?.expression),
                    arguments: arguments.first?.typesOfArguments
                ),
                by: Syntax(elements[place - 1]),
                asking: elements[place - 1]
            )
        }
    }

    /// Records the request of a postfix operator: `container~>`.
    func readOperator(_ node: PostfixOperatorExprSyntax) {
        guard node.operator.text == Vocabulary.requestOperator else { return }
        let reading: DeclaredRequest.Reading
        switch ExpectedType(of: ExprSyntax(node)) {
        case .type(let type): reading = DeclaredRequest.Reading(kind: .service, service: type, name: .none)
        case .unwrapped(let type):
            reading = DeclaredRequest.Reading(
                kind: .service,
                service: type,
                name: .none,
                demand: .unlessOptional
            )
        case .optional: return
        case .unknown:
            reading = DeclaredRequest.Reading(
                kind: .expectedService,
                service: .other(node.trimmedText),
                name: .none
            )
        }
        readRequest(reading, by: Syntax(node), asking: node.expression)
    }

    /// Records the request of an operator, which traps without the service.
    private func readRequest(_ reading: DeclaredRequest.Reading, by node: Syntax, asking resolver: ExprSyntax)
    {
        let surroundings = DemandOfSurroundings(of: node, asking: Syntax(resolver), isForced: true)
        guard surroundings.demand(isThrowing: false) != .none else { return }
        requests.append(
            RequestInFile(
                reading: reading,
                value: Variables.Value(resolver.withoutEffects, in: scope),
                scope: scope,
                isConditional: isConditional,
                position: position(resolver),
                body: node.outermostBody,
                closure: closure(making: node, asking: resolver)
            )
        )
    }
}

extension LabeledExprSyntax {
    /// The types of the arguments that this passes: one behind `argument:`, or a tuple of them behind `arguments:`.
    fileprivate var typesOfArguments: [String?]? {
        guard label?.text == "arguments" else { return [expression.typeOfLiteral] }
        return expression.as(TupleExprSyntax.self)?.elements.map(\.expression.typeOfLiteral)
    }
}
