extension ServiceForm {
    static let protocolComposition = ServiceForm("composition", clarity: .partial) { page, access in
        let number = page.draft.nextNumber()
        page.add(
            """
            \(access.modifier)protocol Swimmer\(number): Sendable {}
            \(access.modifier)protocol Walker\(number) {}
            """
        )
        var service = Service({ "any \($0)Swimmer\(number) & \($0)Walker\(number)" }, in: page, access)
        service.conformance = { "\($0)Swimmer\(number), \($0)Walker\(number)" }
        service.alternatives = [
            { "any \($0)Walker\(number) & \($0)Swimmer\(number)" },
            { "any \($0)Walker\(number) & Sendable & \($0)Swimmer\(number)" },
        ]
        return service
    }

    static let markedComposition = ServiceForm("composition with Sendable", clarity: .partial) {
        page,
        access in
        let name = "Animal\(page.draft.nextNumber())"
        page.add("\(access.modifier)protocol \(name) {}")
        var service = Service({ "any \($0)\(name) & Sendable" }, in: page, access)
        service.conformance = { "\($0)\(name), Sendable" }
        service.alternatives = [{ "any Sendable & \($0)\(name)" }]
        return service
    }

    static let baseClassWithProtocol = ServiceForm("class with a protocol", clarity: .partial) {
        page,
        access in
        let number = page.draft.nextNumber()
        page.add(
            """
            \(access == .public ? "open " : access.modifier)class Beast\(number): @unchecked Sendable {
                \(access == .public ? "public " : "")init() {}
            }
            \(access.modifier)protocol Walker\(number) {}
            """
        )
        var service = Service({ "any \($0)Beast\(number) & \($0)Walker\(number)" }, in: page, access)
        service.conformance = { "\($0)Beast\(number), \($0)Walker\(number), @unchecked Sendable" }
        service.alternatives = [{ "any \($0)Walker\(number) & \($0)Beast\(number)" }]
        service.isClassBound = true
        service.isSuperclass = true
        return service
    }
}
