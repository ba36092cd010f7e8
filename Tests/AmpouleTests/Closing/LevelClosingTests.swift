import Ampoule
import Dispatch
import TestSupport
import Testing

/// Levels that are closed while an instance is being made that has to be closed.
///
/// The instances that the registration has made before needed no closing, so the fast path makes this one, too.
struct LevelClosingTests {
    enum Request: CaseIterable {
        case require
        case resolve
        case typedCall
        case dependency

        func tool(of container: Container) throws -> (any Tool)? {
            switch self {
            case .require: try container.require(Tool.self)
            case .resolve: container.resolve(Tool.self)
            case .typedCall: try container.factory(for: Toolmaker.toolComponent).make()
            case .dependency: try container.factory(for: Toolbox.self).make().tool
            }
        }
    }

    private let container: Container
    private let workshop = Workshop()
    private let messages = Notebook<String>()

    init() throws {
        container = .logging(to: messages)
        container.register(Workshop.self, instance: workshop)
        Toolmaker.toolComponent.register(in: container.forDays)
        #expect(try container.day(0).require(Tool.self) is Spoon)
    }

    /// Opens a level, requests tools on threads of their own, and closes the level while the first one is being made.
    private func tools(requestedBy requests: [Request]) throws -> [Result<(any Tool)?, any Error>] {
        let day = container.day(1)
        workshop.beginMakingKnives()
        let workshop = workshop
        let tools = try concurrently(threads: requests.count + 1) { number in
            guard number < requests.count else {
                workshop.waitForKnife()
                day.closeAndWait()
                for _ in requests { workshop.endMakingKnife() }
                return Result<(any Tool)?, any Error>?.none
            }
            return Result { try requests[number].tool(of: day) }
        }
        return tools.compactMap { $0 }
    }

    private let warning =
        "The instance of 'Tool' is left open: its container was closed while it was being made."

    @Test(arguments: [Request.require, .typedCall, .dependency])
    func whatIsMadeTooLateFailsAndIsLogged(_ request: Request) throws {
        let tools = try tools(requestedBy: [request])

        #expect(isClosed { _ = try tools[0].get() })
        #expect(messages.entries == [warning])
    }

    @Test func resolveReturnsNilForWhatIsMadeTooLate() throws {
        let tools = try tools(requestedBy: [.resolve])

        #expect(try tools[0].get() == nil)
        #expect(messages.entries.count == 2)
        #expect(messages.entries.first == warning)
        #expect(messages.entries.last?.contains("its container has been closed") == true)
    }

    @Test(arguments: [Request.require, .typedCall, .dependency])
    func otherThreadsDoNotGetWhatIsMadeTooLate(_ request: Request) throws {
        let tools = try tools(requestedBy: [request, .require, .typedCall])

        #expect(tools.allSatisfy { result in isClosed { _ = try result.get() } })
    }
}

/// An instance that the tests make in the scope of a level.
protocol Tool: Sendable {}

struct Spoon: Tool {}

/// Has to be closed.
struct Knife: Tool, Closable {
    func close() {}
}

/// Makes spoons at once, or knives on request.
final class Workshop: Sendable {
    private let makesKnives = Locked(false)
    private let hasBegun = DispatchSemaphore(value: 0)
    private let mayEnd = DispatchSemaphore(value: 0)

    func beginMakingKnives() { makesKnives.withLock { $0 = true } }

    /// Waits until a knife is being made.
    func waitForKnife() { hasBegun.wait() }

    func endMakingKnife() { mayEnd.signal() }

    func makeTool() -> any Tool {
        guard makesKnives.withLock({ $0 }) else { return Spoon() }
        hasBegun.signal()
        mayEnd.wait()
        return Knife()
    }
}

enum Toolmaker {
    @Provides(scope: .container)
    static func tool(@Inject workshop: Workshop) -> any Tool { workshop.makeTool() }
}

@Register(scope: .transient)
struct Toolbox: Sendable {
    let tool: any Tool

    init(@Inject tool: any Tool) { self.tool = tool }
}
