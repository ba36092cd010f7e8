// swift-version: 5
import Ampoule

protocol Animal {}

final class Cat: Animal {}

func register(in container: Container) {
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
