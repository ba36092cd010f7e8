import Ampoule
import Testing

private struct NoHay: Error {}

@Register
private struct EmptyManger: Sendable {
    init() throws { throw NoHay() }
}

@Register
private struct EmptyStall: Sendable {
    @Inject let manger: EmptyManger
}

@Register
private struct EmptyBarn: Sendable {
    let stall: EmptyStall

    init(@Inject stall: EmptyStall) throws { self.stall = stall }
}

/// Dependencies whose initializers throw.
struct ThrowingDependencyTests {
    private func error(of call: () throws(ResolutionError) -> some Any) -> ResolutionError? {
        do throws(ResolutionError) {
            _ = try call()
            return nil
        } catch {
            return error
        }
    }

    @Test func makeNamesTheDependencyThatThrows() throws {
        let container = Container()
        let error = try #require(
            error { () throws(ResolutionError) in try container.factory(for: EmptyStall.self).make() }
        )

        #expect(error.underlyingError is NoHay)
        #expect("\(error.key)".contains("EmptyManger"))
        #expect(error.path.map { key in "\(key)" }.first?.contains("EmptyStall") == true)
        #expect("\(error)".contains("EmptyManger"))
    }

    @Test func aTypedCallThatThrowsNamesTheDependency() throws {
        let container = Container()
        let error = try #require(
            error { () throws(ResolutionError) in try container.factory(for: EmptyBarn.self)() }
        )

        #expect(error.underlyingError is NoHay)
        #expect("\(error.key)".contains("EmptyManger"))
    }
}
