extension Fault {
    static let cycle = Fault("cycle", "cycle") { page in
        let first = page.declareService { $0.isComponentService && $0.isSendable }
        let second = page.declareService { $0.isComponentService && $0.isSendable }
        for (service, other) in [(first, second), (second, first)] {
            var service = service
            var need = DependencyForm.plain.spell(other, page)
            need.problem = "cycle"
            let form = page.draft.choose(ComponentForm.all) { form in
                form.suits(service) && !form.isFunction && form.hasInitializer
            }
            page.register(page.declareComponent(form, of: &service, needing: [need], isSimple: true))
        }
        page.addVerification(of: first, title: title)
    }

    static let duplicateKey = Fault("duplicate key", "duplicateKey", failsToResolve: false) { page in
        let service = page.declareService { $0.isComponentService }
        let components = ["  // problem: duplicateKey", "  // problem: duplicateKey"].map { mark in
            var service = service
            let form = page.draft.choose(ComponentForm.all) {
                $0.suits(service) && !$0.isFunction && $0.isTopLevel && $0.clarity == .exact
            }
            return page.declareComponent(form, of: &service, mark: mark, isSimple: true)
        }
        let modifier = components.contains { $0.access == .fileprivate } ? "fileprivate " : ""
        page.add(
            "@Registrations(\(components.map(\.listed).joined(separator: ", ")), named: \"registerTwins\")\n\(modifier)extension Container {}"
        )
        page.register("container.registerTwins()")
    }

    static let needsArguments = Fault("dependency with arguments", "needsArguments") { page in
        let service = page.declareService { $0.isComponentService }
        let type = service.metatype(in: page)
        page.register("container.register(\(type)) { (_, _: Int) in \(page.instance(of: service)) }")
        page.addFaultyComponent(needing: service, "needsArguments")
    }

    static let asynchronousDependency = Fault("asynchronous dependency", "asynchronousDependency") { page in
        let service = page.declareService { $0.isComponentService }
        let type = service.metatype(in: page)
        page.register(
            "container.register(\(type)) { resolver in\n    await Task.yield()\n    return \(page.instance(of: service))\n}"
        )
        page.addFaultyComponent(needing: service, "asynchronousDependency") { form in
            [DependencyForm.plain.name, DependencyForm.alternative.name].contains(form.name)
        }
    }
}

extension ServiceForm {
    /// Whether instances of it can be in any component.
    fileprivate var isSendable: Bool { name != ServiceForm.nonSendableProtocol.name }

    /// Whether a type can implement it.
    var isComponentService: Bool {
        let concrete: [ServiceForm] = [.structure, .finalClass, .genericType, .nestedInGenericType]
        let bases: [ServiceForm] = [.baseClass, .baseClassWithProtocol]
        return !(concrete + bases + ServiceForm.built).contains { $0.name == name }
    }
}

extension ComponentForm {
    /// Whether the component is no member of another type, whose accessors have other names.
    fileprivate var isTopLevel: Bool {
        name != ComponentForm.nested.name && name != ComponentForm.nestedInExtension.name
    }
}
