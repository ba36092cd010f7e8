import Ampoule

private protocol ParentType: AnyObject {}
private protocol ChildType: AnyObject {}

private class Mother: ParentType {
    let child: any ChildType

    init(child: any ChildType) {
        self.child = child
    }
}

private class Daughter: ChildType {
    unowned let parent: any ParentType

    init(parent: any ParentType) {
        self.parent = parent
    }
}

/// Neither can be made before the other: an error that names the cycle.
func initializerAndInitializerWithClosures() {
    heading("Initializer and initializer, with closures")

    let container = Container()
    container.register(ParentType.self) { resolver in
        Mother(child: try resolver.require(ChildType.self))
    }
    container.register(ChildType.self) { resolver in
        Daughter(parent: try resolver.require(ParentType.self))
    }

    do {
        let mother = try container.require(ParentType.self)
        show("mother is Mother", mother is Mother, expecting: nil)
    } catch {
        show("error", error, mentioning: "ParentType → ChildType → ParentType")
    }
}
