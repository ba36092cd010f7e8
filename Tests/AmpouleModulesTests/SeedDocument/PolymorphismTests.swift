import AmpouleModules
import Testing

/// The document's section "Making use of Polymorphism".
struct PolymorphismTests {
    private protocol Repository: AnyObject {
        func load() -> String
    }

    private class RepoImpl: Repository {
        func load() -> String { "live" }
    }

    private class RepoMock: Repository {
        func load() -> String { "mock" }
    }

    private class View {
        let repo: Repository = inject()!
        let loaded: String

        init() {
            loaded = repo.load()
        }
    }

    @Test func instanceIsHadByTheTypeItIsCastTo() {
        let yourModule = module {
            // Use mock for testing
            #if TESTING
            singleton { _ in RepoMock() as Repository }
            // Use live for anything else
            #else
            singleton { _ in RepoImpl() as Repository }
            #endif
        }

        withInjection {
            modules { yourModule }
        } perform: {
            #expect(View().loaded == "live")
        }
    }

    @Test func returnTypeOfTheClosureServesAsWell() {
        let yourModule = module {
            singleton { () -> Repository in RepoMock() }
        }

        let repository: Repository? = yourModule.get()
        #expect(repository?.load() == "mock")
    }

    @Test func instanceIsNotHadByItsOwnType() {
        let yourModule = module {
            singleton { _ in RepoImpl() as Repository }
        }
        yourModule.container.messageHandler = nil

        let own: RepoImpl? = yourModule.get()
        #expect(own == nil)
    }

    @Test func baseClassIsAServiceToo() {
        class Base {}
        class Derived: Base {}
        let yourModule = module {
            factory { Derived() as Base }
        }

        let base: Base? = yourModule.get()
        #expect(base is Derived)
    }
}
