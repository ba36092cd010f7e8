import Ampoule
import Testing

/// Each piece of code in the document "Circular Dependencies".
struct CircularDependenciesDocumentTests {
    private protocol ParentType: AnyObject {}
    private protocol ChildType: AnyObject {}

    private class Daughter: ChildType {
        weak var parent: ParentType?
    }

    private let container = Container.silent()

    @Test func initializerAndPropertyDependencies() {
        class Mother: ParentType {
            let child: ChildType?

            init(child: ChildType?) { self.child = child }
        }
        container.register(ParentType.self) { r in
            Mother(child: r.resolve(ChildType.self)!)
        }
        container.register(ChildType.self) { _ in Daughter() }
            .initCompleted { r, c in
                let daughter = c as! Daughter
                daughter.parent = r.resolve(ParentType.self)
            }

        let mother = container.resolve(ParentType.self) as! Mother
        let daughter = mother.child as! Daughter

        #expect(daughter.parent === mother)
    }

    @Test func propertyAndPropertyDependencies() {
        class Mother: ParentType {
            var child: ChildType?
        }
        container.register(ParentType.self) { r in
            let mother = Mother()
            mother.child = r.resolve(ChildType.self)!
            return mother
        }
        container.register(ChildType.self) { _ in Daughter() }
            .initCompleted { r, c in
                let daughter = c as! Daughter
                daughter.parent = r.resolve(ParentType.self)
            }

        let mother = container.resolve(ParentType.self) as! Mother
        let daughter = mother.child as! Daughter

        #expect(daughter.parent === mother)
    }

    @Test func initializerAndInitializerDependencies() throws {
        class Mother: ParentType {
            let child: ChildType

            init(child: ChildType) { self.child = child }
        }
        class Son: ChildType {
            let parent: ParentType

            init(parent: ParentType) { self.parent = parent }
        }
        container.register(ParentType.self) { r in Mother(child: try r.require(ChildType.self)) }
        container.register(ChildType.self) { r in Son(parent: try r.require(ParentType.self)) }

        // Not supported, and no infinite recursion either.
        #expect(container.resolve(ParentType.self) == nil)
        #expect(container.resolve(ChildType.self) == nil)
    }
}
