import Ampoule

/// Scopes of one's own live for any time.
enum CustomScopes: GraphProgram {
    @Register
    final class Horse: Sendable { init() {} }

    @Register(scope: .ride)
    final class Saddle: Sendable {
        init(@Inject horse: Horse) {}
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

extension ObjectScope {
    fileprivate static let ride = ObjectScope(storageFactory: GraphStorage.init, description: "ride")
}

@Registrations(CustomScopes.Horse.self, CustomScopes.Saddle.self)
private extension Container {}
