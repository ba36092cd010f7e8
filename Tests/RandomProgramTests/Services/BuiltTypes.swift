extension ServiceForm {
    /// The types that the language has a syntax for.
    static let built: [ServiceForm] = [
        .collection, .dictionary, .optionalType, .tuple, .labelledTuple, .function, .metatype,
    ]

    static let collection = ServiceForm("collection") { page, access in
        let name = page.addFood(access)
        var service = Service({ "[\($0)\(name)]" }, in: page, access)
        service.instance = { "[\($0)\(name)]()" }
        service.alternatives = [{ "Array<\($0)\(name)>" }, { "Swift.Array<\($0)\(name)>" }]
        return service
    }

    static let dictionary = ServiceForm("dictionary") { page, access in
        let name = page.addFood(access)
        var service = Service({ "[String: \($0)\(name)]" }, in: page, access)
        service.instance = { "[String: \($0)\(name)]()" }
        service.alternatives = [{ "Dictionary<String, \($0)\(name)>" }, { "[Swift.String: \($0)\(name)]" }]
        return service
    }

    static let optionalType = ServiceForm("optional type") { page, access in
        let name = page.addFood(access)
        var service = Service({ "\($0)\(name)?" }, in: page, access)
        service.instance = { "Optional(\($0)\(name)())" }
        service.alternatives = [{ "Optional<\($0)\(name)>" }, { "Swift.Optional<\($0)\(name)>" }]
        return service
    }

    static let tuple = ServiceForm("tuple") { page, access in
        let name = page.addFood(access)
        var service = Service({ "(\($0)\(name), Int)" }, in: page, access)
        service.instance = { "(\($0)\(name)(), 1)" }
        service.alternatives = [{ "(\($0)\(name), Swift.Int)" }, { "((\($0)\(name)), Int)" }]
        return service
    }

    static let labelledTuple = ServiceForm("tuple with labels") { page, access in
        let name = page.addFood(access)
        let alias = "Meal\(page.draft.nextNumber())"
        page.add("\(access.modifier)typealias \(alias) = (food: \(name), count: Int)")
        var service = Service({ "(food: \($0)\(name), count: Int)" }, in: page, access)
        service.instance = { "(food: \($0)\(name)(), count: 1)" }
        service.alternatives = [{ $0 + alias }]
        return service
    }

    static let function = ServiceForm("function") { page, access in
        let name = page.addFood(access)
        var service = Service({ "@Sendable () -> \($0)\(name)" }, in: page, access)
        service.isFunction = true
        service.instance = { "{ \($0)\(name)() } as @Sendable () -> \($0)\(name)" }
        service.alternatives = [{ "@Sendable () -> (\($0)\(name))" }]
        return service
    }

    static let metatype = ServiceForm("metatype") { page, access in
        let name = page.addFood(access)
        var service = Service({ "\($0)\(name).Type" }, in: page, access)
        service.instance = { "\($0)\(name).self" }
        return service
    }
}

extension Page {
    /// Adds a structure that other types are built of.
    fileprivate func addFood(_ access: Access) -> String {
        let name = "Food\(draft.nextNumber())"
        add("\(access.modifier)struct \(name): Sendable {\n    \(access.memberModifier)init() {}\n}")
        return name
    }
}
