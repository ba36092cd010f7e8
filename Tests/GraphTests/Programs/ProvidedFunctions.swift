import Ampoule
import Foundation

/// Functions make what is not one's own.
enum ProvidedFunctions: GraphProgram {
    enum Tools {
        @Provides(scope: .container)
        static func clock(@Inject stable: Stable) -> ContinuousClock { ContinuousClock() }

        @Provides(name: "locale")
        static func locale(
            @Inject calendar: Calendar  // problem: missingRegistration
        ) -> Locale? { nil }
    }

    @Register(scope: .container)
    final class Stable: Sendable { init() {} }

    @Register
    struct Watch {
        @Inject let clock: ContinuousClock
        @Inject(name: "locale") let locale: Locale
        @Inject let zone: TimeZone  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        ProvidedFunctions.Tools.localeComponent.register(in: container)
        return container
    }
}

@Registrations(ProvidedFunctions.Tools.clockComponent, ProvidedFunctions.Watch.self)
private extension Container {}
