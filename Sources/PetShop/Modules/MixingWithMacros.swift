import AmpouleModules

private protocol Animal {
    var name: String { get }
}

@Register(Animal.self)
private struct Horse: Animal {
    @Inject let stable: Stable
    let name: String
}

private final class Stable: Sendable {
    let place = "by the river"
}

@Registrations(Horse.self, provided: [Stable.self])
private extension Container {}

/// Lists a component in a module, and resolves from the module by typed calls.
func mixingWithMacros() {
    heading("Mixing modules with macros")

    let farm = makeContainer {
        modules {
            module {
                Horse.self
                singleton { Stable() }
            }
        }
    }

    let lucky = farm.horse(name: "Lucky")
    show("farm.horse(name: \"Lucky\").name", lucky.name, expecting: "Lucky")

    let spirit: Animal? = farm.get("Spirit")
    let place = (spirit as? Horse)?.stable.place
    show("the place of the stable of farm.get(\"Spirit\")", place, expecting: "by the river")
}
