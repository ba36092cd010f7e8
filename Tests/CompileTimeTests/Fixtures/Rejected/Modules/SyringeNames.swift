import AmpouleModules

final class Stable: Sendable {}

func start() {
    injectSyringe {
        // expected-warning@-1 {{'injectSyringe' is deprecated: renamed to 'startInjection(_:)' [#DeprecatedDeclaration]}}
        // corrected: startInjection {
        modules {
            module { singleton { Stable() } }
        }
    }
}

func stop() {
    cleanSyringe()
    // expected-warning@-1 {{'cleanSyringe()' is deprecated: renamed to 'stopInjection()' [#DeprecatedDeclaration]}}
    // corrected: stopInjection()
}

func element() -> any Resolvable {
    // expected-warning@-1 {{'Resolvable' is deprecated: Name the service: 'Definition<Service>' [#DeprecatedDeclaration]}}
    // corrected: func element() -> Definition<Stable> {
    singleton { Stable() }
    // expected-warning@-1 {{conformance of 'Definition<Service>' to 'Resolvable' is deprecated [#DeprecatedDeclaration]}}
    // corrected: singleton { Stable() }
}

let stables = module {
    element()
    // expected-warning@-1 {{'buildExpression' is deprecated: Name the service: 'Definition<Service>' [#DeprecatedDeclaration]}}
    // corrected: element()
}
