/// The closures that run on an instance after it was made, whatever its service type.
@usableFromInline
protocol AnyCompletions: AnyObject, Sendable {
    var count: Int { get }
}

/// The closures that run on an instance of `Service` after it was made, in order.
final class Completions<Service>: AnyCompletions {
    typealias Closure = @Sendable (any Resolver, Service) throws -> Void

    let closures: [Closure]

    init(_ closures: [Closure]) {
        self.closures = closures
    }

    var count: Int { closures.count }
}
