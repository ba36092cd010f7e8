@testable import Ampoule
import TestSupport
import Testing

/// Resolutions from a closed container, in every form.
struct ClosedContainerTests {
    private let container: Container
    private let messages = Notebook<String>()

    init() {
        container = .logging(to: messages)
    }

    @Test(arguments: ObjectScope.builtIn)
    func requestsSayThatTheContainerIsClosed(_ scope: ObjectScope) async throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
        container.register(Animal.self, name: "Spirit") { _ in Horse() }.inObjectScope(scope)
        container.register(Animal.self) { (_, name: String) in Dog(name: name) }.inObjectScope(scope)
        let made = (try container.require(Animal.self), try container.require(Animal.self, name: "Spirit"))
        try await container.close()

        #expect(isClosed { _ = try container.require(Animal.self) })
        #expect(isClosed { _ = try container.require(Animal.self, name: "Spirit") })
        #expect(isClosed { _ = try container.require(Animal.self, argument: "Hachi") })
        #expect(isClosed { _ = try container.require(Animal?.self) })
        #expect(isClosed { _ = try container.require(Lazy<any Animal>.self) })
        #expect(isClosed { _ = try container.require(Provider<any Animal>.self) })
        #expect(isClosed { _ = try container.require(Container.self) })
        #expect(isClosed { _ = try container.require(Stable.self) })
        #expect(await isClosed { _ = try await container.asynchronous.require(Animal.self) })
        #expect(await isClosed { _ = try await container.asynchronous.require(Animal?.self) })
        #expect(await isClosed { _ = try await container.asynchronous.require(Stable.self) })
        withExtendedLifetime(made) {}
    }

    @Test func resolveReturnsNilAndLogsTheReason() async throws {
        container.register(Animal.self) { _ in Cat() }
        try await container.close()

        #expect(container.resolve(Animal.self) == nil)
        #expect(
            messages.entries == [
                """
                'Animal' cannot be resolved, because its container has been closed.
                Resolve it before 'close()', and close the container only after the code that uses it has ended.
                """
            ]
        )
    }

    @Test func aLazyThatWasNotEvaluatedIsRefusedAndOneThatWasIsNot() async throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        let (used, unused) = (
            try container.require(Lazy<any Animal>.self), try container.require(Lazy<any Animal>.self)
        )
        let provider = try container.require(Provider<any Animal>.self)
        let animal = used.instance
        try await container.close()

        #expect(try used.resolve() === animal)
        #expect(isClosed { _ = try unused.resolve() })
        #expect(isClosed { _ = try provider.resolve() })
    }

    @Test func theErrorHasThePathOfARunningFactory() {
        let container = container
        container.register(Animal.self) { _ in Cat() }
        container.register(Person.self) { [unowned container] resolver in
            container.closeAndWait()
            return PetOwner(pet: try resolver.require(Animal.self))
        }

        let error = #expect(throws: ResolutionError.self) { try container.require(Person.self) }
        #expect(error?.path.map(\.description) == ["Person", "Animal"])
        #expect(
            error?.description == """
                'Animal' cannot be resolved, because its container has been closed.
                Resolution path: Person → Animal.
                Resolve it before 'close()', and close the container only after the code that uses it has ended.
                """
        )
        #expect(messages.entries.isEmpty)
    }

    @Test func whatIsRegisteredAfterClosingIsNotResolved() async throws {
        try await container.close()
        let entry = container.register(Animal.self) { _ in Cat() }
        entry.inObjectScope(.container).initCompleted { _, _ in }.onClose { _ in }.implements(Pet.self)
        container.register(Stable.self, instance: Stable())
        container.removeAll()
        container.register(Animal.self) { _ in Cat() }

        #expect(isClosed { _ = try container.require(Animal.self) })
        #expect(isClosed { _ = try container.require(Stable.self) })
        #expect(!container.hasAnyRegistration(of: Animal.self))
    }

    @Test func whatIsRegisteredForALevelAfterClosingIsNotResolved() async throws {
        let day = container.day(1)
        let (visit, registering) = (day.innerVisit(of: "ada"), day.forVisits)
        try await registering.close()
        let other = Container.silent()
        let late = registering.register(Animal.self) { _ in Cat() }
        late.contributes(to: Animal.self)
        other.forward(Animal.self, name: "late", to: late)

        #expect(try visit.require([any Animal].self).isEmpty)
        #expect(isClosed { _ = try other.require(Animal.self, name: "late") })

        try await day.close()
        other.forward(Animal.self, name: "closed", to: day.forVisits.register(Animal.self) { _ in Cat() })

        #expect(isClosed { _ = try other.require(Animal.self, name: "closed") })
    }

    @Test func aFallbackOfAClosedContainerIsNotAsked() async throws {
        let fallback = Container()
        fallback.register(Animal.self) { _ in Cat() }
        let container = Container(fallbacks: [fallback])
        _ = try container.require(Animal.self)
        try await container.close()

        #expect(isClosed { _ = try container.require(Animal.self) })
        #expect(fallback.resolve(Animal.self) != nil)
    }

    @Test func aCopyOfAClosedContainerIsOpenAndEmpty() async throws {
        container.register(Animal.self) { _ in Cat() }
        let child = Container(parent: container)
        child.register(Stable.self) { _ in Stable() }
        try await child.close()

        let copy = child.copy()

        #expect(!copy.hasAnyRegistration(of: Stable.self))
        #expect(copy.resolve(Animal.self) != nil)
        copy.register(Stable.self) { _ in Stable() }
        #expect(copy.resolve(Stable.self) != nil)
    }

    // MARK: - Overrides

    @Test func overridesOfAClosedContainerAreRefusedToo() async throws {
        container.register(Animal.self) { _ in Cat() }
        let child = Container.silent(parent: container)
        child.register(Stable.self) { _ in Stable() }
        let grandchild = Container.silent(parent: child)
        try await child.close()

        child.withOverrides { child in
            child.register(Stable.self) { _ in Stable() }
        } perform: {
            for closed in [child, grandchild, Container.silent(parent: child), child.rehearsal] {
                #expect(isClosed { _ = try closed.require(Animal.self) })
                #expect(isClosed { _ = try closed.require(Stable.self) })
            }
        }
        await child.withOverrides { _ in
        } perform: {
            #expect(await isClosed { _ = try await child.asynchronous.require(Animal.self) })
        }
        #expect(container.resolve(Animal.self) != nil)
    }

    @Test func aClosedChildIsRefusedInTheOverridesOfItsParent() async throws {
        container.register(Animal.self) { _ in Cat() }
        let child = Container.silent(parent: container)
        try await child.close()

        container.withOverrides { container in
            container.override(Animal.self) { _ in Dog() }
        } perform: {
            #expect(container.resolve(Animal.self) is Dog)
            #expect(isClosed { _ = try child.require(Animal.self) })
            #expect(isClosed { _ = try child.rehearsal.require(Animal.self) })
        }
    }

    @Test func aContainerOfAClosedLevelIsRefusedInOverrides() async throws {
        let visit = container.visit(of: "ada")
        try await visit.close()

        visit.withOverrides { _ in
        } perform: {
            #expect(isClosed { _ = try visit.require(Visit.self) })
            #expect(isClosed { _ = try visit.require(Day.self) })
        }
    }

    // MARK: - Making while closing begins

    @Test func whatIsBeingMadeIsClosedToo() async throws {
        let container = container
        let notebook = Notebook<String>()
        let (isMaking, isClosing) = (Gate(), Gate())
        container.registerDoor("oak", notebook).onClose { [notebook] door in
            await isClosing.pass()
            notebook.write(door.name)
        }
        container.register(Hatch.self) { [notebook] _ in
            await isMaking.pass()
            return Hatch(name: "hatch", notebook: notebook)
        }
        .inObjectScope(.container)
        _ = try container.require(Door.self, name: "oak")
        let making = Task { try await container.asynchronous.require(Hatch.self) }
        await isMaking.comes(1)
        let closing = Task { try await container.close() }
        await isClosing.comes(1)
        await isMaking.open()
        _ = try await making.value
        await isClosing.open()
        try await closing.value

        #expect(notebook.entries == ["oak", "hatch"])
        #expect(messages.entries.isEmpty)
    }

    @Test(arguments: [false, true])
    func anUnregisteredComponentThatIsStoredTooLateIsRefused(asDependency isDependency: Bool) {
        let container = container
        let error = #expect(throws: ResolutionError.self) {
            try VaultStorage.$whileMaking.withValue({ container.closeAndWait() }) {
                if isDependency {
                    _ = try container.factory(for: Bank.self).make()
                } else {
                    _ = try container.factory(for: Vault.self).make()
                }
            }
        }

        #expect(error?.path.map(\.description) == (isDependency ? ["Bank", "Vault"] : ["Vault"]))
        #expect(isClosed { _ = try error.map { throw $0 } })
    }

    private func expectLeftOpen(_ making: () async throws -> Void) async {
        let error = await #expect(throws: ResolutionError.self) { try await making() }
        #expect(error?.path.map(\.description) == ["Hatch"])
        #expect(isClosed { _ = try error.map { throw $0 } })
        #expect(
            messages.entries == [
                "The instance of 'Hatch' is left open: its container was closed while it was being made."
            ]
        )
    }

    @Test func whatIsMadeTooLateFailsAndIsLogged() async {
        let container = container
        let notebook = Notebook<String>()
        container.register(Hatch.self) { [unowned container] _ in
            container.closeAndWait()
            return Hatch(name: "hatch", notebook: notebook)
        }
        .inObjectScope(.container)

        await expectLeftOpen { _ = try container.require(Hatch.self) }
        #expect(notebook.entries.isEmpty)
    }

    @Test func whatIsMadeTooLateAsynchronouslyFailsAndIsLogged() async throws {
        let container = container
        let notebook = Notebook<String>()
        let gate = Gate()
        container.register(Hatch.self) { _ in
            await gate.pass()
            return Hatch(name: "hatch", notebook: notebook)
        }
        .inObjectScope(.container)
        let making = Task { try await container.asynchronous.require(Hatch.self) }
        await gate.comes(1)
        try await container.close()
        await gate.open()

        await expectLeftOpen { _ = try await making.value }
        #expect(notebook.entries.isEmpty)
    }
}

/// In a custom scope, whose storage is made while the component is being registered.
@Register(scope: .vault)
final class Vault: Sendable {
    init() {}
}

@Register(scope: .transient)
final class Bank: Sendable {
    let vault: Vault

    init(@Inject vault: Vault) { self.vault = vault }
}

extension ObjectScope {
    static let vault = ObjectScope(
        storageFactory: {
            VaultStorage.whileMaking()
            return PermanentStorage()
        },
        description: "vault"
    )
}

private enum VaultStorage {
    /// Runs whenever a storage is made.
    @TaskLocal static var whileMaking: @Sendable () -> Void = {}
}
