extension ServiceForm {
    /// A protocol with the name of protocols in other modules.
    static let namesake = ServiceForm("namesake", clarity: .partial, canBePrivate: false) { page, access in
        guard let name = page.module.takeNamesake() else { return plainProtocol.declare(page, access) }
        page.add("\(access.modifier)protocol \(name): Sendable {}")
        var service = Service.ofProtocol(name, in: page, access)
        service.isAmbiguous = true
        return service
    }
}
