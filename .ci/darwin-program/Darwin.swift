// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Stands in for the module `Darwin` on another system: the declarations that the package uses, with the types that they have on
// Apple's systems, carried out by the C library of this one.

@_exported import func Glibc.dlopen
@_exported import func Glibc.dlsym
@_exported import func Glibc.write
@_exported import var Glibc.EINTR
@_exported import var Glibc.RTLD_LAZY
@_exported import var Glibc.STDERR_FILENO
@_exported import var Glibc.errno

import Glibc

public typealias pthread_key_t = UInt
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
public typealias useconds_t = UInt32

/// The structure that a thread is a pointer to.
public struct _opaque_pthread_t {}

@discardableResult
public func pthread_key_create(
    _ key: UnsafeMutablePointer<pthread_key_t>!,
    _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)!
) -> Int32 {
    typealias Destructor = @convention(c) (UnsafeMutableRawPointer?) -> Void
    var own = Glibc.pthread_key_t()
    let status = Glibc.pthread_key_create(&own, unsafeBitCast(destructor, to: Destructor.self))
    key.pointee = pthread_key_t(own)
    return status
}

@discardableResult
public func pthread_key_delete(_ key: pthread_key_t) -> Int32 {
    Glibc.pthread_key_delete(Glibc.pthread_key_t(key))
}

@discardableResult
public func pthread_setspecific(_ key: pthread_key_t, _ value: UnsafeRawPointer?) -> Int32 {
    Glibc.pthread_setspecific(Glibc.pthread_key_t(key), value)
}

public func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer? {
    Glibc.pthread_getspecific(Glibc.pthread_key_t(key))
}

public func pthread_self() -> pthread_t! {
    UnsafeMutablePointer(bitPattern: UInt(Glibc.pthread_self()))
}

/// The stack of the calling thread, which is the only one that the package asks for.
private func stack() -> (lowest: UnsafeMutableRawPointer?, size: Int) {
    typealias GetAttributes = @convention(c) (Glibc.pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt
    var attributes = pthread_attr_t()
    var (lowest, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
    let getAttributes = unsafeBitCast(dlsym(nil, "pthread_getattr_np"), to: GetAttributes.self)
    _ = getAttributes(Glibc.pthread_self(), &attributes)
    pthread_attr_getstack(&attributes, &lowest, &size)
    pthread_attr_destroy(&attributes)
    return (lowest, size)
}

public func pthread_get_stacksize_np(_ thread: pthread_t!) -> Int { stack().size }

/// The highest address of the stack, and not the lowest as elsewhere.
public func pthread_get_stackaddr_np(_ thread: pthread_t!) -> UnsafeMutableRawPointer {
    let (lowest, size) = stack()
    return lowest! + size
}

@discardableResult
public func usleep(_ time: useconds_t) -> Int32 { Glibc.usleep(Glibc.useconds_t(time)) }
