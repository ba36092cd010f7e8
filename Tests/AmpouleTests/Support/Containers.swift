import Ampoule
import TestSupport

extension Container {
    /// A container that logs nothing, for tests in which a resolution is meant to fail.
    static func silent(parent: Container? = nil) -> Container {
        let container = Container(parent: parent)
        container.messageHandler = nil
        return container
    }

    /// A container that logs into a notebook.
    static func logging(to notebook: Notebook<String>, parent: Container? = nil) -> Container {
        let container = Container(parent: parent)
        container.messageHandler = { [notebook] _, message in notebook.write(message) }
        return container
    }
}

extension ObjectScope {
    /// The built-in scopes in which an instance is shared by all threads.
    static let shared: [ObjectScope] = [.container, .weak]

    /// The built-in scopes in which an instance is shared at all.
    static let sharing: [ObjectScope] = [.graph, .container, .weak]

    /// All built-in scopes.
    static let builtIn: [ObjectScope] = [.transient, .graph, .container, .weak]
}
