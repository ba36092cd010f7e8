import Ampoule
import Foundation
import TestSupport
import Testing

struct DepthTests {
    private let container = Container.silent()

    @Test(arguments: TestLoad.sample(of: ObjectScope.builtIn, oneOf: 1))
    func aChainOfThousandsOfDependenciesResolves(in scope: ObjectScope) throws {
        let length = 3_000
        for number in 1...length {
            container.register(Int.self, name: "\(number)") { resolver in
                1 + (try resolver.require(Int.self, name: "\(number - 1)"))
            }
            .inObjectScope(scope)
        }
        container.register(Int.self, name: "0") { _ in 0 }

        // Under Address Sanitizer, a shared instance takes 26 KB of the stack.
        let depth = try onAnotherThread(stackSize: 128 << 20) { [container] in
            try container.require(Int.self, name: "\(length)")
        }

        #expect(depth == length)
    }

    @Test func aCycleAtTheEndOfALongChainIsNamed() throws {
        for number in 1...500 {
            container.register(Animal.self, name: "\(number)") { resolver in
                try resolver.require(Animal.self, name: "\(number - 1)")
            }
        }
        container.register(Animal.self, name: "0") { try $0.require(Animal.self, name: "1") }

        let error = try #require(throws: ResolutionError.self) {
            try onAnotherThread(stackSize: 64 << 20) { [container] in
                try container.require(Animal.self, name: "500")
            }
        }

        #expect(error.cycle?.map(\.name) == ["1", "0", "1"])
        #expect(error.path.count == 502)
    }

    @Test(arguments: TestLoad.sample(of: ObjectScope.builtIn, oneOf: 1))
    func anEndlessRecursionWithArgumentsIsAnErrorAndNoCrash(in scope: ObjectScope) throws {
        container.register(Int.self) { (resolver, number: Int) in
            try resolver.require(Int.self, argument: number + 1)
        }
        .inObjectScope(scope)

        let error = try #require(throws: ResolutionError.self) {
            try onAnotherThread { [container] in try container.require(Int.self, argument: 0) }
        }

        guard case .tooDeep = error.reason else { throw error }
        #expect(error.path.count > 100)
        #expect(try error.path.allSatisfy { try $0 == #require(error.path.first) })
    }

    @Test func anEndlessRecursionOfCompletionsIsAnErrorAndNoCrash() throws {
        container.register(Mother.self) { (_, _: Int) in Mother() }
            .inObjectScope(.transient)
            .initCompleted { resolver, _ in _ = try resolver.require(Mother.self, argument: 1) }

        let error = try #require(throws: ResolutionError.self) {
            try onAnotherThread { [container] in try container.require(Mother.self, argument: 1) }
        }

        guard case .tooDeep = error.reason else { throw error }
    }

    @Test func afterAnEndlessRecursionTheThreadGoesOnResolving() throws {
        container.register(Int.self) { (resolver, number: Int) in
            try resolver.require(Int.self, argument: number + 1)
        }
        container.register(Animal.self) { _ in Cat() }

        let name = try onAnotherThread { [container] in
            #expect(throws: ResolutionError.self) { try container.require(Int.self, argument: 0) }
            return try container.require(Animal.self).name
        }

        #expect(name == "Mimi")
    }

    private struct Lost: Error {
        let what: String
    }

    @TaskLocal private static var user = "none"

    @Test(arguments: TestLoad.sample(of: ObjectScope.builtIn, oneOf: 1), [256 << 10, 1 << 20, 8 << 20])
    func theThreadAndTaskLocalValuesHoldAtAnyDepth(in scope: ObjectScope, stackSize: Int) throws {
        let caller = Locked<ObjectIdentifier?>(nil)
        container.register(String.self) { _ in "real" }
        container.register(Int.self) { [unowned container] (resolver, number: Int) in
            guard Self.user == "ada" else { throw Lost(what: "the task-local value") }
            guard caller.withLock({ $0 }) == ObjectIdentifier(Thread.current) else {
                throw Lost(what: "the thread")
            }
            guard try container.require(String.self) == "fake" else { throw Lost(what: "the override") }
            return try resolver.require(Int.self, argument: number + 1)
        }
        .inObjectScope(scope)

        let container = container
        let error = try #require(throws: ResolutionError.self) {
            try onAnotherThread(stackSize: stackSize) {
                caller.withLock { $0 = ObjectIdentifier(Thread.current) }
                return try Self.$user.withValue("ada") {
                    try container.withOverrides {
                        $0.override(String.self) { _ in "fake" }
                    } perform: {
                        try container.require(Int.self, argument: 0)
                    }
                }
            }
        }

        guard case .tooDeep = error.reason else { throw error }
    }

    @Test func aSmallStackSufficesForAFewFactories() throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        let name = try onAnotherThread(stackSize: 128 << 10) { [container] in
            try container.require(Person.self).name
        }

        #expect(name == "Stephen")
    }
}
