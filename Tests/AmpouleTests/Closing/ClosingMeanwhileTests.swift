import Ampoule
import TestSupport
import Testing

/// Instances that are being made while their container is closed.
struct ClosingMeanwhileTests {
    private let container = Container.silent()
    private let notebook = Notebook<String>()

    /// A factory that runs meanwhile returns an object that another registration has shared.
    @Test(arguments: [false, true])
    func anObjectThatIsReturnedAgainWhileTheContainerIsClosedIsClosedOnce(isDecorator: Bool) async throws {
        let door = Door("oak", notebook)
        let (began, mayEnd) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
        container.register(Door.self) { _ in door }.inObjectScope(.container)
        container.register(Shutter.self) { _ in
            Shutter {
                mayEnd.continuation.finish()
                try? await Task.sleep(for: .milliseconds(20))
            }
        }
        .inObjectScope(.container)
        if isDecorator {
            container.decorate(Door.self) { (_: AsynchronousResolver, door: Door) async in
                began.continuation.finish()
                for await _ in mayEnd.stream {}
                return door
            }
        } else {
            container.register((any Sendable).self) { resolver async throws in
                let door = try await resolver.require(Door.self)
                began.continuation.finish()
                for await _ in mayEnd.stream {}
                return door as any Sendable
            }
            .inObjectScope(.container)
        }
        _ = try container.require(Shutter.self)
        let task = Task { [container] in
            if isDecorator {
                _ = try await container.asynchronous.require(Door.self)
            } else {
                _ = try await container.asynchronous.require((any Sendable).self)
            }
        }
        for await _ in began.stream {}

        try await container.close()
        _ = await task.result

        #expect(notebook.entries == ["oak"])
    }
}
