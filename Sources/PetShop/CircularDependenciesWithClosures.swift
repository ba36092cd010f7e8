import Ampoule

private protocol ParentType: AnyObject {}
private protocol ChildType: AnyObject {}

func circularDependenciesWithClosures() {
    InitializerAndProperty.run()
    PropertyAndProperty.run()
    InitializerAndInitializer.run()
}

/// The mother takes her daughter in the initializer; the daughter gets her mother into a property.
private enum InitializerAndProperty {
    class Mother: ParentType {
        let child: (any ChildType)?

        init(child: (any ChildType)?) {
            self.child = child
        }
    }

    class Daughter: ChildType {
        weak var parent: (any ParentType)?
    }

    static func run() {
        heading("Initializer and property")

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
}

/// Both get each other into a property; at least one of them has to by `initCompleted`.
private enum PropertyAndProperty {
    class Mother: ParentType {
        var child: (any ChildType)?
    }

    class Daughter: ChildType {
        weak var parent: (any ParentType)?
    }

    static func run() {
        heading("Property and property")

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
}

/// Neither can be made before the other: an error that names the circle.
private enum InitializerAndInitializer {
    class Mother: ParentType {
        let child: any ChildType

        init(child: any ChildType) {
            self.child = child
        }
    }

    class Daughter: ChildType {
        unowned let parent: any ParentType

        init(parent: any ParentType) {
            self.parent = parent
        }
    }

    static func run() {
        heading("Initializer and initializer")

        let container = Container()
        container.logger = explain
        container.register(ParentType.self) { resolver in
            Mother(child: try resolver.require(ChildType.self))
        }
        container.register(ChildType.self) { resolver in
            Daughter(parent: try resolver.require(ParentType.self))
        }

        let mother = container.resolve(ParentType.self)
        show("mother == nil", mother == nil, expecting: true, because: "ParentType → ChildType → ParentType")
    }
}
