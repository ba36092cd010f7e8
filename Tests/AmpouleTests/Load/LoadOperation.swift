/// An operation of a worker; operations that open something contain those inside it.
indirect enum LoadOperation: Sendable, CustomStringConvertible {
    /// The form of a request.
    enum Form: CaseIterable, Sendable {
        case require, resolve, lazy, provider, forwarded, asynchronous
    }

    case request(LoadService, Form)
    case requestList(isDictionary: Bool)
    case requestWithArguments(Int)
    /// Continues the object graph of the container.
    case requestInGraph
    /// Cancels the task of the request.
    case requestCancelled(LoadService)
    case reset(LoadReset)
    /// Registers a service of the root container anew.
    case replace
    /// Closes a container of the board, and puts another one there.
    case renew(slot: Int)
    case enter(slot: Int, [LoadOperation])
    case openVisit([LoadOperation], isClosed: Bool)
    case override(ofRoot: Bool, [LoadOperation])
    case copy([LoadOperation])
    /// Concurrently, in child tasks.
    case together([LoadOperation])
    /// Closes the root container, or what stands for it.
    case close

    var description: String {
        switch self {
        case .request(let service, let form): "request of '\(service)' (\(form))"
        case .requestList: "request of a list"
        case .requestWithArguments: "request with arguments"
        case .requestInGraph: "request in the common object graph"
        case .requestCancelled(let service): "cancelled request of '\(service)'"
        case .reset(let reset): "reset of the scope '\(reset)'"
        case .replace: "registration"
        case .renew(let slot): "closing the container in slot \(slot)"
        case .enter(let slot, _): "use of the container in slot \(slot)"
        case .openVisit: "opening a level"
        case .override(let ofRoot, _): ofRoot ? "overriding in the root" : "overriding in the container"
        case .copy: "copying the root"
        case .together: "concurrent operations"
        case .close: "closing the root"
        }
    }
}
