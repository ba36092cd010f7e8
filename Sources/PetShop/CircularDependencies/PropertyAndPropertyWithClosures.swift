import Ampoule

private protocol ParentType: AnyObject {}
private protocol ChildType: AnyObject {}

private class Mother: ParentType {
    var child: (any ChildType)?
}

private class Daughter: ChildType {
    weak var parent: (any ParentType)?
}

/// Injects each into a property of the other, at least one of them in `initCompleted`.
func propertyAndPropertyWithClosures() {
    heading("Property and property, with closures")

    let container = Container()
    container.register(ParentType.self) { resolver in
        let mother = Mother()
        mother.child = resolver.resolve(ChildType.self)!
        return mother
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
