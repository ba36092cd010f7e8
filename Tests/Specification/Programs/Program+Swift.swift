extension [Statement] {
    /// The program in Swift, to paste into a file of a package that depends on Ampoule.
    package var swift: String {
        """
        import Ampoule
        import Synchronization

        protocol A: Sendable {}
        protocol B: Sendable {}
        protocol C: Sendable {}
        protocol D: Sendable {}
        class Thing: A, B, C, D, @unchecked Sendable {}
        final class ClosableThing: Thing, Closable, @unchecked Sendable { func close() { print("close", self) } }
        struct ThingValue: A, B, C, D {}
        @Register(D.self) final class DefaultComponent: D { init(argument: Int = 7) { print("component", argument) } }
        @Register final class Injected {
            @Inject var property: (any D)?
            init() {}
            @Inject func take(_ first: any A, _ second: (any B)?, _ list: [any C]) {}
        }
        struct SessionInfo: ContainerLevel {}
        struct RequestInfo: ContainerLevel { typealias Outer = SessionInfo }
        struct Failed: Error {}
        final class Calls: Sendable {
            let count = Mutex(0)
            func isFirst() -> Bool { count.withLock { $0 += 1; return $0 == 1 } }
        }
        func show(_ body: () throws -> Any) {
            do { print(try body()) } catch { print("\\(error)") }
        }

        let custom = ObjectScope(storageFactory: { PermanentStorage() })

        func program() async throws {
        \(lines.map { "    " + $0 }.joined(separator: "\n"))
        }

        try await program()
        """
    }

    fileprivate var lines: [String] { flatMap(\.lines) }
}

extension Statement {
    fileprivate var lines: [String] {
        switch operation {
        case .container(let parent, let scope):
            let parent = parent.map { "parent: container\($0), " } ?? ""
            return ["let container\(id) = Container(\(parent)defaultObjectScope: \(scope.swift))"]
        case .open(let level, let container):
            let parent =
                level.outer.map { "LevelContainer<\($0.value)>(container\(container))!" }
                ?? "container\(container)"
            return ["let container\(id) = \(parent).level(\(level.value)()).container"]
        case .registrar(let level, let container):
            let type = "LevelContainer<\(level.value)>"
            return ["let container\(id) = \(type).registrations(in: container\(container))"]
        case .copy(let container): return ["let container\(id) = container\(container).copy()"]
        case .register(let key, let plan, let container):
            return closure("container\(container).register(\(key.swift))", key, plan)
        case .override(let key, let plan, let container):
            return closure("container\(container).override(\(key.swift))", key, plan)
        case .contribute(let service, let name, let plan, let container):
            let key = Key(service: service, name: name)
            return closure("container\(container).contribute(to: \(key.swift))", key, plan)
        case .decorate(let key, let plan, let container):
            return closure("container\(container).decorate(\(key.swift))", key, plan, instance: "instance")
        case .instance(let key, let container):
            let instance = Plan.Product.object.swift(key.service)
            return ["let entry\(id) = container\(container).register(\(key.swift), instance: \(instance))"]
        case .component(let container): return ["DefaultComponent.register(in: container\(container))"]
        case .forward(let service, let name, let container, let target):
            let key = Key(service: service, name: name)
            return ["let entry\(id) = container\(container).forward(\(key.swift), to: entry\(target))"]
        case .configure(let entry, let setting): return setting.lines("entry\(entry)", id)
        case .request(let request, let container, _):
            return ["show { try container\(container).\(request.swift) }"]
        case .inject(let container):
            return ["show { try container\(container).inject(into: Injected()) }"]
        case .release: return ["// releases the instances that it has kept"]
        case .reset(let scope, let service, let container):
            let service = service.map { ", serviceType: \($0.swift)" } ?? ""
            return ["container\(container).resetObjectScope(\(scope.swift)\(service))"]
        case .removeAll(let container): return ["container\(container).removeAll()"]
        case .close(let container): return ["try? await container\(container).close()"]
        case .withOverrides(let container, let overrides, let statements):
            return ["await container\(container).withOverrides { _ in"] + overrides.lines.map { "    " + $0 }
                + ["} perform: {", "    await Task.yield()"] + statements.lines.map { "    " + $0 } + ["}"]
        }
    }

    private func closure(_ call: String, _ key: Key, _ plan: Plan, instance: String? = nil) -> [String] {
        let arguments =
            switch key.arguments {
            case .none: [String]()
            case .integer: ["argument: Int"]
            case .integerAndString: ["argument: Int", "text: String"]
            }
        let parameters = (["resolver"] + [instance].compactMap(\.self) + arguments).joined(separator: ", ")
        let calls = plan.failing == .first ? ["let calls\(id) = Calls()"] : []
        let made = plan.product == .existing ? instance : nil
        let publishes = instance == nil && id.isMultiple(of: 2)
        let graph = publishes ? ["    _ = try? resolver.require(GraphIdentifier.self)"] : []
        return calls + ["let entry\(id) = \(call) { (\(parameters)) in", "    print(\"closure \(id)\")"]
            + graph + plan.lines(id) + ["    return \(made ?? plan.product.swift(key.service))", "}"]
    }
}

extension Setting {
    fileprivate func lines(_ entry: String, _ id: Int) -> [String] {
        switch self {
        case .scope(let scope): return ["\(entry).inObjectScope(\(scope.swift))"]
        case .completion(let plan):
            let calls = plan.failing == .first ? ["let calls\(id) = Calls()"] : []
            return calls + ["\(entry).initCompleted { resolver, _ in", "    print(\"completion \(id)\")"]
                + plan.lines(id) + ["}"]
        case .contributes(let service, let name):
            return ["\(entry).contributes(to: \(Key(service: service, name: name).swift))"]
        case .onClose(let isFailing):
            return [
                "\(entry).onClose { _ in print(\"onClose \(id)\")\(isFailing ? "; throw Failed()" : "") }"
            ]
        }
    }
}

extension Plan {
    fileprivate func lines(_ id: Int) -> [String] {
        let steps = steps.flatMap { step in
            let resolver = step.container.map { "container\($0)" } ?? "resolver"
            let discarding = step.discarding.map { ["    \(resolver).\($0.swift)"] } ?? []
            return discarding + ["    _ = try\(step.isTolerant ? "?" : "") \(resolver).\(step.request.swift)"]
        }
        switch failing {
        case .never: return steps
        case .first: return steps + ["    if calls\(id).isFirst() { throw Failed() }"]
        case .always: return steps + ["    if true { throw Failed() }"]
        }
    }
}

extension Discarding {
    fileprivate var swift: String {
        switch self {
        case .instances(let scope, let service):
            "resetObjectScope(\(scope.swift)\(service.map { ", serviceType: \($0.swift)" } ?? ""))"
        case .registrations: "removeAll()"
        }
    }
}

extension Plan.Product {
    fileprivate func swift(_ service: Service) -> String {
        switch (service, self) {
        case (.session, _), (.request, _), (.injected, _): "\(service)()"
        case (_, .value): "ThingValue()"
        case (_, .closable): "ClosableThing()"
        case (_, .object), (_, .existing): "Thing()"
        }
    }
}

// MARK: - Types

extension Service {
    fileprivate var typeName: String {
        Level.allCases.contains { $0.value == self } ? "\(self)" : "(any \(self))"
    }

    fileprivate var swift: String { "\(typeName).self" }
}

extension Key {
    fileprivate var swift: String { service.swift + (name.map { ", name: \"\($0)\"" } ?? "") }
}

extension Scope {
    fileprivate var swift: String { self == .custom ? "custom" : ".\(self)" }
}

extension Request {
    fileprivate var swift: String {
        let number = argument ?? 0
        let arguments =
            switch key.arguments {
            case .none: ""
            case .integer: ", argument: \(number)"
            case .integerAndString: ", arguments: \(number), \"\(number)\""
            }
        let type =
            switch form {
            case .plain: key.service.typeName
            case .optional: "\(key.service.typeName)?"
            case .list: "[\(key.service.typeName)]"
            case .dictionary: "[String: \(key.service.typeName)]"
            }
        return "require(\(type).self\(key.name.map { ", name: \"\($0)\"" } ?? "")\(arguments))"
    }
}
