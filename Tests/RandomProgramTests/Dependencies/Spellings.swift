extension DependencyForm {
    static let plain = DependencyForm("plain dependency") { service, page in
        service.dependency(service.type(service.path(in: page)), in: page)
    }

    static let alternative = DependencyForm(
        "dependency in another spelling",
        where: { service, _ in !service.isDeferredOnly && !service.alternatives.isEmpty }
    ) { service, page in
        let spelling = service.alternatives.randomElement(using: &page.draft.random) ?? service.type
        return service.dependency(spelling(service.path(in: page)), in: page)
    }

    static let aliased = DependencyForm("dependency by an alias") { service, page in
        let alias = "Wanted\(page.draft.nextNumber())"
        page.add("\(service.access.modifier)typealias \(alias) = \(service.type(service.path(in: page)))")
        return service.dependency(alias, in: page)
    }

    static let scopedImport = DependencyForm(
        "scoped import",
        where: { service, page in service.isAmbiguous && service.module != page.module.name }
    ) { service, page in
        let type = service.type("")
        let name = String(type.dropFirst("any ".count))
        // What the module declares itself hides what it imports.
        guard page.module.leaves(name) || page.imports(name, from: service.module) else {
            return plain.spell(service, page)
        }
        page.add(import: "import protocol \(service.module).\(name)")
        return service.dependency(type, in: page)
    }
}
