extension ComponentForm {
    static let nested = ComponentForm("nested component", .value) { page, plan in
        let number = page.draft.nextNumber()
        let namespace = "Pride\(number)"
        let code = plan.declaration(
            "struct",
            "Lion\(number)",
            plan.properties,
            plan.initializer(plan.assignments)
        )
        page.add("\(plan.access.modifier)enum \(namespace) {\n\(code.indented)\n}")
        return Component(type: "\(namespace).Lion\(number)", plan.access)
    }

    static let nestedInExtension = ComponentForm("component in an extension", .class) { page, plan in
        let number = page.draft.nextNumber()
        let namespace = "Pride\(number)"
        let code = plan.declaration(
            "final class",
            "Lion\(number)",
            plan.properties,
            plan.initializer(plan.assignments)
        )
        page.add("\(plan.access.modifier)enum \(namespace) {}")
        page.add("extension \(namespace) {\n\(code.indented)\n}")
        return Component(type: "\(namespace).Lion\(number)", plan.access)
    }
}
