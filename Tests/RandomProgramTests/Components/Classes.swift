extension ComponentForm {
    static let finalClass = ComponentForm("memberwise class", .class, hasInitializer: false) { page, plan in
        let name = "Lion\(page.draft.nextNumber())"
        page.add(plan.declaration("final class", name, plan.injectedConstants))
        return Component(type: name, plan.access)
    }

    static let classWithInitializer = ComponentForm("class with an initializer", .class) { page, plan in
        let name = "Lion\(page.draft.nextNumber())"
        page.add(plan.declaration("final class", name, plan.properties, plan.initializer(plan.assignments)))
        return Component(type: name, plan.access)
    }

    static let actor = ComponentForm("actor", .actor) { page, plan in
        let name = "Lion\(page.draft.nextNumber())"
        page.add(plan.declaration("actor", name, plan.properties, plan.initializer(plan.assignments)))
        return Component(type: name, plan.access)
    }

    static let classWithProperties = ComponentForm(
        "class with injected properties",
        .class,
        hasInitializer: false,
        isSendable: false
    ) { page, plan in
        let name = "Lion\(page.draft.nextNumber())"
        let initializer =
            "\(plan.service?.isSuperclass == true ? "override " : "")\(plan.access.memberModifier)init() {}"
        page.add(plan.declaration("final class", name, plan.injectedVariables, initializer))
        return Component(type: name, plan.access)
    }

    /// A component whose superclass is a component that is not registered, with what is injected.
    static let subclass = ComponentForm(
        "subclass of a component",
        .class,
        hasInitializer: false,
        isSendable: false,
        where: { !$0.isSuperclass }
    ) { page, plan in
        let (name, base) = ("Lion\(page.draft.nextNumber())", "Cat\(page.draft.nextNumber())")
        let sendability = plan.inheritance.contains("Sendable") ? ": @unchecked Sendable" : ""
        page.add(
            """
            \(plan.isIsolated ? "@MainActor " : "")@Register
            \(plan.access.modifier)class \(base)\(sendability) {
            \([plan.injectedVariables, "\(plan.access.memberModifier)init() {}"].joined(separator: "\n").indented)
            }
            """
        )
        var plan = plan
        plan.inheritance =
            ": \(base)" + (plan.inheritance.isEmpty ? "" : ", " + plan.inheritance.dropFirst(2))
        page.add(
            plan.declaration(
                "final class",
                name,
                "override \(plan.access.memberModifier)init() { super.init() }"
            )
        )
        return Component(type: name, plan.access)
    }

    static let classWithMethod = ComponentForm("class with an injected method", .class, hasInitializer: false)
    { page, plan in
        let name = "Lion\(page.draft.nextNumber())"
        let initializer =
            "\(plan.service?.isSuperclass == true ? "override " : "")\(plan.access.memberModifier)init() {}"
        let method =
            plan.dependencies.isEmpty
            ? "" : "@Inject func settle(\(plan.methodParameters)) {}\(plan.methodMark)"
        page.add(plan.declaration("final class", name, initializer, method))
        return Component(type: name, plan.access)
    }
}

extension ComponentPlan {
    /// The parameters of an injected method.
    fileprivate var methodParameters: String {
        dependencies.enumerated().map { number, dependency in
            "\(dependency.name.map { "@Inject(name: \($0)) " } ?? "")_ need\(number + 1): \(dependency.type)"
        }.joined(separator: ", ")
    }

    /// The comment that announces a problem of an injected method, which is reported at the method.
    fileprivate var methodMark: String { dependencies.map(\.mark).joined() }
}
