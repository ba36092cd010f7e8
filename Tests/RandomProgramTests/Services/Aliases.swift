extension ServiceForm {
    static let alias = ServiceForm("alias") { page, access in
        let number = page.draft.nextNumber()
        let target =
            page.draft.setting.requiresAny || page.draft.random.says(0.5)
            ? "any Animal\(number)" : "Animal\(number)"
        page.add(
            """
            \(access.modifier)protocol Animal\(number): Sendable {}
            \(access.modifier)typealias Beast\(number) = \(target)
            """
        )
        var service = Service.ofProtocol("Animal\(number)", in: page, access)
        service.alternatives.append { "\($0)Beast\(number)" }
        return service
    }

    static let aliasOfComposition = ServiceForm("alias of a composition", clarity: .partial) {
        page,
        access in
        let number = page.draft.nextNumber()
        page.add(
            """
            \(access.modifier)protocol Swimmer\(number): Sendable {}
            \(access.modifier)protocol Walker\(number) {}
            \(access.modifier)typealias Duck\(number) = Swimmer\(number) & Walker\(number)
            """
        )
        var service = Service({ "any \($0)Duck\(number)" }, in: page, access)
        service.conformance = { "\($0)Duck\(number)" }
        service.alternatives = [{ "any \($0)Walker\(number) & \($0)Swimmer\(number)" }]
        return service
    }
}
