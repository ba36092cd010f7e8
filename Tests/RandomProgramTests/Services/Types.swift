extension ServiceForm {
    static let baseClass = ServiceForm("base class") { page, access in
        let name = "Beast\(page.draft.nextNumber())"
        page.add(
            """
            \(access == .public ? "open " : access.modifier)class \(name): @unchecked Sendable {
                \(access == .public ? "public " : "")init() {}
            }
            """
        )
        var service = Service({ "\($0)\(name)" }, in: page, access)
        service.conformance = { "\($0)\(name), @unchecked Sendable" }
        service.isClassBound = true
        service.isSuperclass = true
        return service
    }

    static let structure = ServiceForm("structure") { page, access in
        let name = "Food\(page.draft.nextNumber())"
        page.add("\(access.modifier)struct \(name): Sendable {\n    \(access.memberModifier)init() {}\n}")
        var service = Service({ "\($0)\(name)" }, in: page, access)
        service.instance = { "\($0)\(name)()" }
        return service
    }

    static let finalClass = ServiceForm("final class") { page, access in
        let name = "Stable\(page.draft.nextNumber())"
        page.add("\(access.modifier)final class \(name) {\n    \(access.memberModifier)init() {}\n}")
        var service = Service({ "\($0)\(name)" }, in: page, access)
        service.instance = { "\($0)\(name)()" }
        service.isSendable = false
        return service
    }

    static let genericType = ServiceForm("generic type") { page, access in
        let name = "Box\(page.draft.nextNumber())"
        page.add(
            """
            \(access.modifier)struct \(name)<Content: Sendable>: Sendable {
                \(access.memberModifier)init() {}
            }
            """
        )
        let alias = "BoxOfInt\(page.draft.nextNumber())"
        page.add("\(access.modifier)typealias \(alias) = \(name)<Int>")
        var service = Service({ "\($0)\(name)<Int>" }, in: page, access)
        service.instance = { "\($0)\(name)<Int>()" }
        service.alternatives = [{ "\($0)\(name)<Swift.Int>" }, { $0 + alias }]
        return service
    }

    static let nestedInGenericType = ServiceForm("type in a generic type") { page, access in
        let name = "Box\(page.draft.nextNumber())"
        page.add(
            """
            \(access.modifier)enum \(name)<Content> {
                \(access.modifier)struct Lid: Sendable {
                    \(access.memberModifier)init() {}
                }
            }
            """
        )
        var service = Service({ "\($0)\(name)<Int>.Lid" }, in: page, access)
        service.instance = { "\($0)\(name)<Int>.Lid()" }
        service.alternatives = [{ "\($0)\(name)<Swift.Int>.Lid" }]
        return service
    }
}

extension Access {
    /// The modifier of a member that is to be as visible as its type.
    var memberModifier: String { self == .public ? "public " : "" }
}
