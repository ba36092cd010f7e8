import Ampoule

private protocol ParentType: AnyObject {}
private protocol ChildType: AnyObject {}

@Register(ParentType.self)
private class Mother: ParentType {
    let child: any ChildType

    init(@Inject child: any ChildType) {
        self.child = child
    }
}

@Register(ChildType.self)
private class Daughter: ChildType {
    unowned let parent: any ParentType

    init(@Inject parent: any ParentType) {
        self.parent = parent
    }
}

// In one list, the compiler would refuse the cycle. It can't see what another list registers.
@Registrations(Mother.self, provided: [ChildType.self])
private extension Container {}

@Registrations(Daughter.self, named: "registerDaughter", provided: [ParentType.self])
private extension Container {}

/// Neither can be made before the other: an error that names the cycle.
func initializerAndInitializerWithMacros() {
    heading("Initializer and initializer, with macros")

    let container = Container()
    container.registerComponents()
    container.registerDaughter()

    do {
        let mother = try container.mother.make()
        show("mother is Mother", mother is Mother, expecting: nil)
    } catch {
        show("error", error, mentioning: "ParentType → ChildType → ParentType")
    }
}
