import AmpouleModules
import TestSupport
import Testing

/// The document's section "Resolving Dependencies".
struct ResolvingDependenciesTests {
    private class User {}

    private class Service {
        let user: User

        init(user: User) { self.user = user }
    }

    private class View {
        let service: Service = inject()
    }

    private class Storage {}

    private class Repository {
        let storage: Storage

        init(storage: Storage) { self.storage = storage }
    }

    private let yourModule = module {
        singleton { module in Service(user: module.get()!) }
        factory { _ in User() }
    }

    @Test func propertyIsInjectedWithoutAnInitializer() {
        withInjection {
            modules { yourModule }
        } perform: {
            #expect(View().service === View().service)
        }
    }

    @Test func dependencyIsResolvedInsideOfTheModule() {
        let service: Service? = yourModule.get()
        #expect(service != nil)
    }

    @Test func moduleIsTheFirstParameterOfTheClosure() {
        let shorthand = module {
            singleton { Service(user: $0.get()!) }
            factory { _ in User() }
        }

        let service: Service? = shorthand.get()
        #expect(service != nil)
    }

    @Test func dependencyNeedNotBeUnwrapped() throws {
        let trapping = module {
            singleton { module in Service(user: module.get()) }
            factory { User() }
        }
        let throwing = module {
            singleton { module in Service(user: try module.require()) }
            factory { User() }
        }

        let first: Service = trapping.get()
        let second: Service = try throwing.require()
        #expect(first.user !== second.user)
    }

    @Test func unfoundDependencyIsNilAndExplainedInTheLog() {
        let log = Log()
        let wasNil = Notebook<Bool>()
        let yourModule = module {
            singleton { module in
                let storage: Storage? = module.get()
                wasNil.write(storage == nil)
                return Repository(storage: storage ?? Storage())
            }
            singleton(named: "the attic") { Storage() }
        }

        let repository: Repository? = withInjection(from: log.container(of: yourModule)) { inject() }

        #expect(repository != nil)
        #expect(wasNil.entries == [true])
        #expect(log.levels == [.error])
        #expect(
            log.texts == [
                """
                Nothing is registered for 'Storage'.
                Resolution path: Repository → Storage.
                Registered under another name: 'Storage named "the attic"'.
                """
            ]
        )
    }

    @Test func unfoundDependencyThatIsRequiredIsExplainedToWhoeverAskedFirst() {
        let yourModule = module {
            singleton { module in Repository(storage: try module.require()) }
        }

        let error = #expect(throws: ResolutionError.self) { let _: Repository = try yourModule.require() }

        #expect(error?.path.map(\.description) == ["Repository", "Storage"])
    }
}
