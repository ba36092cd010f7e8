import AmpouleModules

private class User {}

private class Service {
    let user: User

    init(user: User) {
        self.user = user
    }
}

private class Storage {}

private class Repository {
    let storage: Storage?

    init(storage: Storage?) {
        self.storage = storage
    }
}

private class View {
    let service: Service = inject()
    @Injected var sameService: Service
}

/// Starts injection once for the program, and injects into a view without an initializer.
func resolvingDependencies() {
    heading("Resolving dependencies, from the module and from the scope of the program")

    let yourModule = module {
        singleton { module in Service(user: module.get()!) }
        factory { _ in User() }
        singleton { module in Repository(storage: module.get()) }
    }

    startInjection {
        logger(from: .warning) { level, message in explain(level, message.description) }
        modules {
            yourModule
        }
    }
    defer { stopInjection() }

    let view = View()
    show("view.service === view.sameService", view.service === view.sameService, expecting: true)

    let repository: Repository = inject()
    show(
        "repository.storage === nil",
        repository.storage === nil,
        expecting: true,
        because: "Nothing is registered for 'Storage'"
    )

    startInjection { modules { module {} } }
    let service: Service? = inject()
    show(
        "the service is the same after a second start",
        service === view.service,
        expecting: true,
        because: "Injection is running already"
    )
}
