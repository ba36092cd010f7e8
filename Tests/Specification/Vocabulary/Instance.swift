import Ampoule
import TestSupport

/// An instance of any service, with the number in the order in which instances are made.
///
/// Two results are the same instance if and only if their numbers are equal.
package protocol Instance: Sendable {
    var number: Int { get }
}

package protocol A: Instance {}
package protocol B: Instance {}
package protocol C: Instance {}
package protocol D: Instance {}

/// An object of each service, which keeps the instances that its factory has resolved.
package class Thing: A, B, C, D, @unchecked Sendable {
    // Unchecked because it has a subclass, which has constants only, too.

    package let number: Int
    fileprivate let code: UserCode
    private let dependencies: [any Instance]

    init(_ number: Int, _ code: UserCode, holding dependencies: [any Instance]) {
        self.number = number
        self.code = code
        self.dependencies = dependencies
        code.noteBeginning(of: number)
    }

    deinit { code.noteEnd(of: number) }
}

/// A thing that says itself how it is closed.
final class ClosableThing: Thing, Closable, @unchecked Sendable {
    func close() throws { try code.close(number) }
}

/// A value of each service.
struct ThingValue: A, B, C, D {
    let number: Int
}

/// The value that a session is opened with; it is none of the other services.
package struct SessionInfo: Instance {
    package let number: Int
}

/// The value that a request is opened with.
package struct RequestInfo: Instance {
    package let number: Int
}

extension Instance {
    /// The instance as an object, unless it is a value.
    var object: AnyObject? { type(of: self) is AnyClass ? self as AnyObject : nil }

    /// Whether both are the same object.
    func isSame(as other: any Instance) -> Bool { object != nil && number == other.number }

    func isInstance(of service: Service) -> Bool {
        switch service {
        case .a: self is any A
        case .b: self is any B
        case .c: self is any C
        case .d: self is any D
        case .session: self is SessionInfo
        case .request: self is RequestInfo
        case .injected: self is Injected
        }
    }
}
