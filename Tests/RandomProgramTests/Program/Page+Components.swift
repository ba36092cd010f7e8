import TestSupport

extension Page {
    // MARK: - Dependencies

    /// Dependencies on a few of the services.
    func dependencies(
        where suits: (Service) -> Bool,
        in forms: (DependencyForm) -> Bool = { _ in true }
    ) -> [Dependency] {
        let services = draft.services.filter { $0.isVisible(in: self) && suits($0) }
        return services.shuffled(using: &draft.random).prefix(Int.random(in: 0...3, using: &draft.random))
            .compactMap { service in dependency(on: service, where: forms) }
    }

    /// A dependency on a service, if there is a form for it.
    func dependency(on service: Service, where suits: (DependencyForm) -> Bool = { _ in true }) -> Dependency?
    {
        func fits(_ form: DependencyForm) -> Bool { form.suits(service, self) && suits(form) }
        guard DependencyForm.all.contains(where: fits) else { return nil }
        return draft.choose(DependencyForm.all, where: fits).spell(service, self)
    }

    // MARK: - Components

    /// Adds a component that is its own service, registers it, and adds code that resolves it.
    func addOwnComponent() {
        let form = draft.choose(ComponentForm.all) { !$0.isFunction }
        let isIsolated = form.kind == .class && draft.random.says(0.1)
        let needs = dependencies { need in
            !need.isFunction && (form.hasInitializer || !need.isAwaited && !need.isIsolated)
                && (isIsolated || !need.isIsolated)
        }
        let (component, service) = declareComponent(form, needs, isIsolated: isIsolated)
        register(component)
        draft.services.append(service)
        addVerification(of: service)
    }

    /// Declares a component that is its own service.
    func declareComponent(
        _ form: ComponentForm,
        _ needs: [Dependency],
        isIsolated: Bool = false,
        isSimple: Bool = false
    ) -> (Component, Service) {
        let isSendable =
            isIsolated || form.kind == .actor || needs.allSatisfy(\.isSendable) && form.isSendable
        let accesses = Set(needs.map(\.access))
        let access =
            Access.allCases.first { accesses.contains($0) && $0 != .public }
            ?? draft.random.pick(Access.allCases)
        let name = !isSimple && draft.random.says(0.2) ? draft.choose(NameForm.all).declare(self) : nil
        var plan = ComponentPlan(
            service: nil,
            dependencies: needs,
            arguments: arguments([], name, isSendable: isSendable, form),
            inheritance: isSendable && !isIsolated && form.kind != .actor ? ": Sendable" : "",
            access: access
        )
        plan.isIsolated = isIsolated
        plan.isAwaited =
            needs.contains(where: \.isAwaited) || !isSimple && form.hasInitializer && draft.random.says(0.08)
        plan.takesArgument = !isSimple && form.hasInitializer && draft.random.says(0.12)
        let component = form.declare(self, plan)
        var service = Service({ $0 + component.expression }, in: self, access)
        service.ownComponent = service.type
        service.isSendable = isSendable
        service.isAwaited = plan.isAwaited
        service.isIsolated = isIsolated
        service.takesArgument = plan.takesArgument
        service.registeredName = name
        return (component, service)
    }

    /// Declares a component of a service.
    ///
    /// - Parameters:
    ///   - further: Dependencies that it has besides random ones.
    ///   - mark: A comment behind the line with its name.
    func declareComponent(
        _ form: ComponentForm,
        of service: inout Service,
        needing further: [Dependency] = [],
        mark: String = "",
        isSimple: Bool = false
    ) -> Component {
        let isSendable = service.isSendable && form.kind != .actor && !form.isFunction
        let canWait = form.hasInitializer && !service.isSuperclass
        let needs =
            further
            + dependencies { need in
                !isSimple && !need.isFunction && !need.isIsolated && (need.isSendable || !isSendable)
                    && (canWait || !need.isAwaited)
            }
        let accesses = Set(needs.map(\.access) + [service.access])
        var access = Access.allCases.first { accesses.contains($0) } ?? .internal
        if draft.random.says(0.4) { access = access == .public ? .internal : .fileprivate }
        let further =
            form.isFunction || isSimple || draft.random.says(0.8) ? nil : furtherService(of: service, access)
        var plan = ComponentPlan(
            service: service,
            dependencies: needs,
            arguments: arguments(
                form.isFunction
                    ? [] : ([service] + [further].compactMap(\.self)).map { $0.metatype(in: self) },
                service.registeredName,
                isSendable: service.isSendable,
                form
            ),
            inheritance: inheritance(of: service, form)
                + (further?.conformance.map { ", " + $0("") } ?? ""),
            access: access
        )
        plan.isAwaited = needs.contains(where: \.isAwaited) || canWait && !isSimple && draft.random.says(0.08)
        plan.mark = mark
        service.isAwaited = plan.isAwaited
        if var further {
            further.isAwaited = plan.isAwaited
            draft.services.append(further)
            addVerification(of: further)
        }
        return form.declare(self, plan)
    }

    /// Declares a further service of the component of a service.
    private func furtherService(of service: Service, _ access: Access) -> Service {
        let name = "Trait\(draft.nextNumber())"
        add("\(access.modifier)protocol \(name)\(service.isSendable ? ": Sendable" : "") {}")
        var further = Service({ "any \($0)\(name)" }, in: self, access)
        further.conformance = { $0 + name }
        further.isSendable = service.isSendable
        further.registeredName = service.registeredName
        return further
    }

    /// What a component states behind its name.
    private func inheritance(of service: Service, _ form: ComponentForm) -> String {
        let conformance = ": " + (service.conformance?(service.path(in: self)) ?? "")
        guard service.isSendable, !form.isSendable, !service.isSuperclass else { return conformance }
        return conformance.replacing(", Sendable", with: "") + ", @unchecked Sendable"
    }

    /// The arguments of an attribute, with parentheses.
    private func arguments(
        _ services: [String],
        _ name: RegisteredName?,
        isSendable: Bool,
        _ form: ComponentForm
    ) -> String {
        let shared: [String?] = form.kind == .value ? ["container"] : ["container", "weak"]
        let scope = isSendable && draft.random.says(0.3) ? shared : [nil, nil, "graph", "transient"]
        let further = [
            name.map { "name: \($0.text(in: self))" }, draft.random.pick(scope).map { "scope: .\($0)" },
        ]
        let all = services + further.compactMap(\.self)
        return all.isEmpty ? "" : "(\(all.joined(separator: ", ")))"
    }
}
