import AmpouleModules
import Testing

/// Containers under keys.
struct ContainerRegistryTests {
    private struct Key: Hashable {
        let number: Int
    }

    private let log = Log()

    @Test func containerIsFoundAndRemoved() throws {
        registerContainer(key: "found and removed") {
            log.logger(from: .info)
            modules {
                module { singleton { Cat() } }
            }
        }

        let container = try #require(findContainer(for: "found and removed"))
        let cat: Cat? = container.get()
        #expect(cat != nil)

        #expect(removeContainer(for: "found and removed") === container)
        let missing = withInjection(from: log.container()) {
            findContainer(for: "found and removed")
        }
        #expect(missing == nil)
        #expect(log.levels == [.info, .info, .error])
        #expect(
            log.texts.prefix(2) == [
                "A container has been registered under the key \"found and removed\".",
                "The container under the key \"found and removed\" has been removed.",
            ]
        )
        #expect(
            log.texts.last?.hasPrefix("No container is registered under the key \"found and removed\".")
                == true
                || log.texts.last?.contains("nor under any other key") == true
        )
    }

    @Test func containerUnderATakenKeyStaysAndSaysSo() {
        let first = log.container()
        registerContainer(key: Key(number: 1), container: first)
        defer { removeContainer(for: Key(number: 1)) }

        registerContainer(key: Key(number: 1)) { modules { module {} } }

        #expect(findContainer(for: Key(number: 1)) === first)
        #expect(
            log.texts == [
                "A container is registered under the key 'Key(number: 1)' already, and stays. To replace it, call 'removeContainer(for:)' first."
            ]
        )
        #expect(log.levels == [.warning])
    }

    @Test func keysOfDifferentTypesAreDifferent() {
        let first = Container()
        let second = Container()
        registerContainer(key: 7, container: first)
        registerContainer(key: "7", container: second)
        defer {
            removeContainer(for: 7)
            removeContainer(for: "7")
        }

        #expect(findContainer(for: 7) === first)
        #expect(findContainer(for: "7") === second)
    }

    @Test func missNamesTheKeysThatThereAre() {
        registerContainer(key: "a key that there is", container: Container())
        defer { removeContainer(for: "a key that there is") }

        let missing = withInjection(from: log.container()) {
            findContainer(for: "a key that there is not")
        }

        #expect(missing == nil)
        #expect(log.texts.first?.contains("Containers are registered under the key") == true)
        #expect(log.texts.first?.contains("\"a key that there is\"") == true)
    }

    @Test func removingWhatIsNotThereDoesNothing() {
        #expect(removeContainer(for: "never registered") == nil)
    }
}
