import TestSupport
import Testing

@testable import Ampoule

/// A target resolved by code that isn't specialized, without a parameter pack, as the elements of a collection are.
struct TargetResolutionTests {
    private final class Toy: Sendable {}

    private struct Broken: Error {}

    private final class Box {}

    enum Case: CaseIterable {
        case transient, graph, container, weak, value, decorated, completed, forwarded, throwing

        /// Registers a toy, and returns the key of the registration to resolve.
        fileprivate func register(in container: Container) -> RegistrationKey {
            let key = RegistrationKey(Toy.self)
            let scope: ObjectScope =
                switch self {
                case .transient, .value: .transient
                case .container, .forwarded: .container
                case .weak: .weak
                case .graph, .decorated, .completed, .throwing: .graph
                }
            guard self != .value else {
                container.register(Toy.self, instance: Toy())
                return key
            }
            let entry = container.register(Toy.self) { _ in
                if self == .throwing { throw Broken() }
                return Toy()
            }
            entry.inObjectScope(scope)
            switch self {
            case .decorated:
                container.decorate(Toy.self) { _, _ in Toy() }
            case .completed:
                entry.initCompleted { resolver, toy in
                    #expect(resolver.resolve(Toy.self) === toy)
                }
            case .forwarded:
                entry.implements(AnyObject.self)
                return RegistrationKey(AnyObject.self)
            default: break
            }
            return key
        }
    }

    /// Passes the arguments on as a pack, which is empty here.
    private static func resolve<Service, each Argument>(
        _ target: Target,
        in container: Container,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try container.borrowed.resolve(target, repeat each argument)
    }

    /// Resolves the target three times in one object graph, and then again in another.
    ///
    /// - Returns: The errors, and for each instance the index of the first resolution that returned it.
    private static func outcomes(
        of registered: Case,
        by resolve: @escaping @Sendable (Target, Container) throws(ResolutionError) -> AnyObject
    ) throws -> [String] {
        let container = Container()
        let key = registered.register(in: container)
        let found = container.core.registrar.registry.registration(for: key)
        let registration = try #require(found)
        var outcomes: [String] = []
        let toys = Notebook<Toy>()
        container.register(Box.self) { [unowned container] _ in
            for _ in 0..<3 {
                toys.write(try #require(try resolve(Target(registration), container) as? Toy))
            }
            return Box()
        }
        .inObjectScope(.transient)
        for _ in 0..<2 {
            do {
                _ = try container.require(Box.self)
            } catch {
                outcomes.append(error.description)
            }
        }
        return outcomes
            + toys.entries.map { toy in toys.entries.firstIndex { $0 === toy }.map(String.init) ?? "" }
    }

    @Test(arguments: Case.allCases)
    func aTargetWithoutArgumentsIsResolvedLikeOneWithAnEmptyPack(registered: Case) throws {
        let plain = try Self.outcomes(of: registered) { target, container throws(ResolutionError) in
            registered == .forwarded
                ? try Self.resolve(target, in: container) as AnyObject
                : try Self.resolve(target, in: container) as Toy
        }
        let unspecialized = try Self.outcomes(of: registered) { target, container throws(ResolutionError) in
            registered == .forwarded
                ? try container.borrowed.resolve(target) as AnyObject
                : try container.borrowed.resolve(target) as Toy
        }

        #expect(unspecialized == plain)
        #expect(plain.count == (registered == .throwing ? 2 : 6))
    }
}
