extension ServiceForm {
    static let plainProtocol = ServiceForm("protocol") { page, access in
        let name = "Animal\(page.draft.nextNumber())"
        page.add("\(access.modifier)protocol \(name): Sendable {}")
        return .ofProtocol(name, in: page, access)
    }

    static let nonSendableProtocol = ServiceForm("protocol that is not Sendable") { page, access in
        let name = "Animal\(page.draft.nextNumber())"
        page.add("\(access.modifier)protocol \(name) {}")
        var service = Service.ofProtocol(name, in: page, access)
        service.isSendable = false
        service.alternatives.removeFirst()
        return service
    }

    static let classBoundProtocol = ServiceForm("class-bound protocol") { page, access in
        let name = "Animal\(page.draft.nextNumber())"
        page.add("\(access.modifier)protocol \(name): AnyObject, Sendable {}")
        var service = Service.ofProtocol(name, in: page, access)
        service.isClassBound = true
        service.alternatives.append { "any AnyObject & \($0)\(name)" }
        return service
    }

    static let nestedProtocol = ServiceForm("nested protocol") { page, access in
        let namespace = "Kingdom\(page.draft.nextNumber())"
        page.add(
            """
            \(access.modifier)enum \(namespace) {
                \(access.modifier)protocol Animal: Sendable {}
            }
            """
        )
        return .ofProtocol("\(namespace).Animal", in: page, access)
    }

    static let protocolInExtension = ServiceForm("protocol in an extension") { page, access in
        let namespace = "Kingdom\(page.draft.nextNumber())"
        page.add(
            """
            \(access.modifier)enum \(namespace) {
                \(access.modifier)enum Savanna {}
            }

            \(access == .internal ? "" : access.modifier)extension \(namespace).Savanna {
                protocol Animal: Sendable {}
            }
            """
        )
        return .ofProtocol("\(namespace).Savanna.Animal", in: page, access)
    }

    static let refinedProtocol = ServiceForm("refined protocol") { page, access in
        let number = page.draft.nextNumber()
        page.add(
            """
            \(access.modifier)protocol Animal\(number): Sendable {}
            \(access.modifier)protocol Pet\(number): Animal\(number) {}
            """
        )
        var service = Service.ofProtocol("Pet\(number)", in: page, access)
        service.alternatives += [
            { "any \($0)Animal\(number) & \($0)Pet\(number)" },
            { "any \($0)Pet\(number) & \($0)Animal\(number)" },
        ]
        return service
    }

    static let primaryAssociatedType = ServiceForm("primary associated type") { page, access in
        let name = "Store\(page.draft.nextNumber())"
        page.add("\(access.modifier)protocol \(name)<Item>: Sendable { associatedtype Item }")
        var service = Service({ "any \($0)\(name)<Int>" }, in: page, access)
        service.conformance = { $0 + name }
        service.members = "\(access.modifier)typealias Item = Int"
        service.alternatives = [{ "any \($0)\(name)<Swift.Int>" }, { "(any \($0)\(name)<Int>)" }]
        return service
    }

    static let rawName = ServiceForm("name in backticks", clarity: .partial) { page, access in
        let namespace = "Kingdom\(page.draft.nextNumber())"
        page.add(
            """
            \(access.modifier)enum \(namespace) {
                \(access.modifier)protocol `default`: Sendable {}
            }
            """
        )
        return .ofProtocol("\(namespace).`default`", in: page, access)
    }
}

extension Service {
    /// The service of a protocol without associated types.
    static func ofProtocol(_ name: String, in page: Page, _ access: Access) -> Service {
        var service = Service({ "any \($0)\(name)" }, in: page, access)
        service.conformance = { $0 + name }
        service.alternatives = [{ "any \($0)\(name) & Sendable" }, { "(any \($0)\(name))" }]
        if !page.draft.setting.requiresAny { service.alternatives.append { $0 + name } }
        return service
    }
}
