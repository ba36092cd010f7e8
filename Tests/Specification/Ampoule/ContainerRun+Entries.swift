import Ampoule

extension ContainerRun {
    /// Makes a registration.
    func newEntry(_ operation: Operation, _ id: Int) throws -> (any Entry)? {
        switch operation {
        case .register(let key, let plan, let container):
            guard let container = self.container(container) else { return nil }
            let type = key.service.type
            return mode.isAsynchronous
                ? type.register(key, in: container, awaiting: awaitedFactory(plan, id, key.service))
                : type.register(key, in: container, factory(plan, id, key.service))
        case .instance(let key, let container):
            guard let container = self.container(container) else { return nil }
            return key.service.type.register(key, instance: code.make(key.service), in: container)
        case .forward(let service, let name, let container, let target):
            guard let container = self.container(container), let target = entry(target) else { return nil }
            return service.type.forward(name: name, to: target, in: container)
        case .override(let key, let plan, let container):
            guard let container = self.container(container) else { return nil }
            let type = key.service.type
            return mode.isAsynchronous
                ? try type.override(key, in: container, awaiting: awaitedFactory(plan, id, key.service))
                : try type.override(key, in: container, factory(plan, id, key.service))
        case .contribute(let service, let name, let plan, let container):
            guard let container = self.container(container) else { return nil }
            return mode.isAsynchronous
                ? service.type.contribute(
                    name: name,
                    in: container,
                    awaiting: awaitedFactory(plan, id, service)
                )
                : service.type.contribute(name: name, in: container, factory(plan, id, service))
        case .decorate(let key, let plan, let container):
            guard let container = self.container(container) else { return nil }
            let type = key.service.type
            return mode.isAsynchronous
                ? try type.decorate(key, in: container, awaiting: awaitedDecorator(plan, id, key.service))
                : try type.decorate(key, in: container, decorator(plan, id, key.service))
        default: return nil
        }
    }

    func configure(_ entry: any Entry, _ setting: Setting, _ id: Int) {
        switch setting {
        case .scope(let scope): setScope(scope, of: entry)
        case .completion(let plan):
            if mode.isAsynchronous, let entry = entry as? any AwaitedEntry {
                entry.complete(awaiting: awaitedCompletion(plan, id))
            } else {
                entry.complete(completion(plan, id))
            }
        case .onClose(let isFailing):
            entry.close { [code] instance in
                let call = Call(role: .closing, statement: id, instance: instance.number)
                try code.close(call, isFailing: isFailing)
            }
        case .contributes(let service, let name):
            // A list passes no arguments, so this would stop the program.
            if !entry.takesArguments { service.type.contribute(entry, name: name) }
        }
    }

    // MARK: - Synchronous closures

    private func factory(_ plan: Plan, _ id: Int, _ service: Service) -> Factory {
        { [code, weak self] resolver, argument in
            // A graph whose identifier a factory has may be used by other threads.
            if id.isMultiple(of: 2) { _ = try? resolver.require(GraphIdentifier.self) }
            let call = Call(role: .factory, statement: id, argument: argument)
            return try code.make(plan, call, service) { step in
                try step.resolve(self.resolver(step) ?? resolver)
            }
        }
    }

    private func decorator(_ plan: Plan, _ id: Int, _ service: Service) -> Decorator {
        { [code, weak self] resolver, instance, argument in
            let call = Call(role: .decorator, statement: id, instance: instance.number, argument: argument)
            return try code.make(plan, call, service, given: instance) { step in
                try step.resolve(self.resolver(step) ?? resolver)
            }
        }
    }

    private func completion(_ plan: Plan, _ id: Int) -> Completion {
        { [code, weak self] resolver, instance in
            let call = Call(role: .completion, statement: id, instance: instance.number)
            try code.complete(plan, call) { step in
                try step.resolve(self.resolver(step) ?? resolver)
            }
        }
    }

    // MARK: - Asynchronous closures

    private func awaitedFactory(_ plan: Plan, _ id: Int, _ service: Service) -> AwaitedFactory {
        { [code, weak self] resolver, argument in
            let call = Call(role: .factory, statement: id, argument: argument)
            return try await code.make(plan, call, service, given: nil) { step in
                try await step.resolve(self.resolver(step)?.asynchronous ?? resolver)
            }
        }
    }

    private func awaitedDecorator(_ plan: Plan, _ id: Int, _ service: Service) -> AwaitedDecorator {
        { [code, weak self] resolver, instance, argument in
            let call = Call(role: .decorator, statement: id, instance: instance.number, argument: argument)
            return try await code.make(plan, call, service, given: instance) { step in
                try await step.resolve(self.resolver(step)?.asynchronous ?? resolver)
            }
        }
    }

    private func awaitedCompletion(_ plan: Plan, _ id: Int) -> AwaitedCompletion {
        { [code, weak self] resolver, instance in
            let call = Call(role: .completion, statement: id, instance: instance.number)
            try await code.complete(plan, call) { step in
                try await step.resolve(self.resolver(step)?.asynchronous ?? resolver)
            }
        }
    }
}

extension ContainerRun? {
    /// The container that a step has captured, if any, after the step has discarded what it discards.
    fileprivate func resolver(_ step: Step) -> Container? {
        guard let self, let container = step.container.flatMap({ self.container($0) }) else { return nil }
        switch step.discarding {
        case .instances(let scope, let service): self.reset(scope, service, in: container)
        case .registrations: container.removeAll()
        case nil: break
        }
        return container
    }
}

extension Step {
    fileprivate func resolve(_ resolver: any Resolver) throws -> Answer {
        try request.key.service.type.resolve(request, from: resolver)
    }

    fileprivate nonisolated(nonsending) func resolve(_ resolver: AsynchronousResolver) async throws -> Answer
    {
        try await request.key.service.type.resolve(request, from: resolver)
    }
}
