import Ampoule

/// The outer level: whose household a container is for.
struct Owner: ContainerLevel {
    let number: Int
    let trace: CountedCat
}

/// The inner level: which patient of a household a container is for.
struct Patient: ContainerLevel {
    typealias Outer = Owner

    let number: Int
    let owner: Int
    let trace: CountedCat
}

extension ObjectScope {
    /// A custom scope, whose instances belong to the container that owns their registration.
    static let cupboard = ObjectScope(storageFactory: PermanentStorage.init, description: "cupboard")
}

/// Something of one request, or of one session, was found in another.
struct MixUp: Error, CustomStringConvertible {
    let description: String
}

/// Throws if a condition does not hold.
///
/// Costs less than an expectation, and ends the thread at the first fault.
func verify(_ condition: Bool, _ fault: @autoclosure () -> String) throws {
    if !condition { throw MixUp(description: fault()) }
}

/// The reason for which a resolution fails, if it does.
func reason<Result>(of resolve: () throws -> Result) -> ResolutionError.Reason? {
    do {
        _ = try resolve()
        return nil
    } catch {
        return (error as? ResolutionError)?.reason
    }
}
