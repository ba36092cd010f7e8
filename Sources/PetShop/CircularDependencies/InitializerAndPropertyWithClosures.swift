import Ampoule

private protocol ParentType: AnyObject {}
private protocol ChildType: AnyObject {}

private class Mother: ParentType {
    let child: (any ChildType)?

    init(child: (any ChildType)?) {
        self.child = child
    }
}

private class Daughter: ChildType {
    weak var parent: (any ParentType)?
}

/// Injects the daughter into the mother's initializer, and the mother into the daughter's property.
func initializerAndPropertyWithClosures() {
    heading("Initializer and property, with closures")

    let container = Container()
    container.register(ParentType.self) { resolver in
        Mother(child: resolver.resolve(ChildType.self)!)
    }
    container.register(ChildType.self) { _ in Daughter() }
        .initCompleted { resolver, child in
            let daughter = child as! Daughter
            daughter.parent = resolver.resolve(ParentType.self)
        }

    let mother = container.resolve(ParentType.self) as! Mother
    let daughter = mother.child as! Daughter
    show("daughter.parent === mother", daughter.parent === mother, expecting: true)
}
