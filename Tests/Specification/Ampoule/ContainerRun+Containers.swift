import Ampoule

extension ContainerLevel<SessionInfo> {
    static let session = Self("session")
}

extension ContainerLevel<RequestInfo> {
    static let request = Self("request", inside: .session)
}

extension ContainerRun {
    /// Makes a container from others.
    func newContainer(_ operation: Operation) throws -> Container? {
        switch operation {
        case .container(nil, let defaultScope):
            return Container(defaultObjectScope: scope(defaultScope))
        case .container(let parent?, let defaultScope):
            return container(parent).map { parent in
                Container(parent: parent, defaultObjectScope: scope(defaultScope))
            }
        case .open(let level, let container):
            guard let container = self.container(container) else { return nil }
            return open(level, in: container)
        case .copy(let container): return self.container(container)?.copy()
        default: return nil
        }
    }

    private func open(_ level: Level, in container: Container) -> Container? {
        let value = code.make(level.value)
        do {
            return switch level {
            case .session: try container.requireChild(.session, ServiceType<SessionInfo>.service(value))
            case .request: try container.requireChild(.request, ServiceType<RequestInfo>.service(value))
            }
        } catch {
            code.note(.levelError)
            return nil
        }
    }

    func reset(_ scope: Scope, _ service: Service?, in container: Container) {
        switch (scope, service) {
        case (.session, nil): container.resetObjectScope(.session)
        case (.request, nil): container.resetObjectScope(.request)
        case (.session, let service?): service.type.reset(.session, in: container)
        case (.request, let service?): service.type.reset(.request, in: container)
        case (_, nil): container.resetObjectScope(self.scope(scope))
        case (_, let service?): service.type.reset(self.scope(scope), in: container)
        }
    }

    func setScope(_ scope: Scope, of entry: any Entry) {
        switch scope {
        case .session: entry.setScope(.session)
        case .request: entry.setScope(.request)
        case .transient, .graph, .container, .weak, .custom: entry.setScope(self.scope(scope))
        }
    }

    /// The scope, which is not that of a level.
    private func scope(_ scope: Scope) -> ObjectScope {
        switch scope {
        case .graph: .graph
        case .container: .container
        case .weak: .weak
        case .custom: customScope
        case .transient, .session, .request: .transient
        }
    }
}
