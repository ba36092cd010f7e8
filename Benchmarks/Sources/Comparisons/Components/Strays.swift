import Ampoule

/// One of ten thousand kinds of stray cats, to fill containers and dictionaries with.
protocol Stray: Animal {
    static func register(in container: Container)
    static func add(to dictionary: inout AnimalDictionary)
    static func add<Maker>(to factories: inout ComponentFactories<Maker>)
    static func isFound(in container: Container) -> Bool
    static func isFound(in dictionary: AnimalDictionary) -> Bool
}

final class StrayCat<Coat, Eyes, Ears, Tail>: Stray {
    let name = "Nobody's"

    init() {}

    static func register(in container: Container) {
        container.register(StrayCat.self) { _ in StrayCat() }.inObjectScope(.transient)
    }

    static func add(to dictionary: inout AnimalDictionary) {
        dictionary[ObjectIdentifier(StrayCat.self)] = { StrayCat() }
    }

    static func add<Maker>(to factories: inout ComponentFactories<Maker>) {
        factories.add(StrayCat.self) { _ in StrayCat() }
    }

    static func isFound(in container: Container) -> Bool {
        container.resolve(StrayCat.self) != nil
    }

    static func isFound(in dictionary: AnimalDictionary) -> Bool {
        dictionary[ObjectIdentifier(StrayCat.self)]?() != nil
    }
}

/// All kinds of stray cats.
let strays: [any Stray.Type] = {
    var strays: [any Stray.Type] = []
    func add<Coat, Eyes, Ears, Tail>(_: Coat.Type, _: Eyes.Type, _: Ears.Type, _: Tail.Type) {
        strays.append(StrayCat<Coat, Eyes, Ears, Tail>.self)
    }
    for coat in colors {
        for eyes in colors {
            for ears in colors {
                for tail in colors { add(coat, eyes, ears, tail) }
            }
        }
    }
    return strays
}()

private let colors: [any (Color & SendableMetatype).Type] = [
    Black.self, Brown.self, Cream.self, Ginger.self, Gray.self, Lilac.self, Red.self, Sand.self, Silver.self,
    White.self,
]

private protocol Color {}
private enum Black: Color {}
private enum Brown: Color {}
private enum Cream: Color {}
private enum Ginger: Color {}
private enum Gray: Color {}
private enum Lilac: Color {}
private enum Red: Color {}
private enum Sand: Color {}
private enum Silver: Color {}
private enum White: Color {}
