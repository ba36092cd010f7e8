import TestSupport

protocol ParentType: AnyObject, Sendable {
    var child: (any ChildType)? { get }
}

protocol ChildType: AnyObject, Sendable {
    var parent: (any ParentType)? { get }
}

/// Has a child from the start, or gets one.
final class Mother: ParentType {
    private let storedChild: Locked<(any ChildType)?>

    init(child: (any ChildType)? = nil) { storedChild = Locked(child) }

    var child: (any ChildType)? {
        get { storedChild.withLock { $0 } }
        set { storedChild.withLock { $0 = newValue } }
    }
}

/// Has its parent from the start, or gets one, and does not keep it alive.
final class Daughter: ChildType {
    private struct WeakParent: Sendable {
        weak var parent: (any ParentType)?
    }

    private let storedParent: Locked<WeakParent>

    init(parent: (any ParentType)? = nil) { storedParent = Locked(WeakParent(parent: parent)) }

    var parent: (any ParentType)? {
        get { storedParent.withLock { $0.parent } }
        set { storedParent.withLock { $0.parent = newValue } }
    }
}
