/// A part of the library that a program uses, in a way that asks for a service.
///
/// Where the service is registered, everything resolves; where it is not, the program has a fault.
struct Feature: ProgramForm {
    let name: String
    let clarity = Clarity.exact

    /// Whether a container knows of what is missing, which does not know what closures ask for.
    let isInContainer: Bool

    /// Writes the use into a file.
    let write: @Sendable (Page, Need) -> Void

    init(_ name: String, isInContainer: Bool = false, write: @escaping @Sendable (Page, Need) -> Void) {
        (self.name, self.isInContainer, self.write) = (name, isInContainer, write)
    }

    static let all: [Feature] = closures + components + requests
}

/// What a feature asks for.
struct Need {
    /// The number in the names of all that the feature declares.
    let number: Int
    let isMissing: Bool

    /// The service.
    var type: String { "any Need\(number)" }

    /// A comment behind the line that asks for it.
    var mark: String { isMissing ? "  // problem: missingRegistration" : "" }

    /// What the program calls whatever asks for it.
    var title: String { isMissing ? Fault.title : "Feature\(number)" }

    /// A line that asks a resolver for it.
    func required(of resolver: String) -> String {
        "_ = try \(resolver).require((\(type)).self)\(mark)"
    }

    /// A line that declares it as a dependency.
    var property: String { "@Inject let need: \(type)\(mark)" }
}

extension Page {
    /// Declares what a feature asks for, and registers it unless it is to be missing.
    func declareNeed(isMissing: Bool) -> Need {
        let number = draft.nextNumber()
        add("protocol Need\(number): Sendable {}")
        if !isMissing {
            add("struct Fulfilled\(number): Need\(number) {}")
            register("container.register((any Need\(number)).self) { _ in Fulfilled\(number)() }")
        }
        return Need(number: number, isMissing: isMissing)
    }
}

extension Fault {
    /// Uses of the library that ask for what is missing.
    static let features = Feature.all.map { feature in
        Fault(
            "missing service of a \(feature.name)",
            "missingRegistration",
            isInContainer: feature.isInContainer
        ) { page in
            // What a library requires is for programs to register.
            let page = page.draft.modules.last?.addPage() ?? page
            feature.write(page, page.declareNeed(isMissing: true))
        }
    }
}
