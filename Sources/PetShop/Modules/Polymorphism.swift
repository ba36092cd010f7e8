import AmpouleModules

private protocol Repository {
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

    func load() -> String { repo.load() }
}

/// The result type of the closure is the service, so the closure casts the instance.
func polymorphism() {
    heading("Making use of polymorphism")

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
        modules {
            yourModule
        }
    } perform: {
        show("view.load()", View().load(), expecting: "live")
    }
}

/// In a test, other modules replace those of the program, for one task.
func polymorphismInATest() {
    heading("Making use of polymorphism in a test")

    let fakeModule = module {
        singleton { RepoMock() as Repository }
    }

    withInjection {
        modules {
            fakeModule
        }
    } perform: {
        show("view.load()", View().load(), expecting: "mock")
    }
}
