// flags: -swift-version 6
// flags: -swift-version 5 -default-isolation MainActor
import Ampoule

@Register
final class Horse {
    @available(*, deprecated, message: "Ride a bicycle") init(name: String) {}
}

@Register
class Cat {
    @available(*, deprecated) init() {}
}

@Register
final class Lion: Cat {
    @available(*, deprecated, renamed: "Cat") override init() {}
}

@Register
final class Crate<Content> {
    @Inject init() {}
    @available(*, deprecated) @Inject init(content: Content) {}
}

@Register
actor Bee {
    @available(*, deprecated) init() async {}
}

@Register
final class Zoo {
    init(@Inject crate: Crate<Int>, @Inject lions: Lion.Factory) {}
}

@Registrations(Horse.self, Cat.self, Lion.self, Crate<Int>.self, Bee.self, Zoo.self)
extension Container {}

func build(_ container: Container) {
    Horse.register(in: container)
    container.registerComponents()
}
