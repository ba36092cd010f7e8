// swift-version: 5
import Ampoule

protocol Animal {}

final class Cat: Animal {}

final class Stable {
    private let container = Container()
    private var horses: [String] = []

    func open() {
        container.register(String.self) { [unowned self] (_, name: String) in
            self.horses.append(name)
            return name
        }
        .inObjectScope(.transient)
        .initCompleted { [weak self] _, name in self?.horses.removeAll { horse in horse != name } }
    }
}

final class Horse {
    let stable: Stable

    init(stable: Stable) { self.stable = stable }
}

func captureAnObject(in container: Container) -> Horse? {
    let stable = Stable()
    container.register(Horse.self) { _ in Horse(stable: stable) }
    return container.resolve(Horse.self)
}

func countCats() -> Int {
    var madeCount = 0
    var completedCount = 0
    let container = Container { container in
        container.register(Cat.self) { _ in
            madeCount += 1
            return Cat()
        }
        .initCompleted { _, _ in completedCount += 1 }
    }
    _ = container.resolve(Cat.self)
    return madeCount + completedCount
}

func passStoredFunctions(to container: Container) {
    var count = 0
    let stored: (Resolver) -> Animal = { _ in
        count += 1
        return Cat()
    }
    container.register(Animal.self, factory: stored)
    container.register(Animal.self, name: "kept", factory: stored)
        .inObjectScope(ObjectScope(storageFactory: PermanentStorage.init))
    let counting = ObjectScope(
        storageFactory: {
            count += 1
            return CompositeStorage([PermanentStorage(), WeakStorage()])
        },
        description: "counting"
    )
    let entry = container.register(Animal.self, name: "counted", factory: stored).inObjectScope(counting)
    let types: [Any.Type] = [entry.serviceType, entry.argumentsType]
    for type in types { container.resetObjectScope(counting, serviceType: type) }
    let log: Container.LoggingFunctionType = { message in print(message, count) }
    Container.loggingFunction = log
    container.register(Cat.self, instance: Cat())
}
