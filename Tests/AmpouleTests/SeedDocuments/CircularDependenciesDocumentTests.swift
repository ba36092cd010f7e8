import Ampoule
import Testing

/// Each piece of code in the document "Circular Dependencies".
struct CircularDependenciesDocumentTests {
    private let container = Container.silent()

    private func registerDaughter() {
        container.register(ChildType.self) { _ in Daughter() }
            .initCompleted { r, c in
                let daughter = c as! Daughter
                daughter.parent = r.resolve(ParentType.self)
            }
    }

    private func expectThatBothReferToEachOther() {
        let mother = container.resolve(ParentType.self) as! Mother
        let daughter = mother.child as! Daughter

        #expect(daughter.parent === mother)
    }

    @Test func initializerAndPropertyDependencies() {
        container.register(ParentType.self) { r in
            Mother(child: r.resolve(ChildType.self)!)
        }
        registerDaughter()

        expectThatBothReferToEachOther()
    }

    @Test func propertyAndPropertyDependencies() {
        container.register(ParentType.self) { r in
            let mother = Mother()
            mother.child = r.resolve(ChildType.self)!
            return mother
        }
        registerDaughter()

        expectThatBothReferToEachOther()
    }

    @Test func initializerAndInitializerDependencies() throws {
        container.register(ParentType.self) { r in Mother(child: try r.require(ChildType.self)) }
        container.register(ChildType.self) { r in Daughter(parent: try r.require(ParentType.self)) }

        // Not supported, and no infinite recursion either.
        #expect(container.resolve(ParentType.self) == nil)
        #expect(container.resolve(ChildType.self) == nil)
    }
}
