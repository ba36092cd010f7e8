import Ampoule

/// One of ten thousand kinds of stray cats, to fill containers and dictionaries with.
///
/// What is done with all kinds is done in extensions of this protocol, which are given the type as it is. The
/// generic class itself would have to look its own type up each time, among all the others.
protocol Stray: Animal {
    init()
}

final class StrayCat<Coat, Eyes, Ears, Tail>: Stray {
    let name: String

    init() { name = "Nobody's" }
}

extension Stray {
    static func register(in container: Container) {
        container.register(Self.self) { _ in Self() }.inObjectScope(.transient)
    }

    static func add(to dictionary: inout AnimalDictionary) {
        dictionary[ObjectIdentifier(Self.self)] = { Self() }
    }

    static func add<Dictionary: ComponentDictionary>(to dictionary: Dictionary) {
        dictionary.add(Self.self) { _ in Self() as AnyObject }
    }

    static func isFound(in container: Container) -> Bool {
        container.resolve(Self.self) != nil
    }

    static func isFound(in dictionary: AnimalDictionary) -> Bool {
        dictionary[ObjectIdentifier(Self.self)]?() != nil
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
