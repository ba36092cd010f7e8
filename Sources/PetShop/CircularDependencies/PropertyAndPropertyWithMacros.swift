import Ampoule

private protocol ParentType: AnyObject {}
private protocol ChildType: AnyObject {}

@Register(ParentType.self)
private class Mother: ParentType {
    @Inject var child: (any ChildType)?

    init() {}
}

@Register(ChildType.self)
private class Daughter: ChildType {
    @Inject weak var parent: (any ParentType)?

    init() {}
}

@Registrations(Mother.self, Daughter.self)
private extension Container {}

/// Injects each into a property of the other.
func propertyAndPropertyWithMacros() {
    heading("Property and property, with macros")

    let container = Container()
    container.registerComponents()

    let mother = container.mother() as! Mother
    let daughter = mother.child as! Daughter
    show("daughter.parent === mother", daughter.parent === mother, expecting: true)
}
