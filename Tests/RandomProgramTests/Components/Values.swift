extension ComponentForm {
    static let structure = ComponentForm("memberwise structure", .value, hasInitializer: false) {
        page,
        plan in
        let name = "Lion\(page.draft.nextNumber())"
        page.add(plan.declaration("struct", name, plan.injectedConstants))
        return Component(type: name, plan.access)
    }

    static let structureWithInitializer = ComponentForm("structure with an initializer", .value) {
        page,
        plan in
        let name = "Lion\(page.draft.nextNumber())"
        page.add(plan.declaration("struct", name, plan.properties, plan.initializer(plan.assignments)))
        return Component(type: name, plan.access)
    }

    /// Which of its specializations exist, the sources of other files say.
    static let generic = ComponentForm("generic component", .value, clarity: .partial) { page, plan in
        let name = "Lion\(page.draft.nextNumber())"
        let initializer = plan.initializer(plan.assignments)
        page.add(plan.declaration("struct", "\(name)<Prey: Sendable>", plan.properties, initializer))
        return Component(type: "\(name)<Int>", plan.access)
    }

    static let enumeration = ComponentForm("enumeration", .value) { page, plan in
        let name = "Lion\(page.draft.nextNumber())"
        page.add(plan.declaration("enum", name, "case awake, asleep", plan.initializer("self = .asleep")))
        return Component(type: name, plan.access)
    }

    static let severalInitializers = ComponentForm("several initializers", .value) { page, plan in
        let name = "Lion\(page.draft.nextNumber())"
        let other = """
            \(plan.access.memberModifier)init(weight: Int, height: Int) {
                self = weight > height ? .awake : .asleep
            }
            """
        page.add(
            plan.declaration(
                "enum",
                name,
                "case awake, asleep",
                plan.initializer(modifiers: "@Inject ", "self = .asleep"),
                "@Inject " + other
            )
        )
        return Component(type: name, plan.access)
    }
}

extension Component {
    /// The component of a type.
    init(type name: String, _ access: Access) {
        self.init(expression: name, listed: "\(name).self", access: access)
    }
}
