import AmpouleSyntax
import SwiftSyntax

extension DeclaredRegistration {
    /// Reads a call of `autoregister` and the calls chained to it.
    ///
    /// The dependencies of the initializer are unknown, because a reference to an initializer doesn't show its types.
    ///
    /// - Returns: `nil` if the call can't be on a container.
    static func readingOfAutoregistration(_ call: FunctionCallExprSyntax, in place: Place) -> Reading? {
        guard let first = call.arguments.first, first.label == nil,
            call.trailingClosure != nil || call.argument("initializer") != nil
        else { return nil }
        guard let service = first.expression.spelledType else {
            return .unspelled(unlessLiteral: first.expression)
        }
        let registration = DeclaredRegistration(
            keys: [Key(service: service, name: NameSpelling(call.argument("name")))],
            arguments: call.autoregisteredArguments,
            objectScope: .unspecified,
            scope: place.scope,
            isConditional: place.isConditional,
            isAsynchronous: false,
            isServiceConcluded: false,
            isForward: false,
            position: place.position
        )
        return registration.chained(to: call)
    }
}

extension FunctionCallExprSyntax {
    /// The types passed as `argument:` or `arguments:`, with `nil` for each that is not spelled out.
    fileprivate var autoregisteredArguments: [TypeSpelling?] {
        let arguments = arguments.drop { argument in
            argument.label?.text != "argument" && argument.label?.text != "arguments"
        }
        return arguments.prefix { argument in argument.label == nil || argument.id == arguments.first?.id }
            .map(\.expression.spelledType)
    }
}
