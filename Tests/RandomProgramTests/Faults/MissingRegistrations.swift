extension Fault {
    static let droppedRegistration = Fault("dropped registration", "missingRegistration") { page in
        var service = page.declareService { $0.canBeMissing }
        let form = page.draft.choose(ComponentForm.all) { $0.suits(service) }
        _ = page.declareComponent(form, of: &service, isSimple: true)
        page.addFaultyComponent(needing: service, "missingRegistration")
    }

    static let misspelledName = Fault("misspelled name", "missingRegistration") { page in
        var service = page.declareService { $0.isImplementable }
        service.registeredName = RegisteredName(value: "main")
        page.addProvider(of: service)
        service.registeredName = RegisteredName(value: "mian")
        page.addFaultyComponent(needing: service, "missingRegistration")
    }

    static let missingName = Fault("missing name", "missingRegistration") { page in
        var service = page.declareService { $0.canBeMissing }
        service.registeredName = RegisteredName(value: "main")
        page.addProvider(of: service)
        service.registeredName = nil
        page.addFaultyComponent(needing: service, "missingRegistration")
    }

    static let missingRequest = Fault("missing request", "missingRegistration", isInContainer: false) {
        page in
        // What a library requires is for programs to register.
        let page = page.draft.modules.last?.addPage() ?? page
        let service = page.declareService { $0.canBeMissing }
        page.addRequest(of: service, mark: "  // problem: missingRegistration", title: title)
    }
}

extension ServiceForm {
    /// Whether a parameter can hold it, and is not nil without it.
    var isImplementable: Bool { ![ServiceForm.function.name, ServiceForm.optionalType.name].contains(name) }

    /// Whether nothing provides it without a name if it is not registered; a list is empty then.
    fileprivate var canBeMissing: Bool {
        isImplementable && ![ServiceForm.collection.name, ServiceForm.dictionary.name].contains(name)
    }
}
