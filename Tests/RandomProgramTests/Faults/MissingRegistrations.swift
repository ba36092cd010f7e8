extension Fault {
    static let droppedRegistration = Fault("dropped registration", "missingProvider") { page in
        var service = page.declareService { $0.isImplementable }
        let form = page.draft.choose(ComponentForm.all) { $0.suits(service) }
        _ = page.declareComponent(form, of: &service, isSimple: true)
        page.addFaultyComponent(needing: service, "missingProvider")
    }

    static let misspelledName = Fault("misspelled name", "missingProvider") { page in
        var service = page.declareService { $0.isImplementable }
        service.registeredName = RegisteredName(value: "main")
        page.addProvider(of: service)
        service.registeredName = RegisteredName(value: "mian")
        page.addFaultyComponent(needing: service, "missingProvider")
    }

    static let missingName = Fault("missing name", "missingProvider") { page in
        var service = page.declareService { $0.isImplementable }
        service.registeredName = RegisteredName(value: "main")
        page.addProvider(of: service)
        service.registeredName = nil
        page.addFaultyComponent(needing: service, "missingProvider")
    }
}

extension ServiceForm {
    /// Whether a component can implement it, and a parameter hold it.
    var isImplementable: Bool { !["function"].contains(name) }
}
