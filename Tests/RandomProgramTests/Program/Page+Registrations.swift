import TestSupport

extension Page {
    /// Adds a service with what makes it, its registration, and code that resolves it.
    func addRegistration() {
        if draft.random.says(0.25) {
            addOwnComponent()
        } else if let service = takeService() {
            addProvider(of: service)
        }
    }

    /// Declares a service, or takes one that is declared elsewhere and not registered so far.
    private func takeService() -> Service? {
        var service: Service
        let open = draft.open.indices.filter { draft.open[$0].isVisible(in: self) }
        if let place = open.randomElement(using: &draft.random), draft.random.says(0.6) {
            service = draft.open.remove(at: place)
        } else {
            service = declareService()
            if draft.random.says(0.25) {
                draft.open.append(service)
                return nil
            }
        }
        if draft.random.says(0.2) { service.registeredName = draft.choose(NameForm.all).declare(self) }
        return service
    }

    /// Declares a service.
    func declareService(where suits: (ServiceForm) -> Bool = { _ in true }) -> Service {
        let access = draft.random.pick(Access.allCases)
        let form = draft.choose(ServiceForm.all) { ($0.canBePrivate || access != .fileprivate) && suits($0) }
        return form.declare(self, access)
    }

    /// Adds what makes a service, registers it, and adds code that resolves it.
    func addProvider(of service: Service) {
        var service = service
        let dice = Int.random(in: 0..<10, using: &draft.random)
        if dice < 6, service.conformance != nil {
            let form = draft.choose(ComponentForm.all) { $0.suits(service) && !$0.isFunction }
            register(declareComponent(form, of: &service))
        } else if dice < 7, dice > 3 {
            register(declareComponent(draft.choose([ComponentForm.provided]), of: &service))
        } else {
            register(planClosure(for: &service))
        }
        draft.services.append(service)
        addVerification(of: service)
    }

    // MARK: - Registration

    /// Registers a component.
    func register(_ component: Component) {
        if component.isListable, draft.random.says(0.3) {
            module.listed.append(component.listed)
        } else {
            let statement = draft.choose(ComponentStatement.all) { $0.suits(component) }.write(
                component,
                self
            )
            register(draft.choose(Place.all).write(statement, self))
        }
    }

    private func register(_ plan: ClosurePlan) {
        let statement = draft.choose(ClosureStatement.all) { $0.suits(plan) }.write(plan, self)
        register(draft.choose(Place.all).write(statement, self))
    }

    private func planClosure(for service: inout Service) -> ClosurePlan {
        // A factory is injected, and cannot be asked for.
        let needs = dependencies {
            !$0.isIsolated
        } in: {
            $0.name != DependencyForm.factory.name
        }
        service.isAwaited = needs.contains(where: \.isAwaited)
        let isAwaited = service.isAwaited
        let isShared = service.isSendable && draft.random.says(0.3)
        return ClosurePlan(
            service: service,
            needs: needs.map { $0.resolution(isAwaiting: isAwaited) },
            isAwaited: isAwaited,
            instance: instance(of: service),
            name: service.registeredName.map { ", name: \($0.text(in: self))" } ?? "",
            scope: isShared
                ? ".inObjectScope(.container)" : draft.random.pick(["", ".inObjectScope(.transient)"])
        )
    }

    // MARK: - Verification

    /// Adds a function that requires a service, which is not expected to fail, and code that calls it.
    ///
    /// - Parameters:
    ///   - mark: A comment behind the line that requires the service.
    ///   - title: What the program calls the service.
    func addRequest(of service: Service, mark: String = "", title: String? = nil) {
        let number = draft.nextNumber()
        let name = service.registeredName.map { ", name: \($0.text(in: self))" } ?? ""
        let call = "container.require(\(service.metatype(in: self))\(name))"
        add("private func ask\(number)(_ container: Container) throws {\n    _ = try \(call)\(mark)\n}")
        verify(title ?? service.type(""), "try ask\(number)(container)")
    }

    /// Adds code that resolves a service.
    ///
    /// - Parameter title: What the program calls the service.
    func addVerification(of service: Service, title: String? = nil) {
        if title == nil, !service.takesArgument, !service.isAwaited, !service.isIsolated,
            draft.random.says(0.3)
        {
            return addRequest(of: service)
        }
        let type = service.metatype(in: self)
        let title = title ?? service.type("")
        let name = service.registeredName.map { ", name: \($0.text(in: self))" } ?? ""
        let wait = service.isAwaited ? "await " : ""
        let call =
            service.takesArgument
            ? "container.factory(for: \(type)).make(count: 1)"
            : "container.\(service.isAwaited ? "asynchronous." : "")require(\(type)\(name))"
        verify(title, isAwaited: service.isAwaited, "_ = try \(wait)\(call)")
    }
}
