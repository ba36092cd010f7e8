import Ampoule

private protocol ParentType: AnyObject {}
private protocol ChildType: AnyObject {}

@Register(ParentType.self)
private class Mother: ParentType {
    let child: (any ChildType)?

    init(@Inject child: (any ChildType)?) {
        self.child = child
    }
}

@Register(ChildType.self)
private class Daughter: ChildType {
    @Inject weak var parent: (any ParentType)?

    init() {}
}

@Registrations(Mother.self, Daughter.self)
private extension Container {}

/// Injects the daughter into the mother's initializer, and the mother into the daughter's property.
func initializerAndPropertyWithMacros() {
    heading("Initializer and property, with macros")

    let container = Container()
    container.registerComponents()

    let mother = container.mother() as! Mother
    let daughter = mother.child as! Daughter
    show("daughter.parent === mother", daughter.parent === mother, expecting: true)
}
