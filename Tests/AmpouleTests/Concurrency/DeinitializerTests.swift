import Ampoule
import TestSupport
import Testing

/// Deinitializers of instances may use the container, whatever it was that let the instance go: no lock is
/// held by then.
struct DeinitializerTests {
    private struct Lost: Error {}

    private let container = Container.silent()
    private let seen = Notebook<String>()

    private func registerGhost(in scope: ObjectScope = .container) -> ServiceEntry<Ghost> {
        weak let weakContainer = container
        return container.register(Ghost.self) { [seen] _ in
            guard let container = weakContainer else { throw Lost() }
            return Ghost(container, seen: seen)
        }
        .inObjectScope(scope)
    }

    @Test func ofAnInstanceThatIsReset() throws {
        _ = registerGhost()
        _ = try container.require(Ghost.self)

        container.resetObjectScope(.container, serviceType: Ghost.self)

        #expect(eventually { seen.entries == ["Boo"] })
    }

    @Test func ofAnInstanceThatIsRemoved() throws {
        _ = registerGhost()
        _ = try container.require(Ghost.self)

        container.removeAll()

        #expect(eventually { seen.entries == ["Boo"] })
    }

    @Test func ofAnInstanceWhoseRegistrationIsOverwritten() throws {
        _ = registerGhost()
        _ = try container.require(Ghost.self)

        _ = registerGhost()

        #expect(eventually { seen.entries == ["Boo"] })
    }

    @Test func ofAnInstanceWhoseEntryIsPutIntoAnotherScope() throws {
        let entry = registerGhost()
        _ = try container.require(Ghost.self)

        entry.inObjectScope(.transient)

        #expect(eventually { seen.entries == ["Boo"] })
    }

    @Test(arguments: ObjectScope.builtIn)
    func ofAnInstanceWhoseCompletionFails(in scope: ObjectScope) {
        registerGhost(in: scope).initCompleted { _, _ in throw Lost() }

        #expect(throws: ResolutionError.self) { try container.require(Ghost.self) }

        #expect(eventually { seen.entries == ["Boo"] })
    }

    @Test(arguments: [ObjectScope.transient, .graph, .weak])
    func ofAnInstanceThatNobodyKeeps(in scope: ObjectScope) throws {
        _ = registerGhost(in: scope)
        container.register(Stable.self) { resolver in
            _ = try resolver.require(Ghost.self)
            return Stable()
        }

        _ = try container.require(Stable.self)

        #expect(eventually { seen.entries == ["Boo"] })
    }

    @Test func ofWhatAReplacedLoggerHolds() {
        func setLogger(holding ghost: Ghost) {
            container.messageHandler = { _, _ in withExtendedLifetime(ghost) {} }
        }
        setLogger(holding: Ghost(container, seen: seen))

        container.messageHandler = nil

        #expect(seen.entries == ["Boo"])
    }
}
