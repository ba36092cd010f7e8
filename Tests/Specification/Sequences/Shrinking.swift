extension [Statement] {
    /// Programs that have a little less than this one, those that lack most first.
    var shorter: [[Statement]] {
        let withoutOne = indices.reversed().map { index in
            Array(self[..<index] + self[(index + 1)...])
        }
        let simpler = indices.flatMap { index in
            self[index].operation.simpler.map { operation in
                var program = self
                program[index].operation = operation
                return program
            }
        }
        return withoutOne + simpler
    }
}

extension Operation {
    fileprivate var simpler: [Operation] {
        switch self {
        case .container(let parent, let defaultScope):
            (parent == nil ? [] : [.container(parent: nil, defaultScope: defaultScope)])
                + (defaultScope == .graph ? [] : [.container(parent: parent, defaultScope: .graph)])
        case .register(let key, let plan, let container):
            plan.simpler.map { .register(key, $0, in: container) }
        case .configure(let entry, .completion(let plan)):
            plan.simpler.map { .configure(entry, .completion($0)) }
        case .request(let request, let container, let isKept):
            request.simpler.map { .request($0, in: container, isKept: isKept) }
                + (isKept ? [.request(request, in: container, isKept: false)] : [])
        case .override(let key, let plan, let container):
            plan.simpler.map { .override(key, $0, in: container) }
        case .contribute(let service, let name, let plan, let container):
            plan.simpler.map { .contribute(service, name: name, $0, in: container) }
        case .decorate(let key, let plan, let container):
            plan.simpler.map { .decorate(key, $0, in: container) }
        case .withOverrides(let container, let overrides, let perform):
            overrides.shorter.map { .withOverrides(in: container, overrides: $0, perform: perform) }
                + perform.shorter.map { .withOverrides(in: container, overrides: overrides, perform: $0) }
        case .configure, .instance, .component, .release, .reset, .removeAll, .forward, .copy, .open,
            .registrar, .close,
            .inject:
            []
        }
    }
}

extension Plan {
    fileprivate var simpler: [Plan] {
        let withoutStep = steps.indices.map { index in
            var plan = self
            plan.steps.remove(at: index)
            return plan
        }
        let simplerStep = steps.indices.flatMap { index in
            steps[index].simpler.map { step in
                var plan = self
                plan.steps[index] = step
                return plan
            }
        }
        var plain = self
        (plain.product, plain.failing) = (.object, .never)
        return withoutStep + simplerStep + (plain == self ? [] : [plain])
    }
}

extension Step {
    fileprivate var simpler: [Step] {
        var (captureless, intolerant, keeping) = (self, self, self)
        captureless.container = nil
        captureless.discarding = nil
        intolerant.isTolerant = false
        keeping.discarding = nil
        return [captureless, intolerant, keeping].filter { $0 != self }
            + request.simpler.map { request in
                var step = self
                step.request = request
                return step
            }
    }
}

extension Request {
    fileprivate var simpler: [Request] { form == .plain ? [] : [Request(key: key, argument: argument)] }
}
