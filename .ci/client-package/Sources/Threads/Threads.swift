import Ampoule
import AmpouleModules
import Foundation

/// A shared component.
///
/// Its initializer writes a variable, and other threads read it: a race unless the container orders the two.
@Register(scope: .container)
final class Barn: @unchecked Sendable {
    private(set) var boxes = 0

    init() { boxes = 12 }
}

/// A component of an object graph.
@Register
final class Groom {
    let barn: Barn
    let name: String

    init(@Inject barn: Barn, name: String) {
        (self.barn, self.name) = (barn, name)
    }
}

/// A shared component that is made by waiting.
@Register(scope: .container)
final class Forge: @unchecked Sendable {
    private(set) var heat = 0

    init(@Inject barn: Barn) async {
        await Task.yield()
        heat = barn.boxes
    }
}

@Registrations(Barn.self, Groom.self, Forge.self)
extension Container {}

/// An instance that is registered by a closure, in every scope.
final class Saddle: @unchecked Sendable {
    private(set) var straps = 0

    init() { straps = 4 }
}

/// Uses containers on many threads at once, for Thread Sanitizer to see.
@main
struct Threads {
    static let rounds = 300
    static let scopes: [ObjectScope] = [.transient, .graph, .container, .weak]

    static func main() async {
        let container = Container()
        container.messageHandler = nil
        container.registerComponents()
        registerSaddles(in: container)
        onThreads { number in
            for round in 0..<rounds { use(container, number, round) }
        }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<rounds {
                        let forge = await container.forge()
                        precondition(forge.heat == 12)
                    }
                }
            }
        }
        useModules()
        print("The threads have ended")
    }

    /// Runs a body on eight threads, and waits for their ends.
    private static func onThreads(_ body: @escaping @Sendable (_ number: Int) -> Void) {
        let running = DispatchGroup()
        for number in 0..<8 {
            running.enter()
            Thread {
                body(number)
                running.leave()
            }
            .start()
        }
        running.wait()
    }

    private static func registerSaddles(in container: Container) {
        for scope in scopes {
            container.register(Saddle.self, name: scope.description) { _ in Saddle() }.inObjectScope(scope)
        }
    }

    private static func use(_ container: Container, _ number: Int, _ round: Int) {
        let groom = container.groom(name: "Groom \(number)")
        precondition(groom.barn.boxes == 12 && container.resolve(Barn.self)?.boxes == 12)
        for scope in scopes {
            precondition(container.resolve(Saddle.self, name: scope.description)?.straps == 4)
            let lazy = container.resolve(Lazy<Saddle>.self, name: scope.description)
            precondition(lazy?.instance.straps == 4)
        }
        precondition(container.resolve(Saddle.self, name: "unknown") == nil)
        switch (number + round) % 20 {
        case 0: registerSaddles(in: container)
        case 1: container.resetObjectScope(.container)
        case 2: container.resetObjectScope(.weak, serviceType: Saddle.self)
        case 3: container.messageHandler = { _, _ in }
        case 4:
            let child = Container(parent: container)
            child.register(Int.self) { resolver in try resolver.require(Barn.self).boxes + 1 }
            precondition(child.resolve(Int.self) == 13)
            child.removeAll()
        default: break
        }
    }

    private static func useModules() {
        let stable = module {
            singleton { Saddle() }
            factory { module in Groom(barn: Barn(), name: "\((module.get() as Saddle?)?.straps ?? 0)") }
        }
        startInjection { modules { stable } }
        onThreads { _ in
            for _ in 0..<rounds {
                let groom: Groom = inject()
                precondition(groom.name == "4")
                @Injected var saddle: Saddle
                precondition(saddle.straps == 4)
            }
        }
        stopInjection()
    }
}
