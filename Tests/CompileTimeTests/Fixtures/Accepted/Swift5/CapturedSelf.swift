// swift-version: 5
import Ampoule

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
