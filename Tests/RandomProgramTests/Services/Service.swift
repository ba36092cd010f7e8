/// A service of a random program, as its code spells it.
struct Service: Sendable {
    /// A text that depends on how a file names the module of the service: not at all, or as in `Core.`.
    typealias Spelling = @Sendable (_ path: String) -> String

    /// The type, such as `any Animal`.
    let type: Spelling

    /// What a component of it states behind its name; nil if it cannot be implemented.
    var conformance: Spelling?

    /// The members that a component of it declares.
    var members = ""

    /// An expression that makes an instance, where no component does.
    var instance: Spelling?

    /// Other spellings of the same type, in its annotations and in expressions.
    var alternatives: [Spelling] = []
    var isSendable = true

    /// Whether only classes implement it.
    var isClassBound = false

    /// The superclass that its components call the initializer of.
    var isSuperclass = false

    /// Whether the name alone may mean another type outside of the module.
    var isAmbiguous = false

    /// Whether a parameter of the type has to be marked as escaping.
    var isFunction = false

    // MARK: - Where it can be named

    let module: String
    let access: Access

    /// The only file that can name it, if it is private.
    var page: String?

    // MARK: - What is registered

    var registeredName: RegisteredName?
    var isAwaited = false
    var isIsolated = false

    /// The component that is the service itself.
    var ownComponent: Spelling?

    /// Whether the component takes an argument, so that only its factory can be injected.
    var takesArgument = false
}

enum Access: String, CaseIterable, Sendable {
    case `fileprivate`, `internal`, `public`

    /// The modifier with a space behind it, where one is needed.
    var modifier: String { self == .internal ? "" : rawValue + " " }
}

extension Service {
    init(_ type: @escaping Spelling, in page: Page, _ access: Access) {
        self.type = type
        module = page.module.name
        self.access = access
        self.page = access == .fileprivate ? page.name : nil
    }

    /// Whether a file can name the service.
    func isVisible(in page: Page) -> Bool {
        switch access {
        case .fileprivate: self.page == page.name
        case .internal: module == page.module.name
        case .public: module == page.module.name || page.module.imports.contains { $0.name == module }
        }
    }

    /// What a file writes before the name of the type.
    func path(in page: Page) -> String {
        if access == .fileprivate { return "" }
        if page.module.name == module { return page.draft.random.says(0.1) ? module + "." : "" }
        return isAmbiguous || page.draft.random.says(0.2) ? module + "." : ""
    }

    /// The type as an expression, in any of its spellings.
    func metatype(in page: Page) -> String {
        let spelling =
            page.draft.random.says(0.4) ? alternatives.randomElement(using: &page.draft.random) : nil
        return (spelling ?? type)(path(in: page)).metatype
    }
}

extension String {
    /// The type that this spells, as an expression.
    var metatype: String {
        let isSimple = !contains { " ,&".contains($0) } || hasPrefix("[") || hasPrefix("(") && hasSuffix(")")
        return isSimple || hasSuffix(">") && !contains(" ") ? "\(self).self" : "(\(self)).self"
    }

    /// The type that this spells, as an optional.
    var optionalType: String {
        contains { " &".contains($0) } && !hasPrefix("[") ? "(\(self))?" : "\(self)?"
    }
}
