// flags: -swift-version 6
// flags: -swift-version 5
// flags: -swift-version 6 -default-isolation MainActor
// flags: -swift-version 6 -enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature ExistentialAny
// flags: -strict-memory-safety
import Ampoule

typealias Nest = (x: Int, y: Int)

nonisolated protocol Animal: Sendable {}
nonisolated struct Feed: Sendable {}
nonisolated struct StuffedAnimal: Animal { var name = "" }

nonisolated struct Thief: Animal, @unchecked Sendable { let onFind: (Int) -> Void }

@Register((any Animal).self)
final class Horse: Animal {
    init(name: String, running: Bool = false) {}
}

@Register((any Animal).self)
final class Magpie: Animal {
    init(feed: Feed, nest: Nest, finds: [Feed], onFind: @escaping (Int) -> Void, friend: (any Animal)?) {}
}

@Register((any Animal).self)
final class Egg: Animal {
    init?(feed: Feed) { return nil }
}

@Register((any Animal).self)
final class Stork: Animal {
    init(nest: Nest, name: String) async throws {}
}

@Register((any Animal).self)
@MainActor
final class Parrot: Animal {
    init(nest: Nest, name: String) {}
}

@Register((any Animal).self)
nonisolated final class Owl: Animal {
    init(nest: Nest, name: String) {}
}

@Register
actor Aviary {
    init(nest: Nest) {}
}

@Register
final class Box<Content> {
    let content: Content

    init(content: Content) { self.content = content }
}

@Register
final class Crate<Content> {
    init(content: Content) async {}
}

/// What provides animals.
public enum Zoo {
    /// A public component with an internal initializer.
    @Register
    public final class Gate {
        init(isOpen: Bool) {}
    }

    @Register
    fileprivate struct Office {
        init(key: Key) {}

        fileprivate struct Key {}
    }

    @Provides
    static func animal(name: String, feed: Feed) -> any Animal { StuffedAnimal(name: name) }

    @Provides
    static func guest(name: String, feed: Feed) async throws -> (any Animal)? { StuffedAnimal(name: name) }
}

@available(*, deprecated)
@Register((any Animal).self)
final class Dodo: Animal {
    init(feed: Feed) {}
}

@Register((any Animal).self)
final class Mammoth: Animal {
    @available(*, deprecated)
    init(feed: Feed) {}
}

@Register
class Cat {
    init(name: String) {}
}

@Register
final class Kitten: Cat {
    init(feed: Feed) { super.init(name: "") }
}

@MainActor
func stuff(_ container: Container) {
    container.override(Horse.self) { name, running in StuffedAnimal(name: name) }.inObjectScope(.transient)
    container.override(Horse.self) { @MainActor name, running in StuffedAnimal(name: name) }
    container.override(Magpie.self) { _, nest, _, onFind, friend in
        onFind(nest.x)
        return friend ?? StuffedAnimal()
    }
    container.override(Magpie.self) { _, _, _, onFind, _ in Thief(onFind: onFind) }
    container.override(Egg.self) { _ in nil }
    container.override(Egg.self) { _ in StuffedAnimal() }
    container.override(Stork.self) { nest, name in StuffedAnimal(name: name) }
    container.override(Stork.self) { nest, name in try await Stork(nest: nest, name: name) }
    container.override(Parrot.self) { nest, name in Parrot(nest: nest, name: name) }
    container.override(Owl.self) { nest, name in Owl(nest: nest, name: name) }
    container.override(Aviary.self) { nest in Aviary(nest: nest) }
    container.override(Box<String>.self) { @MainActor content in Box(content: content) }
    container.override(Box<Nest>.self) { @MainActor content in Box(content: content) }
    container.override(Crate<Nest>.self) { content in await Crate(content: content) }
    container.override(Zoo.Gate.self) { @MainActor isOpen in Zoo.Gate(isOpen: isOpen) }
    container.override(Zoo.Office.self) { @MainActor key in Zoo.Office(key: key) }
    container.override(Zoo.animalComponent) { name, feed in StuffedAnimal(name: name) }
    container.override(Zoo.guestComponent) { name, feed in nil }
    container.override(Mammoth.self) { _ in StuffedAnimal() }
    container.override(Cat.self) { @MainActor name in Cat(name: name) }
    container.override(Kitten.Factory.self) { @MainActor feed in Kitten(feed: feed) }
}
