import Ampoule

extension SessionInfo: ContainerLevel {}

extension RequestInfo: ContainerLevel {
    package typealias Outer = SessionInfo
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
        case .registrar(let level, let container):
            guard let container = self.container(container) else { return nil }
            return switch level {
            case .session: LevelContainer<SessionInfo>.registrations(in: container)
            case .request: LevelContainer<RequestInfo>.registrations(in: container)
            }
        case .copy(let container): return self.container(container)?.copy()
        default: return nil
        }
    }

    private func open(_ level: Level, in container: Container) -> Container? {
        let value = code.make(level.value)
        do {
            switch level {
            case .session:
                return try container.requireLevel(ServiceType<SessionInfo>.service(value)).container
            case .request:
                if let session = LevelContainer<SessionInfo>(container) {
                    return try session.requireLevel(ServiceType<RequestInfo>.service(value)).container
                }
                code.note(.levelError)
                return nil
            }
        } catch {
            code.note(.levelError)
            return nil
        }
    }

    func reset(_ scope: Scope, _ service: Service?, in container: Container) {
        switch service {
        case nil: container.resetObjectScope(self.scope(scope))
        case let service?: service.type.reset(self.scope(scope), in: container)
        }
    }

    func setScope(_ scope: Scope, of entry: any Entry) { entry.setScope(self.scope(scope)) }

    private func scope(_ scope: Scope) -> ObjectScope {
        switch scope {
        case .graph: .graph
        case .container: .container
        case .weak: .weak
        case .custom: customScope
        case .transient: .transient
        }
    }
}
