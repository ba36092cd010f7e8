// Stands in for the types that the checked files use, and that Embedded Swift doesn't support.

struct RegistrationKey {
    let takesNoArguments = true
}

final class Registration {
    let key: RegistrationKey

    init(key: RegistrationKey) { self.key = key }
}

struct Mutex<Value>: ~Copyable, @unchecked Sendable {
    private let value: UnsafeMutablePointer<Value>

    init(_ value: Value) {
        self.value = .allocate(capacity: 1)
        self.value.initialize(to: value)
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value.pointee) }
}

struct ThreadLocalPointer: @unchecked Sendable {
    private let pointer: UnsafeMutablePointer<UnsafeMutableRawPointer?>

    init(_ destructor: (UnsafeMutableRawPointer?) -> Void) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: nil)
    }

    var value: UnsafeMutableRawPointer? {
        get { pointer.pointee }
        nonmutating set { pointer.pointee = newValue }
    }
}

struct ThreadLocalFlag {
    var value: Bool {
        get { false }
        nonmutating set {}
    }
}

enum Makings {
    typealias Maker = SerialNumber
}

enum SystemThread {
    static func pause() {}
}
