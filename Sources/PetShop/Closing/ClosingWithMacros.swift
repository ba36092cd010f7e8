import Ampoule
import Synchronization

/// The visit of a customer, a level.
private struct Visit: ContainerLevel {
    let customer: String
}

/// Writes down what is closed.
@Register(scope: .container)
private final class Diary: Sendable {
    private let stored = Mutex<[String]>([])

    init() {}

    var entries: [String] { stored.withLock { $0 } }

    func write(_ entry: String) { stored.withLock { $0.append(entry) } }
}

/// Is connected once, and has to be disconnected.
@Register(scope: .container)
private final class CashRegister: Closable {
    private let diary: Diary

    init(@Inject diary: Diary) async {
        await Task.yield()
        self.diary = diary
    }

    func close() async throws { diary.write("register") }
}

/// One for each visit.
@Register(scope: .container)
private final class Receipt: Closable {
    private let visit: Visit
    private let register: CashRegister
    private let diary: Diary

    init(@Inject visit: Visit, @Inject register: CashRegister, @Inject diary: Diary) async {
        self.visit = visit
        self.register = register
        self.diary = diary
    }

    func close() { diary.write("receipt of \(visit.customer)") }
}

@Registrations(Diary.self, CashRegister.self)
private extension Container {}

@Registrations(Receipt.self)
private extension LevelContainer<Visit> {}

func closingWithMacros() async {
    heading("Closing, with macros: a level ends with its closure, the program's container with the program")

    let container = Container { container in
        container.registerComponents()
        LevelContainer<Visit>.registerComponents(in: container)
    }
    let diary = container.diary()
    do {
        try await container.makeSharedInstances()
        try await container.withLevel(Visit(customer: "Ada")) { visit in
            _ = await visit.receipt()
        }
        show("after the visit", diary.entries, expecting: ["receipt of Ada"])
        try await container.close()
    } catch {
        show("error", "\(error)", expecting: nil)
    }
    show("at the end", diary.entries, expecting: ["receipt of Ada", "register"])
}
