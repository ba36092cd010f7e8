import Ampoule

func register(in container: Container) {
    container.register(String.self) { _ in "Lucky" }.inObjectScope(.contianer)
    // expected-error@-1 {{type 'ObjectScope' has no member 'contianer'}}
    // corrected: container.register(String.self) { _ in "Lucky" }.inObjectScope(.container)
}
