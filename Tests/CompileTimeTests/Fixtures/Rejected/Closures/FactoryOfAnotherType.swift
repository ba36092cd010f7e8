import Ampoule

protocol Light: Sendable {}
struct Lamp: Sendable {}
struct Torch: Light {}

func register(in container: Container) {
    container.register(Light.self) { resolver in resolver.resolve(Lamp.self)! }
    // expected-error@-1 {{cannot convert value of type 'Lamp' to closure result type 'any Light'}}
    // corrected: container.register(Light.self) { resolver in resolver.resolve(Torch.self)! }
    container.register(Light.self) { resolver in try resolver.require(Lamp.self) }
    // expected-error@-1 {{cannot convert value of type 'Lamp' to closure result type 'any Light'}}
    // corrected: container.register(Light.self) { resolver in try resolver.require(Torch.self) }
    container.register(Light.self) { (resolver, watts: Int) in resolver.resolve(Lamp.self, argument: watts)! }
    // expected-error@-1 {{cannot convert value of type 'Lamp' to closure result type 'any Light'}}
    // corrected: container.register(Light.self) { (resolver, watts: Int) in resolver.resolve(Torch.self, argument: watts)! }
}
