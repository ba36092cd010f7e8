/// Marks components that can be resolved synchronously.
///
/// Do not use it directly; generated code does.
public struct __Synchronous {}

/// Marks asynchronous components.
///
/// Do not use it directly; generated code does.
public struct __Asynchronous {}
