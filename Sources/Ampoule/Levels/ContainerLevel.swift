/// A level: the value that its containers are opened with, such as that of a request or a document.
///
/// ```swift
/// struct RequestInfo: ContainerLevel {
///     let user: String
/// }
///
/// @Register(scope: .container)
/// final class AuditTrail: Sendable {
///     init(@Inject request: RequestInfo) { … }
/// }
///
/// @Registrations(AuditTrail.self)
/// extension LevelContainer<RequestInfo> {}
///
/// let request = container.level(RequestInfo(user: "ada"))
/// let trail = request.auditTrail()
/// ```
///
/// A level is opened directly in the program, unless it names the level that it is opened in:
///
/// ```swift
/// struct RequestInfo: ContainerLevel {
///     typealias Outer = Session
/// }
/// ```
///
/// The value is resolved like a service of its type, in its containers and in those inside. A level without a value is an empty
/// structure; for a value of another module, write a structure that has it.
public protocol ContainerLevel: Sendable {
    /// The level that this one is opened in; ``ProgramLevel`` by default.
    associatedtype Outer: ContainerLevel = ProgramLevel

    /// The type of the level's containers.
    ///
    /// Do not use it directly; generated code does.
    associatedtype __Container = LevelContainer<Self>
}

/// The program, as the level in which others are opened.
public enum ProgramLevel: ContainerLevel {
    /// The program itself: it is inside nothing.
    public typealias Outer = ProgramLevel

    /// The program's containers.
    ///
    /// Do not use it directly; generated code does.
    public typealias __Container = Container
}
