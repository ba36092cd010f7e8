import Ampoule
import Testing

/// A public component.
@Register
public final class PublicCat {
    /// A public property.
    public let name: String

    /// A public initializer.
    public init(name: String) { self.name = name }
}

/// An open component.
@Register
open class OpenCat {
    /// A public initializer.
    @Inject public init(name: String = "Tom") {}

    @Inject init(age: Int) {}
}

/// A public component with a memberwise initializer.
@Register
public struct PublicCollar {
    /// A public property.
    public let color: String
    @Inject let cat: PackageCat
}

@Register
package actor PackageCat {}

@Register
private struct PrivateCat {
    fileprivate let name: String
}

enum Pets {
    @Register
    fileprivate struct Kitten {
        let name: String
    }
}

extension Pets {
    @Register
    enum Mood {
        case calm

        init() { self = .calm }
    }

    enum Wild {}
}

extension Pets.Wild {
    @Register
    struct Lynx {
        #if os(Windows)
        let window: String
        #else
        let name: String
        #endif
    }
}

@Register
struct Cage<Content: Sendable, Door> {
    let content: Content
    @Inject let cat: PackageCat
    var door: Door?

    @Register
    struct Lock {
        let content: Content
        var keys: [Content] = Self.none

        static var none: [Content] { [] }
    }
}

@available(*, deprecated)
@Register
final class Dodo {
    init(name: String) {}
}

@Register
struct `default` {
    let `class`: Int
}

struct ComponentKindTests {
    private let container = Container()

    @Test func typesOfEveryVisibilityAreComponents() {
        #expect(container.factory(for: PublicCat.self)(name: "Mimi").name == "Mimi")
        _ = container.factory(for: OpenCat.self)()
        _ = container.factory(for: OpenCat.self)(age: 3)
        #expect(container.factory(for: PublicCollar.self)(color: "Red").color == "Red")
        #expect(container.factory(for: PrivateCat.self)(name: "Tom").name == "Tom")
    }

    @Test func nestedTypesAreComponents() {
        #expect(container.factory(for: Pets.Kitten.self)(name: "Mimi").name == "Mimi")
        #expect(container.factory(for: Pets.Mood.self)() == .calm)
        #expect(container.factory(for: Pets.Wild.Lynx.self)(name: "Mimi").name == "Mimi")
    }

    @Test func genericTypesAreComponents() {
        let cage = container.factory(for: Cage<String, Int>.self)(content: "Mimi", door: 3)
        let lock = container.factory(for: Cage<String, Int>.Lock.self)(content: "Mimi")

        #expect(cage.content == "Mimi")
        #expect(lock.keys == [])
    }

    @Test func everySpecializationOfAGenericTypeIsAComponentOfItsOwn() {
        Cage<String, Int>.register(in: container)

        #expect(container.resolve(Cage<String, Int>.self, arguments: "Mimi", nil as Int?)?.content == "Mimi")
        #expect(container.resolve(Cage<Int, Int>.self, arguments: 3, nil as Int?) == nil)
    }

    @Test func namesInBackticksAreKept() {
        #expect(container.factory(for: `default`.self)(class: 3).class == 3)
    }
}
