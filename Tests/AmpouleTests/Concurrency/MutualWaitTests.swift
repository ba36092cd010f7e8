import Ampoule
import TestSupport
import Testing

/// Services that need each other, each asked for first on a thread of its own.
struct MutualWaitTests {
    private static let rounds = 300

    @Test(arguments: Circle.allCases)
    func twoObjectsExistAfterwards(_ circle: Circle) throws {
        for _ in 0..<Self.rounds {
            let container = Container.silent()
            circle.register(in: .container, container)

            let members = try concurrently(threads: 2) { number in
                if number == 0 {
                    ObjectIdentifier(try container.require(ParentType.self))
                } else {
                    ObjectIdentifier(try container.require(ChildType.self))
                }
            }

            let parent = try container.require(ParentType.self)
            let child = try container.require(ChildType.self)
            #expect(members == [ObjectIdentifier(parent), ObjectIdentifier(child)])
            #expect(parent.child === child)
            #expect(child.parent === parent)
        }
    }

    @Test func aTrueCircleIsAnErrorOnEveryThread() throws {
        for _ in 0..<Self.rounds {
            let container = Container.silent()
            container.register(ParentType.self) { Mother(child: try $0.require(ChildType.self)) }
                .inObjectScope(.container)
            container.register(ChildType.self) { Daughter(parent: try $0.require(ParentType.self)) }
                .inObjectScope(.container)

            let rings = try concurrently(threads: 4) { number -> [RegistrationKey]? in
                do throws(ResolutionError) {
                    if number.isMultiple(of: 2) {
                        _ = try container.require(ParentType.self)
                    } else {
                        _ = try container.require(ChildType.self)
                    }
                    return []
                } catch {
                    return error.cycle
                }
            }

            #expect(rings.allSatisfy { $0?.count == 3 })
        }
    }

    @Test func aCircleAcrossContainersIsClosed() throws {
        for _ in 0..<Self.rounds {
            let container = Container.silent()
            let other = Container.silent()
            Circle.initializerAndProperty.register(in: .container, container, childContainer: other)

            try concurrently(threads: 2) { number in
                if number == 0 {
                    _ = try container.require(ParentType.self)
                } else {
                    _ = try other.require(ChildType.self)
                }
            }

            let parent = try container.require(ParentType.self)
            #expect(try other.require(ChildType.self) === parent.child)
            #expect(parent.child?.parent === parent)
        }
    }

    @Test func theMiddleOfAWaitIsReachedInBothOrders() throws {
        // Both threads are past the look at the table before either goes on.
        for first in 0..<2 {
            let container = Container.silent()
            let meeting = Barrier(2)
            let arrivals = Counter()
            @Sendable func meet() {
                if arrivals.increment() <= 2 { meeting.wait() }
            }
            container.register(ParentType.self) { _ in Mother() }
                .inObjectScope(.container)
                .initCompleted { resolver, parent in
                    meet()
                    (parent as? Mother)?.child = try resolver.require(ChildType.self)
                }
            container.register(ChildType.self) { _ in Daughter() }
                .inObjectScope(.container)
                .initCompleted { resolver, child in
                    meet()
                    (child as? Daughter)?.parent = try resolver.require(ParentType.self)
                }

            try concurrently(threads: 2) { number in
                if number == first {
                    _ = try container.require(ParentType.self)
                } else {
                    _ = try container.require(ChildType.self)
                }
            }

            let parent = try container.require(ParentType.self)
            #expect(parent.child === (try container.require(ChildType.self)))
            #expect(parent.child?.parent === parent)
        }
    }
}
