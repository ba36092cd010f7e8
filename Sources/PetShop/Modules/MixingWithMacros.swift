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

@Registrations(Horse.self)
private extension Container {}

/// A component is an element of a module like others, and a module can be called in a typed way.
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
