import Ampoule
import Foundation
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

    @Test func aRingOfThreeThroughCompletionsIsClosed() throws {
        for _ in 0..<Self.rounds {
            let container = Container.silent()
            for number in 0..<3 {
                container.register(Link.self, name: "\(number)") { _ in Link() }
                    .inObjectScope(.container)
                    .initCompleted { resolver, link in
                        link.next = try resolver.require(Link.self, name: "\((number + 1) % 3)")
                    }
            }

            let links = try concurrently(threads: 3) { number in
                try container.require(Link.self, name: "\(number)")
            }
            _ = try (0..<3).map { try container.require(Link.self, name: "\($0)") }

            for number in 0..<3 { #expect(links[number].next === links[(number + 1) % 3]) }
            for link in links { link.next = nil }
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

/// One of several that form a ring.
private final class Link: Sendable {
    private let following = Notebook<Link?>()

    var next: Link? {
        get { following.entries.last ?? nil }
        set { following.write(newValue) }
    }
}
