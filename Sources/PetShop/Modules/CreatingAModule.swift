import AmpouleModules

private class Service {}

/// A singleton is stored once it is made; a factory makes a new instance for each request.
func creatingAModule() {
    heading("Creating a module")

    let yourModule = module {
        singleton { _ in Service() }
        factory { _ in Int.random(in: 0..<5) }
    }

    let service: Service? = yourModule.get()
    let sameService: Service? = yourModule.get()
    let number: Int? = yourModule.get()
    show("service === sameService", service === sameService, expecting: true)
    show("(0..<5).contains(number)", number.map { (0..<5).contains($0) }, expecting: true)
}

/// The first of several elements for one type takes precedence.
func creatingAModuleConditionally() {
    heading("Creating a module with names, conditions and loops")

    let isWeekend = true
    let shopModule = module {
        for pet in ["cat", "dog"] {
            singleton(named: pet) { "the \(pet)" }
        }
        if isWeekend {
            factory { "closed" }
        }
        factory { "open" }
    }

    let dog: String? = shopModule.get(named: "dog")
    let sign: String? = shopModule.get()
    show("shopModule.get(named: \"dog\")", dog, expecting: "the dog")
    show("shopModule.get()", sign, expecting: "closed")
}
