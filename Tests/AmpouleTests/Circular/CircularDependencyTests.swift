import Ampoule
import TestSupport
import Testing

/// Where the circle of a parent and its child is broken.
enum Circle: CaseIterable {
    /// The parent takes the child in its initializer, the child gets the parent in a completion.
    case initializerAndProperty

    /// The parent's factory sets the child, the child gets the parent in a completion.
    case propertyAndProperty

    /// Both get the other in a completion.
    case bothCompleted

    /// The parent takes the child in its initializer, the child is injected a lazy parent in a completion.
    case throughLazy

    func register(in scope: ObjectScope, _ container: Container, childContainer: Container? = nil) {
        let other = childContainer ?? container
        switch self {
        case .initializerAndProperty, .throughLazy:
            container.register(ParentType.self) { resolver in
                Mother(child: try (childContainer ?? resolver).require(ChildType.self))
            }
            .inObjectScope(scope)
        case .propertyAndProperty:
            container.register(ParentType.self) { resolver in
                let mother = Mother()
                mother.child = try (childContainer ?? resolver).require(ChildType.self)
                return mother
            }
            .inObjectScope(scope)
        case .bothCompleted:
            container.register(ParentType.self) { _ in Mother() }
                .inObjectScope(scope)
                .initCompleted { resolver, parent in
                    (parent as? Mother)?.child = try (childContainer ?? resolver).require(ChildType.self)
                }
        }
        weak let parentContainer = childContainer == nil ? nil : container
        if self == .throughLazy {
            other.register(ChildType.self) { _ in LateDaughter() }
                .inObjectScope(scope)
                .initCompleted { resolver, child in
                    (child as? LateDaughter)?.lazyParent =
                        try (parentContainer ?? resolver).require(Lazy<ParentType>.self)
                }
        } else {
            other.register(ChildType.self) { _ in Daughter() }
                .inObjectScope(scope)
                .initCompleted { resolver, child in
                    (child as? Daughter)?.parent =
                        try (parentContainer ?? resolver).require(ParentType.self)
                }
        }
    }
}

struct CircularDependencyTests {
    private let container = Container.silent()

    @Test(arguments: Circle.allCases, [ObjectScope.graph, .container])
    func theParentAskedForFirstLeadsToTwoObjects(_ circle: Circle, in scope: ObjectScope) throws {
        circle.register(in: scope, container)

        let parent = try container.require(ParentType.self)

        let child = try #require(parent.child)
        #expect(child.parent === parent)
        if scope === ObjectScope.container {
            #expect(try container.require(ParentType.self) === parent)
            #expect(try container.require(ChildType.self) === child)
        }
    }

    @Test(arguments: Circle.allCases, [ObjectScope.graph, .container])
    func theChildAskedForFirstLeadsToTwoObjects(_ circle: Circle, in scope: ObjectScope) throws {
        circle.register(in: scope, container)
        // The child refers to its parent weakly, so somebody has to hold the graph.
        try container.withObjectGraph(GraphIdentifier()) { container in
            let child = try container.require(ChildType.self)

            let parent = try #require(child.parent)
            #expect(parent.child === child)
            #expect(try container.require(ParentType.self) === parent)
            #expect(try container.require(ChildType.self) === child)
        }
    }

    @Test(arguments: Circle.allCases, [ObjectScope.graph, .container])
    func aCircleAcrossContainersLeadsToTwoObjects(_ circle: Circle, in scope: ObjectScope) throws {
        let other = Container.silent()
        circle.register(in: scope, container, childContainer: other)

        let parent = try container.require(ParentType.self)

        #expect(parent.child != nil)
        #expect(parent.child?.parent === parent)
    }

    @Test func aLazyOwnerAndItsPetLeadToTwoObjects() throws {
        container.register(ParentType.self) { LateMother(child: try $0.require(Lazy<ChildType>.self)) }
        container.register(ChildType.self) { Daughter(parent: try $0.require(ParentType.self)) }

        let parent = try container.require(ParentType.self)
        #expect(parent.child?.parent === parent)

        try container.withObjectGraph(GraphIdentifier()) { container in
            let child = try container.require(ChildType.self)
            #expect(child.parent?.child === child)
        }
    }
}

/// A child whose parent is resolved late.
private final class LateDaughter: ChildType {
    private let stored = Notebook<Lazy<ParentType>>()

    var lazyParent: Lazy<ParentType>? {
        get { stored.entries.last }
        set { newValue.map(stored.write) }
    }

    var parent: (any ParentType)? { lazyParent?.instance }
}

/// A parent whose child is resolved late.
private final class LateMother: ParentType {
    private let lazyChild: Lazy<ChildType>

    init(child: Lazy<ChildType>) { lazyChild = child }

    var child: (any ChildType)? { lazyChild.instance }
}
