import Ampoule
import TestSupport
import Testing

/// An animal that shows what it was made with.
private final class Talking: Animal, Pet, Closable {
    let name: String
    let inner: (any Animal)?
    private let notebook: Notebook<String>

    init(_ name: String, wrapping inner: (any Animal)? = nil, _ notebook: Notebook<String>) {
        self.name = name
        self.inner = inner
        self.notebook = notebook
    }

    func close() { notebook.write(name) }
}

/// A registration by which a container leads to what another one shares.
enum Lead: CaseIterable, Sendable {
    case decorator, decoratorOfDecorator, asynchronousDecorator
    case forward, forwardToForward, forwardToDecorator, contribution

    /// Registers it in a container.
    fileprivate func register(in container: Container, to entry: ServiceEntry<any Animal>) {
        switch self {
        case .decorator, .asynchronousDecorator, .decoratorOfDecorator, .forwardToDecorator:
            let isAsynchronous = self == .asynchronousDecorator
            let decorator = Self.decorate(container, asynchronously: isAsynchronous)
            if self == .decoratorOfDecorator { Self.decorate(container, asynchronously: false) }
            if self == .forwardToDecorator { container.forward((any Pet).self, to: decorator) }
        case .forward: container.forward((any Pet).self, to: entry)
        case .forwardToForward:
            let pet = container.forward((any Pet).self, name: "first", to: entry)
            container.forward((any Pet).self, to: pet)
        case .contribution:
            container.forward((any Animal).self, name: "listed", to: entry).contributes(to: (any Pet).self)
        }
    }

    @discardableResult
    private static func decorate(
        _ container: Container,
        asynchronously isAsynchronous: Bool
    ) -> ServiceEntry<any Animal> {
        guard isAsynchronous else {
            return container.decorate((any Animal).self) { _, animal in
                Talking("decorated \(animal.name)", wrapping: animal, Notebook())
            }
        }
        return container.decorate((any Animal).self) { _, animal in
            await suspend()
            return Talking("decorated \(animal.name)", wrapping: animal, Notebook()) as any Animal
        }.entry
    }

    /// Resolves what the registration leads to.
    fileprivate func animal(from container: Container) async throws -> any Animal {
        let resolver = container.asynchronous
        let found: any Sendable =
            switch self {
            case .decorator, .decoratorOfDecorator, .asynchronousDecorator:
                try await resolver.require((any Animal).self)
            case .forward, .forwardToForward, .forwardToDecorator:
                try await resolver.require((any Pet).self)
            case .contribution: try #require(try await resolver.require([any Pet].self).first)
            }
        return try #require(found as? any Animal)
    }
}

/// The container that leads to what the container with the overrides shares.
enum Asking: CaseIterable, Sendable {
    case child, childOfChild, level, fallingBack, unrelated

    fileprivate func container(for app: Container) -> Container {
        switch self {
        case .child: Container(parent: app)
        case .childOfChild: Container(parent: Container(parent: app))
        case .level: app.rehearsal
        case .fallingBack: Container(fallbacks: [app])
        case .unrelated: Container()
        }
    }

    /// Whether a lead needs to find a registration by its key, in the container or an ancestor.
    fileprivate func allows(_ lead: Lead) -> Bool {
        switch self {
        case .child, .childOfChild, .level: true
        case .fallingBack, .unrelated: [.forward, .forwardToForward, .contribution].contains(lead)
        }
    }

    static let withLeads: [(Asking, Lead)] = allCases.flatMap { asking in
        Lead.allCases.filter { asking.allows($0) }.map { (asking, $0) }
    }
}

/// Overrides of what other containers lead to.
struct OverridesThroughOthersTests {
    private let app = Container.silent()
    private let closed = Notebook<String>()
    private let animal: ServiceEntry<any Animal>

    init() {
        let closed = closed
        app.register(String.self) { _ in "real" }
        animal = app.register((any Animal).self) { resolver in
            Talking(try resolver.require(String.self), closed)
        }
        .inObjectScope(.container)
    }

    private func withFakes<Result>(_ body: () async throws -> Result) async throws -> Result {
        try await app.withOverrides {
            $0.override(String.self) { _ in "fake" }
        } perform: { () async throws in
            try await body()
        }
    }

    @Test(arguments: Asking.withLeads, [true, false])
    func theOverrideIsSeenInsideAndGoneOutside(_ path: (Asking, Lead), isMadeBefore: Bool) async throws {
        let (asking, lead) = path
        let other = asking.container(for: app)
        lead.register(in: other, to: animal)
        let before = isMadeBefore ? try await lead.animal(from: other) : nil

        let inside = try await withFakes { () async throws in
            let first = try await lead.animal(from: other)
            #expect(try await lead.animal(from: other).name == first.name)
            return first
        }

        #expect(inside.name.hasSuffix("fake"))
        let after = try await lead.animal(from: other)
        #expect(after.name.hasSuffix("real"))
        if let before { #expect((after as? Talking)?.innermost === (before as? Talking)?.innermost) }
        #expect(try app.require((any Animal).self).name == "real")
    }

    @Test(arguments: Lead.allCases)
    func whatIsMadeOutsideIsClosedAndWhatIsMadeInsideIsNot(_ lead: Lead) async throws {
        let child = Container(parent: app)
        lead.register(in: child, to: animal)
        _ = try await withFakes { try await lead.animal(from: child) }
        _ = try await lead.animal(from: child)

        try await app.close()

        #expect(closed.entries == ["real"])
    }

    @Test(arguments: [Lead.forward, .decorator])
    func theOverrideIsSeenThroughAChildThatIsMadeInside(_ lead: Lead) async throws {
        let before = try app.require((any Animal).self)
        try await withFakes { () async throws in
            let child = Container(parent: app)
            lead.register(in: child, to: animal)
            #expect(try await lead.animal(from: child).name.hasSuffix("fake"))
        }
        #expect(try app.require((any Animal).self) === before)
    }

    @Test func aForwardThatIsRegisteredInsideLeadsToTheOverride() throws {
        let before = try app.require((any Animal).self)
        try app.withOverrides {
            $0.override(String.self) { _ in "fake" }
        } perform: { () throws in
            app.forward((any Pet).self, to: animal)
            #expect(try app.require((any Pet).self).name == "fake")
            try app.withOverrides {
                $0.override(String.self) { _ in "inner" }
            } perform: { () throws in
                app.forward((any Pet).self, name: "inner", to: animal)
                #expect(try app.require((any Pet).self, name: "inner").name == "inner")
                #expect(try app.require((any Pet).self).name == "inner")
            }
            #expect(try app.require((any Pet).self).name == "fake")
        }
        #expect(try app.require((any Animal).self) === before)
    }

    @Test func aForwardOfAnotherContainerLeadsToTheInnermostOverride() throws {
        let other = Container()
        try app.withOverrides {
            $0.override(String.self) { _ in "fake" }
        } perform: { () throws in
            other.forward((any Pet).self, to: animal)
            try app.withOverrides {
                $0.override(String.self) { _ in "inner" }
            } perform: { () throws in
                #expect(try other.require((any Pet).self).name == "inner")
            }
            #expect(try other.require((any Pet).self).name == "fake")
        }
    }

    @Test(arguments: [true, false])
    func aDecoratorOfAChildDecoratesTheOverride(isUsedFirst: Bool) async throws {
        let child = Container(parent: Container(parent: app))
        Lead.decorator.register(in: child, to: animal)
        if isUsedFirst { _ = try await Lead.decorator.animal(from: child) }

        let inside = try await app.withOverrides {
            $0.override((any Animal).self) { _ in Cat(name: "fake") }
        } perform: { () async throws in
            try await Lead.decorator.animal(from: child)
        }

        #expect(inside.name == "decorated fake")
        #expect(try await Lead.decorator.animal(from: child).name == "decorated real")
    }

    @Test func whatDependsOnNoOverrideIsTheSameThroughAForward() async throws {
        let stable = Stable()
        let entry = app.register(Stable.self, instance: stable)
        let child = Container(parent: app)
        child.forward(AnyObject.self, to: entry)

        try await withFakes { () async throws in
            #expect(try child.require(AnyObject.self) === stable)
        }
        #expect(try child.require(AnyObject.self) === stable)
    }

    @Test func forwardsOfSeveralContainersShareTheInstanceOfTheOverride() async throws {
        let (first, second) = (Container(parent: app), Container(parent: app))
        for child in [first, second] { Lead.forward.register(in: child, to: animal) }

        try await withFakes { () async throws in
            let inFirst = try await Lead.forward.animal(from: first)
            #expect(try await Lead.forward.animal(from: second) === inFirst)
            #expect(try app.require((any Animal).self) === inFirst)
        }
    }
}

extension Talking {
    /// The animal inside of all decorators.
    fileprivate var innermost: any Animal { (inner as? Talking)?.innermost ?? inner ?? self }
}
