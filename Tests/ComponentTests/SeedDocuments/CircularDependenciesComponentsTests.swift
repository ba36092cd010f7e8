import Ampoule
import Testing

/// The code of the document "Circular Dependencies", as components; a cycle of initializers doesn't compile.
struct CircularDependenciesComponentsTests {
    private let container = Container { container in container.registerComponents() }

    @Test func initializerAndPropertyDependencies() {
        let mother = container.mother() as! Mother
        let daughter = mother.child as! Daughter

        #expect(daughter.parent === mother)
    }

    @Test func propertyAndPropertyDependencies() {
        let mother = container.stepmother() as! Stepmother
        let daughter = mother.child as! Stepdaughter

        #expect(daughter.parent === mother)
    }
}

private protocol ParentType: AnyObject {}
private protocol ChildType: AnyObject {}

@Register(ParentType.self)
private class Mother: ParentType {
    let child: (any ChildType)?

    init(@Inject child: (any ChildType)?) { self.child = child }
}

@Register(ChildType.self)
private class Daughter: ChildType {
    @Inject weak var parent: (any ParentType)?

    init() {}
}

@Register(ParentType.self, name: "step")
private class Stepmother: ParentType {
    @Inject(name: "step") var child: (any ChildType)?

    init() {}
}

@Register(ChildType.self, name: "step")
private class Stepdaughter: ChildType {
    @Inject(name: "step") weak var parent: (any ParentType)?

    init() {}
}

@Registrations(Mother.self, Daughter.self, Stepmother.self, Stepdaughter.self)
private extension Container {}
