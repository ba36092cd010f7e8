import TestSupport
import Testing

@testable import Ampoule

/// Values that hold what has to be closed are closed as a cast to `Closable` finds it.
struct WrappedClosableTests {
    private struct Gate: Closable, Hashable {
        let name: String
        let notebook: Notebook<String>

        func close() async throws { notebook.write(name) }

        func hash(into hasher: inout Hasher) { hasher.combine(name) }

        static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    }

    private final class Post: Sendable {}

    private enum Side { case left, right }

    private let container = Container.silent()
    private let notebook = Notebook<String>()

    @Test(arguments: [false, true])
    func aClosableValueInAnObjectOrAHashableOneIsClosed(isHashable: Bool) async throws {
        let gate = Gate(name: "oak", notebook: notebook)
        container.register(AnyObject.self) { _ in gate as AnyObject }.inObjectScope(.container)
        container.register(AnyHashable.self) { _ in AnyHashable(gate) }.inObjectScope(.container)
        if isHashable {
            _ = try container.require(AnyHashable.self)
        } else {
            _ = try container.require(AnyObject.self)
        }

        try await container.close()

        #expect(notebook.entries == ["oak"])
    }

    @Test func aWrapperIsAskedForEachOfItsValues() async throws {
        let count = Counter()
        container.register(AnyHashable.self) { [notebook] _ in
            let number = count.increment()
            return number == 1 ? AnyHashable(number) : AnyHashable(Gate(name: "oak", notebook: notebook))
        }
        .inObjectScope(.container)
        _ = try container.require(AnyHashable.self)
        container.resetObjectScope(.container)
        _ = try container.require(AnyHashable.self)

        try await container.close()

        #expect(notebook.entries == ["oak"])
    }

    /// The kinds of types that metadata tells apart.
    private static var types: [(type: Any.Type, isOptional: Bool)] {
        [
            (Int.self, false), (Int?.self, true), (String??.self, true), (Post.self, false),
            (Post?.self, true),
            (Side.self, false), (Side?.self, true), ((Int, Int?).self, false), ((any Sendable)?.self, true),
            ((any Sendable).self, false), (AnyObject.self, false), (AnyHashable.self, false),
            ([Int?].self, false),
            (ObjectScope?.self, true), ([Int]?.self, true), ((any Animal)?.self, true),
        ]
    }

    @Test func theMetadataOfATypeTellsWhetherItIsAnOptional() {
        for (type, isOptional) in Self.types {
            #expect(TypeKind.isOptional(type) == isOptional, "\(type)")
            #expect(TypeKind.isOptional(type) == (type is any ExpressibleByNilLiteral.Type), "\(type)")
        }
    }

    @Test func theMetadataOfATypeTellsWhetherItIsAnExistential() {
        let existentials: [Any.Type] = [
            (any Animal).self, (any Sendable).self, (any Animal & CustomStringConvertible).self,
            (any Error).self, AnyObject.self, Any.self,
        ]
        for type in existentials { #expect(TypeKind.isExistential(type), "\(type)") }
        for (type, _) in Self.types where !existentials.contains(where: { $0 == type }) {
            #expect(!TypeKind.isExistential(type), "\(type)")
        }
    }
}
