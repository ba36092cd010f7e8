extension ComponentForm {
    /// A function marked `@Provides`.
    static let provided = ComponentForm("provided function", .value, isFunction: true) { page, plan in
        let number = page.draft.nextNumber()
        guard let service = plan.service else { return structure.declare(page, plan) }
        let type = service.type(service.path(in: page))
        let body = [plan.uses, "return \(page.instance(of: service))"].filter { !$0.isEmpty }.joined(
            separator: "\n"
        )
        page.add(
            """
            \(plan.access.modifier)enum Tools\(number) {
                \(plan.isIsolated ? "@MainActor " : "")@Provides\(plan.arguments)
                \(plan.access.memberModifier)static func lion\(number)(\(plan.parameters.replacing("\n", with: "\n    ")))\(plan.effects) -> \(type) {
            \(body.indented.indented)
                }
            }
            """
        )
        let name = "Tools\(number).lion\(number)Component"
        return Component(expression: name, listed: name, access: plan.access)
    }
}

extension Page {
    /// An expression that makes an instance of a service, with a type for it if it needs one.
    func instance(of service: Service) -> String {
        if let instance = service.instance { return instance(service.path(in: self)) }
        let name = "Stub\(draft.nextNumber())"
        let keyword = service.isClassBound ? "final class" : "struct"
        let initializer = service.isSuperclass ? "override init() {}" : "init() {}"
        let conformance = service.conformance?(service.path(in: self)) ?? ""
        let members = service.members.replacing("public ", with: "")
        add(
            "private \(keyword) \(name): \(conformance) {\n\([members, initializer].joined(separator: "\n").indented)\n}"
        )
        return "\(name)()"
    }
}
