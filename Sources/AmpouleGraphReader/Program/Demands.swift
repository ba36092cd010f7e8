/// Which requests the program can't do without.
struct Demands {
    /// The functions whose errors are caught somewhere, by name.
    private var caught: Set<String> = []
    private var functions: Set<String> = []
    private var functionsWithAutoclosures: Set<String> = []

    /// Functions of the standard library without autoclosures.
    private static let standardFunctions: Set<String> = [
        "debugPrint", "dump", "print", "type", "withExtendedLifetime", "zip",
    ]

    init(_ program: Program) {
        functions = program.functionNames.union(Self.standardFunctions)
        var called: [String: Set<String>] = [:]
        var pending: [String] = []
        for file in program.files.map(\.declarations) {
            functionsWithAutoclosures.formUnion(file.functionsWithAutoclosures)
            pending += file.caughtFunctions
            for propagation in file.propagations {
                called[propagation.function, default: []].insert(propagation.called)
            }
        }
        while let next = pending.popLast() {
            guard caught.insert(next).inserted else { continue }
            pending += called[next] ?? []
        }
    }

    /// Whether one of some functions may take an autoclosure, which it need not call.
    func mayDefer(_ functions: [String]) -> Bool {
        !functionsWithAutoclosures.isEmpty && functions.contains(where: functionsWithAutoclosures.contains)
    }

    /// Whether the program fails without what is requested.
    func isCertain(_ demand: DeclaredRequest.Demand) -> Bool {
        switch demand {
        case .certain: true
        case .unless(let function, let receiver):
            !(function.map(caught.contains) ?? false)
                && receiver.map { functions.contains($0) && !functionsWithAutoclosures.contains($0) } != false
        case .unlessCaught, .unlessOptional, .later, .none: false
        }
    }
}
