extension ComponentForm {
    static let conditionalMembers = ComponentForm("members in an #if", .class, clarity: .partial) {
        page,
        plan in
        let name = "Lion\(page.draft.nextNumber())"
        let condition = page.draft.random.pick(Condition.true)
        let isOverride = plan.service?.isSuperclass == true
        page.add(
            plan.declaration(
                "final class",
                name,
                """
                #if \(condition)
                \(plan.properties)

                \(plan.initializer(plan.assignments))
                #else
                \(isOverride ? "override " : "")\(plan.access.memberModifier)init() {}
                #endif
                """
            )
        )
        return Component(type: name, plan.access)
    }
}
